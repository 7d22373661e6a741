import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

export async function addEntry(db: Db, recommendation_id: number): Promise<number> {
  const { entries } = await db
    .insertInto('click_total')
    .values({ recommendation_id, entries: 1 })
    .onConflict((conflict) =>
      conflict.columns(['mandant_id', 'recommendation_id']).doUpdateSet({ entries: sql`click_total.entries + 1` }),
    )
    .returning('entries')
    .executeTakeFirstOrThrow();
  return entries;
}

/**
 * The last click below which none can appear any more. Ids are drawn before the commit, so the table is locked for the
 * moment in which that is asked: every flush under way is over then. Where it takes too long the next time does it.
 */
export async function lastCommittedClick(db: Db): Promise<number> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`lock table click in share mode`.execute(db);
  const row = await db.selectFrom('click').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row?.id ?? 0;
}

/** How far the mandant's clicks are worked up; locked, so that two at once come one after the other. */
export async function lockProgress(db: Db): Promise<{ countedId: number; anonymisedId: number }> {
  await db
    .insertInto('click_progress')
    .defaultValues()
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .selectFrom('click_progress')
    .select(['counted_id as countedId', 'anonymised_id as anonymisedId'])
    .forUpdate()
    .executeTakeFirstOrThrow();
}

interface Part {
  after: number;
  until?: number;
  /** Stops at the first click that is younger: ids and moments grow together. */
  before?: Date;
  max: number;
}

export async function listClickIds(db: Db, { after, until, before, max }: Part): Promise<number[]> {
  let clicks = db.selectFrom('click').select(['id', 'at']).where('id', '>', after).orderBy('id').limit(max);
  if (until !== undefined) clicks = clicks.where('id', '<=', until);
  const rows = await clicks.execute();
  const end = before ? rows.findIndex(({ at }) => at >= before) : -1;
  return (end < 0 ? rows : rows.slice(0, end)).map(({ id }) => id);
}

/** Counts the human visits of a stretch of clicks that nobody has counted that day. */
export async function countVisits(db: Db, after: number, until: number): Promise<void> {
  await sql`
    with fresh as (
      insert into visit (recommendation_id, day, visitor_hash)
      select distinct recommendation_id, (at at time zone 'Europe/Berlin')::date, visitor_hash
      from click where id > ${after} and id <= ${until} and not is_bot and visitor_hash is not null
      on conflict do nothing returning recommendation_id)
    insert into click_total (recommendation_id, entries)
    select recommendation_id, count(*)::int from fresh group by recommendation_id order by recommendation_id
    on conflict (mandant_id, recommendation_id) do update set entries = click_total.entries + excluded.entries`.execute(
    db,
  );
  await db.updateTable('click_progress').set({ counted_id: until }).execute();
}

/** Counts a human visit that leaves no row of a click, once for each visitor, link and day like any other. */
export async function countVisit(
  db: Db,
  { recommendationId, day, visitorHash }: { recommendationId: number; day: string; visitorHash: string },
): Promise<void> {
  await sql`
    with fresh as (
      insert into visit (recommendation_id, day, visitor_hash) values (${recommendationId}, ${day}, ${visitorHash})
      on conflict do nothing returning recommendation_id)
    insert into click_total (recommendation_id, entries) select recommendation_id, 1 from fresh
    on conflict (mandant_id, recommendation_id) do update set entries = click_total.entries + excluded.entries`.execute(
    db,
  );
}

export async function clearVisitors(db: Db, after: number, until: number): Promise<void> {
  await db
    .updateTable('click')
    .set({ visitor_hash: null })
    .where('id', '>', after)
    .where('id', '<=', until)
    .where('visitor_hash', 'is not', null)
    .execute();
  await db.updateTable('click_progress').set({ anonymised_id: until }).execute();
}

export const deleteVisits = (db: Db, before: string) => db.deleteFrom('visit').where('day', '<', before).execute();

export const deleteSalts = (db: Db, before: string) =>
  db.deleteFrom('visitor_salt').where('day', '<', before).execute();
