import { isDeviceCategory } from '@weitersagen/contract/product/device-categories';
import { afterAll, expect, test } from 'vitest';
import { createContext, type System } from '#platform/context.ts';
import { listPremiumsOf } from '#premium/premium.ts';

import { testApp } from '../testing/app.ts';
import { demoApiKey, demoSlugs } from './brands.ts';
import { catalogue } from './catalogue.ts';
import { categories } from './categories.ts';
import { demoNotes } from './content/questions.ts';
import { seedDemo } from './demo.ts';
import { demoPassword } from './operators.ts';
import { termsOf } from './prices.ts';

const app = await testApp({ PORT: '4000', DEMO_TOTP: '0' });
afterAll(() => app.close());
const { system } = app.app;
const operators = await seedDemo(system);

test('four brands answer, each under its own address with products of its own shop', async () => {
  for (const slug of demoSlugs) {
    const { body } = await app.call('GET', '', { mandant: slug });
    expect(body.MandantUrl).toBe(`http://${slug}.localhost:4000`);
    const products = await app.call('GET', '/produkt', { mandant: slug });
    expect(products.body.length).toBeGreaterThanOrEqual(30);
    for (const other of demoSlugs.filter((one) => one !== slug)) expect(products.text).not.toContain(other);
  }
});

test('every category has a product, and 637 to 640 are hidden', async () => {
  const { products } = catalogue({ slug: 'x', shop: 'https://shop.example', withAgents: true, today: '2026-03-02' });
  const filled = new Set(products.map(({ categoryId }) => categoryId));
  expect(categories.filter(({ id, category }) => !filled.has(id) && !isDeviceCategory(category))).toEqual([]);
  const { body } = await app.call('GET', '/produkt');
  const shown = body.map(({ Id }: { Id: number }) => Id);
  for (const id of [637, 638, 639, 640]) {
    expect(shown).not.toContain(id);
    expect((await app.call('GET', `/produkt/${id}`)).status).toBe(200);
  }
});

test('every footnote that a tariff names is there', () => {
  const named = Object.values(termsOf).flatMap(({ footnote }) => footnote ?? []);
  expect(named.length).toBeGreaterThan(0);
  expect(demoNotes.flatMap(({ id }) => id ?? [])).toEqual(expect.arrayContaining([...new Set(named)]));
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
