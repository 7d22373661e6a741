import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { System } from '#platform/context.ts';
import { createMeters } from '#platform/metrics/meters.ts';
import { world } from '../testing/world.ts';
import { createHits, type Hit } from './hits.ts';

const w = await world();
const { system } = w.app.app;
afterAll(() => w.app.close());

const slugs = ['spbdevk', 'versicherung'] as const;
beforeEach(async () => {
  for (const slug of slugs)
    await w.as(slug).write(async ({ db }) => {
      await db.deleteFrom('hit_day').execute();
      await db.deleteFrom('hit_visitor').execute();
    });
});

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const by = (ip: string, userAgent = browser) => ({ ip, userAgent });
const hit = (changes: Partial<Hit> = {}): Hit => ({
  mandantId: w.as().mandant.id,
  kind: 'page',
  name: 'Home',
  channel: null,
  productId: 0,
  ...changes,
});
const rows = (slug: (typeof slugs)[number] = 'spbdevk') =>
  w.as(slug).read(async ({ db }) => {
    const found = await db
      .selectFrom('hit_day')
      .select(['kind', 'name', 'channel', 'product_id as productId', 'count', 'people'])
      .orderBy('kind')
      .orderBy('name')
      .orderBy('channel')
      .execute();
    return found.map((row) => Object.values(row).join(' '));
  });

const lost = new Error('Connection terminated unexpectedly');
/** Writes at once; `answer` is what becomes of a transaction. */
function hitsBy(answer?: <T>(run: () => Promise<T>) => Promise<T>, given: { keptMax?: number; stopMs?: number } = {}) {
  const { transaction } = system.database;
  const meters = createMeters();
  const database = {
    ...system.database,
    transaction: ((scope, steps) =>
      scope.mandantId !== null && answer
        ? answer(() => transaction(scope, steps))
        : transaction(scope, steps)) as typeof transaction,
  };
  const parts: System = { ...system, database, meters };
  const givenUp = () => meters.readings().find(({ name }) => name === 'hits_given_up_total')?.values[0]?.value ?? 0;
  return { hits: createHits(parts, { everyMs: 20, againMs: 20, stopMs: 3000, ...given }), givenUp };
}

test('what is counted is added up by day, and each person of the day once', async () => {
  const { hits } = hitsBy();
  for (const ip of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) hits.count(hit(), by(ip));
  hits.count(hit({ kind: 'goal', name: '8', channel: 'wa' }), by('192.0.2.1'));
  hits.count(hit({ kind: 'visit', name: 'Empfehlen', productId: 101 }), by('192.0.2.1'));
  hits.count(hit({ mandantId: w.as('versicherung').mandant.id }), by('192.0.2.1'));
  await vi.waitFor(async () => expect(await rows()).toHaveLength(3));
  hits.count(hit(), by('192.0.2.1'));
  hits.count(hit(), by('192.0.2.3'));
  await hits.stop();
  expect(await rows()).toEqual(['goal 8 wa 0 1 1', 'page Home  0 5 3', 'visit Empfehlen  101 1 1']);
  expect(await rows('versicherung')).toEqual(['page Home  0 1 1']);
});

test('another process and the one that follows know who came on the day already', async () => {
  for (const _process of [1, 2]) {
    const { hits } = hitsBy();
    hits.count(hit(), by('192.0.2.1'));
    await hits.stop();
  }
  expect(await rows()).toEqual(['page Home  0 2 1']);
});

test('nobody is known by a mandant whom another one knows, nor by what is kept of links', async () => {
  const { hits } = hitsBy();
  for (const slug of slugs) hits.count(hit({ mandantId: w.as(slug).mandant.id }), by('192.0.2.1'));
  await hits.stop();
  const hashes = await Promise.all(
    slugs.map((slug) => w.as(slug).read(({ db }) => db.selectFrom('hit_visitor').select('visitor_hash').execute())),
  );
  expect(new Set(hashes.flat().map(({ visitor_hash }) => visitor_hash)).size).toBe(2);
  expect(JSON.stringify(hashes)).not.toContain('192.0.2.1');
});

test('robots, previews, and what a browser asks for ahead are not counted', async () => {
  const { hits } = hitsBy();
  hits.count(hit(), by('192.0.2.1', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'));
  hits.count(hit(), by('192.0.2.1', 'WhatsApp/2.24.9 A'));
  hits.count(hit(), { ...by('192.0.2.1'), ahead: 'prefetch' });
  await hits.stop();
  expect(await rows()).toEqual([]);
});

test('a mandant has a hundred names of campaigns on a day, and further ones are one', async () => {
  const { hits } = hitsBy();
  for (let name = 0; name < 103; name++) hits.count(hit({ channel: `name-${name}` }), by('192.0.2.1'));
  hits.count(hit({ channel: 'wa' }), by('192.0.2.1'));
  await hits.stop();
  const { hits: later } = hitsBy();
  later.count(hit({ channel: 'another' }), by('192.0.2.1'));
  await later.stop();
  const kept = await rows();
  expect(kept).toHaveLength(102);
  expect(kept).toContain('page Home * 0 4 1');
  expect(kept).toContain('page Home wa 0 1 1');
});

test('while the database is away it is kept, and written once when it is back', async () => {
  let isAway = true;
  const { hits, givenUp } = hitsBy((run) => (isAway ? Promise.reject(lost) : run()));
  hits.count(hit(), by('192.0.2.1'));
  await sleep(100);
  hits.count(hit(), by('192.0.2.2'));
  await sleep(100);
  expect(await rows()).toEqual([]);
  isAway = false;
  await hits.stop();
  expect(await rows()).toEqual(['page Home  0 2 2']);
  expect(givenUp()).toBe(0);
});

test('what was kept although nobody heard of it is not written a second time', async () => {
  let isLost = true;
  const { hits } = hitsBy(async (run) => {
    const value = await run();
    if (!isLost) return value;
    isLost = false;
    throw lost;
  });
  hits.count(hit(), by('192.0.2.1'));
  await vi.waitFor(() => expect(isLost).toBe(false));
  hits.count(hit(), by('192.0.2.1'));
  await hits.stop();
  expect(await rows()).toEqual(['page Home  0 2 1']);
});

test('what was not kept, and nobody heard of it, is written again', async () => {
  let isLost = true;
  const { hits } = hitsBy((run) => run());
  const { transaction } = system.database;
  const broken: typeof transaction = (scope, steps) =>
    transaction(scope, async (db, home) => {
      const value = await steps(db, home);
      if (!isLost || scope.mandantId === null) return value;
      isLost = false;
      // The transaction is taken back, and who asked for it hears of a broken line.
      throw lost;
    });
  const again = createHits(
    { ...system, database: { ...system.database, transaction: broken } },
    { everyMs: 20, againMs: 20 },
  );
  again.count(hit(), by('192.0.2.1'));
  await again.stop();
  await hits.stop();
  expect(isLost).toBe(false);
  expect(await rows()).toEqual(['page Home  0 1 1']);
});

test('what is more than may be kept is given up and counted, and so is what a program ends with', async () => {
  const { hits, givenUp } = hitsBy(() => Promise.reject(lost), { keptMax: 4, stopMs: 100 });
  for (let one = 1; one <= 5; one++) hits.count(hit({ name: 'Faq', productId: one }), by('192.0.2.1'));
  await hits.stop();
  expect(givenUp()).toBe(5);
  expect(await rows()).toEqual([]);
});

test('a day that is over keeps its numbers and forgets who came', async () => {
  const { hits } = hitsBy();
  hits.count(hit(), by('192.0.2.1'));
  await hits.stop();
  const visitors = () => w.as().read(({ db }) => db.selectFrom('hit_visitor').select('visitor_hash').execute());
  await w.app.app.jobs.runNow('hit.forget', w.as().mandant);
  expect(await visitors()).toHaveLength(1);
  await w.days(1);
  await w.app.app.jobs.runNow('hit.forget', w.as().mandant);
  expect(await visitors()).toHaveLength(0);
  expect(await rows()).toEqual(['page Home  0 1 1']);
});
