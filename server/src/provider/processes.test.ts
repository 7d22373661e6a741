/** Two at once, a restart in the middle, and mandants beside each other. */
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { kindsHere, providedBy } from '#testing/provider/provided.ts';
import { manyTariffs, tariff } from '#testing/provider/stock.ts';
import { type World, world } from '#testing/world.ts';
import { approveLoad, clearLoads, leaveProvider } from './provider.ts';

let w: World;
let p: Awaited<ReturnType<typeof providedBy>>;
beforeAll(async () => {
  w = await world({ OUTGOING_ALLOW: '127.0.0.1' });
});
afterAll(() => w.app.close());
afterEach(() => p.close());

const written = async (): Promise<number> =>
  (await p.job()).read(
    async ({ db }) =>
      (
        await db
          .selectFrom('provider_load')
          .select('lines_written as written')
          .where('status', '=', 'taking')
          .executeTakeFirst()
      )?.written ?? 0,
  );

const leaseUntil = async (): Promise<Date> =>
  (await p.job()).read(
    async ({ db }) =>
      (await db.selectFrom('provider_state').select('lease_until as until').executeTakeFirst())?.until ?? new Date(0),
  );

/** A signal that says stop as soon as something is so. */
function stopWhen(is: () => Promise<boolean>): AbortSignal {
  const stop = new AbortController();
  const look = async (): Promise<void> => {
    while (!stop.signal.aborted) if (await is()) stop.abort();
  };
  void look().catch(() => stop.abort());
  return stop.signal;
}

describe.each(kindsHere)('%s', (kind) => {
  test('of two at once one works, and everything is there once', async () => {
    p = await providedBy(w, kind);
    await p.delivers(manyTariffs(600));
    const both = await Promise.all([p.fetches(), p.fetches()]);
    expect(both.toSorted((a, b) => a - b)).toEqual([0, 600]);
    expect((await p.loads()).map(({ status, added }) => [status, added])).toEqual([['taken', 600]]);
    expect(new Set((await p.products()).map(({ externalId }) => externalId)).size).toBe(600);
  });

  test('a process that ends while it loads leaves nothing offered, and the next one begins anew', async () => {
    p = await providedBy(w, kind);
    await p.delivers(manyTariffs(1500));
    await p.fetches({ signal: stopWhen(async () => ((await p.loads())[0]?.read ?? 0) > 0) });
    expect(await p.products()).toEqual([]);
    expect((await p.loads())[0]).toMatchObject({ status: 'failed', failure: 'interrupted' });
    expect(await p.fetches()).toBe(1500);
    expect(await p.products()).toHaveLength(1500);
  });

  test('a process that ends while it takes over goes on where it was', async () => {
    p = await providedBy(w, kind);
    await p.delivers(manyTariffs(1500));
    await p.fetches({ signal: stopWhen(async () => (await written()) > 0) });
    const half = (await p.products()).length;
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(1500);
    const calls = p.provider.calls.length;
    const rest = await p.fetches();
    expect(half + rest).toBe(1500);
    expect(p.provider.calls.length - calls).toBeLessThan(3);
    expect((await p.loads()).map(({ status }) => status)).toEqual(['taken']);
  });

  test('a process that died holds nobody up for longer than its lease', async () => {
    p = await providedBy(w, kind);
    await p.delivers([tariff(1)]);
    await p.fetches();
    const clock = w.app.app.system.clock;
    await (await p.job()).write(({ db }) =>
      db
        .updateTable('provider_state')
        .set({ worker: 'tot', lease_until: new Date(clock.now().getTime() + 50_000) })
        .execute(),
    );
    await p.delivers([tariff(1), tariff(2)]);
    await (await p.job()).write(({ db }) =>
      db
        .updateTable('provider_state')
        .set({ lease_until: new Date(clock.now().getTime() + 50_000) })
        .execute(),
    );
    expect(await p.fetches()).toBe(0);
    clock.set(new Date(clock.now().getTime() + 60_000));
    expect(await p.fetches()).toBe(1);
  });

  test('whoever waits for a slow provider keeps the lease', async () => {
    p = await providedBy(w, kind);
    await p.delivers([tariff(1)]);
    p.provider.mood = 'slow';
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const asking = p.fetches();
      await expect.poll(() => p.provider.calls.length).toBe(1);
      const { clock } = w.app.app.system;
      for (let passed = 0; passed < 3; passed++) {
        clock.set(new Date(clock.now().getTime() + 30_000));
        await vi.advanceTimersByTimeAsync(30_000);
        await expect.poll(async () => (await leaseUntil()) > clock.now()).toBe(true);
      }
      expect(await p.fetches()).toBe(0);
      expect(await asking).toBe(1);
    } finally {
      vi.useRealTimers();
    }
    expect((await p.loads()).map(({ status }) => status)).toEqual(['taken']);
  });

  test('when another provider is chosen meanwhile nothing more is written', async () => {
    p = await providedBy(w, kind);
    await p.delivers(manyTariffs(3000));
    const taking = p.fetches();
    await expect.poll(written, { timeout: 20_000, interval: 5 }).toBeGreaterThan(0);
    const { config } = (await p.job()).mandant;
    await (await p.job()).write((tx) => leaveProvider(tx, { ...config, productApi: 'standard' }, 'Wechsel'));
    const half = (await p.products()).length;
    expect(half).toBeLessThan(3000);
    expect(await taking).toBe(0);
    expect([(await p.products()).length, (await p.loads())[0]?.status]).toEqual([half, 'superseded']);
  });

  test.each([
    ['begins to be', 2],
    ['is', 3],
  ])(
    'who agrees to a load while a newer one %s read has it first, and the newer one comes behind it',
    async (_when, loads) => {
      p = await providedBy(w, kind, { providerLossPercent: 20 });
      await p.offers(manyTariffs(10));
      await p.offers(manyTariffs(5));
      const waiting = (await p.loads())[0];
      await p.delivers(manyTariffs(2000));
      const loading = p.fetches();
      await expect.poll(async () => (await p.loads()).length).toBeGreaterThanOrEqual(loads);
      await (await p.job()).write((tx) => approveLoad(tx, waiting?.id ?? 0, 'eva@betreiber.example', null));
      await loading;
      await p.fetches();
      const all = (await p.loads()).map(({ status, read }) => [status, read]);
      expect(all[0]).toEqual(['taken', 2000]);
      expect(all).toContainEqual(['taken', 5]);
      expect((await p.products()).filter(({ active }) => active)).toHaveLength(2000);
    },
  );

  test('another mandant sees nothing of it, and may have the same products from the same provider', async () => {
    p = await providedBy(w, kind);
    await p.offers([tariff(1)]);
    const own = (await p.products()).map(({ id }) => id);
    const other = await providedBy(w, kind, { slug: 'versicherung' });
    try {
      expect([await other.products(), await other.loads()]).toEqual([[], []]);
      await other.offers([tariff(7), tariff(1)]);
      expect((await other.products()).map(({ externalId }) => externalId)).toEqual(['T-1', 'T-7']);
      expect((await p.products()).map(({ id }) => id)).toEqual(own);
    } finally {
      await other.close();
    }
  });
});

const count = async (): Promise<number> =>
  (await p.job()).read(async ({ db }) =>
    Number(
      (await db.selectFrom('provider_row').select(db.fn.countAll<number>().as('count')).executeTakeFirstOrThrow())
        .count,
    ),
  );

test('rows of a load that broke off, or whose place a newer one took, go with the next turn', async () => {
  p = await providedBy(w, 'anbieter-b', { providerLossPercent: 100, providerPricePercent: 10 });
  await p.delivers(manyTariffs(800));
  p.provider.mood = 'torn';
  await p.fetches();
  expect(await count()).toBeGreaterThan(0);
  p.provider.mood = 'well';
  await p.offers([tariff(1)]);
  await p.offers([tariff(1, { PreisMonatlich: 9900 })]);
  await p.offers([tariff(1, { PreisMonatlich: 9900, Name: 'Zuhause neu' })]);
  await p.fetches();
  expect((await p.loads()).map(({ status }) => status)).toEqual(['waiting', 'superseded', 'taken', 'failed']);
  expect(await count()).toBe(2);
});

test('what nobody decides for two weeks is superseded', async () => {
  p = await providedBy(w, 'anbieter-a');
  await p.offers(manyTariffs(10));
  await p.offers(manyTariffs(5));
  await w.days(13);
  await clearLoads(await p.job());
  expect((await p.loads())[0]?.status).toBe('waiting');
  await w.days(2);
  await clearLoads(await p.job());
  expect([(await p.loads())[0]?.status, await count()]).toEqual(['superseded', 0]);
  expect((await p.products()).filter(({ active }) => active)).toHaveLength(10);
});

test('rows go after two weeks, what is known of a load after a year', async () => {
  p = await providedBy(w, 'anbieter-a');
  await p.offers(manyTariffs(3));
  await w.days(13);
  await clearLoads(await p.job());
  expect(await count()).toBe(3);
  await w.days(2);
  await clearLoads(await p.job());
  expect([await count(), (await p.loads()).length]).toEqual([0, 1]);
  await w.days(360);
  await clearLoads(await p.job());
  expect(await p.loads()).toEqual([]);
  expect(await p.products()).toHaveLength(3);
});
