import { sql } from 'kysely';
import type { EarlierUse } from '#bank-account/bank-account.ts';
import type { Db } from '#platform/database/db.ts';
import type { Reward } from './sql.ts';

/**
 * What the person's rewards tell about an IBAN, by its hashes: when it was first given at a pickup nobody stopped,
 * whether one with it is stopped, and whether one was paid to it and has not come back.
 */
export async function findEarlierUse(
  db: Db,
  { accountId, recipientId }: Pick<Reward, 'accountId' | 'recipientId'>,
  ibanHashes: readonly string[],
): Promise<EarlierUse> {
  const isPerson = accountId === null ? sql`recipient_id = ${recipientId}` : sql`account_id = ${accountId}`;
  const { rows } = await sql<EarlierUse>`
    select min(iban_given_at) filter (where stopped_at is null) as "firstGivenAt",
      coalesce(bool_or(stopped_at is not null), false) as "isStopped",
      coalesce(bool_or(status = 'paidOut'), false) as "wasPaid"
    from reward where iban_hash = any(${[...ibanHashes]}::text[]) and ${isPerson}`.execute(db);
  return rows[0] as EarlierUse;
}

/** Denominations of these premiums of which a code is free. */
export const listFreeVouchers = async (
  db: Db,
  premiumIds: readonly number[],
): Promise<{ premiumId: number; valueCents: number }[]> =>
  premiumIds.length === 0
    ? []
    : db
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
): Promise<string | undefined> {
  const { rows } = await sql<{ code_sealed: string }>`
    update voucher_code set reward_id = ${rewardId}, taken_at = ${at}
    where id = (select id from voucher_code where premium_id = ${premiumId} and value_cents = ${cents} and reward_id is null
      order by id limit 1 for update skip locked)
    returning code_sealed`.execute(db);
  return rows[0]?.code_sealed;
}

/** Of what was paid, or ended unpaid, before a moment; the keyed hash stays with the person. */
export async function clearSnapshots(db: Db, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update reward set holder_sealed = null, iban_sealed = null
    where iban_sealed is not null and status in ('paidOut', 'cancelled', 'expired') and coalesce(paid_at, changed_at) < ${before}`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}
