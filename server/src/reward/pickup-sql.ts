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

/** Of what was paid, or ended unpaid, before a moment; the keyed hash stays with the person. */
export async function clearSnapshots(db: Db, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update reward set holder_sealed = null, iban_sealed = null
    where iban_sealed is not null and status in ('paidOut', 'cancelled', 'expired') and coalesce(paid_at, changed_at) < ${before}`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}
