import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

/** Who came on a day before: with the day ends what they are known by. At most `max`; gives how many went. */
export async function deleteVisitors(db: Db, today: string, max: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from hit_visitor where (day, kind, name, channel, product_id, visitor_hash) in (
      select day, kind, name, channel, product_id, visitor_hash from hit_visitor where day < ${today}
      order by day, kind, name, channel, product_id, visitor_hash limit ${max})`.execute(db);
  return Number(numAffectedRows);
}

/** Numbers of days end after their time. */
export const deleteHits = (db: Db, before: string) => db.deleteFrom('hit_day').where('day', '<', before).execute();

/** Who has some of them, for questions of `whoHas`. */
export const oldVisitorRow = (today: string) => sql`
  select true from hit_visitor v where v.mandant_id = m.id and v.day < ${today}`;
export const oldHitRow = (before: string) => sql`
  select true from hit_day h where h.mandant_id = m.id and h.day < ${before}`;
