/** The categories as a tree: where one stands says its breadcrumb, "Internet / Hybrid". What has no page of its own is a name. */
import type { ListedCategory } from '@weitersagen/contract/page/page';
import { topOf } from './first-of-each.ts';

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

const between = ' / ';
const partsOf = ({ breadcrumb }: Listed): string[] => breadcrumb.split(between);

export function treeOf<C extends Listed>(categories: readonly C[]): Branch<C>[] {
  const top: Branch<C>[] = [];
  for (const category of categories) {
    const parts = partsOf(category);
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
  const parts = partsOf(category);
  return parts.map((name, depth) => {
    const above = parts.slice(0, depth + 1).join(between);
    return { name, category: categories.find(({ breadcrumb }) => breadcrumb === above) };
  });
};

/** What stands below the same top, in the order of the catalogue, itself included; alone there it has no family. */
export const familyOf = <C extends Listed>(categories: readonly C[], category: C): readonly C[] => {
  const family = categories.filter((other) => topOf(other) === topOf(category));
  return family.length > 1 ? family : [];
};
