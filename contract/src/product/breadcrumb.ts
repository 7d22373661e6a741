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
