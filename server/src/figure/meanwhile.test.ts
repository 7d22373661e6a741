/**
 * Whoever changes a row takes it off the figures as it was and counts it as it is. What hangs on the row and comes about between
 * the two, in another transaction, is counted once all the same: each of two waits for the other, whichever begins.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '#platform/database/db.ts';
import { evaOf } from '../testing/cast/eva.ts';
import { meanwhile } from '../testing/database/meanwhile.ts';
import { countedFigures, countedParts, keptFigures, keptParts } from '../testing/life/figures.ts';
import { confirm, recommendAndRegister } from '../testing/walk.ts';
import { type World, world } from '../testing/world.ts';
import { makeFiguresAnew } from './figure.ts';

let w: World;
let number: string;
beforeAll(async () => {
  w = await world();
  const walk = await recommendAndRegister(w.app, { share: 100 });
  await confirm(w.app, walk);
  await evaOf(w.app).token();
  number = walk.number;
  await w.as().write(({ db }) => addOrder(db));
});
afterAll(() => w.app.close());

let orders = 5_000_000_000;
const own = () => sql`(select id from recommendation where number = ${number})`;

const addOrder = (db: Db) =>
  sql`
    insert into orders (number, external_number, source, recommendation_id, recipient_id, product_id, ordered_on, status, created_at, changed_at)
    select ${`${orders++}`}, ${`${orders++}`}, 'test', n.id, c.id, n.product_id, '2026-02-01', 'rejected', now(), now()
    from recommendation n join recipient c on c.recommendation_id = n.id where n.id = ${own()}`.execute(db);
const comeBy = (channel: string) => (db: Db) =>
  sql`update recipient set entry_channel = ${channel} where recommendation_id = ${own()}`.execute(db);
const release = (db: Db) =>
  sql`update orders set released_at = coalesce(released_at, now()) + interval '1 day' where recommendation_id = ${own()}`.execute(
    db,
  );
const giveTo = (agency: string) => (db: Db) =>
  sql`update recommendation set agency_number = ${agency} where id = ${own()}`.execute(db);
const click = (db: Db) =>
  sql`
    insert into entry_day (recommendation_id, day, channel, people) values (${own()}, '2026-03-02', 'wa', 1)
    on conflict (mandant_id, recommendation_id, day, channel) do update set people = entry_day.people + 1`.execute(db);

test.each([
  ['an order of somebody who comes by another channel', comeBy('tw'), addOrder],
  ['a contact who comes by another channel while an order is made', addOrder, comeBy('fb')],
  ['an order that is released while its contact comes by another channel', comeBy('mail'), release],
  ['a contact who comes by another channel while an order is released', release, comeBy('copy')],
  ['a click of what goes to an agency', giveTo('100001'), click],
  ['what goes to another agency while somebody clicks', click, giveTo('100002')],
])('%s is counted once', async (_what, first, second) => {
  await meanwhile(
    w.as(),
    ({ db }) => first(db),
    () => w.as().write(({ db }) => second(db)),
  );
  await w.as().read(async ({ db }) => {
    expect(await keptFigures(db)).toEqual(await countedFigures(db));
    expect(await keptParts(db)).toEqual(await countedParts(db));
  });
  expect(await makeFiguresAnew(w.app.app.system, w.mandants.spbdevk.id)).toBe(0);
});
