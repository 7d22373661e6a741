/** Products, categories and premiums have one language: where the page has another, their names say which (WCAG 3.1.2). */
import { listCategories, listProducts } from '@weitersagen/contract/product/endpoints';
import { showShopWindow } from '@weitersagen/contract/product/shop-window';
import { listRewards } from '@weitersagen/contract/reward/endpoints';
import { expect, test } from 'vitest';
import { product, windowProduct } from '../../testing/sample-catalogue.ts';
import { hash, numbers, order, pageRequest, person, reward, sampleApi } from '../../testing/sample-world.ts';
import { render } from '../entry-server.tsx';

const category = (id: number, name: string) => ({
  id,
  slug: name.toLowerCase(),
  name,
  title: name,
  breadcrumb: name,
  subtitle: null,
  source: 'festnetz',
  category: null,
  position: id,
});
const categories = [category(1, 'Internet zu Hause'), category(2, 'Fernsehen')];
const products = Array.from({ length: 9 }, (_, index) => ({
  ...product,
  id: 101 + index,
  categoryId: 1 + (index % 2),
  hasShopLink: index !== 8,
}));
const [first] = reward.choice.premiums;
const vouchers = [1, 2].map((id) => ({ ...first, id, kind: 'voucher', name: `Einkaufsgutschein ${id}` }));
const withPremiums = (premiums: object[], status = 'ready') => ({
  ...reward,
  status,
  choice: { ...reward.choice, premiums },
});
const token = 'the.reward.token';

type Answers = Parameters<typeof sampleApi>[0];
async function shown(url: string, answers: Answers = [], given: Parameters<typeof pageRequest>[1] = {}) {
  const { html = '' } = await render(pageRequest(url, { api: sampleApi(answers).api, ...given }));
  return /<main.*<\/main>/s.exec(html)?.[0].replace(/<!-- -->/g, '') ?? '';
}
/** What stands in elements that name their language, in the order of the page. */
const marked = (main: string): string[] =>
  [...main.matchAll(/<(\w+)[^>]* lang="de"[^>]*>(.*?)<\/\1>/gs)].map(([, , text = '']) => text.trim());

type Marked = readonly [title: string, url: string, names: readonly string[], answers?: Answers];
const pages: readonly Marked[] = [
  [
    'the catalogue',
    '/en',
    ['Internet', 'Zuhause\u00a0L', '<li>Bis zu 250 MBit/s</li><li>Flatrate ins Festnetz</li>', 'Zuhause L'],
  ],
  [
    'the list of premiums',
    '/en/aktuellepraemienuebersicht',
    ['Internet zu Hause', 'Zuhause L', 'Fernsehen'],
    [
      [listProducts, products],
      [listCategories, categories],
    ],
  ],
  ['recommending', '/en/empfehlen/101', ['Zuhause L', '250 Mbit/s']],
  ['sharing', `/en/empfehlung/${numbers.recommendation}`, ['Zuhause L']],
  ['the thanks for recommending', `/en/bestaetigung?nr=${numbers.recommendation}`, ['Zuhause L']],
  ["the recipient's page", `/en/empfaengerdaten/${numbers.recommendation}?h=${hash}`, ['Zuhause L', '250 Mbit/s']],
  ["the recipient's agreement", '/en/empfaenger/zustimmung?token=a.b.c', [order.product.name]],
  [
    'a choice of premiums',
    `/en/praemie?token=${token}`,
    ['Einkaufsgutschein 1', 'Einkaufsgutschein 2'],
    [[listRewards, [withPremiums(vouchers)]]],
  ],
  [
    'the only premium',
    `/en/praemie?token=${token}`,
    ['Zuhause L', 'Einkaufsgutschein 1'],
    [[listRewards, [withPremiums(vouchers.slice(0, 1))]]],
  ],
  [
    'a reward that is over',
    `/en/praemie?token=${token}`,
    ['Zuhause L'],
    [[listRewards, [withPremiums(vouchers, 'expired')]]],
  ],
  ['collecting', `/en/praemie/7?token=${token}`, ['Zuhause L']],
  ['the personal area', '/en/persoenlicherbereich', ['Zuhause L']],
  ['the statement of a year', '/en/persoenlicherbereich/jahresuebersicht?jahr=2026', ['Zuhause L']],
];

for (const [title, url, names, answers] of pages)
  test(`${title} marks what has another language than the page, and nothing else`, async () => {
    const given = url.includes('persoenlich') ? { person } : {};
    expect([...new Set(marked(await shown(url, answers, given)))]).toEqual(names);
    expect(await shown(url.replace('/en', '/de'), answers, given)).not.toContain('lang="');
  });

test('the title of a category says its language where the mandant has not translated it, and none where it has', async () => {
  const homeWith = (product: object) => shown('/en', [[showShopWindow, { products: [product], next: null }]]);
  expect(marked(await homeWith({ ...windowProduct, title: 'Zu Hause', language: 'de' }))).toContain('Zu Hause');
  expect(marked(await homeWith({ ...windowProduct, title: 'At home' }))).not.toContain('At home');
});
