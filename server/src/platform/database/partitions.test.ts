import { setTimeout as sleep } from 'node:timers/promises';
import { dayOf } from '@weitersagen/contract/basics/day';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { anonymiseClicks, endClickTimes } from '#recommendation/entries.ts';
import { world } from '#testing/world.ts';
import { keepPartitions } from './partitions.ts';

const { app, as } = await world();
afterAll(() => app.close());
const { system } = app.app;
const partitionsOf = async (parent: string): Promise<string[]> =>
  (
    await sql<{ name: string }>`
      select inhrelid::regclass::text as name from pg_inherits where inhparent = ${parent}::regclass order by 1`.execute(
      system.database.kysely,
    )
  ).rows.map(({ name }) => name);
const insertClick = (at: Date, slug: 'spbdevk' | 'versicherung' = 'spbdevk') =>
  as(slug).write(async ({ db }) => {
    const { rows } = await sql<{ epoch: number }>`select current_epoch() as epoch`.execute(db);
    const epoch = rows[0]?.epoch ?? 0;
    const row = { epoch, recommendation_id: 1, at, kind: 'person', is_entry: true, target: 'landing' };
    await db.insertInto('click').values(row).execute();
  });
const placesOf = async (slug: 'spbdevk' | 'versicherung' = 'spbdevk') =>
  as(slug).read(async ({ db }) =>
    (
      await sql<{ place: string }>`select tableoid::regclass::text as place from click order by at`.execute(db)
    ).rows.map(({ place }) => place),
  );

test('partitions are made ahead, again without harm, and take what lay in the net', async () => {
  await insertClick(new Date('2031-05-31T23:59:59Z'));
  await insertClick(new Date('2031-06-01T00:00:00Z'), 'versicherung');
  expect([await placesOf(), await placesOf('versicherung')]).toEqual([['click_default'], ['click_default']]);
  for (let times = 0; times < 2; times++) await keepPartitions(system, 'click', { today: '2031-05-10' });
  expect((await partitionsOf('click')).filter((name) => name.includes('2031'))).toEqual([
    'click_2031_05',
    'click_2031_06',
    'click_2031_07',
  ]);
  expect([await placesOf(), await placesOf('versicherung')]).toEqual([['click_2031_05'], ['click_2031_06']]);
});

test('the app reaches a partition by its table alone', async () => {
  const asked = as().read(({ db }) => sql`select from click_2031_05`.execute(db));
  await expect(asked).rejects.toThrow('permission denied');
});

test('only tables that are meant for it, and only what is old enough', async () => {
  await expect(
    as().write(({ db }) => sql`select drop_partitions('posting', '2020-01-01')`.execute(db)),
  ).rejects.toThrow('has no partitions');
  await keepPartitions(system, 'click', { today: '2020-01-10' });
  expect(await partitionsOf('click')).toContain('click_2020_01');
  const now = new Date().toISOString().slice(0, 7).replace('-', '_');
  await as().write(({ db }) => sql`select drop_partitions('click', '9999-01-01')`.execute(db));
  const left = await partitionsOf('click');
  expect(left).toContain(`click_${now}`);
  expect(left).toContain('click_default');
  expect(left).not.toContain('click_2020_01');
});

test('a partition goes when no mandant keeps anything of it; whoever keeps less deletes row by row', async () => {
  for (const slug of ['spbdevk', 'versicherung'] as const)
    await as(slug).write(({ db }) => db.deleteFrom('click').execute());
  await keepPartitions(system, 'click', { today: '2024-06-10' });
  const old = new Date('2024-06-15T12:00:00Z');
  for (const slug of ['spbdevk', 'versicherung'] as const) await insertClick(old, slug);
  const nights = async (clickDays: number) => {
    await anonymiseClicks(as());
    const { mandant, ...ctx } = as('versicherung');
    await anonymiseClicks({ ...ctx, mandant: { ...mandant, config: { ...mandant.config, clickDays } } });
    await endClickTimes(system);
  };
  await nights(3650);
  expect([await placesOf(), await placesOf('versicherung')]).toEqual([[], ['click_2024_06']]);
  await nights(400);
  expect(await placesOf('versicherung')).toEqual([]);
  expect(await partitionsOf('click')).not.toContain('click_2024_06');
});

test('as long as a mandant has not said what it keeps, nothing goes', async () => {
  await keepPartitions(system, 'click', { today: '2024-06-10' });
  await as('versicherung').write(({ db }) => db.updateTable('click_progress').set({ kept_from: null }).execute());
  await insertClick(new Date(), 'versicherung');
  await anonymiseClicks(as());
  await endClickTimes(system);
  expect(await partitionsOf('click')).toContain('click_2024_06');
});

test('whoever has no click need not say anything', async () => {
  await as('versicherung').write(({ db }) => db.deleteFrom('click').execute());
  await endClickTimes(system);
  expect(await partitionsOf('click')).not.toContain('click_2024_06');
  const due = await app.app.jobs.whoHasWork('click.anonymise');
  expect(due).not.toContain(as('versicherung').mandant.id);
});

test('several at once drop each partition once, and none of them fails', async () => {
  const months = Array.from({ length: 12 }, (_none, month) => `2021-${String(month + 1).padStart(2, '0')}-10`);
  for (const today of months) await keepPartitions(system, 'click', { today });
  const time = { today: dayOf(new Date()), before: '2022-06-01' };
  await Promise.all([1, 2, 3, 4].map(() => keepPartitions(system, 'click', time)));
  expect((await partitionsOf('click')).filter((name) => name.includes('2021'))).toEqual([]);
});

test('several at once make each partition once, and none of them fails', async () => {
  for (let year = 2041; year <= 2045; year++)
    await Promise.all([1, 2, 3, 4].map(() => keepPartitions(system, 'click', { today: `${year}-03-10` })));
  expect((await partitionsOf('click')).filter((name) => name.includes('204'))).toHaveLength(15);
});

test('a partition whose name is that of a type for a moment, as while another process makes it, is made soon after', async () => {
  const { kysely } = system.database;
  await sql`create type click_2051_03 as enum ()`.execute(kysely);
  const gone = sleep(100).then(() => sql`drop type click_2051_03`.execute(kysely));
  await Promise.all([keepPartitions(system, 'click', { today: '2051-03-10' }), gone]);
  expect((await partitionsOf('click')).filter((name) => name.includes('2051'))).toHaveLength(3);
});
