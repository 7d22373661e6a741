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
