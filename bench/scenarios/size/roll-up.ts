/**
 * Clicks that are counted: a part of the job beside a bare `insert … select … group by` of as many into the same table, and
 * clicks at a fixed 1,000 a second while a backlog is counted all the time, and while their tables are vacuumed, too.
 */
import { sql } from 'kysely';
import type { Db } from '../../../server/src/platform/database/db.ts';
import { countClicks, lockProgress } from '../../../server/src/recommendation/entry-sql.ts';
import { type Environment, type Figure, medians, quantile, type Server } from '../../environment.ts';
import { layLimitLinks, startClickLimit } from '../../limits/click-process.ts';
import { get, load } from '../../load/load.ts';
import { paced } from '../../load/paced.ts';
import { makeLinks } from '../../visitors.ts';

/** As many as the job counts at once. */
const part = 100_000;
const rounds = 5;
const perSecond = 1000;
const seconds = 8;
const links = 200;
/** Before the life of the demo. */
const quietDaysAgo = 300;

export async function scenario(environment: Environment): Promise<Figure[]> {
  await (await environment.startServer()).stop();
  const [first, second] = await environment.database.kysely.selectFrom('mandant').select('id').orderBy('id').execute();
  const [counted, bare] = [ofMandant(environment, first?.id ?? 1), ofMandant(environment, second?.id ?? 2)];
  const rollUp = await rollUpFigure(counted, bare);
  const server = await environment.startServer();
  try {
    return [rollUp, ...(await clickFigures(environment, server, counted))];
  } finally {
    await server.stop();
  }
}

type Steps = <T>(steps: (db: Db) => Promise<T>) => Promise<T>;

const ofMandant =
  ({ database }: Environment, mandantId: number): Steps =>
  (steps) =>
    database.transaction({ mandantId, role: 'app', readOnly: false, isJob: true }, steps);

/** Each round counts a day of its own, so that both insert and neither updates. */
async function rollUpFigure(counted: Steps, bare: Steps): Promise<Figure> {
  let daysAgo = quietDaysAgo;
  const ms = await medians(rounds, async () => {
    daysAgo++;
    for (const steps of [counted, bare]) await addClicks(steps, daysAgo);
    return {
      ours: await timed(() => countPart(counted)),
      limit: await timed(() => bare((db) => sumBare(db, daysAgo))),
    };
  });
  const rate = (of: number): number => part / (of / 1000);
  return {
    name: `a part of ${part.toLocaleString('en')} clicks counted beside a bare insert of as many`,
    value: rate(ms.ours),
    unit: 'clicks/s',
    limit: rate(ms.limit),
    ratio: ms.limit / ms.ours,
    must: { atLeast: 0.5 },
  };
}

async function timed(steps: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await steps();
  return performance.now() - from;
}

/** Of ten thousand links by four channels, a tenth from another page. */
const addClicks = (steps: Steps, daysAgo: number): Promise<unknown> =>
  steps((db) =>
    sql`
      insert into click (epoch, recommendation_id, channel, entry_source, target, at, is_entry, kind, referrer_host)
      select (select current_epoch()), 1 + (random() * 10000)::int, (array['wa', 'fb', 'ml', null])[1 + n % 4], 'shortLink', 'landing',
        now() - make_interval(days => ${daysAgo}::int), n % 5 in (1, 2, 3), case when n % 5 = 0 then 'robot' else 'person' end,
        case when n % 10 = 1 then 'www.example.org' end
      from generate_series(1, ${part}::int) as n`.execute(db),
  );

async function countPart(counted: Steps): Promise<void> {
  const count = await counted(async (db) => countClicks(db, await lockProgress(db), part));
  if (count !== part)
    throw new Error(`${count} clicks were counted: does another transaction of the server stand open?`);
}

const sumBare = (db: Db, daysAgo: number): Promise<unknown> =>
  sql`
    insert into entry_day (recommendation_id, day, channel, people, repeats, previews, robots, prefetches, heads)
    select recommendation_id, (at at time zone 'Europe/Berlin')::date, coalesce(channel, ''), count(*) filter (where is_entry),
      count(*) filter (where kind = 'person' and not is_entry), count(*) filter (where kind = 'preview'),
      count(*) filter (where kind = 'robot'), count(*) filter (where kind = 'prefetch'), count(*) filter (where kind = 'head')
    from click where at between now() - make_interval(days => ${daysAgo}::int, hours => 1) and now() - make_interval(days => ${daysAgo}::int, hours => -1)
    group by 1, 2, 3`.execute(db);

async function clickFigures(environment: Environment, server: Server, counted: Steps): Promise<Figure[]> {
  const codes = (await makeLinks(server, links)).map(({ short }) => short);
  await layLimitLinks(environment);
  const limit = await startClickLimit(environment, 'greedy');
  const click = (): string => get(codes[Math.floor(Math.random() * links)] ?? '');
  const accepts = (status: number): boolean => status === 302;
  const clicks = async ({ port }: { port: number }): Promise<number> =>
    quantile(await paced({ port, connections: 32, perSecond, seconds, next: click, accepts }), 0.99);
  const vacuum = () => environment.database.pool.query('vacuum (analyze) click');
  const counting = () => countBacklog(counted);
  try {
    for (const { port } of [server, limit]) await load({ port, connections: 32, seconds: 2, next: click });
    const figures = await medians(3, async () => ({
      alone: await clicks(server),
      beside: await beside(() => clicks(server), counting),
      vacuumed: await beside(() => clicks(server), counting, vacuum),
      bare: await beside(() => clicks(limit), counting, vacuum),
    }));
    return figuresOf(figures);
  } finally {
    limit.process.kill();
  }
}

function figuresOf({
  alone,
  beside,
  vacuumed,
  bare,
}: Record<'alone' | 'beside' | 'vacuumed' | 'bare', number>): Figure[] {
  const what = `clicks at ${perSecond}/s while ${(rounds * part).toLocaleString('en')} are counted again and again`;
  const atMost = (value: number) => ({ value, unit: 'ms', ratio: value, must: { atMost: 25 } });
  return [
    { name: `${what}, p99 (${alone.toFixed(1)} ms without)`, ...atMost(beside) },
    { name: `${what} and their tables vacuumed, p99`, ...atMost(vacuumed) },
    {
      name: 'the same beside bare clicks of a bare server',
      value: vacuumed,
      unit: 'ms',
      limit: bare,
      ratio: vacuumed / bare,
      must: { atMost: 2 },
    },
  ];
}

/** The others go on as long as what is measured does, from their beginning whenever they have come to their end. */
async function beside<T>(measured: () => Promise<T>, ...others: (() => Promise<unknown>)[]): Promise<T> {
  let isOver = false;
  const going = others.map(async (other) => {
    while (!isOver) await other();
  });
  const result = await measured().finally(() => {
    isOver = true;
  });
  await Promise.all(going);
  return result;
}

/** From the first click on, part by part. */
async function countBacklog(counted: Steps): Promise<void> {
  await counted((db) =>
    sql`update click_progress set counted_epoch = 0, counted_xid = '0', counted_id = 0`.execute(db),
  );
  for (let count = part; count === part; )
    count = await counted(async (db) => countClicks(db, await lockProgress(db), part));
}
