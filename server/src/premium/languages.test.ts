/** What a product and a premium say in another language than the mandant's own, wherever they are shown. */
import { afterAll, expect, test } from 'vitest';
import { saidIn } from '#product/product.ts';
import { collectInto } from '#testing/cast/collected.ts';
import { walkToReady } from '#testing/cast/eva.ts';
import { operator } from '#testing/cast/operators.ts';
import { demoCatalogue, demoFiles, demoSlugs } from '../demo/brands.ts';
import { setUpMandant } from '../setup/setup.ts';
import { files, premiums, products, terms } from '../testing/mandant-files.ts';
import { mailTo } from '../testing/walk.ts';
import { world } from '../testing/world.ts';

const w = await world();
const { app, anna } = w;
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
const rewards: Readonly<Record<number, string>> = {
  [premiums.home]: '70 € cash reward',
  [premiums.voucher]: '60 € voucher',
};
const premiumsInEnglish = files.spbdevk.premiums.map((one) => {
  const name = rewards[one.id];
  return name ? { ...one, translations: [{ language: 'en', name, description: null }] } : one;
});
await setUpMandant(app.app.system, { ...files.spbdevk, products: withEnglish, premiums: premiumsInEnglish });
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

const namesOf = {
  en: { money: '70 € cash reward', voucher: '60 € voucher' },
  de: { money: '70 € Geldprämie', voucher: 'Gutschein über 60 €' },
};
const locales = ['en', 'de'] as const;

test.each(locales)('in %s a premium is called so in lists, at the pickup and after it', async (locale) => {
  const called = (all: { Id: number; Name: string }[]) => all.find(({ Id }) => Id === premiums.home)?.Name;
  const walk = await walkToReady(app, { locale });
  const token = walk.recommender?.token ?? '';
  const rewardOf = async () => (await app.call('GET', '/praemierung?details=true', { token, locale })).body[0];
  const listed = [
    await ask('/praemie', locale),
    (await ask(`/produkt/${products.home}`, locale)).Praemien,
    await ask(`/empfaenger/${walk.recipientNumber}/praemie`, locale),
    (await rewardOf()).Product.Praemien,
  ];
  expect(listed.map(called)).toEqual(listed.map(() => namesOf[locale].money));
  await collectInto(w, token);
  expect((await rewardOf()).Praemie.Name).toBe(namesOf[locale].money);
});

test.each(locales)('in %s the mail with the code calls the voucher so', async (locale) => {
  const walk = await walkToReady(app, { locale, share: 100 });
  const token = walk.recommender?.token ?? '';
  const body = { PraemieId: premiums.voucher, AgbText: terms, AgbAkzeptiert: true };
  expect((await app.call('PUT', '/praemierung', { token, body })).status).toBe(200);
  const [, mailed] =
    (mailTo(await app.post(), walk.recommenderEmail)?.text ?? '').match(/[„“]([^„“”]*60 €[^„“”]*)[“”]/) ?? [];
  expect(mailed).toBe(namesOf[locale].voucher);
});

test('the desk keeps a language of a premium once, and none that the mandant has not', async () => {
  const token = await operator(app, { email: 'chef@betreiber.example', role: 'BetreiberAdmin' });
  const path = `/admin/praemien/${premiums.home}`;
  const { Revision, Daten } = (await app.call('GET', path, { token })).body;
  expect(Daten.Uebersetzungen).toMatchObject([{ Sprache: 'en', Name: '70 € cash reward' }]);
  const said = (Sprache: string) => ({ Sprache, Name: '70 €' });
  const body = { Revision, Daten: { ...Daten, Uebersetzungen: [said('en'), said('en'), said('fr')] } };
  const saved = await app.call('PUT', path, { token, body });
  expect(saved.body.Hindernisse.map(({ Feld }: { Feld: string }) => Feld)).toEqual([
    'Uebersetzungen.1.Sprache',
    'Uebersetzungen.2.Sprache',
  ]);
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

test.each(demoFiles(4301, '2026-03-02'))('every premium of the demo brand $slug is told in English', (file) => {
  const told = file.premiums.map((premium) => saidIn(premium, 'en'));
  expect(told.map(({ name }) => name)).toContain('60 € shopping voucher');
  for (const { name, description } of told) expect(`${name} ${description}`).not.toMatch(/prämie|gutschein|händler/i);
});
