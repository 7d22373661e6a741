import { sql } from 'kysely';
import type { Db } from '#platform/db.ts';

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
