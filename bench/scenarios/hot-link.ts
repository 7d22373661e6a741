/**
 * A link that ten million people and programs opened: its clicks lie in the table, counted by day and channel, and opening
 * links, making recommendations, counting what is new and showing the numbers are as fast as before.
 */
import { sql } from 'kysely';
import type { Db } from '../../server/src/platform/database/db.ts';
import { type Environment, type Figure, medians } from '../environment.ts';
import { get, load } from '../load/load.ts';

const visits = 10_000_000;
const part = 500_000;
const connections = 16;
const seconds = 5;
/** What a machine with other work on it gives and takes. */
const noise = 0.85;

export async function scenario(environment: Environment): Promise<Figure[]> {
  const { database } = environment;
  // The first start makes the mandants.
  await (await environment.startServer()).stop();
  const [first] = await database.kysely.selectFrom('mandant').select('id').orderBy('id').execute();
  const mandantId = first?.id ?? 1;
  const hot = await makeLink(environment, mandantId, 'BHeiss1', '100000000009');
  const cold = await makeLink(environment, mandantId, 'BKaLt12', '100000000017');
  await heat(environment, mandantId, hot.id);
  const opened = await openedByTurns(environment, hot.code, cold.code);
  const shown = await medians(5, async () => ({ ms: await showMs(environment, mandantId, hot.id) }));
  const counted = await countMs(environment, mandantId, hot.id);
  return [
    {
      name: `clicks on a link with ${visits.toLocaleString('en')} visits beside one without, by turns`,
      value: opened.hot,
      unit: 'clicks/s',
      limit: opened.cold,
      ratio: opened.hot / opened.cold,
      must: { atLeast: noise },
    },
    {
      name: 'numbers of the hot link of 400 days, by day and channel',
      value: shown.ms,
      unit: 'ms',
      ratio: shown.ms,
      must: { atMost: 50 },
    },
    { name: 'a batch of 5,000 clicks counted', value: counted, unit: 'ms', ratio: counted, must: { atMost: 200 } },
  ];
}

/** One after the other in each round, so that what else the machine does falls on both. */
async function openedByTurns(
  environment: Environment,
  hot: string,
  cold: string,
): Promise<{ hot: number; cold: number }> {
  const server = await environment.startServer();
  const open = async (code: string) =>
    (await load({ port: server.port, connections, seconds, next: () => get(`/k/${code}?c=wa`) })).perSecond;
  for (const code of [hot, cold]) await open(code);
  const figures = await medians(5, async () => ({ hot: await open(hot), cold: await open(cold) }));
  await server.stop();
  return figures;
}

async function makeLink(
  { database }: Environment,
  mandantId: number,
  code: string,
  number: string,
): Promise<{ id: number; code: string }> {
  return database.transaction({ mandantId, role: 'app', readOnly: false }, async (db) => {
    await sql`insert into link_code (code, mandant_id, number) values (${code}, ${mandantId}, ${number})`.execute(db);
    const { rows } = await sql<{ id: number }>`
      with person as (
        insert into account (hash, status, first_name, last_name, email, language, created_at, changed_at)
        values (md5(${code}), 'active', 'Anna', 'Muster', ${`${code.toLowerCase()}@example.org`}, 'de', now(), now()) returning id)
      insert into recommendation (number, hash, short_code, account_id, product_id, premium_id, premium_cents, recommender_share, link_type, status, valid_until, origin, created_at, changed_at)
      select ${number}, left(md5(${number}), 16), ${code}, person.id, (select min(id) from product), (select min(id) from premium), 7000, 50, 'shortLink', 'open', '2099-12-31', 'portal', now(), now()
      from person returning id`.execute(db);
    return { id: Number(rows[0]?.id), code };
  });
}

/** The clicks of a year, as they lie there when they were counted. */
async function heat({ database }: Environment, mandantId: number, id: number): Promise<void> {
  for (let done = 0; done < visits; done += part)
    await database.transaction({ mandantId, role: 'app', readOnly: false }, async (db) => {
      await sql`
        insert into click (epoch, recommendation_id, channel, entry_source, target, at, is_entry, kind)
        select (select current_epoch()), ${id}, (array['wa', 'fb', 'ml', 'qr'])[1 + n % 4], 'shortLink', 'landing', now() - make_interval(secs => (${visits} - n) * 3), n % 5 in (1, 2, 3), case when n % 5 = 0 then 'robot' else 'person' end
        from generate_series(${done}::int + 1, ${done + part}::int) n`.execute(db);
    });
  await database.transaction({ mandantId, role: 'app', readOnly: false }, async (db) => {
    await sql`
      insert into entry_day (recommendation_id, day, channel, people, repeats, robots)
      select ${id}, current_date - back, channel, 5000, 2000, 1500 from generate_series(0, 350) back, unnest(array['wa', 'fb', 'ml', 'qr']) channel
      on conflict do nothing`.execute(db);
    await sql`
      insert into visit (recommendation_id, day, visitor_hash)
      select ${id}, current_date - (n % 7), md5(n::text) from generate_series(1, 140000) n on conflict do nothing`.execute(
      db,
    );
    await sql`
      insert into click_total (recommendation_id, entries) values (${id}, 7000000)
      on conflict (mandant_id, recommendation_id) do update set entries = excluded.entries`.execute(db);
    await sql`
      insert into click_progress (counted_epoch, counted_xid, counted_id) select epoch, xid, id from click order by epoch desc, xid desc, id desc limit 1
      on conflict (mandant_id) do update set counted_epoch = excluded.counted_epoch, counted_xid = excluded.counted_xid, counted_id = excluded.counted_id`.execute(
      db,
    );
  });
  await sql`analyze`.execute(database.kysely);
}

/** The statement of the personal area. */
async function showMs({ database }: Environment, mandantId: number, id: number): Promise<number> {
  const { listDays } = await import('../../server/src/recommendation/entry-sql.ts');
  const started = performance.now();
  await database.transaction({ mandantId, role: 'app', readOnly: true }, (db) =>
    listDays(db, { recommendationId: id, since: '2000-01-01', max: 2000 }),
  );
  return performance.now() - started;
}

/** What the job does with 5,000 new clicks of the hot link; they are made here, because the job may have counted those of the load. */
async function countMs({ database }: Environment, mandantId: number, id: number): Promise<number> {
  const { countClicks, lockProgress } = await import('../../server/src/recommendation/entry-sql.ts');
  const write = <T>(steps: (db: Db) => Promise<T>) =>
    database.transaction({ mandantId, role: 'app', readOnly: false }, steps);
  const { ms } = await medians(3, async () => {
    await write((db) =>
      sql`
        insert into click (epoch, recommendation_id, channel, entry_source, target, at, is_entry, kind)
        select (select current_epoch()), ${id}, (array['wa', 'fb', 'ml', 'qr'])[1 + n % 4], 'shortLink', 'landing', now(), true, 'person'
        from generate_series(1, 5000) n`.execute(db),
    );
    const started = performance.now();
    const counted = await write(async (db) => countClicks(db, await lockProgress(db), 5000));
    if (counted === 0) throw new Error('there are no clicks to count');
    return { ms: performance.now() - started };
  });
  return ms;
}
