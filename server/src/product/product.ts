/**
 * What can be recommended (§3, rules 7.7): products and the categories of the catalogue, their pictures, and their
 * addresses in the shop. What a product earns is said by `premium`.
 */
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { MandantFile } from '@weitersagen/contract/mandant/file';
import { lastOf } from '@weitersagen/contract/product/breadcrumb';
import type { Category } from '@weitersagen/contract/product/schemas';
import { type PagePictures, pagePictures } from '#media/media.ts';
import type { Ctx, Mandant, Tx } from '#platform/context.ts';
import { noteSettings } from '#platform/security/setting.ts';
import { announceChange } from '#platform/signals.ts';
import { drawingOf } from './picture/drawing.ts';
import { type Pictured, pictureIn } from './picture/picture.ts';
import * as sql from './sql.ts';
import { categoryTopic, topic } from './topic.ts';

export {
  aboveOf,
  aboveProblems,
  beginCategoriesAs,
  beginCategory,
  beginCategoryProblems,
  carriedAlong,
  hideCategory,
  placeCategory,
  placedAsRow,
  placeProblems,
  publishCategory,
} from './category/written.ts';
export {
  deleteDrafted as deleteDraftedCategory,
  findStandingCategory,
  listStandingCategories,
  lockCategories,
  markDraftedCategory,
  type StandingCategory,
  setOrder as setCategoryOrder,
} from './category/written-sql.ts';
export { type Device, findDevice, goesWith, listDevices } from './device/devices.ts';
export { type ComingNumbers, type Numbered, numberProblems } from './numbers.ts';
export { drawingOf } from './picture/drawing.ts';
export { columnNames, type ProvidedRow, providedRow } from './provided/provided.ts';
export {
  confirmAllPrices,
  confirmPrices,
  keepPrices,
  ofProvider,
  putProvided,
  retireProvided,
} from './provided/sql.ts';
export { rehearseProducts } from './rehearsal.ts';
export { productIn, productNameIn, quoteIn, saidIn } from './said.ts';
export {
  countListedProducts,
  findProductByAnyExternalId,
  findProductByExternalId,
  type ListedProducts,
  listListedProducts,
  listPictureUses,
  listProducts,
  listProductsById,
  nameIn,
  nthListedProduct,
  pricedOn,
} from './sql.ts';
export {
  beginProduct,
  beginProductProblems,
  beginProducts,
  type ComingCategories,
  hideProduct,
  nameDraftedProduct,
  productProblems,
  publishProducts,
  removeProduct,
} from './written.ts';
export { findStanding, listPublicProducts, listWritten, lockCatalogue, lockProducts } from './written-sql.ts';

export type Product = sql.ProductRow;
export type Source = Product['source'];

/** In a language, where the mandant has its words; kept in memory, and the same array as long as nothing changes. */
export async function listCategories(ctx: Ctx, locale = ctx.locale): Promise<readonly Category[]> {
  const all = ctx.rehearse
    ? await ctx.read(sql.listCategories)
    : await ctx.system.kept.get(categoryTopic, ctx.mandant.id, () => ctx.read(sql.listCategories));
  const pictures = await pagePictures(ctx);
  const known = shown.get(all);
  const { byLocale } = known?.pictures === pictures ? known : { byLocale: new Map<string, readonly Category[]>() };
  shown.set(all, { pictures, byLocale });
  const categories = byLocale.get(locale) ?? all.map((one) => shownCategory(one, { ...ctx, locale }, pictures));
  byLocale.set(locale, categories);
  return categories;
}

/** By what is kept of the table, as long as the pictures are the same. */
const shown = new WeakMap<object, { pictures: PagePictures; byLocale: Map<string, readonly Category[]> }>();

function shownCategory(
  category: sql.CategoryRow,
  { mandant: { config }, locale }: { mandant: Mandant; locale: string },
  pictures: PagePictures,
): Category {
  const { id, slug, source, position } = category;
  const own = { ...category, language: config.defaultLanguage };
  const { language, title, breadcrumb, subtitle } =
    category.translations.find((translation) => translation.language === locale) ?? own;
  const name = lastOf(breadcrumb);
  return {
    ...{ id, slug, name, title, breadcrumb, subtitle, source, category: category.category, position, language },
    picture: pictures(category.picture, locale),
    icon: pictures(category.icon, locale),
    drawing: drawingOf({ ...category, name: category.title }),
  };
}

/** The picture of a product, listed or not, in one of the formats of `accept` (C-38). */
export async function pictureOfProduct(
  ctx: Ctx,
  id: number,
  size: 'large' | 'small',
  accept: string,
): Promise<Pictured> {
  const product = await ctx.read((tx) => getProduct(tx, id));
  const key = pictureKey(product, size);
  return pictureIn(ctx, { ...product, isAgent: product.agent, key }, size, accept);
}

export async function pictureOfCategory(
  ctx: Ctx,
  id: number,
  kind: 'large' | 'icon',
  accept: string,
): Promise<Pictured> {
  const found = (await ctx.read(sql.listCategories)).find((category) => category.id === id);
  if (!found) return refuse('unknown');
  const key = kind === 'icon' ? found.icon : found.picture;
  return pictureIn(ctx, { ...found, name: found.title, key }, kind, accept);
}

/** Each stands in for the other. */
export const pictureKey = (
  { picture, smallPicture }: Pick<Product, 'picture' | 'smallPicture'>,
  size: 'large' | 'small',
): string | null => (size === 'large' ? (picture ?? smallPicture) : (smallPicture ?? picture));

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
  if (ctx.rehearse) return ctx.read((tx) => getProduct(tx, id));
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
  /** What was recommended with it. */
  deviceId: number | null;
}

/** Whether it is bought in a shop, and not with an agent. */
export const hasShop = ({ shopUrlTemplate, agent }: Pick<Product, 'shopUrlTemplate' | 'agent'>): boolean =>
  shopUrlTemplate !== null && !agent;

/** The address of a product in the shop (C-22); null for a product without shop, and where an agent serves instead. */
export function shopLink(
  { shopUrlTemplate, agent }: Pick<Product, 'shopUrlTemplate' | 'agent'>,
  { recommendationNumber, recipientNumber, channel, deviceId }: ShopVisit,
): string | null {
  if (shopUrlTemplate === null || !hasShop({ shopUrlTemplate, agent })) return null;
  const values: Record<string, string | null> = {
    Empfehlungsnummer: recommendationNumber,
    Empfaengernummer: recipientNumber,
    Channel: channel,
    Geraet: deviceId === null ? null : String(deviceId),
  };
  return shopUrlTemplate.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(values[name] ?? ''));
}

/** Tells every process that products were written; `catalogue_version` tells whoever keeps a list of them. */
export const announceProducts = (tx: Tx): Promise<void> => announceChange(tx, topic, String(tx.mandant.id));

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
  await announceProducts(tx);
  await announceChange(tx, categoryTopic, String(tx.mandant.id));
}
