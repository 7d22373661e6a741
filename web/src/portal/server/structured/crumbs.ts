/** Where a category stands in the tree: each part of its breadcrumb, with the category that is called so. */
import type { ListedCategory } from '@weitersagen/contract/page/page';

export interface Crumb {
  name: string;
  /** Of the category that stands there; a part of the tree may be none. */
  slug: string | undefined;
}

type Placed = Pick<ListedCategory, 'slug' | 'breadcrumb'>;

export function crumbsOf(categories: readonly Placed[], { breadcrumb, slug }: Placed): Crumb[] {
  const names = breadcrumb.split(' / ');
  return names.map((name, place) => {
    const path = names.slice(0, place + 1).join(' / ');
    const own = place === names.length - 1 ? slug : categories.find((one) => one.breadcrumb === path)?.slug;
    return { name, slug: own };
  });
}
