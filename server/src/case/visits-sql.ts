/** The visits of a link, as the signs need them (rules 3.14). */
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

interface Visits {
  repeats: number;
  people: number;
  /** All who came. */
  visitors: number;
  hosts: { host: string; day: string; people: number }[];
  /** Days on which somebody filled in the form of the link. */
  accepted: string[];
}

/** Of the day on which most came again, a quarter of the robots among them (mail servers look at links), and every page of others that people came from. */
export async function getVisits(db: Db, rootId: number): Promise<Visits> {
  const { rows } = await sql<Visits>`
    select coalesce(max(days.again), 0)::int as repeats,
      coalesce((array_agg(days.people order by days.again desc))[1], 0)::int as people,
      coalesce(sum(days.people), 0)::int as visitors,
      coalesce((select jsonb_agg(h) from (
        select host, min(day)::text as day, sum(people)::int as people from referrer_day where recommendation_id = ${rootId}
        group by host order by 3 desc limit 1000) as h), '[]'::jsonb) as hosts,
      array(
        select (t.at at time zone 'Europe/Berlin')::date::text from trace t
        where t.act = 'accept' and t.recommendation_id = any(array(
          select id from recommendation where root_id = ${rootId} limit 1000))) as accepted
    from (
      select sum(repeats + robots / 4) as again, sum(people) as people from entry_day where recommendation_id = ${rootId} group by day) as days`.execute(
    db,
  );
  return rows[0] as Visits;
}
