/**
 * What can be recommended and what it earns (§3, rules 7.6, 7.7). Which premium counts on which day is decided by
 * contract/product/rules; a value that was promised is a snapshot of the recommendation and never read from here again.
 * Premiums are never deleted, because promises and rewards name them.
 */
import { euro } from '@weitersagen/contract/basics/money';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import type { MandantFile } from '@weitersagen/contract/mandant/file';
import { highestValueCents, snapshotPremium, validPremiums } from '@weitersagen/contract/product/rules';
import type {
  Category,
  HighestPremium,
  Premium,
  ProductSummary,
  Product as ShownProduct,
} from '@weitersagen/contract/product/schemas';
import { shares } from '@weitersagen/contract/reward/shares';
import { today } from '#platform/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { announceChange } from '#platform/signals.ts';
import { banknote } from './banknote.ts';
import { categoryIcon, productPicture } from './product-picture.ts';
import * as sql from './sql.ts';
import { addVouchers } from './voucher.ts';

export { listFreeVouchers, takeVoucher } from './voucher.ts';

const topic = 'product';

export type Product = sql.ProductRow;
export type Source = Product['source'];
export type OfferedPremium = Awaited<ReturnType<typeof sql.listPremiums>>[number];

/** Every active product with the premiums valid today, but those the mandant hides from lists (C-39). */
export const listProducts = (ctx: Ctx): Promise<Value<typeof ProductSummary>[]> =>
  ctx.read(async ({ db, mandant, now }) => {
    const hidden = new Set(mandant.config.hiddenProductIds);
    const [products, premiums] = [await sql.listProducts(db), await offeredToday(db, today(now))];
    return products.filter(({ id }) => !hidden.has(id)).map((product) => summaryOf(product, premiums, today(now)));
  });

export const listCategories = (ctx: Ctx): Promise<Value<typeof Category>[]> =>
  ctx.read(async ({ db }) =>
    (await sql.listCategories(db)).map((category) => ({ ...category, name: lastOf(category.breadcrumb) })),
  );

/** "Internet / Hybrid" is called Hybrid where its parent stands above it. */
const lastOf = (breadcrumb: string): string => breadcrumb.split(' / ').at(-1) ?? breadcrumb;

/** One product, hidden or taken off the list too. */
export const showProduct = (ctx: Ctx, id: number): Promise<Value<typeof ShownProduct>> =>
  ctx.read(async ({ db, now }) => {
    const product = (await sql.findProduct(db, id)) ?? refuse('unknown');
    return {
      ...summaryOf(product, await offeredToday(db, today(now)), today(now)),
      footnotes: [],
      isAgent: product.agent,
    };
  });

/** All premiums valid today, each with the products it is offered with. */
export const listPremiums = (ctx: Ctx): Promise<Value<typeof Premium>[]> =>
  ctx.read(({ db, now }) => offeredToday(db, today(now)));

export const showHighestPremium = (ctx: Ctx): Promise<Value<typeof HighestPremium>> =>
  ctx.read(async ({ db, now }) => {
    const valueCents = highestValueCents(await sql.listPremiums(db), today(now));
    return { valueCents, value: euro(valueCents) };
  });

/** The picture of a product, listed or not, by its category. */
export const drawProduct = async (ctx: Ctx, id: number, size: 'large' | 'small'): Promise<string> => {
  const { agent, ...product } = await ctx.read(async ({ db }) => (await sql.findProduct(db, id)) ?? refuse('unknown'));
  return productPicture({ ...product, isAgent: agent }, ctx.mandant.slug, size);
};

export async function drawCategory(ctx: Ctx, id: number, kind: 'picture' | 'icon'): Promise<string> {
  const found = (await ctx.read(({ db }) => sql.listCategories(db))).find((category) => category.id === id);
  if (!found) return refuse('unknown');
  const pictured = { ...found, name: found.title };
  return kind === 'icon' ? categoryIcon(pictured) : productPicture(pictured, ctx.mandant.slug, 'large');
}

/** The note of a premium, valid or over: whole, or what each side gets at 50:50 under the mandant's cap (rules 4.1). */
export async function drawPremium(
  ctx: Ctx,
  id: number,
  part: 'whole' | 'halves' | 'recommender' | 'recipient',
): Promise<string> {
  const { kind, valueCents } = await ctx.read(async ({ db }) => (await sql.findPremium(db, id)) ?? refuse('unknown'));
  if (part === 'whole') return banknote(kind, { wholeCents: valueCents });
  const { recommenderCents, recipientCents } = shares({
    valueCents,
    recommenderShare: 50,
    recipientCapCents: ctx.mandant.config.recipientCapCents,
  });
  if (part === 'halves') return banknote(kind, { recommenderCents, recipientCents });
  return banknote(kind, part === 'recommender' ? { recommenderCents } : { recipientCents });
}

/** An active product by its id, given as a number or as digits, or by its external id (E-15). */
export async function findActiveProduct({ db }: Tx, asked: string | number): Promise<Product | undefined> {
  const text = String(asked).trim();
  const byId = /^\d{1,9}$/.test(text) ? await sql.findProduct(db, Number(text)) : undefined;
  const found = byId ?? (await sql.findProductByExternalId(db, text));
  return found?.active ? found : undefined;
}

/** The product of a row that names it; it may have been taken off the list since. */
export const getProduct = async ({ db }: Tx, id: number): Promise<Product> =>
  (await sql.findProduct(db, id)) ?? refuse('unknown');

/** Every product of the mandant by id, kept in memory: for what is shown, never for what is decided. Not inside a transaction. */
export const keptProducts = (ctx: Ctx): Promise<ReadonlyMap<number, Product>> =>
  ctx.system.kept.get(topic, ctx.mandant.id, async () => {
    const all = await ctx.read(({ db }) => sql.listAllProducts(db));
    return new Map(all.map((product) => [product.id, product]));
  });

/** The product of an order as the client names it. */
export const findProductByExternalId = ({ db }: Tx, externalId: string): Promise<Product | undefined> =>
  sql.findProductByExternalId(db, externalId);

/** Who enters the shop, for whom, on which way. */
interface ShopVisit {
  recommendationNumber: string;
  recipientNumber: string | null;
  channel: string | null;
}

/** The address of a product in the shop (C-22); null for a product without shop, and where an agent serves instead. */
export function shopLink(
  { shopUrlTemplate, agent }: Pick<Product, 'shopUrlTemplate' | 'agent'>,
  { recommendationNumber, recipientNumber, channel }: ShopVisit,
): string | null {
  if (shopUrlTemplate === null || agent) return null;
  const values: Record<string, string | null> = {
    Empfehlungsnummer: recommendationNumber,
    Empfaengernummer: recipientNumber,
    Channel: channel,
  };
  return shopUrlTemplate.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(values[name] ?? ''));
}

/** Every premium ever offered with a product, whatever its days: `choosablePremiums` and `snapshotPremium` decide. */
export const listPremiumsOf = ({ db }: Tx, productId: number): Promise<OfferedPremium[]> =>
  sql.listPremiumsOf(db, productId);

export const findPremium = ({ db }: Tx, id: number): Promise<OfferedPremium | undefined> => sql.findPremium(db, id);

async function offeredToday(db: Tx['db'], day: string): Promise<Value<typeof Premium>[]> {
  const offers = Map.groupBy(await sql.listOffers(db), ({ premiumId }) => premiumId);
  return validPremiums(await sql.listPremiums(db), day).map((premium) => ({
    ...premium,
    value: euro(premium.valueCents),
    productIds: (offers.get(premium.id) ?? []).map(({ productId }) => productId),
  }));
}

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
    valueCents,
    value: euro(valueCents),
    premiums: own,
  };
}

/** Writes categories, products, premiums and voucher codes of the file; what is not in it stays. */
export async function putCatalogue(tx: Tx, { categories, products, premiums }: MandantFile): Promise<void> {
  const { db } = tx;
  if (categories.length > 0) await sql.putCategories(db, categories);
  if (products.length > 0) await sql.putProducts(db, products);
  if (premiums.length > 0) await sql.putPremiums(db, premiums);
  const offers = premiums.flatMap(({ id, productIds }) =>
    productIds.map((product_id) => ({ product_id, premium_id: id })),
  );
  if (offers.length > 0) await sql.addOffers(db, offers);
  for (const { id, valueCents, voucherCodes } of premiums)
    await addVouchers(tx, { premiumId: id, valueCents, codes: voucherCodes });
  await announceChange(tx, topic, String(tx.mandant.id));
}
