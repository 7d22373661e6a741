import { listProducts, showTariffChoice } from '@weitersagen/contract/product/endpoints';
import { showShopWindow } from '@weitersagen/contract/product/shop-window';
import { expect, test } from 'vitest';
import { category, choice, tariff, windowProduct } from '../../testing/sample-catalogue.ts';
import { mobile, withDevice } from '../../testing/sample-mobile.ts';
import { pageRequest, sampleApi } from '../../testing/sample-world.ts';
import { mainOf, shown } from '../../testing/shown-page.ts';
import { render } from '../entry-server.tsx';

type Answers = Parameters<typeof sampleApi>[0];
type Given = NonNullable<Parameters<typeof pageRequest>[1]>;

const tariffs = { ...category, id: 22, slug: 'daten-tarife.html', name: 'Daten-Tarife', title: 'Daten-Tarife' };
const data = { ...tariffs, source: 'mobilfunk', category: 'daten-tarife' } as const;
const { mandant } = pageRequest('/de');

const pageOf = async (path: string, answers: Answers, given: Given = {}) => {
  const { api, calls } = sampleApi(answers);
  const { status, text } = await shown(path, { api, ...given });
  const main = mainOf(text);
  const words = main.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  return { status, calls, text, main, words };
};

test.each([
  ['internet', 'festnetz', 'internet', 'S2-R133', [category]],
  ['daten-tarife.html', 'mobilfunk', 'daten-tarife', 'S2-R134', [category, data]],
] as const)(
  'the page %s asks for products of its source %s and its category %s [%s]',
  async (slug, source, name, _id, categories) => {
    const list = source === 'festnetz' ? [tariff] : [mobile];
    const { calls } = await pageOf(`/de/${slug}`, [[listProducts, list]], { categories });
    expect(calls.find(({ endpoint }) => endpoint === listProducts)?.query).toMatchObject({ source, category: name });
  },
);

test.each([
  ['smartphone-tarife', 'smartphone'],
  ['prepaid-tarife', 'smartphone'],
  ['young-tarife', 'smartphone'],
  ['daten-tarife', 'tablet'],
  ['zusatzkarten', 'smartphone'],
  ['combi-cards', 'smartphone'],
] as const)(
  'on the page of %s "Auswählen" leads to recommending with a choice of devices: %s [S2-R166]',
  async (name, device) => {
    const at = { ...data, slug: `${name}.html`, category: name };
    const { main } = await pageOf(`/de/${at.slug}`, [[listProducts, [mobile]]], { categories: [at] });
    expect(main).toMatch(new RegExp(`href="/de/empfehlen/302\\?quelle=mobilfunk&amp;geraet=${device}"[^>]*>Auswählen`));
  },
);

test('the button under a product is there, and off where the mandant wants none [S1-F069]', async () => {
  const answers: Answers = [[listProducts, [tariff]]];
  const off = { ...mandant, features: { ...mandant.features, buttonUnderProducts: false } };
  const button = 'href="/de/empfehlen/101"';
  expect((await pageOf('/de/internet', answers)).main).toContain(button);
  expect((await pageOf('/de/internet', answers, { mandant: off })).main).not.toContain(button);
});

test('a product that costs nothing once says 0 €, without decimals [S9-K018]', async () => {
  const { words } = await pageOf('/de/internet', [[listProducts, [{ ...tariff, onceCents: null }]]]);
  expect(words).toContain('einmalig 0 €,');
});

test('a card with a price step names the first 6 months and the later price [S9-K031]', async () => {
  const { words } = await pageOf('/de/internet', [[listProducts, [{ ...tariff, priceSteps: '6:1995' }]]]);
  expect(words).toMatch(/19,95 € monatlich in den ersten 6 Monaten ?, danach 34,95 €/);
});

test.each([
  [18_000, '180,00 €', 'S9-K029'],
  [24_000, '240,00 €', 'S9-K030'],
] as const)('a rebate of %i cents is told as %s [%s]', async (rebateCents, told, _id) => {
  const { words } = await pageOf('/de/internet', [[listProducts, [{ ...tariff, rebateCents }]]]);
  expect(words).toContain(`Routergutschrift: ${told}`);
});

test('a Young tariff says on its card for whom it is', async () => {
  const { words } = await pageOf('/de/internet', [[listProducts, [{ ...tariff, young: true }]]]);
  expect(words).toContain('Young – für alle unter 28');
});

test('a subtitle is shown, and without one there is no empty element in its place [S2-R132]', async () => {
  const leadOf = (main: string) => /<h1[^>]*>.*?<\/h1>(<p[^>]*>(.*?)<\/p>)?/s.exec(main)?.[2];
  const answers: Answers = [[listProducts, [tariff]]];
  const named = { ...category, subtitle: 'Tarife für zu Hause' };
  expect(leadOf((await pageOf('/de/internet', answers, { categories: [named] })).main)).toBe('Tarife für zu Hause');
  const bare = (await pageOf('/de/internet', answers)).main;
  expect(leadOf(bare)).toMatch(/^Empfehlen Sie weiter/);
  expect(bare).not.toMatch(/<p[^>]*><\/p>/);
});

test('what is asked and finds nothing leads back to everything', async () => {
  const { main, words } = await pageOf('/de/internet?suche=Zug', [
    [listProducts, []],
    [showTariffChoice, { ...choice, count: 0, total: 4 }],
  ]);
  expect(words).toContain('Kein Angebot passt zu dieser Auswahl');
  expect(main).toMatch(/<a[^>]* href="\/de\/internet"[^>]*>Filter zurücksetzen/);
});

test('a device that no tariff goes with has no page and cannot be recommended', async () => {
  const alone = { ...withDevice(9101, 'Surfstick', 4900), tariffId: null, tariffName: null };
  const { main } = await pageOf('/de/daten-tarife.html', [[listProducts, [alone]]], { categories: [data] });
  expect(main).toContain('Surfstick');
  expect(main).not.toMatch(/href="\/de\/(produkt|empfehlen)\//);
});

test('Home shows the categories where the mandant wants them, else a flat list of everything [S3-E022]', async () => {
  const answers: Answers = [[showShopWindow, { products: [windowProduct], next: null }]];
  const flat = await pageOf('/de', answers, { mandant: { ...mandant, showsCategories: false } });
  const shelves = await pageOf('/de', answers, { mandant: { ...mandant, showsCategories: true } });
  expect(shelves.main).toContain('href="/de/internet"');
  expect(flat.text).not.toContain('href="/de/internet"');
  const askedFor = ({ calls }: typeof flat) => calls.find(({ endpoint }) => endpoint === showShopWindow)?.query;
  expect([askedFor(shelves), askedFor(flat)]).toMatchObject([{ all: false }, { all: true }]);
});

test('offers chosen on another page are ticked where they stand here, and sent along where they do not', async () => {
  const { main } = await pageOf('/de/internet?produkt=101&produkt=302.9101&produkt=x', [[listProducts, [tariff]]]);
  const boxes = [...main.matchAll(/<input[^>]* name="produkt"[^>]*>/g)].map(([box]) => [
    /value="([^"]*)"/.exec(box)?.[1],
    box.includes('checked'),
    box.includes('form="vergleich"'),
  ]);
  expect(boxes).toEqual([
    ['101', true, true],
    ['302.9101', true, true],
  ]);
});

test('the campaign of the address goes along to every category the page leads to', async () => {
  const other = { ...category, id: 2, slug: 'internet/hybrid', name: 'Hybrid', breadcrumb: 'Internet / Hybrid' };
  const { text } = await pageOf('/de/internet/hybrid?channel=herbst', [[listProducts, [tariff]]], {
    categories: [category, other],
  });
  const ways = [...text.matchAll(/href="(\/de\/(?:internet|produkte)[^"]*)"/g)].map(([, href = '']) => href);
  expect(ways.length).toBeGreaterThan(4);
  expect(ways.filter((href) => !href.includes('channel=herbst') && !href.includes('#'))).toEqual([]);
});

test('the agency and the campaign of the address are sent along by the filters and by the comparison', async () => {
  const answers: Answers = [
    [listProducts, [tariff, { ...tariff, id: 102 }]],
    [showTariffChoice, { ...choice, count: 2, total: 2 }],
  ];
  const { main } = await pageOf('/de/internet?agentur=100001-M1&channel=herbst', answers);
  const forms = [...main.matchAll(/<form[^>]*method="get".*?<\/form>/gs)].map(([form]) => form);
  expect(forms.length).toBe(2);
  for (const form of forms) {
    expect(form).toContain('<input type="hidden" name="agentur" value="100001-M1"/>');
    expect(form).toContain('<input type="hidden" name="channel" value="herbst"/>');
  }
  expect((await pageOf('/de/internet', answers)).main).not.toContain('type="hidden"');
});

test('Home keeps its categories for whoever comes to it from a page of a link', async () => {
  const { html = '' } = await render(pageRequest('/de/empfehlungabgelaufen', { api: sampleApi().api }));
  const boot = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect((JSON.parse(boot) as { shelves?: object[] }).shelves).toHaveLength(2);
});

test('the campaign of the address goes along to the shelves', async () => {
  const { text } = await pageOf('/de?channel=herbst', []);
  expect(text).toContain('href="/de/internet?channel=herbst"');
  expect(text).toContain('href="/de/produkte?channel=herbst"');
});
