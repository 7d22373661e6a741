/** What Home shows of the catalogue: a beginning in each top category, and behind it all that can be recommended. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { setUpMandant } from '../setup/setup.ts';
import { configure } from '../testing/mandant.ts';
import { files, premiums, products } from '../testing/mandant-files.ts';
import { world } from '../testing/world.ts';

const { app, as } = await world();
afterAll(() => app.close());
beforeEach(() => setUpMandant(app.app.system, files.spbdevk));

const inEnglish = [{ language: 'en', title: 'At home', breadcrumb: 'At home', subtitle: null }];
const translated = files.spbdevk.categories.map((one) => (one.id === 1 ? { ...one, translations: inEnglish } : one));

const ask = async (query = '', mandant: 'spbdevk' | 'versicherung' = 'spbdevk') => {
  const { status, body } = await app.call('GET', `/produkt/schaufenster${query}`, { mandant });
  expect(status).toBe(200);
  return { ids: body.Produkte.map(({ Id }: { Id: number }) => Id), next: body.Nach, products: body.Produkte };
};

test('the selection is the first product of each top category, and more are behind it', async () => {
  expect(await ask()).toMatchObject({ ids: [products.home, products.mobile], next: '0' });
});

test('the title of a category says its language where it is another one than asked for', async () => {
  const asked = async (locale: string) =>
    (await app.call('GET', '/produkt/schaufenster', { locale })).body.Produkte[0] as Record<string, unknown>;
  expect(await asked('en')).toMatchObject({ Titel: 'Internet', Sprache: 'de' });
  await setUpMandant(app.app.system, { ...files.spbdevk, categories: translated });
  expect([(await asked('en')).Titel, (await asked('en')).Sprache]).toEqual(['At home', undefined]);
  expect([(await asked('de')).Titel, (await asked('de')).Sprache]).toEqual(['Internet', undefined]);
});

test('where the selection is everything, nothing is behind it', async () => {
  await as().write(({ db }) =>
    db.updateTable('product').set({ active: false }).where('id', 'not in', [products.home, products.mobile]).execute(),
  );
  expect(await ask()).toMatchObject({ ids: [products.home, products.mobile], next: null });
});

test('all come in parts from the beginning, each once, and none is left out', async () => {
  const found: number[] = [];
  let next: string | null = '0';
  do {
    const part = await ask(`?alle=1&anzahl=2&nach=${next}`);
    expect(part.ids.length).toBeLessThanOrEqual(2);
    found.push(...part.ids);
    next = part.next;
  } while (next);
  expect(found).toEqual([101, 103, 201, 301, 401, 501]);
});

test('what is hidden, earns nothing or has neither shop nor agent is not there', async () => {
  await configure(app, 'spbdevk', { hiddenProductIds: [products.fibre] });
  await as().write(async ({ db }) => {
    await db.updateTable('product').set({ shop_url_template: null }).where('id', '=', products.sports).execute();
    await db.deleteFrom('premium_product').where('premium_id', '=', premiums.voucher).execute();
  });
  const { ids } = await ask('?alle=1');
  expect(ids).not.toContain(products.fibre);
  expect(ids).not.toContain(products.sports);
  expect(ids).not.toContain(products.voucher);
  expect(ids).toContain(products.home);
});

test('what an agent sells is there where the mandant has agents, and nowhere else', async () => {
  expect((await ask('?alle=1')).ids).not.toContain(products.agent);
  const { products: shown } = await ask('?alle=1', 'versicherung');
  expect(shown.find(({ Id }: { Id: number }) => Id === products.agent)).toMatchObject({ Berater: true });
});

test('a number that is none begins at the beginning, and a wrong size is refused', async () => {
  expect((await ask('?alle=1&nach=quatsch')).ids[0]).toBe(products.home);
  expect((await app.call('GET', '/produkt/schaufenster?anzahl=0')).status).toBe(400);
});

test('a full window has facts, prices, and what each share of the highest premium pays, where a cap leaves two of them', async () => {
  const { body } = await app.call('GET', '/produkt/schaufenster?ausfuehrlich=1');
  const { WertCentMax: highest, Aufteilungen: splits } = body;
  expect(splits[0]).toEqual({ AnteilEmpfehler: 100, EmpfehlerCent: highest, EmpfaengerCent: 0 });
  expect(Array.isArray(body.Produkte[0].Merkmale)).toBe(true);
  await configure(app, 'spbdevk', { recipientCapCents: 1500 });
  const capped = (await app.call('GET', '/produkt/schaufenster?ausfuehrlich=1')).body.Aufteilungen;
  expect(capped.map(({ EmpfaengerCent }: { EmpfaengerCent: number }) => EmpfaengerCent)).toEqual([0, 1500]);
  expect(await ask()).not.toHaveProperty('products.0.Merkmale');
});
