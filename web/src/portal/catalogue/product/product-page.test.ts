import { listDeviceTariffs, listProducts, showProduct } from '@weitersagen/contract/product/endpoints';
import { expect, test } from 'vitest';
import { tariff } from '../../../testing/sample-catalogue.ts';
import { contentOf, item, type SampleItems } from '../../../testing/sample-content.ts';
import { mobile, withDevice } from '../../../testing/sample-mobile.ts';
import { Refused, sampleApi } from '../../../testing/sample-world.ts';
import { mainOf, shown } from '../../../testing/shown-page.ts';

type Answers = Parameters<typeof sampleApi>[0];

const steps = { ...tariff, priceSteps: '6:1995', monthlyCents: 3495 };
const onRequest = { ...tariff, isOnRequest: true, monthlyCents: null, priceSteps: null, onceCents: null };

const pageOf = async (answers: Answers, path = '/de/produkt/101', items: SampleItems = {}) => {
  const { api, calls } = sampleApi(answers);
  const { status, text, html = '' } = await shown(path, { api, content: async () => contentOf(items) });
  const structured = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );
  const words = mainOf(text)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
  return { status, calls, structured, text, words };
};

const productOf = (structured: readonly Record<string, unknown>[]) =>
  structured.find((one) => one['@type'] === 'Product') as { offers?: Record<string, unknown> } | undefined;

test('the page of a product tells its price over time, once, and in all until the minimum term ends', async () => {
  const { words } = await pageOf([[showProduct, steps]]);
  expect(words).toContain('19,95 € monatlich in den ersten 6 Monaten , danach 34,95 €');
  expect(words).toMatch(/Monat 1 bis 6 19,95 € monatlich Ab Monat 7 34,95 € monatlich Einmalig 69,95 €/);
  expect(words).toContain('In 24 Monaten insgesamt 818,75 €');
});

test('search engines are told the same prices, when they hold, and for how long one is bound', async () => {
  const { structured } = await pageOf([[showProduct, steps]]);
  const { offers } = productOf(structured) ?? {};
  expect(offers).toMatchObject({
    eligibleDuration: { value: 24, unitCode: 'MON' },
    priceSpecification: [
      { price: 19.95, priceCurrency: 'EUR', valueAddedTaxIncluded: true, billingStart: 0, billingDuration: 6 },
      { price: 34.95, billingStart: 6 },
      { price: 69.95, priceComponentType: 'https://schema.org/ActivationFee' },
    ],
  });
});

test('search engines are told of a device as the page shows it: by its name with the tariff, its maker and what each costs once', async () => {
  const device = withDevice(9101, 'Nordwind 7', 14_900);
  const answers: Answers = [
    [showProduct, device],
    [listDeviceTariffs, [device]],
  ];
  const { structured } = await pageOf(answers, '/de/produkt/302?geraet=9101');
  const told = productOf(structured);
  expect(told).toMatchObject({
    name: 'Nordwind 7 mit Mobil M',
    sku: 'X302.9101',
    brand: { name: 'Nordwind' },
    url: 'https://portal.example/de/produkt/302?geraet=9101',
    offers: {
      priceSpecification: [
        { price: 29.95 },
        { price: 39.95, priceComponentType: 'https://schema.org/ActivationFee' },
        { price: 149, priceComponentType: 'https://schema.org/Downpayment' },
      ],
    },
  });
  expect(told).not.toHaveProperty('image');
});

test('what costs nothing once is told as 0 € in every place', async () => {
  const { words } = await pageOf([[showProduct, { ...steps, onceCents: null }]]);
  expect(words).toContain('einmalig 0 €,');
  expect(words).toContain('Einmalig 0 € In 24');
});

test('a price on request is told as that, and is no offer', async () => {
  const { words, structured } = await pageOf([[showProduct, onRequest]]);
  expect(words).toContain('Preis auf Anfrage');
  expect(words).not.toContain('insgesamt');
  expect(productOf(structured)).toBeDefined();
  expect(productOf(structured)).not.toHaveProperty('offers');
});

test('the way to a product is told to readers and to search engines alike', async () => {
  const { words, structured } = await pageOf([[showProduct, steps]]);
  expect(words).toContain('Internet Zuhause L');
  const way = structured.find((one) => one['@type'] === 'BreadcrumbList') as { itemListElement: { name: string }[] };
  expect(way.itemListElement.map(({ name }) => name)).toEqual(['Internet', 'Zuhause L']);
});

test('a tariff leads to every device it is sold with, and to be recommended with a choice of them', async () => {
  const devices = [withDevice(9101, 'Nordwind 7', 14_900), withDevice(9102, 'Nordwind 7 Pro', 39_900)];
  const { text, words, calls } = await pageOf(
    [
      [showProduct, mobile],
      [listProducts, devices],
    ],
    '/de/produkt/302',
  );
  expect(calls.find(({ endpoint }) => endpoint === listProducts)?.query).toMatchObject({ tariff: '302' });
  expect(text).toContain('href="/de/empfehlen/302?quelle=mobilfunk&amp;geraet=smartphone"');
  expect(text).toContain('href="/de/empfehlen/302?quelle=mobilfunk&amp;handy=9102"');
  expect(text).toContain('href="/de/produkt/302?geraet=9101"');
  expect(words).toContain('Mit einem Gerät');
});

test('a device with a tariff tells what each costs once, and leads to its other tariffs', async () => {
  const other = { ...withDevice(9101, 'Nordwind 7', 4900), id: 303, tariffId: 303, tariffName: 'Mobil L' };
  const { words, calls } = await pageOf(
    [
      [showProduct, withDevice(9101, 'Nordwind 7', 14_900)],
      [listDeviceTariffs, [withDevice(9101, 'Nordwind 7', 14_900), other]],
    ],
    '/de/produkt/302?geraet=9101',
  );
  expect(calls.find(({ endpoint }) => endpoint === showProduct)?.query).toMatchObject({ deviceId: 9101 });
  expect(words).toContain('Anschluss einmalig 39,95 € Gerät einmalig 149,00 €');
  // And 24 months of 29,95 €.
  expect(words).toContain('In 24 Monaten insgesamt 907,75 €');
  expect(words).toMatch(/Mit einem anderen Tarif.*mit Mobil L/);
  expect(words).not.toMatch(/Mit einem anderen Tarif.*mit Mobil M/);
});

test('footnotes are numbered in the order in which the page names them, also at the offers beside, and lead both ways', async () => {
  const note = (id: string, name: string) =>
    item(name, { Id: id, Identifier: name, Titel: { de: name }, Inhalt: { de: `Text zu ${name}.` } });
  const other = { ...withDevice(9102, 'Nordwind 7 Pro', 39_900), footnote: 5 };
  const { text } = await pageOf(
    [
      [showProduct, { ...mobile, footnote: 7 }],
      [
        listProducts,
        [other, { ...withDevice(9101, 'Nordwind 7', 14_900), footnote: 7 }, withDevice(9103, 'Nordwind 5', 0)],
      ],
    ],
    '/de/produkt/302',
    { footnotes: [note('5', 'netz'), note('7', 'preis')] },
  );
  const marks = [...text.matchAll(/<a href="#(fussnote-\d)" id="(fussnote-\d-\d)"/g)].map(([, to, id]) => [to, id]);
  expect(marks).toEqual([
    ['fussnote-1', 'fussnote-1-1'],
    ['fussnote-2', 'fussnote-2-1'],
    ['fussnote-1', 'fussnote-1-2'],
  ]);
  const [first = '', second = ''] = [...text.matchAll(/<li id="fussnote-\d">.*?<\/li>/gs)].map(([one]) => one);
  const back = (html: string) => [...html.matchAll(/href="#(fussnote-\d-\d)"/g)].map(([, to]) => to);
  expect([first.includes('Text zu preis.'), back(first)]).toEqual([true, ['fussnote-1-1', 'fussnote-1-2']]);
  expect([second.includes('Text zu netz.'), back(second)]).toEqual([true, ['fussnote-2-1']]);
});

test.each(['/de/produkt/0', '/de/produkt/viel', '/de/produkt/101?geraet=alle'])(
  'an address that no product can have is no page: %s',
  async (path) => {
    expect((await pageOf([[showProduct, steps]], path)).status).toBe(404);
  },
);

test('a product that is not there is no page', async () => {
  const { status } = await pageOf([[showProduct, new Refused(404, { Message: 'x' })]]);
  expect(status).toBe(404);
});

test.each([
  [
    { address: '/bilder/router/3', width: 1600, height: 1600, alternativeText: 'Router "L"' },
    ['/bilder/router/3/1200x630.jpg', 'image/jpeg', '1200', '630', 'Router &quot;L&quot;'],
  ],
  [
    { address: '/bilder/router/3', width: 600, height: 600, alternativeText: '' },
    ['/bilder/router/3/600x315.jpg', 'image/jpeg', '600', '315', tariff.name],
  ],
  [null, ['/vorschau/de/start.png', 'image/png', '1200', '630', expect.any(String)]],
])(
  'beside a link to it messengers show its uploaded picture, else the one of the programme: %j',
  async (picture, told) => {
    const { text } = await pageOf([[showProduct, { ...tariff, picture }]]);
    const said = (name: string) => new RegExp(`<meta property="og:image${name}" content="([^"]*)">`).exec(text)?.[1];
    expect(['', ':type', ':width', ':height', ':alt'].map(said)).toEqual([
      expect.stringMatching(/^https?:\/\//),
      ...told.slice(1),
    ]);
    expect(new URL(said('') ?? '').pathname).toBe(told[0]);
    expect(text).toContain('<meta name="twitter:card" content="summary_large_image">');
  },
);
