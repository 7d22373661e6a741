import { afterAll, expect, test } from 'vitest';
import { createContext } from '#platform/context.ts';
import { testApp } from '../testing/app.ts';
import { countRows } from '../testing/mandant.ts';
import { rollUpAll } from '../testing/roll-up.ts';
import { demoEmail, passwordSlugs } from './brands.ts';
import { seedDemo } from './demo.ts';
import { demoPassword } from './operators.ts';
import { anna } from './tales.ts';

const { app, call, close } = await testApp({ PORTAL_TESTMODE: '0', DEMO_TOTP: '0' });
afterAll(close);
await seedDemo(app.system);

const mandant = (await app.mandants.bySlug('spbdevk')) ?? expect.fail('no mandant');
const ctx = createContext({
  system: app.system,
  mandant,
  actor: { kind: 'anyone' },
  locale: 'de',
  now: app.system.clock.now(),
  log: app.system.log,
  origin: null,
});
const signIn = async (slug: string) =>
  (
    await call('POST', '/account/login', {
      mandant: slug,
      body: { Email: demoEmail(anna.email, slug), Password: demoPassword },
    })
  ).body;
const token: string = (await signIn('spbdevk')).Token;
const eva: string = (
  await call('POST', '/admin/login', { body: { Email: 'admin@betreiber.example', Password: demoPassword } })
).body.Token;

test('Anna signs in with the password of the banner, but where the portal of the client signs people in', async () => {
  expect(passwordSlugs).toEqual(['spbdevk', 'versicherung', 'rahmen']);
  for (const slug of passwordSlugs)
    expect(await signIn(slug)).toMatchObject({ Vorname: 'Anna', Rollen: ['Empfehler'] });
  expect(await signIn('intranet')).toMatchObject({ PsoErrorCode: 'PSOF0201' });
});

test('her personal area has a recommendation in every state, and money that waits, can be collected and was paid', async () => {
  const { body } = await call('GET', '/empfehler/summen', { token });
  expect(body).toMatchObject({ WartendCent: 9000 + 11_000 + 4500, AbholbarCent: 3500, AusgezahltCent: 12_000 });
  expect(Object.entries(body.JeStatus).filter(([, count]) => count === 0)).toEqual([]);
  const rewards = await call('GET', '/praemierung', { token });
  const states = rewards.body.map(({ Status }: { Status: string }) => Status);
  expect(new Set(states)).toEqual(new Set(['Offen', 'Bereitgestellt', 'Abgeholt', 'Ausgezahlt', 'Storniert']));
});

test('at the desk orders, a draft and an exported run wait for a person', async () => {
  const { body } = await call('GET', '/admin/uebersicht', { token: eva });
  const waits = Object.fromEntries(
    body.Wartet.map(({ Art, Anzahl }: { Art: string; Anzahl: number }) => [Art, Anzahl]),
  );
  expect(waits).toMatchObject({ LaufEntwurf: 1, LaufZurBestaetigung: 1 });
  expect(waits.AuftragUnbestaetigt).toBeGreaterThan(0);
  expect(waits.AuftragFreigebbar).toBeGreaterThan(0);
});

test('a case and a claim wait for a decision', async () => {
  const cases = await call('PUT', '/admin/faelle', { token: eva, body: {} });
  expect(cases.body.Content).toMatchObject([{ Person: 'Tom Schnell', Status: 'Offen', AufDemSpielCent: 12_000 }]);
  const claims = await call('PUT', '/admin/nachbuchungen', { token: eva, body: {} });
  expect(claims.body.Content).toMatchObject([{ Status: 'Eingereicht' }]);
});

test('links were opened, by day and channel', async () => {
  await rollUpAll(ctx);
  const { body } = await call('GET', '/empfehler/empfehlungen?pagesize=50', { token });
  const { Empfehlungsnummer } = body.find(
    ({ Produkt }: { Produkt: { Name: string } }) => Produkt.Name === 'Fernsehen Plus',
  );
  const { body: entries } = await call('GET', `/empfehlung/${Empfehlungsnummer}/einspruenge`, { token });
  expect(entries.AnzahlEinspruenge).toBe(10);
  const channels = entries.JeTagUndKanal.map(({ Kanal }: { Kanal: string | null }) => Kanal);
  expect(new Set(channels)).toEqual(new Set(['wa', 'ml', 'qr', null]));
});

test('nothing of it is in the future', async () => {
  const late = await ctx.read(({ db }) =>
    db.selectFrom('event').select('id').where('at', '>', app.system.clock.now()).execute(),
  );
  expect(late).toEqual([]);
});

test('a second start tells nothing twice', async () => {
  const counts = () => countRows(ctx, 'account', 'recommendation', 'recipient', 'orders', 'reward', 'event', 'mail');
  const before = await counts();
  await seedDemo(app.system);
  expect(await counts()).toEqual(before);
});
