/** Evidence of what was permitted goes some years after it was last used (rules 1.13). */
import { sql } from 'kysely';
import type { Tx } from '#platform/context.ts';

/** Of a row `e`: what somebody agreed to for as long as nothing else is said stays, the last yes of a person about it. */
const isPast = sql`(e.kind = 'newsletter-request' or not e.given or exists (
  select from permission_evidence n where n.mandant_id = e.mandant_id and n.person_hash = e.person_hash and n.kind = e.kind and n.id > e.id))`;

/** At most `max`; gives how many went. */
export async function deleteOldPermissions({ db }: Tx, years: number, max: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from permission_evidence where id = any(array(
      select e.id from permission_evidence e
      where e.last_used_at < now() - make_interval(years => ${years}::int) and ${isPast} limit ${max}))`.execute(db);
  return Number(numAffectedRows);
}

/** Who has one to delete, for a question of `whoHas`, whose low bound is the years. */
export const oldPermissionRow = sql`
  select true from permission_evidence e
  where e.mandant_id = m.id and e.last_used_at < now() - make_interval(years => m.low) and ${isPast}`;
