/** What was received and what is expected in the months of a year: own rewards alone, each in one month. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { evaOf, walkToReady } from '../testing/cast/eva.ts';
import { confirmExported, exportPayout } from '../testing/cast/payments.ts';
import { personToken } from '../testing/cast/person-token.ts';
import { products } from '../testing/mandant-files.ts';
import { collect, collectVoucher, confirm, recommendAndRegister, report } from '../testing/walk.ts';
import { type World, world } from '../testing/world.ts';

let w: World;
beforeAll(async () => {
  w = await world();
});
afterAll(() => w.app.close());

const day = (): string => w.as().now.toISOString().slice(0, 10);
const shown = async (email: string, search = '') =>
  (await w.app.call('GET', `/empfehler/monatsuebersicht${search}`, { token: await personToken(w, email) })).body;
/** Month → received and expected, without the empty ones. */
const filled = ({ Monate }: { Monate: Record<'Monat' | 'AusgezahltCent' | 'ErwartetCent', number>[] }) =>
  Monate.filter(({ AusgezahltCent, ErwartetCent }) => AusgezahltCent + ErwartetCent > 0).map(
    ({ Monat, AusgezahltCent, ErwartetCent }) => [Monat, AusgezahltCent, ErwartetCent],
  );

test('nothing is drawn of somebody who has nothing to come', async () => {
  const walk = await recommendAndRegister(w.app, { share: 100 });
  expect(await shown(walk.recommenderEmail)).toEqual({ Jahr: 2026, Monate: [], Jahre: [] });
});

test('a promised reward is expected in the month in which its order can be released, another year in that one', async () => {
  const walk = await recommendAndRegister(w.app, { share: 100 });
  await confirm(w.app, walk);
  await report(w.app, walk, 'bestaetigt', day());
  const releasableOn = (on: string) =>
    w
      .as()
      .write(({ db }) =>
        db
          .updateTable('orders')
          .set({ releasable_on: on })
          .where('external_number', '=', walk.externalNumber)
          .execute(),
      );
  await releasableOn('2026-04-20');
  const all = await shown(walk.recommenderEmail);
  expect(all).toMatchObject({ Jahr: 2026, Jahre: [2026] });
  expect(all.Monate).toHaveLength(12);
  expect(filled(all)).toEqual([[4, 0, 7000]]);
  // Whoever still waits for the release after that day waits in this month.
  await releasableOn('2026-02-10');
  expect(filled(await shown(walk.recommenderEmail))).toEqual([[3, 0, 7000]]);
  await releasableOn('2027-01-04');
  const later = await shown(walk.recommenderEmail);
  expect([filled(later), later.Jahre]).toEqual([[], [2026, 2027]]);
  expect(filled(await shown(walk.recommenderEmail, '?jahr=2027'))).toEqual([[1, 0, 7000]]);
});

test('a reward is expected until it is received, and the rewards of others are not counted', async () => {
  const walk = await walkToReady(w.app, { share: 50 });
  await walkToReady(w.app, { share: 100 });
  expect(filled(await shown(walk.recommenderEmail))).toEqual([[3, 0, 3500]]);
  await collect(w.app, walk, walk.recommender!.token);
  // The contact's own reward of the same order.
  await collect(w.app, walk, walk.recipient!.token, 'DE89370400440532013000', 'Ben Beispiel');
  expect(filled(await shown(walk.recommenderEmail))).toEqual([[3, 0, 3500]]);
  await w.days(4);
  await confirmExported(w, await exportPayout(w));
  expect(filled(await shown(walk.recommenderEmail))).toEqual([[3, 3500, 0]]);
  await evaOf(w.app).decides(walk.recommender!.number, 'ruecklaeufer');
  expect(filled(await shown(walk.recommenderEmail))).toEqual([[3, 0, 3500]]);
});

test('money that is collected late in a month is expected in that of its transfer', async () => {
  const walk = await walkToReady(w.app, { share: 100 });
  await collect(w.app, walk, walk.recommender!.token);
  await w.as().write(({ db }) =>
    db
      .updateTable('reward')
      .set({ collected_at: new Date('2026-03-31T09:00:00Z') })
      .where('number', '=', walk.recommender!.number)
      .execute(),
  );
  expect(filled(await shown(walk.recommenderEmail))).toEqual([[4, 0, 7000]]);
});

test('a voucher is received with its pickup; midnight is that of Berlin, and the years begin with the first', async () => {
  const walk = await walkToReady(w.app, { product: products.voucher, share: 100 });
  await collectVoucher(w.app, walk, walk.recommender!.token);
  expect(filled(await shown(walk.recommenderEmail))).toEqual([[Number(day().slice(5, 7)), 6000, 0]]);
  const set = (at: string) =>
    w.as().write(({ db }) =>
      db
        .updateTable('reward')
        .set({ collected_at: new Date(at) })
        .where('number', '=', walk.recommender!.number)
        .execute(),
    );
  await set('2025-12-31T23:30:00Z');
  expect(filled(await shown(walk.recommenderEmail))).toEqual([[1, 6000, 0]]);
  await set('2024-10-31T23:30:00Z');
  const now = await shown(walk.recommenderEmail);
  expect([filled(now), now.Jahre]).toEqual([[], [2024, 2025, 2026]]);
  expect(filled(await shown(walk.recommenderEmail, '?jahr=2024'))).toEqual([[11, 6000, 0]]);
});

test('of more rewards than a page adds up nothing is drawn', async () => {
  const walk = await walkToReady(w.app, { share: 100 });
  await w.as().write(({ db }) =>
    db
      .updateTable('account_total')
      .set({ received_count: 2000 })
      .where('account_id', '=', (of) =>
        of.selectFrom('reward').select('account_id').where('number', '=', walk.recommender!.number),
      )
      .execute(),
  );
  expect(await shown(walk.recommenderEmail)).toMatchObject({ Monate: [], Jahre: [] });
});
