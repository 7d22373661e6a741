/** What a product says in another language than the mandant's own, wherever it is shown. */
import { afterAll, expect, test } from 'vitest';
import { operator } from '#testing/cast/operators.ts';
import { demoCatalogue, demoSlugs } from '../demo/brands.ts';
import { setUpMandant } from '../setup/setup.ts';
import { files, products } from '../testing/mandant-files.ts';
import { world } from '../testing/world.ts';

const { app, anna } = await world();
afterAll(() => app.close());

const nothing = { displayName: null, description1: null, description2: null, description3: null, description4: null };
const english = {
  language: 'en',
  name: 'At Home',
  description: 'Fast enough for four.',
  group: 'Homes',
  promotionName: null,
  ...nothing,
};
const withEnglish = files.spbdevk.products.map((one) =>
  one.id === products.home
    ? { ...one, displayName: 'Daheim', group: 'Wohnen', description1: 'Zu viert', translations: [english] }
    : one,
);
await setUpMandant(app.app.system, { ...files.spbdevk, products: withEnglish });
const ask = async (path: string, locale: string) => (await app.call('GET', path, { locale })).body;
const own = files.spbdevk.products.find(({ id }) => id === products.home)?.name;

test.each([
  ['en', 'At Home', 'At Home', 'Homes'],
  ['de', own, 'Daheim', 'Wohnen'],
  ['fr', own, 'Daheim', 'Wohnen'],
])('in %s a product is called %s, in lists and by itself', async (locale, name, shown, group) => {
  const path = `/produkt/${products.home}`;
  expect(await ask(path, locale)).toMatchObject({ Name: name });
  // What was not translated is said in the mandant's own language.
  expect(await ask(`${path}?quelle=festnetz`, locale)).toMatchObject({
    AnzeigeName: shown,
    Gruppe: group,
    Beschreibung1: 'Zu viert',
  });
  const listed: { Id: number; Name: string }[] = await ask('/produkt', locale);
  expect(listed.find(({ Id }) => Id === products.home)?.Name).toBe(name);
});

test('a product is found by the words of each of its languages', async () => {
  for (const text of ['four', 'viert'])
    expect([
      text,
      (await ask(`/produkt?quelle=festnetz&suche=${text}`, 'en')).map(({ Id }: { Id: number }) => Id),
    ]).toEqual([text, [products.home]]);
});

test('whoever recommended it, and whoever opens the link, reads its name in the language of the page', async () => {
  const { number, hash } = await anna.recommends({ product: products.home, share: 50 });
  const path = `/empfehlen/${number}/${hash}`;
  expect([(await ask(path, 'en')).Produkt.Name, (await ask(path, 'de')).Produkt.Name]).toEqual(['At Home', own]);
});

test('the desk keeps a language once, and none that the mandant has not', async () => {
  const token = await operator(app, { email: 'sprachen@betreiber.example', role: 'BetreiberRedaktion' });
  const path = `/admin/produkte/${products.home}`;
  const { Revision, Daten } = (await app.call('GET', path, { token })).body;
  const said = (Sprache: string) => ({ Sprache, Name: 'At Home' });
  expect(Daten.Uebersetzungen).toMatchObject([said('en')]);
  const twice = { ...Daten, Uebersetzungen: [said('en'), said('en'), said('fr')] };
  const { body } = await app.call('PUT', path, { token, body: { Revision, Daten: twice } });
  expect(body.Hindernisse.map(({ Feld }: { Feld: string }) => Feld)).toEqual([
    'Uebersetzungen.1.Sprache',
    'Uebersetzungen.2.Sprache',
  ]);
});

test.each(demoSlugs)('everything that the demo brand %s sells is told in English, fact by fact', (slug) => {
  for (const product of demoCatalogue(slug, '2026-03-02')) {
    const said = product.translations?.find(({ language }) => language === 'en');
    const told = (of: object = {}) =>
      Object.entries(of).flatMap(([name, text]) => (/^desc|^promotionName|^name/.test(name) && text ? name : []));
    expect([product.id, told(said).toSorted()]).toEqual([product.id, told(product).toSorted()]);
    expect([product.id, said?.description]).not.toEqual([product.id, product.description]);
  }
});
