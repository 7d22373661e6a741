/** Uploaded pictures of products and categories: as answers of their own, and in lists (rules 7.7, C-38). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insuranceCategories } from '../../demo/catalogue/insurance-categories.ts';
import { staffCategories } from '../../demo/catalogue/staff-categories.ts';
import { categories as demoCategories } from '../../demo/catalogue/telecom-categories.ts';
import { setUpMandant } from '../../setup/setup.ts';
import { statementsOf } from '../../testing/database/statements.ts';
import { files, products } from '../../testing/mandant-files.ts';
import { halves, picturesOf } from '../../testing/media/pictures.ts';
import { askPage } from '../../testing/page.ts';
import { type World, world } from '../../testing/world.ts';
import { drawingOf } from './drawing.ts';

let w: World;
let pictures: ReturnType<typeof picturesOf>;
let large: string;
let small: string;

const base = '/api/v1/spbdevk';

beforeAll(async () => {
  w = await world();
  pictures = picturesOf(w);
  large = (await pictures.uploads(await halves(1600, 800).jpeg().toBuffer(), 'Router.jpg')).body.Id;
  small = (await pictures.uploads(await halves(600, 600).png().toBuffer(), 'Klein.png')).body.Id;
  await use({ picture: large, smallPicture: small });
});
afterAll(() => w.app.close());

type Of = Pick<(typeof files.spbdevk.products)[number], 'picture' | 'smallPicture'>;

/** What the product at home and the first category are shown with from now on. */
const use = ({ picture, smallPicture }: Of) =>
  setUpMandant(w.app.app.system, {
    ...files.spbdevk,
    categories: files.spbdevk.categories.map((one) => (one.id === 1 ? { ...one, picture, icon: smallPicture } : one)),
    products: files.spbdevk.products.map((one) => (one.id === products.home ? { ...one, picture, smallPicture } : one)),
  });

const answers: [path: string, size: [number, number]][] = [
  [`produkt/${products.home}/grafik`, [960, 640]],
  [`produkt/${products.home}/sgrafik`, [320, 213]],
  ['produktkategorie/1/grafik', [960, 640]],
  ['produktkategorie/1/icon', [48, 48]],
];
test.each(answers)(
  '%s is the uploaded picture, cut to %s and in the best format the caller takes',
  async (path, [width, height]) => {
    const of = (accept: string) => pictures.sizeOf(`${base}/${path}`, { accept });
    expect(await of('image/avif,image/webp,*/*')).toEqual(['heif', width, height]);
    expect(await of('image/webp,*/*')).toEqual(['webp', width, height]);
    expect((await of('*/*')).slice(1)).toEqual([width, height]);
  },
);

test('an uploaded picture may be kept for a day, and is not sent again to whoever has it', async () => {
  const path = `${base}/produkt/${products.home}/grafik`;
  const { headers } = await pictures.fetch(path, { accept: 'image/webp' });
  expect([headers['cache-control'], headers.vary, headers['content-type']]).toEqual([
    'public, max-age=86400',
    'accept',
    'image/webp',
  ]);
  const again = await pictures.fetch(path, { accept: 'image/webp', 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const other = await pictures.fetch(path, { accept: 'image/avif', 'if-none-match': String(headers.etag) });
  expect(other.statusCode).toBe(200);
});

test('messengers that show a link to the page of a product find its picture where the page says, in its form', async () => {
  const { text } = await askPage(w.app, `/de/produkt/${products.home}`, { mandant: 'spbdevk' });
  const address = new URL(/<meta property="og:image" content="([^"]*)">/.exec(text)?.[1] ?? '');
  expect(address.pathname).toBe(`/bilder/${large}/1/1200x630.jpg`);
  expect(await pictures.sizeOf(address.pathname, { host: address.host, accept: 'image/avif,*/*' })).toEqual([
    'jpeg',
    1200,
    630,
  ]);
});

describe('lists', () => {
  const at = (id: string) => `/bilder/${id}/1`;
  const home = async (query = '') => {
    const { body } = await w.app.call('GET', `/produkt${query}`);
    return body.find(({ Id }: { Id: number }) => Id === products.home);
  };

  test('name the small picture of a product, itself the large one, each with its size', async () => {
    const inList = { Adresse: at(small), Breite: 600, Hoehe: 600, Alternativtext: '' };
    expect((await home()).Bild).toEqual(inList);
    expect((await home('?quelle=festnetz')).Bild).toEqual(inList);
    const { body } = await w.app.call('GET', `/produkt/${products.home}?quelle=festnetz`);
    expect(body.Bild).toMatchObject({ Adresse: at(large), Breite: 1600, Hoehe: 800 });
    const [category] = (await w.app.call('GET', '/produktkategorie')).body;
    expect([category.Bild.Adresse, category.Icon.Adresse]).toEqual([at(large), at(small)]);
  });

  test('say what a picture shows in the language of the request', async () => {
    const texts = { de: 'Ein Router', en: 'A router' };
    const change = { Name: 'Klein', Alternativtexte: texts, Fokus: { X: 0.5, Y: 0.5 }, Ausschnitt: null };
    expect((await pictures.call('PUT', `/${small}`, { body: change })).status).toBe(200);
    expect((await home()).Bild.Alternativtext).toBe('Ein Router');
    const { body } = await w.app.call('GET', '/produkt', { headers: { 'x-accept-language': 'en' } });
    expect(body[0].Bild.Alternativtext).toBe('A router');
  });

  test('ask the database for pictures no more than once, however many products have one', async () => {
    await home();
    const statements = await statementsOf(w.app.app.system, home);
    expect(statements.filter((one) => /\bmedia\b/.test(one))).toEqual([]);
    expect(statements.length).toBeGreaterThan(0);
  });

  test('have one picture where only one was uploaded, and name the drawing without', async () => {
    await use({ picture: large, smallPicture: null });
    expect((await home()).Bild.Adresse).toBe(at(large));
    await use({ picture: null, smallPicture: null });
    expect(await home()).toMatchObject({ Bild: null, Zeichnung: 'router' });
  });
});

test('a picture that a product or a category is shown with is not removed, and where it is used is told', async () => {
  await use({ picture: large, smallPicture: small });
  const { status, body } = await pictures.call('DELETE', `/${large}`);
  const [category] = files.spbdevk.categories;
  const product = files.spbdevk.products.find(({ id }) => id === products.home);
  expect([status, body.Message]).toEqual([409, expect.stringContaining(`${category?.title}, ${product?.name}`)]);
  await use({ picture: small, smallPicture: null });
  expect((await pictures.call('DELETE', `/${large}`)).status).toBe(200);
});

const named = { name: '', source: 'festnetz' } as const;
test('each category of the catalogue has the drawing of what it sells', () => {
  const drawn = new Map(demoCategories.map((one) => [one.category, drawingOf({ ...one, name: one.title })]));
  expect(Object.fromEntries(Map.groupBy(drawn.keys(), (category) => drawn.get(category) ?? 'router'))).toEqual({
    router: ['internet', 'young', 'young-speed', 'internet-telefon'],
    hybrid: ['internet-hybrid', 'young-hybrid'],
    fibre: ['internet-glasfaser', 'glasfaser'],
    house: ['digital-home-service'],
    screen: ['tv', 'tv-satellit', 'tv-hybrid-satellit', 'tv-hybrid', 'tv-glasfaser'],
    ball: ['sport'],
    shop: ['homepage-shop', 'webseite', 'webshop', 'webhosting'],
    company: ['company-start', 'company-pro'],
    phone: ['smartphone-tarife', 'young-tarife', 'geraete', 'smartphones'],
    card: ['prepaid-tarife', 'zusatzkarten', 'combi-cards'],
    tablet: ['daten-tarife', 'tablets'],
    stick: ['surfsticks'],
  });
});

test('insurances and benefits are drawn as what they protect and bring', () => {
  const drawn = (categories: typeof insuranceCategories) =>
    categories.map((one) => drawingOf({ ...one, name: one.title }));
  expect(drawn(insuranceCategories)).toEqual([
    ...['house', 'hand', 'car', 'scales', 'company', 'plaster', 'family', 'suitcase', 'paw', 'bicycle'],
  ]);
  expect(drawn(staffCategories)).toEqual(['router', 'fibre', 'screen', 'phone', 'bicycle', 'heart', 'plug']);
});

test('what an agent sells is drawn by its name', () => {
  const of = (name: string) => drawingOf({ ...named, name, category: null, isAgent: true });
  expect([of('Beratung Hausrat und Haftpflicht'), of('Beratung Altersvorsorge'), of('Beratung Unfall')]).toEqual([
    'house',
    'family',
    'hand',
  ]);
});
