/** The categories as a tree: where one stands says its breadcrumb, "Internet / Hybrid". What has no page of its own is a name. */
import type { ListedCategory } from '@weitersagen/contract/page/page';
import { partsOf, topOf, wayTo } from '@weitersagen/contract/product/breadcrumb';

export interface Branch<C> {
  name: string;
  /** Of its part on the page of all categories. */
  anchor: string;
  /** Its page; none for "Mobilfunk", which only holds others. */
  category: C | undefined;
  /** By which it is drawn. */
  drawn: C;
  children: Branch<C>[];
}

type Listed = Pick<ListedCategory, 'breadcrumb'>;

export function treeOf<C extends Listed>(categories: readonly C[]): Branch<C>[] {
  const top: Branch<C>[] = [];
  for (const category of categories) {
    const parts = partsOf(category.breadcrumb);
    let branches = top;
    for (const [depth, name] of parts.entries()) {
      const known = branches.find((branch) => branch.name === name);
      const branch: Branch<C> = known ?? {
        name,
        anchor: anchorOf(parts.slice(0, depth + 1)),
        category: undefined,
        drawn: category,
        children: [],
      };
      if (!known) branches.push(branch);
      if (depth === parts.length - 1) branch.category = branch.drawn = category;
      branches = branch.children;
    }
  }
  return top;
}

const anchorOf = (parts: readonly string[]): string =>
  parts
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
