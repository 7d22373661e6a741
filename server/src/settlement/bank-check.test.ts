import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '#platform/database/db.ts';
import { collectedBy, exportedBy } from '#testing/cast/collected.ts';
import { type Eva, evaOf } from '#testing/cast/eva.ts';
import { runJob } from '#testing/cast/reward-states.ts';
import { withoutGuards } from '#testing/database/without-guards.ts';
import { type World, world } from '#testing/world.ts';

let w: World;
let eva: Eva;
beforeAll(async () => {
  w = await world();
  eva = evaOf(w.app);
});
afterAll(() => w.app.close());

const overview = async (mandant = 'spbdevk') =>
  (await w.app.call('GET', '/admin/uebersicht', { token: await eva.token(), mandant })).body;
const alarm = async () => (await overview()).Wartet.filter(({ Art }: { Art: string }) => Art === 'BankAbweichung');
const asOwner = (tables: readonly string[], steps: (db: Db) => Promise<unknown>) =>
  w.as().write(({ db }) => withoutGuards(db, tables, () => steps(db)));

test('the runs and the account Bank agree over confirmations, returns and second payments, each mandant for itself', async () => {
  expect((await overview()).Bankabgleich).toBeNull();
  const made = await collectedBy(w);
  await collectedBy(w);
  const run = await exportedBy(eva);
  await runJob(w, eva, 'bank-abgleich');
  expect((await overview()).Bankabgleich).toMatchObject({ UeberwiesenCent: 0, ZurueckCent: 0, GebuchtCent: 0 });
  await eva.confirms(run);
  expect(await runJob(w, eva, 'bank-abgleich')).toBe(1);
  expect((await overview()).Bankabgleich).toMatchObject({
    UeberwiesenCent: 14_000,
    ZurueckCent: 0,
    GebuchtCent: 14_000,
  });
  await eva.decides(made.reward, 'ruecklaeufer');
  await w.nights(1);
  const { Bankabgleich } = await overview();
  expect(Bankabgleich).toMatchObject({ UeberwiesenCent: 14_000, ZurueckCent: 7000, GebuchtCent: 7000 });
  const next = await w.app.call('GET', '/admin/auszahlungslaeufe/naechster', { token: await eva.token() });
  expect(next.body.Bankabgleich).toEqual(Bankabgleich);
  expect(await alarm()).toEqual([]);
  expect((await overview('versicherung')).Bankabgleich).toMatchObject({ UeberwiesenCent: 0, GebuchtCent: 0 });
});

test.each<[string, readonly string[], (db: Db) => Promise<unknown>, (db: Db) => Promise<unknown>, number]>([
  [
    'a posting',
    ['posting'],
    (db) => sql`update posting set amount_cents = amount_cents + 1 where kind = 'payout'`.execute(db),
    (db) => sql`update posting set amount_cents = amount_cents - 1 where kind = 'payout'`.execute(db),
    2,
  ],
  [
    'a transfer',
    ['payout_item'],
    (db) => sql`update payout_item set amount_cents = amount_cents + 500`.execute(db),
    (db) => sql`update payout_item set amount_cents = amount_cents - 500`.execute(db),
    500,
  ],
  [
    'the status of a run',
    ['payout_run'],
    (db) => sql`update payout_run set status = 'discarded'`.execute(db),
    (db) => sql`update payout_run set status = 'confirmed'`.execute(db),
    7000,
  ],
])(
  '%s changed past the program is an alarm with its difference until it is as it was',
  async (_, tables, change, back, difference) => {
    await asOwner(tables, change);
    await runJob(w, eva, 'bank-abgleich');
    expect(await alarm()).toEqual([{ Art: 'BankAbweichung', Anzahl: 1, SummeCent: difference }]);
    await asOwner(tables, back);
    await runJob(w, eva, 'bank-abgleich');
    expect(await alarm()).toEqual([]);
  },
);
