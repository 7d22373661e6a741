import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { world } from '../testing/world.ts';
import { type Click, createClickWriter } from './click-writer.ts';

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

/** A writer whose statements are counted. */
function counted(): { writer: ReturnType<typeof createClickWriter>; groups: number[] } {
  const groups: number[] = [];
  const { pool } = system.database;
  const query = (text: string, values: unknown[][]) => {
    groups.push(values[0]?.length ?? 0);
    return pool.query(text, values);
  };
  const database = { ...system.database, pool: { ...pool, query } as unknown as typeof pool };
  return { writer: createClickWriter({ database, log: system.log }), groups };
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

test('while the database is away a click fails, and after it the next one is written', async () => {
  let isAway = true;
  const { pool } = system.database;
  const query = (text: string, values: unknown[]) =>
    isAway ? Promise.reject(new Error('connection terminated')) : pool.query(text, values);
  const database = { ...system.database, pool: { ...pool, query } as unknown as typeof pool };
  const writer = createClickWriter({ database, log: system.log });
  const ends = await Promise.allSettled([writer.record(click(7)), writer.record(click(7)), writer.record(click(7))]);
  expect(ends.every(({ status }) => status === 'rejected')).toBe(true);
  isAway = false;
  await writer.record(click(7));
  expect(await countOf(7)).toBe(1);
});

test('the statement leaves neither role nor mandant behind on its connection', async () => {
  const { writer } = counted();
  await writer.record(click(8));
  const { rows } = await sql<{
    mandant: string | null;
  }>`select nullif(current_setting('app.mandant', true), '') as mandant`.execute(system.database.kysely);
  expect(rows[0]?.mandant ?? null).toBeNull();
});
