import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import { createMeters, type Meters } from '#platform/metrics/meters.ts';
import { world } from '../testing/world.ts';
import type { Click } from './click-group.ts';
import { createClickWriter } from './click-writer.ts';

const { app, as } = await world();
afterAll(() => app.close());
const { system } = app.app;
const click = (recommendationId: number, changes: Partial<Click> = {}): Click => ({
  mandantId: as().mandant.id,
  recommendationId,
  channel: 'wa',
  source: 'shortLink',
  recipientNumber: null,
  target: 'landing',
  at: system.clock.now(),
  visitorHash: `visitor-${recommendationId}`,
  kind: 'person',
  referrerHost: null,
  ...changes,
});
const countOf = (recommendationId: number, slug: 'spbdevk' | 'versicherung' = 'spbdevk') =>
  as(slug).read(
    async ({ db }) =>
      (await db.selectFrom('click').select('id').where('recommendation_id', '=', recommendationId).execute()).length,
  );

const short = { keptMax: 12_000, patienceMs: 20_000, againMs: 20, stopMs: 20_000 };
/** A writer whose statements are counted; `query` stands in for what a connection does with one. */
function counted(query?: (send: () => Promise<unknown>) => Promise<unknown>, given: Partial<typeof short> = {}) {
  const groups: number[] = [];
  const { direct } = system.database;
  const connect = async () => {
    const client = await direct.connect();
    const asked = (text: string, values: unknown[][]) => {
      groups.push(values[0]?.length ?? 0);
      const send = () => client.query(text, values);
      return query ? query(send) : send();
    };
    return { query: asked, release: () => client.release() };
  };
  const meters = createMeters();
  const isGone = { query: async () => undefined, connect };
  const database = { ...system.database, direct: isGone as unknown as typeof direct };
  return { writer: createClickWriter({ database, log: system.log, meters }, { ...short, ...given }), groups, meters };
}
const lost = new Error('Connection terminated unexpectedly');
/** Away until it is let in again. */
function away(given?: Partial<typeof short>) {
  let isAway = true;
  const made = counted((send) => (isAway ? Promise.reject(lost) : send()), given);
  return {
    ...made,
    back: () => {
      isAway = false;
    },
  };
}

test('a lone click is written at once, those that come meanwhile together', async () => {
  const { writer, groups } = counted();
  await writer.record(click(1));
  expect(groups).toEqual([1]);
  await Promise.all(Array.from({ length: 30 }, () => writer.record(click(2))));
  expect(groups).toEqual([1, 1, 29]);
  expect(await countOf(2)).toBe(30);
});

test('a group holds clicks of several mandants, each in its own rows', async () => {
  const { writer } = counted();
  const other = as('versicherung').mandant.id;
  await Promise.all([
    writer.record(click(3)),
    writer.record(click(3)),
    writer.record(click(3, { mandantId: other })),
    writer.record(click(3)),
  ]);
  expect([await countOf(3), await countOf(3, 'versicherung')]).toEqual([3, 1]);
});

test('a bad click fails alone; its neighbours are written', async () => {
  const { writer } = counted();
  const bad = click(4, { target: 'moon' as never });
  const ends = await Promise.allSettled([
    writer.record(click(4)),
    writer.record(click(4)),
    writer.record(bad),
    writer.record(click(4)),
  ]);
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(await countOf(4)).toBe(3);
});

test('stopping waits for what is on its way', async () => {
  const { writer } = counted();
  let written = 0;
  for (let index = 0; index < 5; index++) void writer.record(click(5)).then(() => written++);
  await writer.stop();
  expect(written).toBe(5);
  expect(await countOf(5)).toBe(5);
});

test('who comes while very much waits, waits, and nobody is turned away', async () => {
  const { writer, groups } = counted();
  const many = 10_500;
  await Promise.all(Array.from({ length: many }, () => writer.record(click(6))));
  expect(await countOf(6)).toBe(many);
  expect(Math.max(...groups)).toBe(1000);
});

test('while the database is away nobody waits, and after it each click is written once, in their order', async () => {
  const { writer, back } = away();
  for (const channel of ['wa', 'fb', 'mail']) await writer.record(click(7, { channel }));
  expect(await countOf(7)).toBe(0);
  back();
  await writer.stop();
  const rows = await as().read(({ db }) =>
    db.selectFrom('click').select('channel').where('recommendation_id', '=', 7).orderBy('id').execute(),
  );
  expect(rows.map(({ channel }) => channel)).toEqual(['wa', 'fb', 'mail']);
});

test('a click whose commit nobody has heard of is not written a second time', async () => {
  let isLost = true;
  const { writer, groups } = counted(async (send) => {
    const answer = await send();
    if (!isLost) return answer;
    isLost = false;
    throw lost;
  });
  await writer.record(click(9));
  await writer.stop();
  expect([await countOf(9), groups]).toEqual([1, [1]]);
});

test('a database that says nothing holds a visitor up for a while, and nobody after that one', async () => {
  let answer = (): void => undefined;
  const silence = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { writer } = counted((send) => silence.then(send), { patienceMs: 200 });
  const before = performance.now();
  await writer.record(click(10));
  expect(performance.now() - before).toBeGreaterThan(190);
  const second = writer.record(click(10)).then(() => 'led on');
  expect(await Promise.race([second, nextTurn('waits')])).toBe('led on');
  answer();
  await writer.stop();
  expect(await countOf(10)).toBe(2);
});

test('a program that was held up itself hears what the database has answered, and takes it for there', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const near = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [far] = (await once(server, 'connection')) as [Socket];
  const warned = vi.spyOn(system.log, 'warn');
  const { writer } = counted(
    async (send) => {
      const written = await send();
      far.write('the answer');
      const until = performance.now() + 700;
      while (performance.now() < until);
      await once(near, 'data');
      return written;
    },
    { patienceMs: 500 },
  );
  await writer.record(click(15));
  expect(warned).not.toHaveBeenCalled();
  for (const end of [near, far]) end.destroy();
  server.close();
});

test('what is more than may be kept is given up, counted, and told in one line', async () => {
  const { writer, back, meters } = away();
  const told = vi.spyOn(system.log, 'error');
  await Promise.all(Array.from({ length: 12_007 }, () => writer.record(click(11))));
  expect(givenUp(meters)).toBe(7);
  expect(told.mock.calls.map(([values]) => values)).toEqual([{ clicks: 1 }]);
  told.mockRestore();
  back();
  await vi.waitFor(async () => expect(await countOf(11)).toBe(12_000), 20_000);
  await writer.stop();
  expect(givenUp(meters)).toBe(7);
});

test('a program that ends without its database gives up what is kept, and counts it', async () => {
  const { writer, meters } = away({ stopMs: 100 });
  await writer.record(click(12));
  await writer.stop();
  expect(givenUp(meters)).toBe(1);
  expect(await countOf(12)).toBe(0);
});

test('the statement leaves neither role nor mandant behind on its connection', async () => {
  const { writer } = counted();
  await writer.record(click(8));
  const { rows } = await sql<{
    mandant: string | null;
  }>`select nullif(current_setting('app.mandant', true), '') as mandant`.execute(system.database.kysely);
  expect(rows[0]?.mandant ?? null).toBeNull();
});

const givenUp = (meters: Meters): number | undefined =>
  meters.readings().find(({ name }) => name === 'clicks_given_up_total')?.values[0]?.value;
