/** What is offered today: every product with what it earns, every premium with its products (rules 7.6, 7.7). */
import { euro } from '@weitersagen/contract/basics/money';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import { offersAgents } from '@weitersagen/contract/mandant/announced';
import { highestValueCents, validPremiums } from '@weitersagen/contract/premium/rules';
import type { HighestPremium, Premium } from '@weitersagen/contract/premium/schemas';
import type {
  FixedLine,
  Mobile,
  ProductQuery,
  ProductSummary,
  Product as ShownProduct,
  Tariff,
  TariffChoice,
} from '@weitersagen/contract/product/schemas';
import { today } from '#platform/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { findProductByAnyExternalId, getProduct, listProducts, type Product } from '#product/product.ts';
import * as sql from './sql.ts';
import { choiceOf, deviceTariffs, listOfferedTariffs, tariffOf } from './tariff/list.ts';
import { type Offered, summaryOf } from './tariff/tariff.ts';

/**
 * Every active product with the premiums valid today, but those the mandant hides from lists (C-39) and, where nobody can
 * be advised by an agent, theirs.
 */
export const listOfferedProducts = (ctx: Ctx): Promise<ProductSummary[]> =>
  ctx.read(async (tx) => {
    const { config } = tx.mandant;
    const hidden = new Set(config.hiddenProductIds);
    const [products, offered] = [await listProducts(tx), offeredIn(tx, await offeredToday(tx))];
    return products
      .filter(({ id, agent }) => !hidden.has(id) && (!agent || offersAgents(config)))
      .map((product) => summaryOf(product, offered));
  });

/** One product, hidden or taken off the list too. */
export const showProduct = (ctx: Ctx, id: number, asked: Asked): Promise<Value<typeof ShownProduct> | Tariff> =>
  ctx.read(async (tx) => present(tx, await getProduct(tx, id), asked));

/** By the number the client gives it, or its tariff (C-40). */
export const showExternalProduct = (
  ctx: Ctx,
  externalId: string,
  asked: Asked,
): Promise<Value<typeof ShownProduct> | Tariff> =>
  ctx.read(async (tx) => present(tx, (await findProductByAnyExternalId(tx, externalId)) ?? refuse('unknown'), asked));

/** How one is asked for: of a source as a tariff, of the mobile ones with a device. */
interface Asked {
  source: Product['source'] | null;
  deviceId: number | null;
}

async function present(
  tx: Tx,
  product: Product,
  { source, deviceId }: Asked,
): Promise<Value<typeof ShownProduct> | Tariff> {
  const offered = offeredIn(tx, await offeredToday(tx));
  if (source) return tariffOf(product, { source, deviceId }, offered);
  const { footnote } = product;
  return { ...summaryOf(product, offered), footnotes: footnote === null ? [] : [footnote] };
}

export const listTariffs = (ctx: Ctx, query: ProductQuery): Promise<FixedLine[] | Mobile[]> =>
  ctx.read(async (tx) => listOfferedTariffs(tx, query, offeredIn(tx, await offeredToday(tx))));

export const showTariffChoice = (ctx: Ctx, query: ProductQuery): Promise<TariffChoice> =>
  ctx.read(async (tx) => choiceOf(tx, query, offeredIn(tx, await offeredToday(tx))));

export const listDeviceTariffs = (ctx: Ctx, deviceId: number): Promise<Mobile[]> =>
  ctx.read(async (tx) => deviceTariffs(tx, deviceId, offeredIn(tx, await offeredToday(tx))));

/** What makes tariffs of rows: the premiums of today by product. */
function offeredIn(tx: Tx, premiums: readonly Value<typeof Premium>[]): Offered {
  const byProduct = new Map<number, Value<typeof Premium>[]>();
  for (const premium of premiums)
    for (const id of premium.productIds) byProduct.set(id, [...(byProduct.get(id) ?? []), premium]);
  return { premiumsOf: (id) => byProduct.get(id) ?? [], today: today(tx.now), config: tx.mandant.config };
}

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
