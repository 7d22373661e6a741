import { isDeviceCategory } from '@weitersagen/contract/product/device-categories';
import { afterAll, expect, test } from 'vitest';
import { createContext, type System } from '#platform/context.ts';
import { listPremiumsOf } from '#premium/premium.ts';

import { testApp } from '../testing/app.ts';
import { demoApiKey, demoSlugs } from './brands.ts';
import { catalogue, type Trade } from './catalogue/catalogue.ts';
import { demoNotes } from './content/notes.ts';
import { demoQuestions } from './content/questions.ts';
import { seedDemo } from './demo.ts';
import { demoPassword } from './operators.ts';

const app = await testApp({ PORT: '4000', DEMO_TOTP: '0' });
afterAll(() => app.close());
const { system } = app.app;
const operators = await seedDemo(system);

test('four brands answer, each under its own address with products of its own shop', async () => {
  for (const slug of demoSlugs) {
    const { body } = await app.call('GET', '', { mandant: slug });
    expect(body.MandantUrl).toBe(`http://${slug}.localhost:4000`);
    const products = await app.call('GET', '/produkt', { mandant: slug });
    expect(products.body.length).toBeGreaterThanOrEqual(13);
    for (const other of demoSlugs.filter((one) => one !== slug)) expect(products.text).not.toContain(other);
  }
});

const trades: Trade[] = ['telecom', 'insurance', 'staff'];
const ofTrade = (trade: Trade) =>
  catalogue({ slug: 'x', trade, shop: 'https://shop.example', withAgents: true, today: '2026-03-02' });

test('every category of a trade has a product that earns something today', () => {
  for (const trade of trades) {
    const { categories, products, premiums } = ofTrade(trade);
    const paid = new Set(premiums.filter(({ endsOn }) => !endsOn).flatMap(({ productIds }) => productIds));
    const filled = new Set(products.filter(({ id }) => paid.has(id)).map(({ categoryId }) => categoryId));
    expect([trade, categories.filter(({ id, category }) => !filled.has(id) && !isDeviceCategory(category))]).toEqual([
      trade,
      [],
    ]);
  }
});

test('an insurer sells insurances and appointments, a company offers to its people, and neither what the others sell', async () => {
  const names = async (mandant: string): Promise<string[]> =>
    (await app.call('GET', '/produkt', { mandant })).body.map(({ Name }: { Name: string }) => Name);
  const [insurer, company, provider] = [await names('versicherung'), await names('intranet'), await names('spbdevk')];
  expect(insurer).toEqual(expect.arrayContaining(['Hausrat Komfort', 'Beratung Hausrat und Haftpflicht']));
  expect(company).toEqual(expect.arrayContaining(['Zuhause L', 'Werksrad']));
  expect(insurer.filter((name) => provider.includes(name) && !name.startsWith('Beratung'))).toEqual([]);
  expect(company).not.toContain('Hausrat Komfort');
});

test('the products 637 to 640 are hidden', async () => {
  const { body } = await app.call('GET', '/produkt');
  const shown = body.map(({ Id }: { Id: number }) => Id);
  for (const id of [637, 638, 639, 640]) {
    expect(shown).not.toContain(id);
    expect((await app.call('GET', `/produkt/${id}`)).status).toBe(200);
  }
});

const answerTo = (sells: Trade, asked: string): string =>
  demoQuestions({ company: 'Hafenwacht', phone: '040 1', sells }).find(({ question }) => question.de === asked)?.answer
    .de ?? expect.fail(asked);

test('answers say what a recommender sees of a contact, and how an account ends where people come signed in', () => {
  for (const trade of trades) {
    const seen = answerTo(trade, 'Wer sieht die Daten meines Kontakts?');
    for (const told of [
      'Anfangsbuchstaben',
      'mit Datum',
      'angenommen',
      'gemeldet',
      'bestätigt',
      'freigegeben',
      'beendet',
    ])
      expect(seen).toContain(told);
  }
  expect(answerTo('telecom', 'Wie lösche ich mein Konto?')).toContain('mit Ihrer E-Mail-Adresse');
  expect(answerTo('staff', 'Wie lösche ich mein Konto?')).not.toContain('„Meine Daten“');
  expect(answerTo('staff', 'Brauche ich ein Konto, um zu empfehlen?')).not.toContain('festlegen');
});

test('every footnote that a product names is there', () => {
  for (const trade of trades) {
    const named = new Set(ofTrade(trade).products.flatMap(({ footnote }) => footnote ?? []));
    expect(named.size).toBeGreaterThan(0);
    expect(demoNotes(trade).flatMap(({ id }) => id ?? [])).toEqual(expect.arrayContaining([...named]));
  }
});

test('the highest premium is the one of sports', async () => {
  expect((await app.call('GET', '/produkt/maxpraemiewert')).body.WertCent).toBe(11_000);
});

test('there is a premium that is over, one that is only still shown, and a voucher with codes', async () => {
  const mandant = (await app.app.mandants.bySlug('spbdevk')) ?? expect.fail('no mandant');
  const ctx = createContext({
    system,
    mandant,
    actor: { kind: 'anyone' },
    locale: 'de',
    now: system.clock.now(),
    log: system.log,
    origin: null,
  });
  const { all, shown, codes } = await ctx.read(async (tx) => ({
    all: await listPremiumsOf(tx, 101),
    shown: await listPremiumsOf(tx, 103),
    codes: await tx.db.selectFrom('voucher_code').select('id').execute(),
  }));
  const { body } = await app.call('GET', '/praemie');
  const offered = new Set(body.map(({ Id }: { Id: number }) => Id));
  expect(all.filter(({ id }) => !offered.has(id)).map(({ externalId }) => externalId)).toEqual(['P-120']);
  expect(shown.map(({ id }) => offered.has(id))).toEqual([true]);
  expect(codes).toHaveLength(25);
});

test('operators and API keys are the ones the banner prints', async () => {
  for (const { email } of operators) {
    const { status } = await app.call('POST', '/admin/login', { body: { Email: email, Password: demoPassword } });
    expect(status).toBe(200);
  }
  for (const slug of demoSlugs) {
    const wrong = await app.call('POST', '/partner/auftrag', { mandant: slug, apiKey: 'falsch', body: {} });
    const right = await app.call('POST', '/partner/auftrag', { mandant: slug, apiKey: demoApiKey(slug), body: {} });
    expect([wrong.status, right.status]).toEqual([401, 400]);
  }
});

test('a second start changes nothing but the port', async () => {
  const moved: System = { ...system, config: { ...system.config, port: 4001 } };
  expect(await seedDemo(moved)).toEqual(operators);
  const at = async (mandant: string) => {
    const { body } = await app.call('GET', '', { mandant });
    return [body.MandantUrl, body.EmpfehlenWebPage];
  };
  expect(await at('versicherung')).toEqual([
    'http://versicherung.localhost:4001',
    'http://versicherung.localhost:4001/de',
  ]);
  // One brand stands in the pages of a bank.
  expect(await at('rahmen')).toEqual(['http://rahmen.localhost:4001', 'http://partnerbank.localhost:5001/empfehlen']);
  expect((await app.app.mandants.bySlug('rahmen'))?.config.frameHosts).toEqual(['http://partnerbank.localhost:5001']);
});

test('production is never filled with demo data', async () => {
  const production: System = { ...system, config: { ...system.config, environment: 'production' } };
  await expect(seedDemo(production)).rejects.toThrow('demo mode');
  await expect(seedDemo({ ...system, config: { ...system.config, demo: false } })).rejects.toThrow('demo mode');
});
