import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import { workImport } from '#order-import/background.ts';
import { fileOf } from '#testing/cast/client.ts';
import { today } from '#testing/mandant-files.ts';
import { collect, confirm, desk, payOut, recommendAndRegister, release, report, rewardTokenOf } from '#testing/walk.ts';
import { world } from '#testing/world.ts';
import { createContext, globally } from '../context.ts';
import { recordEvent } from '../event.ts';
import { serveMetrics } from './metrics.ts';

const here = await world();
const { app } = here;
const { system } = app.app;
const server = await serveMetrics(
  { host: '127.0.0.1', port: 0 },
  { system, fastify: fastify(), nightly: ['order.release', 'person.forget'] },
);
afterAll(async () => {
  server.close();
  await once(server, 'close');
  await app.close();
});

const scrape = async (of = server): Promise<string> => {
  const { port } = of.address() as { port: number };
  return (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
};
const figure = (text: string, series: string): number | undefined => {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
};

const opened = async (shortLink: string): Promise<void> => {
  const [, code = ''] = /\/k\/(\w+)/.exec(shortLink) ?? [];
  await app.app.http.fastify.inject(`/k/${code}`);
};
const listOf = (text: string, name: string): Record<string, number> =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line.startsWith(`${name}{`))
      .map((line) => [line.slice(name.length, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );

test('steps of money, mails that wait, jobs that are late and addresses without mail are told, and nobody’s name', async () => {
  const walk = await recommendAndRegister(app, {});
  await confirm(app, walk);
  await report(app, walk, 'bestaetigt', today);
  await here.days(15);
  await here.as().write(async ({ db }) => {
    await sql`insert into job_state (job, started_at, ended_at, outcome) values ('order.release', now(), now(), 'failed')`.execute(
      db,
    );
    await sql`
      insert into returned_address (address_hash, state, reason, mail_id, in_row, returned_at)
      select state || n, state, 'addressUnknown', n, 1, now() from (values ('suppressed', 3), ('lifted', 2), ('complained', 1)) s (state, many),
        generate_series(1, many) n`.execute(db);
  });
  // One was not asked for weeks, one is held for all.
  await globally(system, (db) =>
    sql`insert into job_round (job, day, asked_at, held_at) values
      ('order.release', date '2026-01-01', now(), null), ('person.forget', date '2026-01-01', now(), now())
      on conflict (job) do update set day = excluded.day, held_at = excluded.held_at`.execute(db),
  );
  await release(app, walk, (await desk(app)).rita);
  await collect(app, walk, rewardTokenOf(walk, walk.recommenderEmail));
  await collect(app, walk, rewardTokenOf(walk, walk.recipientEmail), 'DE02500105170137075030', 'Ben Beispiel');
  // A new IBAN waits for three days.
  await here.days(4);
  const { eva, otto } = await desk(app);
  await payOut(app, 'spbdevk', eva, otto);
  await app.post();
  await here.anna.recommends();
  await here.anna.recommends();
  system.clock.set(new Date(system.clock.now().getTime() + 3_600_000));
  const text = await scrape();
  expect(listOf(text, 'steps_total')).toMatchObject({
    '{object="recommendation",event="create"}': 3,
    '{object="order",event="confirm"}': 1,
    '{object="order",event="release"}': 1,
    '{object="reward",event="provide"}': 2,
    '{object="reward",event="collect"}': 2,
    '{object="reward",event="payOut"}': 2,
    '{object="payout",event="create"}': 1,
    '{object="payout",event="export"}': 1,
    '{object="payout",event="confirm"}': 1,
  });
  expect(figure(text, 'mails_due')).toBe(2);
  // An hour by the clock, and what was done meanwhile.
  expect(Math.floor((figure(text, 'mails_oldest_seconds') ?? 0) / 3600)).toBe(1);
  expect([figure(text, 'jobs_late'), figure(text, 'jobs_failed'), figure(text, 'jobs_held')]).toEqual([1, 1, 1]);
  expect([figure(text, 'addresses_suppressed'), figure(text, 'cells_missing')]).toEqual([3, 0]);
  expect(text).not.toMatch(/spbdevk|versicherung|anna|ben@|DE\d{20}/i);
});

test('links in memory are told, with those that were found there and those that were not', async () => {
  const { short } = await here.anna.recommends();
  const numbers = (text: string) =>
    ['links', 'lookups_total{outcome="miss"}', 'lookups_total{outcome="hit"}'].map(
      (name) => figure(text, `link_book_${name}`) ?? 0,
    );
  const before = numbers(await scrape());
  for (let time = 0; time < 4; time++) await opened(short);
  const after = numbers(await scrape());
  expect(after.map((value, index) => value - (before[index] ?? 0))).toEqual([1, 1, 3]);
});

test('an import is told as long as it runs, and each of its rows', async () => {
  const { number } = await here.anna.recommends();
  const known = ['M-1', 'M-2', 'M-3'].map((order) => ({ order, number, email: `${order}@example.org` }));
  const body = fileOf([...known, { order: 'M-none', number: '104477120935' }]);
  const { eva } = await desk(app);
  const { Id } = (await app.call('POST', '/admin/auftraege/import', { token: eva, body })).body;
  const numbers = async () => {
    const text = await scrape();
    const rows = ['done', 'failed'].map((outcome) => figure(text, `import_rows_total{outcome="${outcome}"}`) ?? 0);
    return [figure(text, 'imports_running') ?? 0, ...rows];
  };
  expect(await numbers()).toEqual([0, 0, 0]);
  // From its first row on it waits until somebody has looked.
  const [atRow, looked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let isAtRow = false;
  const signal = Object.defineProperty(new AbortController().signal, 'aborted', {
    get: () => {
      isAtRow = true;
      atRow.resolve();
      return false;
    },
  });
  const transaction: typeof system.database.transaction = async (scope, steps) => {
    if (isAtRow) await looked.promise;
    return system.database.transaction(scope, steps);
  };
  const work = workImport(
    createContext({ ...here.as(), system: { ...system, database: { ...system.database, transaction } } }),
    Id,
    signal,
  );
  await atRow.promise;
  expect(await numbers()).toEqual([1, 0, 0]);
  looked.resolve();
  await work;
  expect(await numbers()).toEqual([0, 3, 1]);
});

test('connections are told that work, and whoever waits for one, also while the database does not answer', async () => {
  const { pool } = system.database;
  const away = { ...system.database, transaction: () => Promise.reject(new Error('away')) };
  const other = await serveMetrics(
    { host: '127.0.0.1', port: 0 },
    { system: { ...system, database: away }, fastify: fastify(), nightly: [] },
  );
  const numbers = async () => {
    const text = await scrape(other);
    expect(figure(text, 'mails_due')).toBeNaN();
    return ['used', 'waiting'].map((state) =>
      figure(text, `database_pool_connections{state="${state}",cell="home",pool="own"}`),
    );
  };
  const used = () => pool.totalCount - pool.idleCount;
  // A program that runs takes one for a moment whenever it likes.
  const told = (waiting: number) => vi.waitFor(async () => expect(await numbers()).toEqual([used(), waiting]), 10_000);
  await told(0);
  const held = [await pool.connect()];
  await told(0);
  expect(used()).toBeGreaterThan(0);
  while (used() < pool.options.max) held.push(await pool.connect());
  const waiting = pool.connect();
  expect(await numbers()).toEqual([pool.options.max, 1]);
  for (const client of held) client.release();
  (await waiting).release();
  await told(0);
  expect(used()).toBeLessThan(pool.options.max);
  other.close();
});

test('which program it is says its version, the commit it was built of, and its Node', async () => {
  const { version } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'));
  const labels = (commit: string) => `{version="${version}",commit="${commit}",node="${process.version}"}`;
  // Of a build without one where git is not at hand.
  const [own = ''] = Object.keys(listOf(await scrape(), 'build_info'));
  expect(own.replace(/commit="(?:unknown|[0-9a-f]{7,64})"/, '')).toBe(labels('').replace('commit=""', ''));
  vi.stubEnv('BUILD_COMMIT', '0123abc');
  const other = await serveMetrics({ host: '127.0.0.1', port: 0 }, { system, fastify: fastify(), nightly: [] });
  vi.unstubAllEnvs();
  expect(listOf(await scrape(other), 'build_info')).toEqual({ [labels('0123abc')]: 1 });
  other.close();
});

test('they are told at the address that is given, and at no other of this machine', async () => {
  const of = (host: string) => serveMetrics({ host, port: 0 }, { system, fastify: fastify(), nightly: [] });
  const everywhere = await of('0.0.0.0');
  expect([server, everywhere].map((one) => (one.address() as { address: string }).address)).toEqual([
    '127.0.0.1',
    '0.0.0.0',
  ]);
  everywhere.close();
});

test('what a transaction takes back is not counted', async () => {
  const before = await scrape();
  const step = { object: 'reward', id: 1, event: 'payOut', from: null, to: 'paid' } as const;
  const taken = here.as().write(async (tx) => {
    await recordEvent(tx, step);
    throw new Error('no');
  });
  await expect(taken).rejects.toThrow('no');
  const series = 'steps_total{object="reward",event="payOut"}';
  const counted = figure(before, series) ?? 0;
  expect(figure(await scrape(), series) ?? 0).toBe(counted);
  await here.as().write((tx) => recordEvent(tx, step));
  expect(figure(await scrape(), series)).toBe(counted + 1);
});
