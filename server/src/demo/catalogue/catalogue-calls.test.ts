/** The calls of the catalogue as a client sees them, on the data of the demo (§3, §7; rules 7.7, C-39, C-40). */
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { demoSlugs } from '../brands.ts';
import { seedDemo } from '../demo.ts';
import { categories } from './telecom-categories.ts';

const app = await testApp({ PORT: '4000', DEMO_TOTP: '0' });
afterAll(() => app.close());
await seedDemo(app.app.system);

type Item = Readonly<Record<string, unknown>> & { Id: number };
const ask = async (path: string): Promise<Item[]> => {
  const { status, body } = await app.call('GET', path);
  expect([path, status]).toEqual([path, 200]);
  return body;
};
const tariffs = (source: string, category: string, more = ''): Promise<Item[]> =>
  ask(`/produkt/?quelle=${source}&kategorie=${category}${more}`);
const ids = (items: readonly Item[]): number[] => items.map(({ Id }) => Id);

const sentence = expect.stringMatching(/\S/);
const cents = expect.any(Number);

/** Of which kind it is, and a value that one of them has at least. */
test.each<[field: string, id: string, some: unknown]>([
  ['Id', 'S3-E149', 101],
  ['Kategorie', 'S3-E150', 'DP'],
  ['Name', 'S3-E151', 'Zuhause L'],
  ['AnzeigeName', 'S3-E152', 'Zuhause L'],
  ['Young', 'S3-E153', true],
  ['Hybrid', 'S3-E154', true],
  ['Gruppe', 'S3-E155', 'DSL'],
  ['Klasse', 'S3-E156', 'XL'],
  ['PreisMonatlich', 'S3-E157', 4495],
  ['PreisEinmalig', 'S3-E158', 6995],
  ['Beschreibung1', 'S3-E159', sentence],
  ['Beschreibung2', 'S3-E160', sentence],
  ['Beschreibung3', 'S3-E161', sentence],
  ['Beschreibung4', 'S3-E162', sentence],
  ['Provision', 'S3-E163', 'standard;5000'],
  ['ExterneTarifProduktId', 'S3-E164', 'T-101'],
  ['Fussnote', 'S3-E165', 1],
  ['Preisaufteilung', 'S3-E166', '6:1995;24:4495'],
  ['Aktionsname', 'S3-E167', 'Routergutschrift'],
  ['Aktionsrabatt', 'S3-E168', 18_000],
])('every fixed-line tariff says its %s [%s]', async (field, _id, some) => {
  const items = await tariffs('festnetz', 'internet');
  for (const item of items) expect(item).toHaveProperty(field);
  const all = [...items, ...(await tariffs('festnetz', 'young-hybrid'))];
  expect(all.map((item) => item[field])).toContainEqual(some);
});

test.each<[field: string, id: string, some: unknown]>([
  ['Id', 'S3-E170', cents],
  ['GeraeteTyp', 'S3-E171', 'smartphone'],
  ['Hersteller', 'S3-E172', 'Nordwind'],
  ['Klasse', 'S3-E173', 'M'],
  ['HandyId', 'S3-E174', 9101],
  ['TarifId', 'S3-E175', 302],
  ['PreisHandy', 'S3-E176', 14_900],
  ['PreisTarif', 'S3-E177', 2995],
  ['Aktionspreis', 'S3-E178', 100],
  ['Aktion', 'S3-E179', 'Herbstaktion'],
  ['TopPosition', 'S3-E180', 1],
  ['Position', 'S3-E181', 10],
])('every mobile product says its %s [%s]', async (field, _id, some) => {
  const items = await tariffs('mobilfunk', 'smartphones');
  for (const item of items) expect(item).toHaveProperty(field);
  const all = [...items, ...(await tariffs('mobilfunk', 'smartphones', '&tarifId=303'))];
  expect(all.map((item) => item[field])).toContainEqual(some);
});

test('a device says its name and that of its tariff [S3-E182]', async () => {
  const [first] = await tariffs('mobilfunk', 'smartphones', '&tarifId=303');
  expect(first).toMatchObject({ HandyAnzeigeName: 'Nordwind 7', TarifAnzeigeName: 'Mobil L' });
});

test('a device says its description and that of its tariff [S3-E183]', async () => {
  const [first] = await tariffs('mobilfunk', 'smartphones', '&tarifId=303');
  expect(first).toMatchObject({
    HandyBeschreibung: expect.stringContaining('drei Kameras'),
    TarifBeschreibung: expect.stringContaining('Unbegrenzt surfen'),
  });
});

test('a device costs what its tariff makes of it, and in a promotion less', async () => {
  const [first] = await tariffs('mobilfunk', 'smartphones', '&tarifId=303');
  expect(first).toMatchObject({ Id: 303, PreisHandy: 4900, Aktionspreis: 100, PreisTarif: 4495 });
});

test('a fixed-line product is an entity of its own, and is no mobile one [S3-E148]', async () => {
  const items = await tariffs('festnetz', 'internet');
  expect(ids(items)).toEqual([101, 102, 103, 104]);
  for (const item of items) {
    expect(item.Quelle).toBe('festnetz');
    expect(item).not.toHaveProperty('TarifId');
  }
});

test('a mobile product is an entity of its own, and is no fixed-line one [S3-E169]', async () => {
  const items = await tariffs('mobilfunk', 'smartphones');
  expect(items.length).toBeGreaterThanOrEqual(5);
  for (const item of items) {
    expect(item.Quelle).toBe('mobilfunk');
    expect(item).not.toHaveProperty('PreisMonatlich');
  }
});

test.each([
  ['telecom fixed-line', 'S1-F013', 'festnetz', 'internet'],
  ['mobile', 'S1-F014', 'mobilfunk', 'smartphone-tarife'],
  ['TV', 'S1-F015', 'festnetz', 'tv'],
  ['business tariffs', 'S1-F016', 'festnetz', 'company-start'],
])('products of the kind %s are in the catalogue and can be recommended [%s]', async (_kind, _id, source, category) => {
  const [first] = await tariffs(source, category);
  const terms = (await app.call('GET', '')).body.AgbText;
  const { status, body } = await app.call('POST', '/empfehlen/create', {
    body: {
      Empfehlung: { Produkt: first?.Id, AgbText: terms },
      Empfehler: { Vorname: 'Anna', Nachname: 'Muster', Email: `${category}@example.org` },
    },
  });
  expect([status, body.Produkt?.Id]).toEqual([200, first?.Id]);
});

test('all 31 categories are listed with slug, title, breadcrumb and source [S7-C067]', async () => {
  const listed = await ask('/produktkategorie');
  expect(listed.map(({ Slug }) => Slug)).toEqual(categories.map(({ slug }) => slug));
  expect(listed).toHaveLength(31);
  for (const one of listed) expect(one).toMatchObject({ Titel: sentence, Breadcrumb: sentence, Kategorie: sentence });
});

test('a category is told in the language of the call', async () => {
  const { body } = await app.call('GET', '/produktkategorie', { locale: 'en' });
  expect(body[2]).toMatchObject({
    Slug: 'internet/glasfaser.html',
    Titel: 'Fibre internet',
    Breadcrumb: 'Internet / Fibre',
  });
});

test('tariffs are those of a source and a category, and an id narrows them [S7-C075]', async () => {
  expect(ids(await tariffs('festnetz', 'internet', '&tarifId=102'))).toEqual([102]);
  expect(ids(await tariffs('festnetz', 'internet', '&tarifId=T-104'))).toEqual([104]);
  expect(await tariffs('festnetz', 'internet', '&tarifId=121')).toEqual([]);
  expect(await tariffs('mobilfunk', 'internet')).toEqual([]);
});

test('a product is shown with a device that it is sold with, and with no other [S7-C076]', async () => {
  expect((await app.call('GET', '/produkt/302?quelle=mobilfunk&handyId=9103')).body).toMatchObject({
    Id: 302,
    HandyId: 9103,
    HandyAnzeigeName: 'Kolibri Mini',
    PreisHandy: 100,
  });
  for (const unknown of ['302?quelle=mobilfunk&handyId=9201', '302?quelle=mobilfunk&handyId=1', '302?quelle=festnetz'])
    expect((await app.call('GET', `/produkt/${unknown}`)).status).toBe(404);
});

test('a product is found by its external id, and by that of its tariff [S7-C077]', async () => {
  for (const external of ['X101', 'T-101'])
    expect((await app.call('GET', `/produkt/extern/${external}?quelle=festnetz`)).body).toMatchObject({
      Id: 101,
      AnzeigeName: 'Zuhause L',
    });
  expect((await app.call('GET', '/produkt/extern/X999?quelle=festnetz')).status).toBe(404);
});

test('a device is shown with each tariff that it is sold with [S7-C078]', async () => {
  const items = await ask('/produkt/handytarife/9101');
  expect(items.map(({ TarifId }) => TarifId)).toEqual([302, 301, 303, 321]);
  for (const item of items) expect(item.HandyId).toBe(9101);
  expect((await app.call('GET', '/produkt/handytarife/1')).status).toBe(404);
});

test.each([
  [639, 'S7-C110'],
  [640, 'S7-C111'],
  [637, 'S7-C112'],
  [638, 'S7-C113'],
])('the product %s is in no list, and is found by its id [%s]', async (hidden) => {
  const { Kategorie: category } = (await ask('/produktkategorie'))[0] as Item;
  expect(ids(await tariffs('festnetz', String(category)))).not.toContain(hidden);
  expect(ids(await ask('/produkt/?quelle=festnetz'))).not.toContain(hidden);
  expect(ids(await ask('/produkt'))).not.toContain(hidden);
  expect(await tariffs('festnetz', 'internet', `&tarifId=${hidden}`)).toEqual([]);
  expect((await app.call('GET', `/produkt/${hidden}?quelle=festnetz`)).body.Id).toBe(hidden);
});

test('the categories of devices answer without products of the database [S7-C114]', async () => {
  for (const [category, count] of [
    ['smartphones', 5],
    ['tablets', 3],
    ['surfsticks', 2],
    ['geraete', 10],
  ] as const) {
    const { Id: id } = (await ask('/produktkategorie')).find(({ Kategorie }) => Kategorie === category) as Item;
    expect((await ask('/produkt')).filter(({ KategorieId }) => KategorieId === id)).toEqual([]);
    expect(await tariffs('mobilfunk', category)).toHaveLength(count);
  }
});

test('devices of a mandant without any tariff for them are shown alone, by their own id', async () => {
  const { id = 0 } = (await app.app.mandants.bySlug('intranet')) ?? {};
  await app.app.system.database.transaction({ mandantId: id, role: 'app', readOnly: false }, (db) =>
    db.updateTable('product').set({ active: false }).where('source', '=', 'mobilfunk').execute(),
  );
  const { body } = await app.call('GET', '/produkt/?quelle=mobilfunk&kategorie=tablets', { mandant: 'intranet' });
  expect(ids(body)).toEqual([9201, 9202, 9203]);
  for (const item of body) expect(item).toMatchObject({ TarifId: null, Praemien: [], PreisAufAnfrage: true });
});

test('devices are those of a tariff, each with its price for it [S7-C115]', async () => {
  const items = await tariffs('mobilfunk', 'geraete', '&tarifId=301');
  expect(items).toHaveLength(5);
  for (const item of items) expect(item).toMatchObject({ TarifId: 301, GeraeteTyp: 'smartphone' });
  expect(await tariffs('mobilfunk', 'tablets', '&tarifId=301')).toEqual([]);
});

test('devices are of a kind, in any case [S7-C116]', async () => {
  for (const kind of ['tablet', 'Tablet']) {
    const items = await tariffs('mobilfunk', 'geraete', `&geraeteTyp=${kind}`);
    expect(items).toHaveLength(3);
    for (const item of items) expect(item.GeraeteTyp).toBe('tablet');
  }
  expect(await tariffs('mobilfunk', 'geraete', '&geraeteTyp=fernglas')).toEqual([]);
});

test('devices are of a manufacturer, in any case [S7-C117]', async () => {
  const items = await tariffs('mobilfunk', 'geraete', '&hersteller=nordwind');
  expect(items.map(({ HandyId }) => HandyId)).toEqual([9101, 9102, 9203]);
});

test('a mandant says from which source its products are [S3-E037]', async () => {
  expect((await app.call('GET', '')).body).toHaveProperty('ProduktApi');
});

test.each(demoSlugs)('%s has products of its own [S3-E039]', async (mandant) => {
  expect((await app.call('GET', '', { mandant })).body.ProduktApi).toBe('standard');
});
