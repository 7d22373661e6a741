/** Lists of tariffs as clients see them: what narrows and sorts them, and that what was changed is seen at once. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { MandantDraft } from '../../setup/draft.ts';
import { setUpMandant } from '../../setup/setup.ts';
import { configure } from '../../testing/mandant.ts';
import { files, products, today } from '../../testing/mandant-files.ts';
import { world } from '../../testing/world.ts';

const { app, as, days } = await world();
afterAll(() => app.close());

/** One without prices of its own. */
const plain = files.spbdevk.products.find(({ id }) => id === products.homeSmall);
type Product = Partial<MandantDraft['products'][number]>;
const tariff = (id: number, more: Product) => ({ ...plain!, id, externalId: `X${id}`, position: id, ...more });
const tariffs = [
  tariff(101, { name: 'Heimnetz L', monthlyCents: 4495, priceSteps: '6:1995;24:4495', speedMbit: 250, bundle: 'DP' }),
  tariff(102, { name: 'Heimnetz M', monthlyCents: 2995, speedMbit: 100, bundle: 'DP', young: true }),
  tariff(103, { name: 'Fernsehen', monthlyCents: 999, bundle: 'TP', hybrid: true, topPosition: 1 }),
  tariff(104, { name: 'Ohne Preis', speedMbit: 1000 }),
];
const setUp = () =>
  setUpMandant(app.app.system, {
    ...files.spbdevk,
    products: [...files.spbdevk.products.filter(({ id }) => id > 104), ...(tariffs as typeof files.spbdevk.products)],
  });
beforeEach(setUp);

const own = [101, 102, 103, 104];
const list = async (query: string): Promise<number[]> => {
  const { status, body } = await app.call('GET', `/produkt/?quelle=festnetz&kategorie=internet${query}`);
  expect(status).toBe(200);
  return body.map(({ Id }: { Id: number }) => Id).filter((id: number) => own.includes(id));
};

test.each<[query: string, ids: number[]]>([
  ['', [103, 101, 102, 104]],
  ['&sortierung=preis', [103, 101, 102, 104]],
  ['&sortierung=tempo', [104, 101, 102, 103]],
  ['&preisBis=2000', [103, 101]],
  ['&tempoAb=200', [101, 104]],
  ['&buendel=TP', [103]],
  ['&young=1', [102]],
  ['&hybrid=true', [103]],
  ['&suche=heimnetz', [101, 102]],
  ['&suche=netz&young=1', [102]],
  ['&tarifId=102', [102]],
  ['&tarifId=X102', [102]],
  ['&tarifId=999', []],
  ['&hersteller=Nordwind', []],
])('a list that is asked for with "%s" has what fits, in order', async (query, ids) => {
  expect(await list(query)).toEqual(ids);
});

test('what is asked wrongly is refused with the name of the field', async () => {
  for (const query of ['quelle=satellit', 'quelle=festnetz&sortierung=zufall', 'quelle=festnetz&preisBis=viel']) {
    const { status } = await app.call('GET', `/produkt/?${query}`);
    expect([query, status]).toEqual([query, 400]);
  }
});

test('a list comes in parts, and the next one begins where the last one ended', async () => {
  const query = '/produkt/auswahl?quelle=festnetz&kategorie=internet&suche=heimnetz';
  const { body } = await app.call('GET', `${query}&anzahl=1`);
  expect(body).toMatchObject({ Anzahl: 2, Nach: '101' });
  expect(await list('&suche=heimnetz&anzahl=1')).toEqual([101]);
  expect(await list('&suche=heimnetz&anzahl=1&nach=101')).toEqual([102]);
  expect((await app.call('GET', `${query}&anzahl=1&nach=101`)).body.Nach).toBeNull();
});

test('a category says what makes a difference in it, whatever is asked for', async () => {
  const { body } = await app.call('GET', '/produkt/auswahl?quelle=festnetz&kategorie=internet&young=1');
  expect(body).toMatchObject({
    Anzahl: 1,
    PreisVon: 999,
    PreisBis: 2995,
    Geschwindigkeiten: [100, 250, 1000],
    Buendel: ['DP', 'TP'],
    Young: true,
    Hybrid: true,
    Hersteller: [],
  });
  expect(body.AnzahlGesamt).toBeGreaterThan(4);
});

test('what is changed, taken off or hidden is gone from the next list', async () => {
  await as().write(async ({ db }) => {
    await db.updateTable('product').set({ monthly_cents: 9999 }).where('id', '=', 103).execute();
    await db.updateTable('product').set({ active: false }).where('id', '=', 102).execute();
  });
  expect(await list('&sortierung=preis')).toEqual([101, 103, 104]);
  await configure(app, 'spbdevk', { hiddenProductIds: [101] });
  expect(await list('')).toEqual([103, 104]);
});

test('a list that was answered before says what has changed since: a name, a premium, and another day', async () => {
  const ask = async () => {
    const { body } = await app.call('GET', '/produkt/?quelle=festnetz&kategorie=internet');
    return body.find(({ Id }: { Id: number }) => Id === 101);
  };
  const first = await ask();
  expect(await ask()).toEqual(first);
  await as().write(({ db }) =>
    db.updateTable('product').set({ name: 'Heimnetz XL', display_name: null }).where('id', '=', 101).execute(),
  );
  expect(await ask()).toEqual({ ...first, Name: 'Heimnetz XL', AnzeigeName: 'Heimnetz XL' });
  await as().write(({ db }) => db.updateTable('premium').set({ value_cents: 4200 }).where('id', '=', 1).execute());
  expect(await ask()).toMatchObject({ Name: 'Heimnetz XL', WertCent: 4200 });
  await as().write(({ db }) =>
    db.updateTable('premium').set({ ends_on: today, shown_until: today }).where('ends_on', '>', today).execute(),
  );
  expect(await ask()).toMatchObject({ WertCent: 4200 });
  await days(1);
  expect(await ask()).toMatchObject({ WertCent: 0, Praemien: [] });
  await days(-1);
});

test('a price that its provider has not confirmed for too long is told to nobody, and no filter finds it', async () => {
  await as().write(({ db }) =>
    db.updateTable('product').set({ priced_on: '2026-02-22' }).where('id', '=', 103).execute(),
  );
  expect(today).toBe('2026-03-02');
  expect(await list('&preisBis=2000')).toEqual([101]);
  const { body } = await app.call('GET', '/produkt/103?quelle=festnetz');
  expect(body).toMatchObject({ PreisAufAnfrage: true, PreisMonatlich: null, PreisVom: '2026-02-22' });
  await as().write(({ db }) =>
    db.updateTable('product').set({ priced_on: '2026-02-23' }).where('id', '=', 103).execute(),
  );
  expect(await list('&preisBis=2000')).toEqual([103, 101]);
  expect((await app.call('GET', '/produkt/103?quelle=festnetz')).body).toMatchObject({ PreisAufAnfrage: false });
});

test('a product earns what its premiums of today say, in lists as by itself', async () => {
  const { body } = await app.call('GET', '/produkt/?quelle=festnetz&kategorie=internet&sortierung=praemie');
  const values = body.map(({ WertCent }: { WertCent: number }) => WertCent);
  expect(values).toEqual(values.toSorted((a: number, b: number) => b - a));
  const one = await app.call('GET', '/produkt/101?quelle=festnetz');
  expect(body.find(({ Id }: { Id: number }) => Id === 101).WertCent).toBe(one.body.WertCent);
  await as().write(({ db }) => db.updateTable('premium').set({ value_cents: 12_300 }).where('id', '=', 1).execute());
  expect((await app.call('GET', '/produkt/101?quelle=festnetz')).body.WertCent).toBe(12_300);
});

test('no amount is too large for a list: it is sorted last and told as it is', async () => {
  const much = 3_000_000_000;
  await as().write(async ({ db }) => {
    await db.updateTable('product').set({ monthly_cents: much }).where('id', '=', 102).execute();
    await db.updateTable('premium').set({ value_cents: much }).where('id', '=', 1).execute();
  });
  expect(await list('&sortierung=preis')).toEqual([103, 101, 102, 104]);
  expect(await list('&preisBis=2000')).toEqual([103, 101]);
  const { body } = await app.call('GET', '/produkt/auswahl?quelle=festnetz&kategorie=internet');
  expect([body.PreisBis, body.WertCent]).toEqual([much, much]);
});

test('the catalogue of another mandant is never in a list', async () => {
  const { text } = await app.call('GET', '/produkt/?quelle=festnetz&suche=schutz');
  expect(text).toBe('[]');
});
