import { routes } from '@weitersagen/contract/site/routes';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressHash } from '#platform/mail/address.ts';
import { freeAddress } from '#platform/mail/returned/returned.ts';
import { walkToReady } from '../testing/cast/eva.ts';
import { confirmExported, exportPayout } from '../testing/cast/payments.ts';
import { personToken } from '../testing/cast/person-token.ts';
import { configure } from '../testing/mandant.ts';
import { files } from '../testing/mandant-files.ts';
import { collect, recommendAndRegister } from '../testing/walk.ts';
import { type World, world } from '../testing/world.ts';

let w: World;
beforeAll(async () => {
  w = await world();
});
afterAll(() => w.app.close());

const banner = async (email: string, kind: 'empfehler/empfehlungen' | 'praemierung', name = 'BannerTEZuTP') =>
  w.app.call('GET', `/${kind}/showbanner/${name}`, { token: await personToken(w, email) });
const shown = async (...asked: Parameters<typeof banner>): Promise<boolean> => (await banner(...asked)).body.ShowBanner;

test('who has three released recommendations of the last twelve months is asked to become a sales partner [S7-C036]', async () => {
  const first = await walkToReady(w.app, { share: 100, tag: 'banner' });
  expect(await banner(first.recommenderEmail, 'empfehler/empfehlungen')).toMatchObject({
    status: 200,
    body: { BannerName: 'BannerTEZuTP', ShowBanner: false, RouteName: 'registerProfi' },
  });
  await walkToReady(w.app, { share: 100, tag: 'banner' });
  expect(await shown(first.recommenderEmail, 'empfehler/empfehlungen')).toBe(false);
  await walkToReady(w.app, { share: 100, tag: 'banner' });
  expect(await shown(first.recommenderEmail, 'empfehler/empfehlungen')).toBe(true);

  await w
    .as()
    .write(({ db }) =>
      sql`update account set roles = '{Profiseller}' where email = ${first.recommenderEmail}`.execute(db),
    );
  expect(await shown(first.recommenderEmail, 'empfehler/empfehlungen')).toBe(false);
  await w
    .as()
    .write(({ db }) => sql`update account set roles = '{}' where email = ${first.recommenderEmail}`.execute(db));
  const { features } = files.spbdevk.config;
  await configure(w.app, 'spbdevk', { features: { ...features, salesPartners: false } });
  expect(await shown(first.recommenderEmail, 'empfehler/empfehlungen')).toBe(false);
  await configure(w.app, 'spbdevk');
  expect(await shown(first.recommenderEmail, 'empfehler/empfehlungen')).toBe(true);
  await w.days(366);
  expect(await shown(first.recommenderEmail, 'empfehler/empfehlungen')).toBe(false);
});

test('who has been paid a reward is asked, too [S7-C066]', async () => {
  const walk = await walkToReady(w.app, { share: 100 });
  expect(await banner(walk.recommenderEmail, 'praemierung')).toMatchObject({
    status: 200,
    body: { BannerName: 'BannerTEZuTP', ShowBanner: false, RouteName: 'registerProfi' },
  });
  await collect(w.app, walk, walk.recommender!.token);
  await w.days(4);
  await confirmExported(w, await exportPayout(w));
  expect(await shown(walk.recommenderEmail, 'praemierung')).toBe(true);
});

test('whose mails come back learns it, and nobody else does', async () => {
  const [one, other] = [await recommendAndRegister(w.app), await recommendAndRegister(w.app, { tag: 'zurueck' })];
  await w.as().write(async (tx) => {
    await sql`insert into returned_address (address_hash, state, reason, mail_id, in_row, returned_at)
      values (${addressHash(tx.system.vault, one.recommenderEmail)}, 'suppressed', 'addressUnknown', 1, 1, ${tx.now})`.execute(
      tx.db,
    );
  });
  const name = 'BannerMailsZurueck';
  expect((await banner(one.recommenderEmail, 'empfehler/empfehlungen', name)).body).toEqual({
    BannerName: name,
    ShowBanner: true,
    RouteName: routes.myData.name,
  });
  expect(await shown(other.recommenderEmail, 'empfehler/empfehlungen', name)).toBe(false);
  await w.as().write((tx) => freeAddress(tx, one.recommenderEmail));
  expect(await shown(one.recommenderEmail, 'empfehler/empfehlungen', name)).toBe(false);
});

test('a banner that nobody knows is not shown, and who is not signed in learns nothing', async () => {
  const { recommenderEmail } = await recommendAndRegister(w.app);
  for (const kind of ['empfehler/empfehlungen', 'praemierung'] as const) {
    expect((await banner(recommenderEmail, kind, 'BannerOhneSinn')).body).toEqual({
      BannerName: 'BannerOhneSinn',
      ShowBanner: false,
      RouteName: null,
    });
    expect((await w.app.call('GET', `/${kind}/showbanner/BannerTEZuTP`)).status).toBe(401);
  }
});
