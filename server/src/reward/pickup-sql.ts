import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import type { Reward } from './sql.ts';

/** Whether a reward of this person was ever paid to the IBAN and has not come back. */
export async function wasPaidTo(
  db: Db,
  { accountId, recipientId }: Pick<Reward, 'accountId' | 'recipientId'>,
  ibanHashes: readonly string[],
): Promise<boolean> {
  const row = await db
    .selectFrom('reward')
    .select('id')
    .where('iban_hash', 'in', [...ibanHashes])
    .where('status', '=', 'paidOut')
    .where((eb) => (accountId === null ? eb('recipient_id', '=', recipientId) : eb('account_id', '=', accountId)))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * When the person first gave the IBAN: at a pickup nobody stopped, or as stored bank data. While a pickup with it is
 * stopped what is stored may come from the same hand, so it does not count.
 */
export async function findFirstGiven(
  db: Db,
  { accountId, recipientId }: Pick<Reward, 'accountId' | 'recipientId'>,
  ibanHashes: readonly string[],
): Promise<Date | null> {
  const isPerson = accountId === null ? sql`recipient_id = ${recipientId}` : sql`account_id = ${accountId}`;
  const { rows } = await sql<{ at: Date | null }>`
    select min(at) as at from (
      select iban_given_at as at from reward where iban_hash = any(${[...ibanHashes]}::text[]) and stopped_at is null and ${isPerson}
      union all
      select given_at from bank_account where iban_hash = any(${[...ibanHashes]}::text[])
        and owner_kind = ${accountId === null ? 'recipient' : 'account'} and owner_id = ${accountId ?? recipientId}
        and not exists (select from reward where iban_hash = any(${[...ibanHashes]}::text[]) and stopped_at is not null and ${isPerson})) as given`.execute(
    db,
  );
  return rows[0]?.at ?? null;
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
