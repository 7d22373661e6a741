import type { Endpoint } from '@weitersagen/contract/basics/endpoint';
import type { Api } from '@weitersagen/contract/page/page';
import { showProduct } from '@weitersagen/contract/product/endpoints';
import { expect, test } from 'vitest';
import { tariff } from '../../../testing/sample-catalogue.ts';
import { withDevice } from '../../../testing/sample-mobile.ts';
import { Refused, sampleApi } from '../../../testing/sample-world.ts';
import { mainOf, shown } from '../../../testing/shown-page.ts';
import { comparedIn } from './compared.ts';

/** Every product is there, by the id that is asked for. */
const pageOf = async (query: string, answer: unknown = tariff) => {
  const ids: number[] = [];
  const { api: usual } = sampleApi([[showProduct, answer]]);
  const api = (async (endpoint: Endpoint, asked: { params?: { id: number } } = {}) => {
    const answered = await usual(
      endpoint as typeof showProduct,
      asked as Parameters<typeof usual<typeof showProduct>>[1],
    );
    if (endpoint !== (showProduct as Endpoint) || !answered.ok) return answered;
    const id = asked.params?.id ?? 0;
    ids.push(id);
    return { ...answered, value: { ...answered.value, id } };
  }) as Api;
  const { status, text } = await shown(`/de/vergleich${query}`, { api });
  const main = mainOf(text);
  const words = main.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  return { status, ids, main, words };
};

test('an offer is named by its id, with a device by both; what is none is left out, and none stands twice', () => {
  expect(comparedIn(new URLSearchParams('produkt=101&produkt=302.9101&produkt=101&produkt=-1&produkt=x.2'))).toEqual([
    { id: 101, deviceId: null },
    { id: 302, deviceId: 9101 },
  ]);
});

test('each offer is a column with its price, what it costs in all and the way to recommend it', async () => {
  const { words, main } = await pageOf('?produkt=302.9101', withDevice(9101, 'Nordwind 7', 14_900));
  expect(words).toContain('Nordwind 7');
  expect(words).toContain('29,95 € monatlich');
  expect(words).toContain('907,75 € in 24 Monaten');
  expect(main).toContain('href="/de/empfehlen/302?quelle=mobilfunk&amp;handy=9101"');
});

test('three fit side by side, the others are said to be missing', async () => {
  const { words, ids } = await pageOf('?produkt=1&produkt=2&produkt=3&produkt=4&produkt=5');
  expect(ids).toEqual([1, 2, 3]);
  expect(words).toContain('Nebeneinander passen 3 Angebote. 2 weitere fehlen deshalb hier.');
});

test('one can be taken off, the others and the campaign stay', async () => {
  const { main } = await pageOf('?produkt=101&produkt=302&channel=herbst');
  expect(main).toContain('href="/de/vergleich?produkt=101&amp;channel=herbst"');
});

test('and so does the agency, on the way to each of them, too', async () => {
  const { main } = await pageOf('?produkt=101&produkt=302&agentur=100001');
  expect(main).toContain('href="/de/vergleich?produkt=101&amp;agentur=100001"');
  expect(main).toMatch(/href="\/de\/empfehlen\/101\?[^"]*agentur=100001/);
});

test('the way to one more offer brings along those that stand here, and the campaign', async () => {
  const { main } = await pageOf('?produkt=101&produkt=302&channel=herbst');
  expect(main).toContain('href="/de/internet?produkt=101&amp;produkt=302&amp;channel=herbst"');
});

test('what is gone is said to be, and without any offer the page says how to choose some', async () => {
  const { status, words } = await pageOf('?produkt=101', new Refused(404, { Message: 'x' }));
  expect(status).toBe(200);
  expect(words).toContain('Ein gewähltes Angebot gibt es nicht mehr.');
  expect(words).toContain('Noch nichts zu vergleichen');
  expect((await pageOf('')).words).toContain('Setzen Sie in einer Kategorie bei zwei oder drei Angeboten ein Häkchen');
});

test('what could not be read is a fault, not an offer that is gone', async () => {
  const { status } = await pageOf('?produkt=101', new Refused(500, { Message: 'x' }));
  expect(status).toBe(500);
});
