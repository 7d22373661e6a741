/** The tree of the categories: where one stands says its breadcrumb, in each language of its own. */
import { isBelow, joinedBelow, lastOf, partsOf, wayTo } from './breadcrumb.ts';
import type { CategoryEntry } from './entry.ts';

type Said = Pick<CategoryEntry, 'breadcrumb' | 'translations'>;

const inLanguage = ({ breadcrumb, translations }: Said, language: string): string =>
  translations.find((one) => one.language === language)?.breadcrumb ?? breadcrumb;

/** What stands above something in a language: as the category there is called in it, or one below that mere name. */
export function aboveIn(categories: readonly Said[], above: string | null, language: string): string | null {
  if (above === null) return null;
  const own = categories.find(({ breadcrumb }) => breadcrumb === above);
  if (own) return inLanguage(own, language);
  const below = categories.find(
    (one) => isBelow(one.breadcrumb, above) && one.translations.some((text) => text.language === language),
  );
  if (!below) return above;
  return wayTo(inLanguage(below, language), partsOf(above).length - 1);
}

/** The same category below something else, in all its languages. */
export const placedBelow = <C extends Said>(category: C, categories: readonly Said[], above: string | null): C => ({
  ...category,
  breadcrumb: joinedBelow(above, lastOf(category.breadcrumb)),
  translations: category.translations.map((text) => ({
    ...text,
    breadcrumb: joinedBelow(aboveIn(categories, above, text.language), lastOf(text.breadcrumb)),
  })),
});

interface Placed extends Said {
  id: number;
}

/**
 * The order of the whole tree after one was moved with everything below it: before one of those it then stands beside, or the
 * first one below a mere name that stands there, else behind the last of them. Only ids are told, from the top.
 */
export function orderAfterMove(
  categories: readonly Placed[],
  moved: Placed,
  { above, beforeId }: { above: string | null; beforeId: number | null },
): number[] {
  const isOfIt = (one: Placed) => one.id === moved.id || isBelow(one.breadcrumb, moved.breadcrumb);
  const family = categories.filter(isOfIt);
  const others = categories.filter((one) => !isOfIt(one));
  const isBeside = (breadcrumb: string) => above === null || isBelow(breadcrumb, above);
  const before = others.findIndex(({ id, breadcrumb }) => id === beforeId && isBeside(breadcrumb));
  const lastBeside = others.findLastIndex(({ breadcrumb }) => breadcrumb === above || isBeside(breadcrumb));
  const at = before >= 0 ? before : lastBeside + 1;
  return [...others.slice(0, at), ...family, ...others.slice(at)].map(({ id }) => id);
}
