/**
 * The pages of a mandant that search engines may list: those that everybody may see, that name nobody and are no step of anything.
 * Filtered and sorted addresses of a category are the same page and are left out.
 */
import { offersAgents } from '@weitersagen/contract/mandant/announced';
import { isBuiltPage } from '@weitersagen/contract/site/built-pages';
import { type RouteKey, routes } from '@weitersagen/contract/site/routes';
import { fillPath } from '@weitersagen/contract/site/rules';
import { contentReader, ownPagesOf } from '#content/content.ts';
import type { Ctx } from '#platform/context.ts';
import { type ListedProducts, listCategories } from '#product/product.ts';
import { listRoutes, listUsableLanguages } from '#site/site.ts';

/** Shown whatever the mandant has written. */
const always: readonly RouteKey[] = [
  'home',
  'categories',
  'currentPremiums',
  'faq',
  'contact',
  'terms',
  'imprint',
  'privacy',
  'accessibility',
];

export interface Listed {
  /** Where the portal lives, without a slash at the end. */
  origin: string;
  languages: readonly string[];
  defaultLanguage: string;
  /** Paths below the locale, the same in every language. */
  paths: readonly string[];
  /** Of the page of a product, and which products have one; none without the catalogue. */
  product: { path: string; which: ListedProducts } | undefined;
  /** How many addresses a map has. */
  mapSize: number;
}

const addressesMax = 50_000;
/** A map is at most 50 MB; an address is there once for each language, and twice more. */
const bytesMax = 40_000_000;
const bytesOfAddress = 160;

/** Where everybody has to sign in first, and where the portal is a part of a page of the client, nothing is listed. */
export const isListed = ({ mandant: { config } }: Pick<Ctx, 'mandant'>): boolean =>
  !config.forcedLogin && !config.integratedFrame;

export async function listedOf(ctx: Ctx): Promise<Listed> {
  const { config } = ctx.mandant;
  const known = await listRoutes(ctx);
  const pathOf = (key: RouteKey): string | undefined => known.find(({ name }) => name === routes[key].name)?.path;
  const fixed = [...always, ...(await written(ctx))].filter((key) => key !== 'imprint' || !config.imprintElsewhere);
  const own = (await ownPagesOf(ctx, config.defaultLanguage)).map(({ path }) => path);
  const categories = isBuiltPage('category') ? (await listCategories(ctx)).map(({ slug }) => `/${slug}`) : [];
  const product = pathOf('product');
  const languages = (await listUsableLanguages(ctx)).map(({ language }) => language);
  return {
    origin: config.mandantUrl.replace(/\/+$/, ''),
    languages,
    defaultLanguage: config.defaultLanguage,
    paths: [
      ...new Set([...fixed.flatMap((key) => pathOf(key) ?? []).map((path) => fillPath(path)), ...categories, ...own]),
    ],
    product:
      product === undefined
        ? undefined
        : { path: product, which: { hiddenIds: config.hiddenProductIds, withAgents: offersAgents(config) } },
    mapSize: Math.min(addressesMax, Math.floor(bytesMax / (bytesOfAddress * (languages.length + 2)))),
  };
}

/** Pages that are there once the mandant has written them. */
async function written(ctx: Ctx): Promise<RouteKey[]> {
  const reader = await contentReader(ctx, ctx.mandant.config.defaultLanguage);
  const terms = await reader.page('teilnahmebedingungen');
  return terms === null ? [] : ['participationTerms'];
}
