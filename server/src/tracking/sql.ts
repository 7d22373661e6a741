import { sql } from 'kysely';
import { commitLater, type Db } from '#platform/database/db.ts';

/** How often something was counted on a day, and by whom. */
export interface HitSum {
  day: string;
  /** `seen` and `reached` are of an A/B test. */
  kind: 'page' | 'goal' | 'visit' | 'share' | 'seen' | 'reached';
  name: string;
  channel: string;
  productId: number;
  count: number;
  visitors: Set<string>;
}

/**
 * Adds sums to what is there; who is new on the day is counted as one more. Two processes write in the same order. Whoever reached the
 * aim of an A/B test counts only where that person saw it before, in a statement of before.
 */
export async function addHits(db: Db, sums: readonly HitSum[]): Promise<void> {
  const column = <T>(of: (sum: HitSum) => T): T[] => sums.map(of);
  const places = sums.flatMap(({ visitors }, place) => [...visitors].map(() => place + 1));
  const visitors = sums.flatMap((sum) => [...sum.visitors]);
  await commitLater(db);
  await sql`
    with came as materialized (
      select * from unnest(${column(({ day }) => day)}::date[], ${column(({ kind }) => kind)}::text[], ${column(({ name }) => name)}::text[],
        ${column(({ channel }) => channel)}::text[], ${column(({ productId }) => productId)}::int[], ${column(({ count }) => count)}::int[])
        with ordinality as one (day, kind, name, channel, product_id, count, place)),
    fresh as (
      insert into hit_visitor (day, kind, name, channel, product_id, visitor_hash)
      select day, kind, name, channel, product_id, visitor from unnest(${places}::int[], ${visitors}::text[]) as who (place, visitor) join came using (place)
      where kind <> 'reached' or exists (select from hit_visitor v where v.day = came.day and v.kind = 'seen' and v.name = came.name
        and v.channel = came.channel and v.product_id = came.product_id and v.visitor_hash = visitor)
      order by 1, 2, 3, 4, 5, 6 on conflict do nothing returning day, kind, name, channel, product_id),
    people as (select day, kind, name, channel, product_id, count(*)::int as people from fresh group by 1, 2, 3, 4, 5)
    insert into hit_day as kept (day, kind, name, channel, product_id, count, people)
    select day, kind, name, channel, product_id, came.count, coalesce(people.people, 0) from came left join people using (day, kind, name, channel, product_id)
    order by 1, 2, 3, 4, 5
    on conflict (mandant_id, day, kind, name, channel, product_id) do update set count = kept.count + excluded.count, people = kept.people + excluded.people`.execute(
    db,
  );
}

/** By which the database knows this transaction afterwards. */
export async function transactionNumber(db: Db): Promise<string> {
  const { rows } = await sql<{ number: string }>`select pg_current_xact_id()::text as number`.execute(db);
  return rows[0]?.number ?? '';
}

/** Whether a transaction of before was kept; nothing while it is under way. */
export async function wasKept(db: Db, number: string): Promise<boolean | undefined> {
  const { rows } = await sql<{ status: string | null }>`
    select case when ${number}::xid8 < pg_snapshot_xmax(pg_current_snapshot()) then pg_xact_status(${number}::xid8) else 'aborted' end as status`.execute(
    db,
  );
  const status = rows[0]?.status;
  return status === 'in progress' ? undefined : status !== 'aborted';
}

/** By which channels somebody came on a day. */
export async function listChannels(db: Db, day: string): Promise<string[]> {
  const rows = await db.selectFrom('hit_day').select('channel').distinct().where('day', '=', day).execute();
  return rows.map(({ channel }) => channel);
}

/** The salt of a day, made by whoever needs it first. */
export async function findOrInsertSalt(db: Db, day: string, fresh: Buffer): Promise<Buffer> {
  await db
    .insertInto('visitor_salt')
    .values({ day, salt: fresh })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { salt } = await db.selectFrom('visitor_salt').select('salt').where('day', '=', day).executeTakeFirstOrThrow();
  return salt;
}

export const deleteSalts = async (db: Db, before: string): Promise<number> =>
  Number((await db.deleteFrom('visitor_salt').where('day', '<', before).executeTakeFirst()).numDeletedRows);

/** Who came on a day before: with the day ends what they are known by. At most `max`; gives how many went. */
export async function deleteVisitors(db: Db, today: string, max: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from hit_visitor where ctid = any(array(
      select ctid from hit_visitor where day < ${today} order by day, kind, name, channel, product_id, visitor_hash limit ${max}))`.execute(
    db,
  );
  return Number(numAffectedRows);
}

/** Numbers of days end after their time, those of an A/B test with it. */
export const deleteHits = (db: Db, before: string) =>
  db.deleteFrom('hit_day').where('day', '<', before).where('kind', 'not in', ['seen', 'reached']).execute();

export interface TestDays {
  from: string;
  until: string;
  /** Under which its versions are counted. */
  names: readonly string[];
}

export const deleteTestHits = (db: Db, { from, until, names }: TestDays) =>
  db
    .deleteFrom('hit_day')
    .where('day', '>=', from)
    .where('day', '<=', until)
    .where('kind', 'in', ['seen', 'reached'])
    .where('name', 'in', [...names])
    .execute();

/** Who has some of them, for questions of `whoHas`. */
export const oldVisitorRow = (today: string) => sql`
  select true from hit_visitor v where v.mandant_id = m.id and v.day < ${today}`;
export const oldHitRow = (before: string) => sql`
  select true from hit_day h where h.mandant_id = m.id and h.day < ${before} and h.kind not in ('seen', 'reached')`;
