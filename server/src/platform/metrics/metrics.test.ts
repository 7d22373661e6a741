import { once } from 'node:events';
import fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { today } from '#testing/mandant-files.ts';
import { confirm, desk, recommendAndRegister, release, report } from '#testing/walk.ts';
import { world } from '#testing/world.ts';
import { globally } from '../context.ts';
import { recordEvent } from '../event.ts';
import { serveMetrics } from './metrics.ts';

const here = await world();
const { app } = here;
const { system } = app.app;
const server = await serveMetrics(0, { system, fastify: fastify(), nightly: ['order.release', 'person.forget'] });
afterAll(async () => {
  server.close();
  await once(server, 'close');
  await app.close();
});

const scrape = async (): Promise<string> => {
  const { port } = server.address() as { port: number };
  return (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
};
const figure = (text: string, series: string): number | undefined => {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
};

test('steps of money, mails that wait, jobs that are late and links in memory are told, and nobody’s name', async () => {
  const walk = await recommendAndRegister(app, {});
  await confirm(app, walk);
  await report(app, walk, 'bestaetigt', today);
  await here.days(15);
  const { eva } = await desk(app);
  await here
    .as()
    .write(({ db }) =>
      sql`insert into job_state (job, started_at, ended_at, outcome) values ('order.release', now(), now(), 'failed')`.execute(
        db,
      ),
    );
  // One was not asked for weeks, one is held for all.
  await globally(system, (db) =>
    sql`insert into job_round (job, day, asked_at, held_at) values
      ('order.release', date '2026-01-01', now(), null), ('person.forget', date '2026-01-01', now(), now())
      on conflict (job) do update set day = excluded.day, held_at = excluded.held_at`.execute(db),
  );
  await app.post();
  await release(app, walk, eva);
  const [, code = ''] = /\/k\/(\w+)/.exec(walk.shortLink) ?? [];
  for (let opened = 0; opened < 3; opened++) await app.app.http.fastify.inject(`/k/${code}`);
  await here.anna.recommends();
  here.nextHour();
  const text = await scrape();
  const steps = text.split('\n').filter((line) => line.startsWith('steps_total{'));
  expect(steps).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^steps_total\{object="recommendation",event="create"\} \d/),
      expect.stringMatching(/^steps_total\{object="order",event="\w+"\} \d/),
      expect.stringMatching(/^steps_total\{object="reward",event="provide"\} 2$/),
    ]),
  );
  expect(figure(text, 'mails_due')).toBeGreaterThan(0);
  expect(figure(text, 'mails_oldest_seconds')).toBeGreaterThan(0);
  expect([figure(text, 'jobs_late'), figure(text, 'jobs_failed'), figure(text, 'jobs_held')]).toEqual([1, 1, 1]);
  expect(figure(text, 'link_book_lookups_total{outcome="hit"}')).toBeGreaterThan(0);
  expect(figure(text, 'link_book_links')).toBeGreaterThan(0);
  expect(figure(text, 'database_pool_connections{state="waiting",cell="home",pool="own"}')).toBe(0);
  expect(text).toMatch(
    /^build_info\{version="\d+\.\d+\.\d+",commit="(?:unknown|[0-9a-f]{7,64})",node="v\d+[^"]*"\} 1$/m,
  );
  expect(text).not.toMatch(/spbdevk|versicherung|anna|ben@|DE\d{20}/i);
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
  expect(figure(await scrape(), series)).toBe(figure(before, series));
  await here.as().write((tx) => recordEvent(tx, step));
  expect(figure(await scrape(), series)).toBe(1);
});
