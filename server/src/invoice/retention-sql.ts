import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

/** What invoices and statements said that were kept for so many years from the end of theirs. */
export async function endDocuments(db: Db, years: number, max: number): Promise<number> {
  let gone = 0;
  for (const [table, files] of [
    [sql`invoice`, sql`pdf = null, xrechnung = null`],
    [sql`agency_statement`, sql`pdf = null`],
  ] as const) {
    const { numAffectedRows } = await sql`
      update ${table} set ${files}, document = '{}'::jsonb, ended_on = (now() at time zone 'Europe/Berlin')::date
      where id = any(array(select id from ${table} where ended_on is null and created_at < kept_since(${years}::int) order by created_at, id limit ${max - gone}))`.execute(
      db,
    );
    gone += Number(numAffectedRows);
  }
  return gone;
}
