/** What Home tells of money: who gets how much, what comes together, and what the books say. */
import { showPublicFigures } from '@weitersagen/contract/figure/endpoints';
import { showShopWindow } from '@weitersagen/contract/product/shop-window';
import { expect, test } from 'vitest';
import { shopWindow, windowProduct } from '../../testing/sample-catalogue.ts';
import { pageRequest, sampleApi, withMandant } from '../../testing/sample-world.ts';
import { render } from '../entry-server.tsx';
import { usualOf } from './friends.tsx';

type Answers = Parameters<typeof sampleApi>[0];
const shown = async (url: string, answers: Answers = []): Promise<string> => {
  const { html = '' } = await render(pageRequest(url, { api: sampleApi(answers).api }));
  return (/<main.*<\/main>/s.exec(html)?.[0] ?? '').replace(/<!-- -->/g, '').replaceAll('\u00a0', ' ');
};
/** Of the radio buttons of a name. */
const labels = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<label for="${name}-\\d+">(.*?)</label>`, 'gs'))].map(([, text = '']) =>
    text.replace(/<[^>]+>/g, ''),
  );

test('who gets the premium is tried in the hero, and every answer says both sums', async () => {
  expect(labels(await shown('/de'), 'anteil')).toEqual([
    'Ich: Sie 110,00 €, Ihr Kontakt 0,00 €',
    'Beide: Sie 55,00 €, Ihr Kontakt 55,00 €',
    'Mein Kontakt: Sie 0,00 €, Ihr Kontakt 110,00 €',
  ]);
  expect(labels(await shown('/en'), 'anteil').map((label) => label.split(':')[0])).toEqual([
    'Me',
    'Both of us',
    'My contact',
  ]);
});

test('where a cap leaves two answers, no third one is shown', async () => {
  const splits = shopWindow.splits.slice(0, 2);
  expect(labels(await shown('/de', [[showShopWindow, { ...shopWindow, splits }]]), 'anteil')).toHaveLength(2);
});

test('three friends stack three notes of a product that earns what most earn', async () => {
  const html = await shown('/de');
  expect(labels(html, 'freunde')[2]).toBe('3: 3 Freunde = 210 €');
  expect(html).toMatch(/<input[^>]*id="freunde-3"[^>]*checked/);
  const products = [11_000, 7000, 7000].map((valueCents, id) => ({ ...windowProduct, id, valueCents }));
  expect([usualOf(products)?.id, usualOf([])]).toEqual([1, undefined]);
});

test('figures are told where the books have them, and nothing stands there where they are too small', async () => {
  const figures = { year: 2026, paidCents: 1_825_050, payouts: 300, medianDays: 21, recommendations: null };
  const told = await shown('/de', [[showPublicFigures, figures]]);
  expect(told).toContain('18.250 €');
  expect(told).toContain('21 Tage');
  expect(told).not.toContain('Empfehlungen im Jahr');
  expect(await shown('/de')).not.toContain('Aus unseren Büchern');
});

test('a card says what is within, the price of the first months and the later one, and the reward once', async () => {
  const html = await shown('/de');
  const card =
    /<li class="[^"]*" data-goal="productTile"><div[^>]*><div[^>]*><svg.*?<\/a><\/li>/s.exec(
      html.slice(html.indexOf('id="produkte"')),
    )?.[0] ?? '';
  for (const words of ['Bis zu 250 MBit/s', 'Flatrate ins Festnetz', '19,95 €', '6 Monate, danach 34,95 €'])
    expect(card).toContain(words);
  expect(card.match(/70(?:,00)? €/g)).toHaveLength(1);
});

test('that we write to no contact by ourselves is answered where that is so', async () => {
  const asked = 'Schreiben Sie meinem Kontakt Werbung?';
  expect(await shown('/de')).toContain(asked);
  const { html = '' } = await render(
    pageRequest('/de', { api: sampleApi([]).api, ...withMandant({ mailsContact: true }) }),
  );
  const main = /<main.*<\/main>/s.exec(html)?.[0];
  expect(main).toContain('Wie lange gilt mein Empfehlungslink?');
  expect(main).not.toContain(asked);
});
