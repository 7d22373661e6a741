import { furtherCampaigns } from '@weitersagen/contract/recommendation/campaign';
import { channelCodes } from '@weitersagen/contract/recommendation/channel-codes';
import { sql } from 'kysely';
import type { Tx } from '#platform/context.ts';
import type { Db } from '#platform/database/db.ts';

/** An entry that a client's system reports: in the total and in its day. */
export async function addEntry(db: Db, recommendation_id: number, day: string): Promise<number> {
  await sql`
    insert into entry_day (recommendation_id, day, channel, reported) values (${recommendation_id}, ${day}, '', 1)
    on conflict (mandant_id, recommendation_id, day, channel) do update set reported = entry_day.reported + 1`.execute(
    db,
  );
  return addToTotal(db, recommendation_id);
}

/** Whoever came by a code (C-24): looking at it left no click, so they count once their data have made the recommendation. */
export async function addComer(
  db: Db,
  recommendation_id: number,
  { day, channel }: { day: string; channel: string },
): Promise<void> {
  await sql`
    insert into entry_day (recommendation_id, day, channel, people) values (${recommendation_id}, ${day}, ${channel}, 1)
    on conflict (mandant_id, recommendation_id, day, channel) do update set people = entry_day.people + 1`.execute(db);
  await addToTotal(db, recommendation_id);
}

async function addToTotal(db: Db, recommendation_id: number): Promise<number> {
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

/** So many names of campaigns and hosts has a link of its own; anybody can make up more. */
const namesMax = 20;

/**
 * Counts a stretch of clicks, in the totals and by day and channel: of people whoever nobody has counted that day, by the
 * channel that brought them first; what else came stands apart. A hot link costs one row a channel, however many came.
 *
 * The clicks are younger than what the database knows of its tables, so it may guess a single one, and compare each with
 * each by a loop within a loop: none in what is left of the transaction. `entry_day` is looked up, never joined.
 */
export async function countClicks(db: Db, after: number, until: number): Promise<void> {
  await sql`set local enable_nestloop = off`.execute(db);
  await sql`
    with part as materialized (
      select id, recommendation_id, (at at time zone 'Europe/Berlin')::date as day, case when channel is null then '' else channel end as name,
        visitor_hash, referrer_host, case when is_bot and kind = 'person' then 'robot' else kind end as kind
      from click where id > ${after} and id <= ${until}),
    named as (
      select name, recommendation_id, row_number() over (partition by recommendation_id order by min(id)) as place
      from part where name <> '' and name <> all(${codes}::text[])
        and (select d.day from entry_day d where d.recommendation_id = part.recommendation_id and d.day = part.day and d.channel = part.name) is null
      group by recommendation_id, name),
    taken as (
      select recommendation_id, count(distinct channel) as names from entry_day
      where recommendation_id = any(array(select recommendation_id from named)) and day >= (select min(day) from part) and channel <> '' and channel <> ${furtherCampaigns} and channel <> all(${codes}::text[])
      group by recommendation_id),
    clicked as (
      select part.*, case when named.place + coalesce(taken.names, 0) > ${namesMax} then ${furtherCampaigns} else part.name end as channel
      from part left join named using (recommendation_id, name) left join taken using (recommendation_id)),
    first as (
      select distinct on (recommendation_id, day, visitor_hash) recommendation_id, day, visitor_hash, channel, referrer_host
      from clicked where kind = 'person' and visitor_hash is not null order by recommendation_id, day, visitor_hash, id),
    fresh as (
      insert into visit (recommendation_id, day, visitor_hash)
      select recommendation_id, day, visitor_hash from first
      on conflict do nothing returning recommendation_id, day, visitor_hash),
    people as (
      select first.* from first join fresh using (recommendation_id, day, visitor_hash)),
    kept as (
      insert into entry_day (recommendation_id, day, channel, people, repeats, previews, robots, prefetches, heads)
      select recommendation_id, day, channel, coalesce(max(came), 0), count(*) filter (where kind = 'person') - coalesce(max(came), 0),
        count(*) filter (where kind = 'preview'), count(*) filter (where kind = 'robot'), count(*) filter (where kind = 'prefetch'), count(*) filter (where kind = 'head')
      from clicked left join (select recommendation_id, day, channel, count(*)::int as came from people group by 1, 2, 3) as own using (recommendation_id, day, channel)
      group by recommendation_id, day, channel order by recommendation_id, day, channel
      on conflict (mandant_id, recommendation_id, day, channel) do update set people = entry_day.people + excluded.people,
        repeats = entry_day.repeats + excluded.repeats, previews = entry_day.previews + excluded.previews, robots = entry_day.robots + excluded.robots,
        prefetches = entry_day.prefetches + excluded.prefetches, heads = entry_day.heads + excluded.heads),
    total as (
      insert into click_total (recommendation_id, entries)
      select recommendation_id, count(*)::int from people group by recommendation_id order by recommendation_id
      on conflict (mandant_id, recommendation_id) do update set entries = click_total.entries + excluded.entries)
    insert into referrer_day (recommendation_id, day, host, people)
    select recommendation_id, day, host, count(*)::int from (
      select people.recommendation_id, people.day, referrer_host as host,
        dense_rank() over (partition by people.recommendation_id, people.day order by referrer_host) as place
      from people where referrer_host is not null) as came
    where place <= ${namesMax}
    group by recommendation_id, day, host order by recommendation_id, day, host
    on conflict (mandant_id, recommendation_id, day, host) do update set people = referrer_day.people + excluded.people`.execute(
    db,
  );
  await db.updateTable('click_progress').set({ counted_id: until }).execute();
}

const codes = [...channelCodes];

/** Counts a human visit that leaves no row of a click, once for each visitor, link and day like any other. */
export async function countVisit(
  db: Db,
  visit: { recommendationId: number; day: string; visitorHash: string; channel: string | null },
): Promise<void> {
  const { recommendationId, day, visitorHash, channel } = visit;
  const kept = channel === null || channelCodes.has(channel) ? (channel ?? '') : furtherCampaigns;
  await sql`
    with fresh as (
      insert into visit (recommendation_id, day, visitor_hash) values (${recommendationId}, ${day}, ${visitorHash})
      on conflict do nothing returning recommendation_id, day),
    kept as (
      insert into entry_day (recommendation_id, day, channel, people) select recommendation_id, day, ${kept}, 1 from fresh
      on conflict (mandant_id, recommendation_id, day, channel) do update set people = entry_day.people + 1)
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

interface DayRow {
  day: string;
  channel: string;
  people: number;
  reported: number;
  repeats: number;
  previews: number;
  robots: number;
  prefetches: number;
  heads: number;
}

/** What came to a link since a day, the newest first. */
export async function listDays(
  db: Db,
  { recommendationId, since, max }: { recommendationId: number; since: string; max: number },
): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select day, channel, people, reported, repeats, previews, robots, prefetches, heads from entry_day
    where recommendation_id = ${recommendationId} and day >= ${since} order by day desc, channel limit ${max}`.execute(
    db,
  );
  return rows;
}

export async function findTotal(db: Db, recommendationId: number): Promise<number> {
  const row = await db
    .selectFrom('click_total')
    .select('entries')
    .where('recommendation_id', '=', recommendationId)
    .executeTakeFirst();
  return row?.entries ?? 0;
}

/** Numbers of days end after their time. */
export async function deleteDays(db: Db, before: string): Promise<void> {
  await db.deleteFrom('entry_day').where('day', '<', before).execute();
}
export const deleteReferrers = (db: Db, before: string) =>
  db.deleteFrom('referrer_day').where('day', '<', before).execute();

/** Numbers of links go with the person who shared them (K12, K14). */
export async function forgetEntries({ db }: Tx, accountId: number): Promise<void> {
  const own = db.selectFrom('recommendation').select('id').where('account_id', '=', accountId);
  await db.deleteFrom('entry_day').where('recommendation_id', 'in', own).execute();
  await db.deleteFrom('referrer_day').where('recommendation_id', 'in', own).execute();
}

export const deleteVisits = (db: Db, before: string) => db.deleteFrom('visit').where('day', '<', before).execute();

export const deleteSalts = (db: Db, before: string) =>
  db.deleteFrom('visitor_salt').where('day', '<', before).execute();
