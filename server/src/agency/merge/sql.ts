/** SQL of two agencies that become one: the record, and the rows of agencies themselves. */
import type { AgencyMove } from '@weitersagen/contract/agency/merge';
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { moveNumbered } from '#platform/database/renamed.ts';

const columns = [
  'id',
  'from_agency_id as fromId',
  'into_agency_id as intoId',
  'from_number as from',
  'into_number as into',
  'renames',
  'taken',
  'moved',
  'started_at as startedAt',
  'finished_at as finishedAt',
] as const;

const merges = (db: Db) =>
  db.selectFrom('agency_merge').select(columns).$narrowType<{ renames: Record<string, string> }>();

export type MergeRow = Awaited<ReturnType<typeof listRunning>>[number];

export const listRunning = (db: Db) => merges(db).where('finished_at', 'is', null).orderBy('id').execute();

/** One that somebody else works at is left to them. */
export const lockMerge = (db: Db, id: number) =>
  merges(db).where('id', '=', id).where('finished_at', 'is', null).forUpdate().skipLocked().executeTakeFirst();

/** Whether rows of one of them are on their way. */
export const isRunning = async (db: Db, agencyIds: readonly number[]): Promise<boolean> =>
  (await db
    .selectFrom('agency_merge')
    .select('id')
    .where('finished_at', 'is', null)
    .where((eb) => eb.or([eb('from_agency_id', 'in', [...agencyIds]), eb('into_agency_id', 'in', [...agencyIds])]))
    .limit(1)
    .executeTakeFirst()) !== undefined;

export const runningRow = () =>
  sql`select true from agency_merge g where g.mandant_id = m.id and g.finished_at is null`;

export async function insertMerge(
  db: Db,
  { from, into, renames, taken }: AgencyMove,
  { fromId, intoId, now }: { fromId: number; intoId: number; now: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('agency_merge')
    .values({
      from_agency_id: fromId,
      into_agency_id: intoId,
      from_number: from,
      into_number: into,
      renames: JSON.stringify(renames),
      taken: [...taken],
      started_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const addMoved = (db: Db, id: number, moved: number) =>
  db
    .updateTable('agency_merge')
    .set({ moved: sql`moved + ${moved}` })
    .where('id', '=', id)
    .execute();

export const markFinished = (db: Db, id: number, now: Date) =>
  db.updateTable('agency_merge').set({ finished_at: now }).where('id', '=', id).execute();

/** Its number leads to the other one, and so does whatever led to it. */
export const markMerged = (db: Db, id: number, into: number, now: Date) =>
  db
    .updateTable('agency')
    .set({
      merged_into: into,
      status: sql`case when id = ${id} then 'merged' else status end`,
      changed_at: now,
    })
    .where((eb) => eb.or([eb('id', '=', id), eb('merged_into', '=', id)]))
    .execute();

/** Numbers of all who work or have worked there. */
export async function listNumbers(db: Db, agencyId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('agency_user')
    .select('employee_number as number')
    .where('agency_id', '=', agencyId)
    .where('employee_number', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map(({ number }) => number as string);
}

export async function movePeople(
  db: Db,
  move: AgencyMove,
  { fromId, intoId, now }: { fromId: number; intoId: number; now: Date },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update agency_user set agency_id = ${intoId}, agency_number = ${move.into}, changed_at = ${now},
      employee_number = coalesce(${JSON.stringify(move.renames)}::jsonb ->> employee_number, employee_number)
    where agency_id = ${fromId} returning id`.execute(db);
  return rows.map(({ id }) => id);
}

export const moveInvitations = (db: Db, move: AgencyMove, intoId: number, max: number): Promise<number> =>
  moveNumbered(db, { table: 'invitation', order: ['created_at', 'id'], also: sql`agency_id = ${intoId}` }, move, max);

/** Of two extra premiums for one product at the same time the agency keeps the one it had; what the other promised stays. */
export async function movePlans(db: Db, { from, into }: AgencyMove, max: number, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update premium_plan p set agency_number = ${into},
      ended_at = case when p.ended_at is null and exists (${livingPlan(into, now)}) then ${now} else p.ended_at end
    where id = any(array(select id from premium_plan where agency_number = ${from} order by product_id, id limit ${max} for update))`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}

const livingPlan = (agencyNumber: string, now: Date) => sql`
  select from premium_plan o where o.agency_number = ${agencyNumber} and o.product_id = p.product_id and o.ended_at is null
    and (o.valid_to is null or o.valid_to >= greatest(p.valid_from, (${now}::timestamptz at time zone 'Europe/Berlin')::date))
    and (p.valid_to is null or p.valid_to >= greatest(o.valid_from, (${now}::timestamptz at time zone 'Europe/Berlin')::date))`;

export async function countEndingPlans(db: Db, from: string, into: string, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from premium_plan p
    where p.agency_number = ${from} and p.ended_at is null and exists (${livingPlan(into, now)})`.execute(db);
  return rows[0]?.count ?? 0;
}
