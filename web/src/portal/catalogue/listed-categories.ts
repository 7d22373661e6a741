/** Categories of the catalogue as pages know them: found by the path below the locale, and listed on pages that show them. */
import type { ListedCategory, PageRequest } from '@weitersagen/contract/page/page';
import { topOf } from '@weitersagen/contract/product/breadcrumb';
import type { RouteKey } from '@weitersagen/contract/site/routes';
import { madeOnce } from '../../i18n/made-once.ts';
import type { Texts } from '../../i18n/t.ts';
import { campaignIn } from '../page/campaign.ts';
import { type Shelf, withLocale } from '../page/page-frame.ts';
import { type Paths, pathTo } from '../page/paths.ts';
import { categoryPath } from './category-address.ts';

/** Of the address below the locale, however it is written. */
export const categoryAt = <C extends { slug: string }>(categories: readonly C[], path: string): C | undefined => {
  const asked = path.replace(/^\/|\/+$/g, '').toLowerCase();
  return categories.find(({ slug }) => slug.toLowerCase() === asked);
};

const ofCatalogue: ReadonlySet<string> = new Set<RouteKey>(['category', 'categories', 'product', 'compare']);

interface Page {
  screen: RouteKey | null;
  paths: Paths;
  texts: Pick<Texts, 't' | 'locale'>;
}
type Request = Pick<PageRequest, 'mandant' | 'categories' | 'url'>;

/**
 * What a page is given of them (E-28): every one on pages of the catalogue, and the shelves on all, for a page may go on to Home
 * without a new document.
 */
export const categoriesOn = (page: Page, request: Request) => ({
  categories:
    page.screen && ofCatalogue.has(page.screen)
      ? madeOnce(listed, request.categories, () => listOf(request.categories))
      : undefined,
  shelves: shelvesOn(page, request),
});

const listed = new WeakMap<PageRequest['categories'], readonly ListedCategory[]>();

const listOf = (categories: PageRequest['categories']): readonly ListedCategory[] =>
  categories.map(({ id, slug, name, breadcrumb, source, category, language }) => ({
    ...{ id, slug, name, breadcrumb, source, category, language },
  }));

/** Where the mandant wants it (E-07), the first category of each top one, and behind them all; the campaign goes along. */
function shelvesOn({ paths, texts }: Page, { mandant, categories, url }: Request): readonly Shelf[] | undefined {
  if (!mandant.showsCategories || paths.categories === undefined) return undefined;
  const { t, locale } = texts;
  const campaign = campaignIn(new URL(url, 'http://localhost').searchParams);
  return [
    ...firstOfEach(categories).map(({ name, slug, language }) => ({
      name,
      ...(language !== locale && { lang: language }),
      href: withLocale(locale, categoryPath(slug, campaign)),
    })),
    { name: t('catalogue.all'), href: withLocale(locale, pathTo(paths, 'categories', campaign) ?? '/') },
  ];
}

/** The first of each top one, in the order of the catalogue. */
export const firstOfEach = <C extends Pick<ListedCategory, 'breadcrumb'>>(categories: readonly C[]): C[] =>
  categories.filter(
    (one, index) => categories.findIndex(({ breadcrumb }) => topOf(breadcrumb) === topOf(one.breadcrumb)) === index,
  );
