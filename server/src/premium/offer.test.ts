import { afterAll, beforeEach, expect, test } from 'vitest';
import { setUpMandant } from '../setup/setup.ts';
import { files, premiums, products, slugs, today, yesterday } from '../testing/mandant-files.ts';
import { world } from '../testing/world.ts';

const { app } = await world();
afterAll(() => app.close());
beforeEach(() => setUpMandant(app.app.system, files.spbdevk));

const tomorrow = '2026-03-03';
const ids = (list: { Id: number }[]): number[] => list.map(({ Id }) => Id);
const offered = async (): Promise<number[]> => ids((await app.call('GET', '/praemie')).body);

test('products are a list, in the order of the catalogue, each with its best premium of today [S7-C068]', async () => {
  const { status, body } = await app.call('GET', '/produkt');
  expect(status).toBe(200);
  expect(ids(body)).toEqual([101, 103, 201, 301, 401, 501]);
  expect(body[0]).toMatchObject({
    Id: 101,
    ExterneId: 'X101',
    Name: 'Zuhause L',
    Quelle: 'festnetz',
    ShopLinkVorhanden: true,
    WertCent: 7000,
    Wert: '70,00\u00a0€',
  });
  expect(ids(body[0].Praemien)).toEqual([premiums.home, premiums.voucher]);
});

test('a product is found by its id, an unknown one is not [S7-C069]', async () => {
  expect((await app.call('GET', '/produkt/101/')).body).toMatchObject({ Id: 101, Fussnoten: [], Berater: false });
  expect((await app.call('GET', '/produkt/601')).body).toMatchObject({ Berater: true, ShopLinkVorhanden: false });
  for (const unknown of ['/produkt/999', '/produkt/abc', '/produkt/0']) {
    const { status, body } = await app.call('GET', unknown);
    expect([status, body.PsoErrorCode]).toEqual([404, 'PSOF0101']);
  }
});

test('a product that is hidden from lists is still found by its id', async () => {
  expect((await app.call('GET', `/produkt/${products.hidden}`)).status).toBe(200);
});

test('a product of agents is listed where the mandant has agents, and nowhere else', async () => {
  for (const mandant of slugs) {
    const { body } = await app.call('GET', '/produkt', { mandant });
    const has = mandant === 'versicherung';
    expect([mandant, body.length, ids(body).includes(products.agent)]).toEqual([mandant, has ? 7 : 6, has]);
  }
});

test('a premium of agents alone is on no offer where there are none, nor the most that can be earned, nor told of their product', async () => {
  const raised = files.spbdevk.premiums.map((premium) =>
    premium.id === premiums.agent ? { ...premium, valueCents: 99_900 } : premium,
  );
  const both = { ...raised.find(({ id }) => id === premiums.sports)!, productIds: [products.agent, products.sports] };
  const changed = raised.map((premium) => (premium.id === both.id ? both : premium));
  await setUpMandant(app.app.system, { ...files.spbdevk, premiums: changed });
  const { body } = await app.call('GET', '/praemie');
  expect(ids(body)).not.toContain(premiums.agent);
  expect(body.find(({ Id }: { Id: number }) => Id === both.id).Produkte).toEqual([products.sports]);
  expect((await app.call('GET', '/produkt/maxpraemiewert')).body.WertCent).toBe(11_000);
  expect((await app.call('GET', `/produkt/${products.agent}`)).body).toMatchObject({ WertCent: 0, Praemien: [] });
});

test('a product with a voucher alone is worth the voucher', async () => {
  expect((await app.call('GET', `/produkt/${products.voucher}`)).body.WertCent).toBe(6000);
});

test('the catalogue of one mandant never shows the other', async () => {
  const own = await app.call('GET', '/produkt', { mandant: 'versicherung' });
  expect(own.text).toContain('Schutz L');
  expect(own.text).not.toContain('Zuhause');
});

test('the highest value is the one of all premiums valid today [S7-C070]', async () => {
  expect((await app.call('GET', '/produkt/maxpraemiewert')).body).toEqual({ WertCent: 11_000, Wert: '110,00\u00a0€' });
});

test('premiums are a list of those valid today [S7-C057]', async () => {
  const { status, body } = await app.call('GET', '/praemie');
  expect(status).toBe(200);
  expect(ids(body)).toEqual([
    premiums.home,
    premiums.fibre,
    premiums.mobile,
    premiums.sports,
    premiums.voucher,
    premiums.displayed,
  ]);
  expect(body[0].Produkte).toEqual([products.home, products.hidden]);
});

test('premiums are an entity of their own, money or voucher [S3-E068]', async () => {
  const { body } = await app.call('GET', '/praemie');
  expect(body.find(({ Id }: { Id: number }) => Id === premiums.voucher)).toMatchObject({
    ExterneId: 'G-60',
    Art: 'Gutschein',
  });
  expect(body[0]).toMatchObject({ ExterneId: 'P-70', Name: '70 € Geldprämie', Art: 'Geld' });
});

test.each<[field: string, id: string, value: unknown]>([
  ['Startdatum', 'S3-E069', '2024-02-03'],
  ['Enddatum', 'S3-E070', '2027-10-11'],
  ['EnddatumAnzeige', 'S3-E071', '2027-12-13'],
  ['Wert', 'S3-E072', '1.234,56\u00a0€'],
  ['WertCent', 'S3-E073', 123_456],
])('every premium says its %s [%s]', async (field, _id, value) => {
  const own = { startsOn: '2024-02-03', endsOn: '2027-10-11', shownUntil: '2027-12-13', valueCents: 123_456 };
  const changed = files.spbdevk.premiums.map((premium) =>
    premium.id === premiums.fibre ? { ...premium, ...own } : premium,
  );
  await setUpMandant(app.app.system, { ...files.spbdevk, premiums: changed });
  const { body } = await app.call('GET', '/praemie');
  expect(body.find(({ Id }: { Id: number }) => Id === premiums.fibre)[field]).toBe(value);
  for (const premium of body) expect(premium).toHaveProperty(field);
});

type Days = { startsOn?: string | null; endsOn?: string | null; shownUntil?: string | null };
const withDays = async (days: Days): Promise<boolean> => {
  const changed = files.spbdevk.premiums.map((premium) =>
    premium.id === premiums.home ? { ...premium, ...days } : premium,
  );
  await setUpMandant(app.app.system, { ...files.spbdevk, premiums: changed });
  return (await offered()).includes(premiums.home);
};

test.each<[sentence: string, id: string, days: Days, expected: boolean]>([
  ['that starts tomorrow is not offered', 'S4-T046', { startsOn: tomorrow }, false],
  ['that starts today is offered', 'S4-T046', { startsOn: today }, true],
  ['that ended yesterday is not offered', 'S4-T047', { endsOn: yesterday, shownUntil: yesterday }, false],
  ['that ends today is offered', 'S4-T047', { endsOn: today, shownUntil: yesterday }, true],
  [
    'that ended yesterday but is shown until today is offered',
    'S4-T048',
    { endsOn: yesterday, shownUntil: today },
    true,
  ],
  ['without an end is offered', 'S4-T047', { endsOn: null, shownUntil: null }, true],
])('a premium %s [%s]', async (_sentence, _id, days, expected) => {
  expect(await withDays(days)).toBe(expected);
});
