/** What is offered today: every product with what it earns, every premium with its products (rules 7.6, 7.7). */
import { euro } from '@weitersagen/contract/basics/money';
import type { Value } from '@weitersagen/contract/basics/wire';
import { offersAgents } from '@weitersagen/contract/mandant/announced';
import { highestValueCents, snapshotPremium, validPremiums } from '@weitersagen/contract/premium/rules';
import type { HighestPremium, Premium } from '@weitersagen/contract/premium/schemas';
import type { ProductSummary, Product as ShownProduct } from '@weitersagen/contract/product/schemas';
import { today } from '#platform/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { getProduct, listProducts, type Product } from '#product/product.ts';
import * as sql from './sql.ts';

/**
 * Every active product with the premiums valid today, but those the mandant hides from lists (C-39) and, where nobody can
 * be advised by an agent, theirs.
 */
export const listOfferedProducts = (ctx: Ctx): Promise<Value<typeof ProductSummary>[]> =>
  ctx.read(async (tx) => {
    const { config } = tx.mandant;
    const hidden = new Set(config.hiddenProductIds);
    const [products, premiums] = [await listProducts(tx), await offeredToday(tx)];
    return products
      .filter(({ id, agent }) => !hidden.has(id) && (!agent || offersAgents(config)))
      .map((product) => summaryOf(product, premiums, today(tx.now)));
  });

/** One product, hidden or taken off the list too. */
export const showProduct = (ctx: Ctx, id: number): Promise<Value<typeof ShownProduct>> =>
  ctx.read(async (tx) => {
    const product = await getProduct(tx, id);
    return {
      ...summaryOf(product, await offeredToday(tx), today(tx.now)),
      footnotes: [],
    };
  });

/** All premiums valid today, each with the products it is offered with. */
export const listOfferedPremiums = (ctx: Ctx): Promise<Value<typeof Premium>[]> => ctx.read(offeredToday);

export const showHighestPremium = (ctx: Ctx): Promise<Value<typeof HighestPremium>> =>
  ctx.read(async (tx) => {
    const valueCents = highestValueCents(await offeredToday(tx), today(tx.now));
    return { valueCents, value: euro(valueCents) };
  });

/** A premium of products that nobody can be offered is none that could be earned. */
async function offeredToday(tx: Tx): Promise<Value<typeof Premium>[]> {
  const all = await sql.listOffers(tx);
  const open = offersAgents(tx.mandant.config) ? all : all.filter(({ agent }) => !agent);
  const [productsOf, offers] = [productIdsOf(all), productIdsOf(open)];
  return validPremiums(await sql.listPremiums(tx), today(tx.now))
    .map((premium) => ({
      ...premium,
      value: euro(premium.valueCents),
      productIds: offers.get(premium.id) ?? [],
    }))
    .filter(({ id, productIds }) => productIds.length > 0 || !productsOf.has(id));
}

const productIdsOf = (offers: Awaited<ReturnType<typeof sql.listOffers>>): ReadonlyMap<number, number[]> =>
  new Map(
    [...Map.groupBy(offers, ({ premiumId }) => premiumId)].map(([id, rows]) => [id, rows.map((row) => row.productId)]),
  );

function summaryOf(
  { shopUrlTemplate, ...product }: Product,
  premiums: readonly Value<typeof Premium>[],
  day: string,
): Value<typeof ProductSummary> {
  const own = premiums.filter((premium) => premium.productIds.includes(product.id));
  const valueCents = snapshotPremium(own, day)?.valueCents ?? 0;
  return {
    ...product,
    hasShopLink: shopUrlTemplate !== null && !product.agent,
    isAgent: product.agent,
    valueCents,
    value: euro(valueCents),
    premiums: own,
  };
}
