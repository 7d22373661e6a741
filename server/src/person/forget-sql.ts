import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

/**
 * The keyed hash of the address an agreement came from goes with the reward it stands for: once the recommendation has
 * ended and no account of a transfer is kept for it any more (3.3, C-16). Gives how many.
 */
export async function clearAgreementAddresses(db: Db, max: number): Promise<number> {
  const { rows } = await sql`
    update recipient set agreement_ip_hash = null where id in (
      select c.id from recipient c join recommendation r on r.id = c.recommendation_id
      where c.agreement_ip_hash is not null and r.status in ('paid', 'expired', 'cancelled')
        and not exists (select from reward w where w.recommendation_id = r.id and w.iban_sealed is not null)
      order by c.id limit ${max})
    returning id`.execute(db);
  return rows.length;
}

/** Accounts made before a moment that have no password and recommended nothing (K13). */
export const listUnused = (db: Db, before: Date, max: number) =>
  db
    .selectFrom('account')
    .select('id')
    .where('status', '=', 'created')
    .where('created_at', '<', before)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('recommendation')
            .select('recommendation.id')
            .whereRef('recommendation.account_id', '=', 'account.id'),
        ),
      ),
    )
    .orderBy('created_at')
    .limit(max)
    .execute();
