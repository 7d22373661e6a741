/**
 * What can be recommended (§3, rules 7.7): products and the categories of the catalogue, their pictures, and their
 * addresses in the shop. What a product earns is said by `premium`.
 */
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { MandantFile } from '@weitersagen/contract/mandant/file';
import type { Category } from '@weitersagen/contract/product/schemas';
import type { Ctx, Mandant, Tx } from '#platform/context.ts';
import { noteSettings } from '#platform/security/setting.ts';
import { announceChange } from '#platform/signals.ts';
import { categoryIcon, productPicture } from './product-picture.ts';
import * as sql from './sql.ts';

export { type Device, findDevice, goesWith, isDeviceCategory, listDevices } from './device/devices.ts';
export { findProductByAnyExternalId, findProductByExternalId, listProducts, listProductsById } from './sql.ts';

const topic = 'product';
/** Told with the id of a mandant whose categories changed. */
const categoryTopic = 'category';

export type Product = sql.ProductRow;
export type Source = Product['source'];

/** In a language, where the mandant has its words; kept in memory, and the same array as long as nothing changes. */
export async function listCategories(ctx: Ctx, locale = ctx.locale): Promise<readonly Category[]> {
  const all = await ctx.system.kept.get(categoryTopic, ctx.mandant.id, () => ctx.read(sql.listCategories));
  const byLocale = shown.get(all) ?? new Map<string, readonly Category[]>();
  shown.set(all, byLocale);
  const categories = byLocale.get(locale) ?? all.map((one) => shownCategory(one, ctx.mandant, locale));
  byLocale.set(locale, categories);
  return categories;
}

const shown = new WeakMap<object, Map<string, readonly Category[]>>();

function shownCategory(category: sql.CategoryRow, { config }: Pick<Mandant, 'config'>, locale: string): Category {
  const { id, slug, source, position } = category;
  const own = { ...category, language: config.defaultLanguage };
  const { language, title, breadcrumb, subtitle } =
    category.translations.find((translation) => translation.language === locale) ?? own;
  const name = lastOf(breadcrumb);
  return { id, slug, name, title, breadcrumb, subtitle, source, category: category.category, position, language };
}

/** "Internet / Hybrid" is called Hybrid where its parent stands above it. */
const lastOf = (breadcrumb: string): string => breadcrumb.split(' / ').at(-1) ?? breadcrumb;

/** The picture of a product, listed or not, by its category. */
export const drawProduct = async (ctx: Ctx, id: number, size: 'large' | 'small'): Promise<string> => {
  const { agent, ...product } = await ctx.read((tx) => getProduct(tx, id));
  return productPicture({ ...product, isAgent: agent }, ctx.mandant.slug, size);
};

export async function drawCategory(ctx: Ctx, id: number, kind: 'picture' | 'icon'): Promise<string> {
  const found = (await ctx.read(sql.listCategories)).find((category) => category.id === id);
  if (!found) return refuse('unknown');
  const pictured = { ...found, name: found.title };
  return kind === 'icon' ? categoryIcon(pictured) : productPicture(pictured, ctx.mandant.slug, 'large');
}

/** An active product by its id, given as a number or as digits, or by its external id (E-15). */
export async function findActiveProduct(tx: Tx, asked: string | number): Promise<Product | undefined> {
  const text = String(asked).trim();
  const byId = isId(text) ? await sql.findProduct(tx, Number(text)) : undefined;
  const found = byId ?? (await sql.findProductByExternalId(tx, text));
  return found?.active ? found : undefined;
}

const isId = (text: string): boolean => /^\d{1,10}$/.test(text) && Number(text) <= idMax;
const idMax = 2_147_483_647;

/** The product of a row that names it; it may have been taken off the list since. */
export const getProduct = async (tx: Tx, id: number): Promise<Product> =>
  (await sql.findProduct(tx, id)) ?? refuse('unknown');

const keptMax = 2000;

/**
 * The product of a row that names it, from memory where it was read less than half a minute ago: for what is shown, never for
 * what is decided. Only those that are asked for are kept: a provider may have a hundred thousand. Not inside a transaction.
 */
export async function keptProduct(ctx: Ctx, id: number): Promise<Product> {
  const kept = await ctx.system.kept.get(topic, ctx.mandant.id, async () => new Map<number, Product>());
  const product = kept.get(id) ?? (await ctx.glance((tx) => getProduct(tx, id)));
  if (kept.size < keptMax) kept.set(id, product);
  return product;
}

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

/** Writes categories and products of the file; what is not in it stays. */
export async function putCatalogue(tx: Tx, { categories, products }: MandantFile): Promise<void> {
  const changed = {
    categories: categories.length > 0 ? await sql.putCategories(tx, categories) : [],
    products: products.length > 0 ? await sql.putProducts(tx, products) : [],
  };
  noteSettings(
    tx,
    'Kategorien',
    changed.categories.map(({ slug }) => slug),
  );
  noteSettings(
    tx,
    'Produkte',
    changed.products.map(({ id }) => id),
  );
  const excused = products.filter(
    ({ id, excessReason }) => excessReason && changed.products.some((one) => one.id === id),
  );
  noteSettings(
    tx,
    'UeberGrenzeGrund',
    excused.map(({ id }) => id),
  );
  await announceChange(tx, topic, String(tx.mandant.id));
  await announceChange(tx, categoryTopic, String(tx.mandant.id));
}
