/** What the demo's provider has: the tariffs of the demo under their own numbers, so that they earn what they earned before. */
import { encode } from '@weitersagen/contract/basics/wire';
import { firstCents } from '@weitersagen/contract/product/price';
import { ProvidedEntry } from '@weitersagen/contract/provider/entry';
import { manyTariffs, type Sent, type Stock, stockOf } from '../../testing/provider/stock.ts';
import { demoFiles } from '../brands.ts';
import { providerShopHost } from './address.ts';

const shop = `https://${providerShopHost}/bestellung`;

export function demoTariffs(today: string): Sent[] {
  const [file] = demoFiles(0, today);
  if (!file) throw new Error('the demo has no brand');
  const { config, products, categories } = file;
  const slugs = new Map(categories.map(({ id, slug }) => [id, slug]));
  return products.flatMap(({ categoryId, shopUrlTemplate, ...product }) => {
    const categorySlug = slugs.get(categoryId ?? 0);
    // One that costs nothing waits for a person, and would hold up everybody who wants to see it work.
    if (
      product.agent ||
      firstCents(product) === 0 ||
      categorySlug === undefined ||
      config.hiddenProductIds.includes(product.id)
    )
      return [];
    const query = shopUrlTemplate?.split('?')[1];
    const entry = { ...product, categorySlug, shopUrlTemplate: query ? `${shop}?${query}` : null };
    return [encode(ProvidedEntry, entry) as Sent];
  });
}

/** States of everything that somebody may want to see at the desk. */
export const stocks: Readonly<Record<string, readonly [name: string, of: (all: readonly Sent[]) => Stock]>> = {
  alles: ['everything, as usual', stockOf],
  teurer: [
    'every price half as high again',
    (all) =>
      stockOf(
        all.map((sent) => ({
          ...sent,
          PreisMonatlich: typeof sent.PreisMonatlich === 'number' ? Math.round(sent.PreisMonatlich * 1.5) : null,
          Preisaufteilung: null,
        })),
      ),
  ],
  weniger: ['every second product is gone', (all) => stockOf(all.filter((_sent, index) => index % 2 === 0))],
  negativ: [
    'a price below zero',
    (all) => stockOf(all.map((sent, index) => (index === 0 ? { ...sent, PreisMonatlich: -1 } : sent))),
  ],
  viele: ['100,000 products', () => manyTariffs(100_000)],
};
