/** Clicks are counted exactly once, whatever else is under way, and wherever their rows have been brought. */
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, afterEach, expect, test } from 'vitest';
import { testDatabaseKind } from '../testing/database/database.ts';
import { rollUpAll } from '../testing/roll-up.ts';
import { world } from '../testing/world.ts';
import type { Click } from './click-group.ts';
import { createClickWriter } from './click-writer.ts';
import { rollUpClicks } from './entries.ts';

const { app, as } = await world();
const { system } = app.app;
const writer = createClickWriter(system);
const others: pg.PoolClient[] = [];
afterEach(() => {
  for (const other of others.splice(0)) other.release(true);
});
afterAll(() => app.close());

let links = 1000;
const click = (recommendationId: number, visitorHash: string, changes: Partial<Click> = {}): Click => ({
  mandantId: as().mandant.id,
  recommendationId,
  channel: 'wa',
  source: 'shortLink',
  recipientNumber: null,
  target: 'landing',
  at: system.clock.now(),
  visitorHash,
  kind: 'person',
  referrerHost: null,
  ...changes,
});
const counted = (recommendationId: number) =>
  as().read(async ({ db }) => {
    const of = 'recommendation_id';
    const days = await db.selectFrom('entry_day').selectAll().where(of, '=', recommendationId).execute();
    const total = await db.selectFrom('click_total').selectAll().where(of, '=', recommendationId).executeTakeFirst();
    return {
      people: days.reduce((sum, { people }) => sum + people, 0),
      repeats: days.reduce((sum, { repeats }) => sum + repeats, 0),
      entries: total?.entries ?? 0,
    };
  });

test('of those who come in one flush each visitor is the first once, whichever channel follows', async () => {
  const link = links++;
  const two = [click(link, 'v1'), click(link, 'v1', { channel: 'fb' }), click(link, 'v2', { kind: 'robot' })];
  // The first goes alone, the others in one flush.
  await Promise.all([writer.record(click(links++, 'v0')), ...two.map((one) => writer.record(one))]);
  await rollUpAll(as());
  expect(await counted(link)).toEqual({ people: 1, repeats: 1, entries: 1 });
});

test('rows that were brought from another server are counted once, and those that come here after them too', async () => {
  const link = links++;
  await writer.record(click(link, 'before'));
  await rollUpAll(as());
  // As it lies after a restore: written elsewhere, by numbers that this server reaches much later.
  await sql`update click_epoch set cluster = 'elsewhere'`.execute(system.database.kysely);
  const far = '9000000000000';
  await as().write(async ({ db }) => {
    const latest = db.selectFrom('click_epoch').select((eb) => eb.fn.max('id').as('id'));
    const { id } = await latest.executeTakeFirstOrThrow();
    await sql`update click set xid = ${far}::xid8 where recommendation_id = ${link}`.execute(db);
    await sql`update click_progress set counted_xid = ${far}::xid8`.execute(db);
    const uncounted = { epoch: id, xid: '9000000000001', recommendation_id: link, at: system.clock.now() };
    await db
      .insertInto('click')
      .values({ ...uncounted, kind: 'person', is_entry: true, target: 'landing' })
      .execute();
  });
  await writer.record(click(link, 'after'));
  expect(await rollUpAll(as())).toBe(2);
  expect(await counted(link)).toEqual({ people: 3, repeats: 0, entries: 3 });
  await writer.record(click(link, 'later'));
  expect(await rollUpAll(as())).toBe(1);
  expect(await rollUpAll(as())).toBe(0);
  expect(await counted(link)).toEqual({ people: 4, repeats: 0, entries: 4 });
});

if (testDatabaseKind === 'postgres') {
  /** Somebody beside the program, in a transaction of their own. */
  const beside = async (): Promise<pg.PoolClient> => {
    const other = await system.database.pool.connect();
    others.push(other);
    await other.query('begin');
    return other;
  };
  const record = 'select record_clicks($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)';
  const flush = (link: number, visitor: string) =>
    [as().mandant.id, link, 'wa', 'shortLink', null, 'landing', system.clock.now(), visitor, 'person', null].map(
      (value) => [value],
    );

  test('a flush with lower ids that is committed later is counted then, and none twice', async () => {
    const [slow, quick] = [links++, links++];
    const other = await beside();
    await other.query(record, flush(slow, 'slow'));
    await writer.record(click(quick, 'quick'));
    await rollUpClicks(as());
    expect([(await counted(slow)).entries, (await counted(quick)).entries]).toEqual([0, 0]);
    await other.query('commit');
    expect(await rollUpAll(as())).toBe(2);
    expect([(await counted(slow)).entries, (await counted(quick)).entries]).toEqual([1, 1]);
    expect(await rollUpAll(as())).toBe(0);
  });

  test('a transaction of somebody else only delays the counting', async () => {
    const link = links++;
    const other = await beside();
    await other.query('select pg_current_xact_id()');
    await writer.record(click(link, 'one'));
    expect(await rollUpClicks(as())).toBe(0);
    await other.query('rollback');
    expect(await rollUpAll(as())).toBe(1);
  });

  test('while the clicks are cleaned up or an index is made on them, they are written and counted', async () => {
    const link = links++;
    await writer.record(click(link, 'earlier'));
    const other = await beside();
    await other.query('lock table click, click_default in share update exclusive mode');
    await writer.record(click(link, 'meanwhile'));
    // The lock is a transaction without a number.
    expect(await rollUpAll(as())).toBe(2);
    expect((await counted(link)).entries).toBe(2);
    const { rows } = await other.query(`select count(*)::int as waiting from pg_locks where not granted`);
    expect(rows).toEqual([{ waiting: 0 }]);
  });

  test('two flushes of the same visitors, each in another order, both end', async () => {
    const link = links++;
    const [one, two] = [createClickWriter(system), createClickWriter(system)];
    const names = Array.from({ length: 200 }, (_none, place) => `v${place}`);
    await Promise.all([
      ...names.map((name) => one.record(click(link, name))),
      ...names.toReversed().map((name) => two.record(click(link, name))),
    ]);
    expect(await rollUpAll(as())).toBe(400);
    expect(await counted(link)).toEqual({ people: 200, repeats: 200, entries: 200 });
  });
} else {
  test('on the embedded database, with its one session, every click is complete when it is seen', async () => {
    const link = links++;
    await writer.record(click(link, 'one'));
    expect(await rollUpAll(as())).toBe(1);
    expect(await counted(link)).toEqual({ people: 1, repeats: 0, entries: 1 });
  });
}
