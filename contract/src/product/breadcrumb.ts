/** Where something stands in the tree of the catalogue, from the top: "Mobilfunk / Geräte / Tablets". */
const between = ' / ';

export const partsOf = (breadcrumb: string): string[] => breadcrumb.split(between);

/** The first of them: by these a list of categories begins. */
export const topOf = (breadcrumb: string): string => partsOf(breadcrumb)[0] ?? '';

/** The way to one of its parts, counted from 0. */
export const wayTo = (breadcrumb: string, depth: number): string =>
  partsOf(breadcrumb)
    .slice(0, depth + 1)
    .join(between);

/** Its own name: "Internet / Hybrid" is called Hybrid where its parent stands above it. */
export const lastOf = (breadcrumb: string): string => partsOf(breadcrumb).at(-1) ?? breadcrumb;

/** What stands above it; null at the top. It may be a mere name, which is no category. */
export function parentOf(breadcrumb: string): string | null {
  const at = breadcrumb.lastIndexOf(between);
  return at === -1 ? null : breadcrumb.slice(0, at);
}

export const joinedBelow = (parent: string | null, name: string): string =>
  parent === null ? name : `${parent}${between}${name}`;

export const isBelow = (breadcrumb: string, above: string): boolean => breadcrumb.startsWith(`${above}${between}`);

export interface Branch<R> {
  name: string;
  breadcrumb: string;
  /** Nothing: a mere name that others stand below. */
  row: R | undefined;
  below: Branch<R>[];
}

/** In the order of the catalogue; what stands before its parent is below it all the same. */
export function treeOf<R extends { breadcrumb: string }>(rows: readonly R[]): Branch<R>[] {
  const top: Branch<R>[] = [];
  const all = new Map<string, Branch<R>>();
  const branchAt = (breadcrumb: string): Branch<R> => {
    const known = all.get(breadcrumb);
    if (known) return known;
    const branch: Branch<R> = { name: lastOf(breadcrumb), breadcrumb, row: undefined, below: [] };
    all.set(breadcrumb, branch);
    const above = parentOf(breadcrumb);
    (above === null ? top : branchAt(above).below).push(branch);
    return branch;
  };
  for (const row of rows) branchAt(row.breadcrumb).row = row;
  return top;
}
