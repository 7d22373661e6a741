import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

export interface SealedVoucher {
  premiumId: number;
  valueCents: number;
  codeHash: string;
  codeSealed: string;
}

/** Hashes of the pool, so that a code is not taken in twice under two keys. */
export const listCodeHashes = async (db: Db, premiumId: number): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('voucher_code')
    .select('code_hash as codeHash')
    .where('premium_id', '=', premiumId)
    .execute();
  return new Set(rows.map((row) => row.codeHash));
};

export const addVoucherCodes = (
  db: Db,
  codes: readonly {
    premium_id: number;
    value_cents: number;
    code_sealed: string;
    code_hash: string;
    code_end: string | null;
  }[],
) =>
  db
    .insertInto('voucher_code')
    .values([...codes])
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Denominations of these premiums of which a code is free. */
export const listFreeVouchers = (
  db: Db,
  premiumIds: readonly number[],
): Promise<{ premiumId: number; valueCents: number }[]> =>
  db
    .selectFrom('voucher_code')
    .select(['premium_id as premiumId', 'value_cents as valueCents'])
    .distinct()
    .where(sql<boolean>`premium_id = any(${[...premiumIds]}::int[])`)
    .where('reward_id', 'is', null)
    .execute();

/** A free code of the denomination; two at once take two, or the second none. */
export async function takeVoucher(
  db: Db,
  { premiumId, cents, rewardId, at }: { premiumId: number; cents: number; rewardId: number; at: Date },
): Promise<SealedVoucher | undefined> {
  const { rows } = await sql<SealedVoucher>`
    update voucher_code set reward_id = ${rewardId}, taken_at = ${at}
    where id = (select id from voucher_code where premium_id = ${premiumId} and value_cents = ${cents} and reward_id is null
      order by id limit 1 for update skip locked)
    returning premium_id as "premiumId", value_cents as "valueCents", code_hash as "codeHash", code_sealed as "codeSealed"`.execute(
    db,
  );
  return rows[0];
}
