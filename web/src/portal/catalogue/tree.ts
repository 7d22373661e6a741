/** What the tree of the categories shows: by what a branch is drawn, the way to a category, what stands beside it. */
import type { ListedCategory } from '@weitersagen/contract/page/page';
import { type Branch, partsOf, topOf, wayTo } from '@weitersagen/contract/product/breadcrumb';

type Listed = Pick<ListedCategory, 'breadcrumb'>;

/** By which a branch is drawn: of "Mobilfunk", which only holds others, the first of them. */
export function drawnOf<C>({ row, below }: Branch<C>): C | undefined {
  return row ?? (below[0] && drawnOf(below[0]));
}

/** Of its part on the page of all categories. */
export const anchorOf = (breadcrumb: string): string =>
  partsOf(breadcrumb)
    .join('-')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/** From the top, the category itself last; a part that is no category has no page. */
export const crumbsOf = <C extends Listed>(
  categories: readonly C[],
  category: C,
): { name: string; category: C | undefined }[] => {
  return partsOf(category.breadcrumb).map((name, depth) => {
    const above = wayTo(category.breadcrumb, depth);
    return { name, category: categories.find(({ breadcrumb }) => breadcrumb === above) };
  });
};

/** What stands below the same top, in the order of the catalogue, itself included; alone there it has no family. */
export const familyOf = <C extends Listed>(categories: readonly C[], category: C): readonly C[] => {
  const family = categories.filter(({ breadcrumb }) => topOf(breadcrumb) === topOf(category.breadcrumb));
  return family.length > 1 ? family : [];
};
