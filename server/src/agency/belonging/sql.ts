import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

interface Standing {
  id: number;
  agencyNumber: string;
  isActive: boolean;
}

/** So many agencies may have gone into one another, one after the other. */
const mergesMax = 10;

/** The agency of a number, or the one it went into, whichever stands at the end. */
export async function findStanding(db: Db, agencyNumber: string): Promise<Standing | undefined> {
  const { rows } = await sql<Standing>`
    with recursive way as (
      select a.id, a.agency_number, a.status, a.merged_into, 0 as step from agency a where a.agency_number = ${agencyNumber}
      union all
      select a.id, a.agency_number, a.status, a.merged_into, way.step + 1
      from way join agency a on a.id = way.merged_into where way.status = 'merged' and way.step < ${mergesMax})
    select id, agency_number as "agencyNumber", status = 'active' as "isActive" from way where status <> 'merged'`.execute(
    db,
  );
  return rows[0];
}

/** Whoever has left is nobody to whom something new is put. */
export const worksThere = async (db: Db, agencyId: number, employeeNumber: string): Promise<boolean> =>
  (await db
    .selectFrom('agency_user')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('employee_number', '=', employeeNumber)
    .where('removed_at', 'is', null)
    .executeTakeFirst()) !== undefined;

/** What a number of an employee became on the way of the agency into another one. */
export async function findRenamed(
  db: Db,
  { from, into, employeeNumber }: { from: string; into: string; employeeNumber: string },
): Promise<string | null | undefined> {
  const { rows } = await sql<{ employee: string | null }>`
    with recursive way as (
      select g.into_number, g.renames ->> ${employeeNumber} as employee, 0 as step from agency_merge g where g.from_number = ${from}
      union all
      select g.into_number, g.renames ->> way.employee, way.step + 1
      from way join agency_merge g on g.from_number = way.into_number where way.step < ${mergesMax})
    select employee from way where into_number = ${into}`.execute(db);
  return rows[0]?.employee;
}
