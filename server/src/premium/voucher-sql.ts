import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

export interface SealedVoucher {
  premiumId: number;
  valueCents: number;
  codeHash: string;
  codeSealed: string;
}

export interface NewVoucher extends Omit<SealedVoucher, 'premiumId'> {
  codeEnd: string | null;
}

/** Which of these the pool has, so that a code is not taken in twice under two keys. */
export const listKnownHashes = async (db: Db, premiumId: number, hashes: readonly string[]): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('voucher_code')
    .select('code_hash as codeHash')
    .where('premium_id', '=', premiumId)
    .where(sql<boolean>`code_hash = any(${[...hashes]}::text[])`)
    .execute();
  return new Set(rows.map((row) => row.codeHash));
};

export const addVoucherCodes = (db: Db, premiumId: number, codes: readonly NewVoucher[]) =>
  db
    .insertInto('voucher_code')
    .values(
      codes.map(({ valueCents, codeHash, codeSealed, codeEnd }) => ({
        premium_id: premiumId,
        value_cents: valueCents,
        code_hash: codeHash,
        code_sealed: codeSealed,
        code_end: codeEnd,
      })),
    )
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
    update voucher_code set reward_id = ${rewardId}, taken_at = ${at}, code_end = null
    where id = (select id from voucher_code where premium_id = ${premiumId} and value_cents = ${cents} and reward_id is null
      order by id limit 1 for update skip locked)
    returning premium_id as "premiumId", value_cents as "valueCents", code_hash as "codeHash", code_sealed as "codeSealed"`.execute(
    db,
  );
  return rows[0];
}
