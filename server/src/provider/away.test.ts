/** A provider that cannot be had: nobody waits for it, the last good state stands, and it is tried again, later and later. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Mood } from '#testing/provider/fake-provider.ts';
import { kindsHere, providedBy } from '#testing/provider/provided.ts';
import { manyTariffs, tariff } from '#testing/provider/stock.ts';
import { type World, world } from '#testing/world.ts';

const said: string[] = [];
let w: World;
let p: Awaited<ReturnType<typeof providedBy>>;
beforeAll(async () => {
  w = await world(
    { OUTGOING_ALLOW: '127.0.0.1', LOG_LEVEL: 'debug' },
    { logTo: { write: (line: string) => void said.push(line) } },
  );
});
afterAll(() => w.app.close());
afterEach(() => p.close());

const state = async () =>
  (await p.job()).read(({ db }) =>
    db.selectFrom('provider_state').select(['failure', 'failures', 'next_at as nextAt']).executeTakeFirstOrThrow(),
  );
const minutesToNext = async (): Promise<number> =>
  ((await state()).nextAt?.getTime() ?? 0) / 60_000 - w.app.app.system.clock.now().getTime() / 60_000;

describe.each(kindsHere)('%s', (kind) => {
  test.each<[Mood, string, number]>([
    ['down', 'serverError', 3],
    [500, 'serverError', 3],
    ['gone', 'unreachable', 3],
    ['denied', 'accessDenied', 1],
    [403, 'accessDenied', 1],
    ['redirect', 'otherStatus', 1],
    ['torn', 'unreachable', 1],
    [204, 'otherStatus', 1],
  ])('%s: what was offered stays, and it was asked no oftener than it may help', async (mood, failure, tries) => {
    p = await providedBy(w, kind);
    await p.offers([tariff(1)]);
    await p.delivers([tariff(1), tariff(2)]);
    Object.assign(p.provider, { mood, calls: [] });
    expect(await p.fetches()).toBe(0);
    expect(await state()).toMatchObject({ failure, failures: 1 });
    expect(p.provider.calls).toHaveLength(tries);
    const { body } = await w.app.call('GET', '/produkt?quelle=festnetz');
    expect(body.map(({ ExterneId, PreisVom }: Record<string, unknown>) => [ExterneId, PreisVom])).toEqual([
      ['T-1', '2026-03-03'],
    ]);
  });

  test('after a failure it is tried later and later, at most an hour, and by hand at any time', async () => {
    p = await providedBy(w, kind);
    await p.delivers([tariff(1)]);
    p.provider.mood = 'denied';
    const pauses: number[] = [];
    for (let tried = 0; tried < 6; tried++) {
      await p.fetches();
      pauses.push(await minutesToNext());
      p.provider.calls = [];
      await p.fetches();
      expect(p.provider.calls).toEqual([]);
      w.app.app.system.clock.set(new Date(w.app.app.system.clock.now().getTime() + 61 * 60_000));
    }
    for (const [tried, usual] of [5, 10, 20, 40, 60, 60].entries()) {
      expect(pauses[tried]).toBeGreaterThan(usual * 0.75);
      expect(pauses[tried]).toBeLessThanOrEqual(usual);
    }
    await p.fetches();
    p.provider.mood = 'well';
    expect(await p.fetches({ by: 'eva@betreiber.example' })).toBe(1);
    expect(await state()).toEqual({ failure: null, failures: 0, nextAt: null });
  });

  test('a provider that is too busy is asked again when it says', async () => {
    p = await providedBy(w, kind);
    await p.delivers([tariff(1)]);
    p.provider.busyTimes = 2;
    expect(await p.fetches()).toBe(1);
    p.provider.busyTimes = 3;
    await p.delivers([tariff(1), tariff(2)]);
    await p.fetches();
    expect(await state()).toMatchObject({ failure: 'busy' });
  });

  test('whoever clicks meanwhile does not wait for a provider that is silent', async () => {
    p = await providedBy(w, kind);
    await p.offers(manyTariffs(3));
    await p.delivers(manyTariffs(3));
    p.provider.mood = 'silent';
    const stop = new AbortController();
    const asking = p.fetches({ signal: stop.signal });
    await expect.poll(() => p.provider.calls.length).toBeGreaterThan(0);
    expect((await w.app.call('GET', '/produkt?quelle=festnetz')).body).toHaveLength(3);
    p.provider.mood = 'gone';
    stop.abort();
    await p.close();
    await asking;
  });

  test('the key stands in the header alone, and in no line of the log', async () => {
    p = await providedBy(w, kind);
    await p.delivers([tariff(1)]);
    await p.fetches();
    const { key, calls } = p.provider;
    expect(calls.every((call) => call.key === `Bearer ${key}` && !call.path.includes(key))).toBe(true);
    p.provider.mood = 'denied';
    await p.fetches({ by: 'eva@betreiber.example' });
    expect(said.some((line) => line.includes('"purpose":"provider"'))).toBe(true);
    expect(said.filter((line) => line.includes(key))).toEqual([]);
  });

  test('without a key, and at an address that may not be called, nothing is sent', async () => {
    p = await providedBy(w, kind, { providerAddress: 'https://10.0.0.1/tarife' });
    await p.fetches();
    expect(await state()).toMatchObject({ failure: 'addressRefused' });
    await (await p.job()).write(({ db }) => db.updateTable('mandant_config').set({ provider_sealed: null }).execute());
    await p.fetches({ by: 'eva@betreiber.example' });
    expect(await state()).toMatchObject({ failure: 'keyMissing' });
    expect(p.provider.calls).toEqual([]);
  });
});

test('a load that broke off says why, as the provider does', async () => {
  p = await providedBy(w, 'anbieter-b');
  await p.delivers(manyTariffs(800));
  p.provider.mood = 'torn';
  await p.fetches();
  expect((await p.loads()).map(({ status, failure }) => [status, failure])).toEqual([['failed', 'unreachable']]);
});

test.each(kindsHere)('%s: what takes longer than half an hour in all comes to an end', async (kind) => {
  p = await providedBy(w, kind);
  await p.delivers(manyTariffs(800));
  p.provider.mood = 'slow';
  const asking = p.fetches();
  await expect.poll(() => p.provider.calls.length).toBe(1);
  const { clock } = w.app.app.system;
  clock.set(new Date(clock.now().getTime() + 31 * 60_000));
  expect(await asking).toBe(0);
  expect(await state()).toMatchObject({ failure: 'tooSlow' });
});

test('the file of today may come later in the night; meanwhile changes are asked for', async () => {
  p = await providedBy(w, 'anbieter-b');
  await p.offers([tariff(1)]);
  await w.days(1);
  p.provider.calls = [];
  expect(await p.fetches()).toBe(0);
  expect(await state()).toMatchObject({ failure: null, failures: 0 });
  expect(p.provider.calls.map(({ path }) => path)).toEqual(['/b/produkte-2026-03-04.csv', '/b/aenderungen-1.csv']);
});

test('at another address everything begins anew, and products stay themselves', async () => {
  p = await providedBy(w, 'anbieter-a');
  await p.offers([tariff(1)]);
  const before = await p.products();
  const other = p;
  p.provider.calls = [];
  expect(await p.fetches()).toBe(0);
  expect(p.provider.calls).toHaveLength(1);
  const { configure } = await import('#testing/mandant.ts');
  await configure(w.app, 'spbdevk', {
    productApi: 'anbieter-a',
    providerAddress: `${other.provider.address['anbieter-a']}/`,
    providerKey: other.provider.key,
    targetDomains: ['shop.tarife.example'],
  });
  p.provider.calls = [];
  await p.fetches();
  expect(p.provider.calls.length).toBeGreaterThan(1);
  expect((await p.products()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  await sleep(0);
});
