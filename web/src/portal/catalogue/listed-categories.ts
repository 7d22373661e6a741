/** Categories of the catalogue as pages know them: found by the path below the locale, and listed on pages that show them. */
import type { ListedCategory, PageMandant, PageRequest } from '@weitersagen/contract/page/page';
import { type RouteKey, routes } from '@weitersagen/contract/site/routes';
import { madeOnce } from '../../i18n/made-once.ts';

/** Of the address below the locale, however it is written. */
export const categoryAt = <C extends { slug: string }>(categories: readonly C[], path: string): C | undefined => {
  const asked = path.replace(/^\/|\/+$/g, '').toLowerCase();
  return categories.find(({ slug }) => slug.toLowerCase() === asked);
};

const ofCatalogue: ReadonlySet<string> = new Set<RouteKey>(['category', 'categories', 'product', 'compare']);

const listed = new WeakMap<PageRequest['categories'], readonly ListedCategory[]>();

/**
 * What a page is given of them (E-28): those of the catalogue show them, and, where the mandant wants so (E-07), every page with
 * a navigation that leads on. Whoever came by a link of their own is in the middle of something else.
 */
export function listedOn(
  page: RouteKey | null,
  { showsCategories, integratedFrame }: Pick<PageMandant, 'showsCategories' | 'integratedFrame'>,
  categories: PageRequest['categories'],
): readonly ListedCategory[] | undefined {
  if (page === null) return undefined;
  const isNamed = showsCategories && (page === 'home' || (!integratedFrame && !routes[page].isPersonal));
  if (!isNamed && !ofCatalogue.has(page)) return undefined;
  return madeOnce(listed, categories, () =>
    categories.map(({ id, slug, name, breadcrumb, source, category, language }) => ({
      ...{ id, slug, name, breadcrumb, source, category, language },
    })),
  );
}
