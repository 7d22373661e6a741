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

/** Up to which click a mandant's are counted, in the order of their key; a `xid` is a number of 64 bits, so a text. */
export interface Progress {
  epoch: number;
  xid: string;
  id: number;
}

/** How far the mandant's clicks are counted; locked, so that two at once come one after the other. */
export async function lockProgress(db: Db): Promise<Progress> {
  await db
    .insertInto('click_progress')
    .defaultValues()
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .selectFrom('click_progress')
    .select(['counted_epoch as epoch', 'counted_xid as xid', 'counted_id as id'])
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** So many names of campaigns and hosts has a link of its own; anybody can make up more. */
const namesMax = 20;

/**
 * Counts the next clicks, in the totals and by day and channel, and gives how many they were: of people whoever came first
 * that day, by the channel that brought them; what else came stands apart. A hot link costs one row a channel, however many came.
 *
 * Ids are drawn before the commit, so a flush under way may hold lower ones than what is seen. Transactions are drawn
 * before them: what those below every unfinished one have written is complete, and no lock is asked for. Whoever else
 * holds a transaction open only delays the counting. On another server, where numbers begin anew, clicks have another
 * epoch: those of earlier ones are complete, and come first.
 *
 * The clicks are younger than what the database knows of its tables, so it may guess a single one, and compare each with
 * each by a loop within a loop: none in what is left of the transaction. `entry_day` is looked up, never joined.
 */
export async function countClicks(db: Db, after: Progress, max: number): Promise<number> {
  await sql`select set_config('enable_nestloop', 'off', true), set_config('work_mem', ${partMemory}, true)`.execute(db);
  const { rows } = await sql<{ count: number }>`
    with part as materialized (
      select epoch, xid, id, recommendation_id, (at at time zone 'Europe/Berlin')::date as day, case when channel is null then '' else channel end as name,
        is_entry, referrer_host, kind
      from click where (epoch, xid, id) > (${after.epoch}::smallint, ${after.xid}::xid8, ${after.id}::bigint)
        and (epoch, xid) < ((select current_epoch()), pg_snapshot_xmin(pg_current_snapshot()))
      order by epoch, xid, id limit ${max}),
    summed as materialized (
      select recommendation_id, day, name, min(id) as first, (count(*) filter (where is_entry))::int as people,
        (count(*) filter (where kind = 'person' and not is_entry))::int as repeats, (count(*) filter (where kind = 'preview'))::int as previews,
        (count(*) filter (where kind = 'robot'))::int as robots, (count(*) filter (where kind = 'prefetch'))::int as prefetches, (count(*) filter (where kind = 'head'))::int as heads
      from part group by recommendation_id, day, name),
    named as (
      select name, recommendation_id, row_number() over (partition by recommendation_id order by min(first)) as place
      from summed where name <> '' and name <> all(${codes}::text[])
        and (select d.day from entry_day d where d.recommendation_id = summed.recommendation_id and d.day = summed.day and d.channel = summed.name) is null
      group by recommendation_id, name),
    taken as (
      select recommendation_id, count(distinct channel) as names from entry_day
      where recommendation_id = any(array(select recommendation_id from named)) and day >= (select min(day) from summed) and channel <> '' and channel <> ${furtherCampaigns} and channel <> all(${codes}::text[])
      group by recommendation_id),
    clicked as (
      select summed.*, case when named.place + coalesce(taken.names, 0) > ${namesMax} then ${furtherCampaigns} else summed.name end as channel
      from summed left join named using (recommendation_id, name) left join taken using (recommendation_id)),
    kept as (
      insert into entry_day (recommendation_id, day, channel, people, repeats, previews, robots, prefetches, heads)
      select * from (
        select recommendation_id, day, channel, people, repeats, previews, robots, prefetches, heads from clicked where channel <> ${furtherCampaigns}
        union all
        select recommendation_id, day, channel, sum(people)::int, sum(repeats)::int, sum(previews)::int, sum(robots)::int, sum(prefetches)::int, sum(heads)::int
        from clicked where channel = ${furtherCampaigns} group by recommendation_id, day, channel) as days
      order by recommendation_id, day, channel
      on conflict (mandant_id, recommendation_id, day, channel) do update set people = entry_day.people + excluded.people,
        repeats = entry_day.repeats + excluded.repeats, previews = entry_day.previews + excluded.previews, robots = entry_day.robots + excluded.robots,
        prefetches = entry_day.prefetches + excluded.prefetches, heads = entry_day.heads + excluded.heads),
    total as (
      insert into click_total (recommendation_id, entries)
      select recommendation_id, sum(people)::int from summed where people > 0 group by recommendation_id order by recommendation_id
      on conflict (mandant_id, recommendation_id) do update set entries = click_total.entries + excluded.entries),
    sent as (
      insert into referrer_day (recommendation_id, day, host, people)
      select recommendation_id, day, host, people from (
        select recommendation_id, day, referrer_host as host, count(*)::int as people,
          row_number() over (partition by recommendation_id, day order by referrer_host) as place
        from part where is_entry and referrer_host is not null group by recommendation_id, day, referrer_host) as came
      where place <= ${namesMax} order by recommendation_id, day, host
      on conflict (mandant_id, recommendation_id, day, host) do update set people = referrer_day.people + excluded.people),
    last as (
      select epoch, xid, id from part order by epoch desc, xid desc, id desc limit 1),
    moved as (
      update click_progress set (counted_epoch, counted_xid, counted_id) = (select epoch, xid, id from last) where exists (select from last))
    select count(*)::int as count from part`.execute(db);
  return rows[0]?.count ?? 0;
}

const codes = [...channelCodes];
/** What a part takes while it is added up: with less it goes by the disk. */
const partMemory = '32MB';

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

/** Of days that have a partition it is dropped as a whole; this is what came while there was none. */
export const deleteVisits = (db: Db, before: string) => db.deleteFrom('visit').where('day', '<', before).execute();

/** The oldest clicks, as far as they are older than a day of Berlin: ids and moments grow together, so younger ones end it. */
export async function deleteClicks(db: Db, before: string, max: number): Promise<number> {
  // Looked up one by one: whoever compared them with all clicks would read those of every mandant.
  await sql`set local enable_hashjoin = off`.execute(db);
  await sql`set local enable_mergejoin = off`.execute(db);
  const { numAffectedRows } = await sql`
    delete from click where (epoch, xid, id, at) in (
      select epoch, xid, id, at from (select epoch, xid, id, at from click order by epoch, xid, id limit ${max}) as oldest
      where at < ${before}::date::timestamp at time zone 'Europe/Berlin')`.execute(db);
  return Number(numAffectedRows ?? 0);
}

export const markKeptFrom = (db: Db, kept_from: string) =>
  db
    .insertInto('click_progress')
    .values({ kept_from })
    .onConflict((conflict) => conflict.column('mandant_id').doUpdateSet({ kept_from }))
    .execute();

/**
 * The first day of which any mandant of a cell keeps clicks; none while one that has some of before has not said so, because its
 * settings may be broken. Whoever never had a click says nothing, and is asked of that time alone.
 */
export async function findKeptFrom(db: Db, cell: string): Promise<string | undefined> {
  const { rows } = await sql<{ from: string | null }>`
    with said as materialized (
      select count(*) = count(p.kept_from) as is_whole, coalesce(min(p.kept_from), current_date) as day
      from mandant m join click_progress p on p.mandant_id = m.id where m.cell = ${cell} and p.counted_xid <> '0'::xid8)
    select case when said.is_whole and (
      select true from mandant m left join click_progress p on p.mandant_id = m.id
      where m.cell = ${cell} and coalesce(p.counted_xid, '0'::xid8) = '0'::xid8 and (p.kept_from is null or p.kept_from < said.day)
        and (select true from click c where c.mandant_id = m.id and c.at < said.day + 1 limit 1)
      limit 1) is null then said.day end as "from"
    from said`.execute(db);
  return rows[0]?.from ?? undefined;
}

/** Who has clicks to count, none said, too old ones, and numbers of days that are over, for questions of `whoHas`. */
export const uncountedRow = () => sql`
  select true from click c where c.mandant_id = m.id and (c.epoch, c.xid, c.id) > (
    coalesce((select p.counted_epoch from click_progress p where p.mandant_id = m.id), 0::smallint),
    coalesce((select p.counted_xid from click_progress p where p.mandant_id = m.id), '0'::xid8),
    coalesce((select p.counted_id from click_progress p where p.mandant_id = m.id), 0))`;

/** `m.low`: for so many days clicks are kept. Counting makes the row: without one there was no click. */
export const unsaidRow = (today: string, days: number) => sql`
  select true from click_progress p where p.mandant_id = m.id and p.counted_xid <> '0'::xid8
    and (p.kept_from is null or p.kept_from < ${today}::date - m.low - ${days}::int)`;

/** The oldest is looked for in the months alone that hold any of that time, whole ones, so that their order is that of the key. */
export const oldClickRow = (today: string) => sql`
  select c.at < (${today}::date - m.low)::timestamp at time zone 'Europe/Berlin' from click c
  where c.mandant_id = m.id and c.at < (date_trunc('month', (${today}::date - m.low)::timestamp) + interval '1 month') at time zone 'UTC'
  order by c.epoch, c.xid, c.id`;

export const oldVisitRow = (day: string) => sql`select true from visit v where v.mandant_id = m.id and v.day < ${day}`;
export const oldReferrerRow = (day: string) =>
  sql`select true from referrer_day r where r.mandant_id = m.id and r.day < ${day}`;
export const oldDayRow = (day: string) =>
  sql`select true from entry_day d where d.mandant_id = m.id and d.day < ${day}`;
