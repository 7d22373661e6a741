/**
 * What the desk writes of categories. Where one stands in the tree is decided apart from what it says: a working copy keeps the words,
 * the row the place. What moves or is called otherwise takes everything below it along, in every language.
 */
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Problem } from '@weitersagen/contract/basics/wire';
import { isBelow, joinedBelow, lastOf, parentOf } from '@weitersagen/contract/product/breadcrumb';
import { aboveIn } from '@weitersagen/contract/product/category-tree';
import type { CategoryEntry } from '@weitersagen/contract/product/entry';
import type { Tx } from '#platform/context.ts';
import { announceChange } from '#platform/signals.ts';
import { putCategories } from '../sql.ts';
import { categoryTopic, topic } from '../topic.ts';
import { lockCatalogue } from '../written-sql.ts';
import * as sql from './written-sql.ts';

type Begun = Pick<CategoryEntry, 'title' | 'slug' | 'source' | 'category'> & { above: string | null };

/** A new category with the next free id, behind all others. */
export async function beginCategory(tx: Tx, { above, ...begun }: Begun): Promise<sql.StandingCategory> {
  await lockCatalogue(tx);
  const all = await sql.listStandingCategories(tx);
  const breadcrumb = joinedBelow(above, begun.title);
  const problems = [...aboveProblems(all, above), ...placeProblems(all, 0, { slug: begun.slug, breadcrumb })];
  if (problems.length > 0) refuse('input.invalid', { problems });
  const id = await sql.nextCategoryId(tx.db);
  const position = Math.max(-1, ...all.map((one) => one.position)) + 1;
  await sql.insertDrafted(tx.db, { ...begun, id, breadcrumb, position }, []);
  return (await sql.findStandingCategory(tx, id)) ?? refuse('unknown');
}

/** Those that a file names with their id and their place. */
export async function beginCategoriesAs(tx: Tx, all: readonly CategoryEntry[]): Promise<void> {
  await lockCatalogue(tx);
  for (const entry of all) {
    const problems = (await beginCategoryProblems(tx, [entry])).flat();
    if (problems.length > 0) refuse('input.invalid', { problems });
    const { id, slug, title, breadcrumb, source, category, position, translations } = entry;
    await sql.insertDrafted(tx.db, { id, slug, title, breadcrumb, source, category, position }, translations);
  }
}

/** What keeps each from being begun where it is to stand. */
export async function beginCategoryProblems(tx: Tx, all: readonly CategoryEntry[]): Promise<Problem[][]> {
  const standing = await sql.listStandingCategories(tx);
  return all.map((entry) => placeProblems(standing, entry.id, entry));
}

/** A place is below a category, or below a mere name that others stand below. */
export const aboveProblems = (all: readonly sql.StandingCategory[], above: string | null): Problem[] =>
  above === null || all.some(({ breadcrumb }) => breadcrumb === above || isBelow(breadcrumb, above))
    ? []
    : [{ field: 'Unter', code: 'above-unknown' }];

/** No other one has its address or stands in its place. */
export const placeProblems = (
  all: readonly sql.StandingCategory[],
  id: number,
  { slug, breadcrumb }: Pick<CategoryEntry, 'slug' | 'breadcrumb'>,
): Problem[] => [
  ...(all.some((one) => one.id !== id && one.slug === slug) ? [{ field: 'Slug', code: 'path-taken' }] : []),
  ...(all.some((one) => one.id !== id && one.breadcrumb === breadcrumb)
    ? [{ field: 'Breadcrumb', code: 'category-in-place' }]
    : []),
];

/** The words of an entry at the place of the row. */
export async function placedAsRow(tx: Tx, id: number, entry: CategoryEntry): Promise<CategoryEntry> {
  const all = await sql.listStandingCategories(tx);
  const row = all.find((one) => one.id === id);
  if (!row) return entry;
  const above = parentOf(row.breadcrumb);
  return {
    ...entry,
    position: row.position,
    breadcrumb: joinedBelow(above, lastOf(entry.breadcrumb)),
    translations: entry.translations.map((text) => ({
      ...text,
      breadcrumb: joinedBelow(aboveOf(all, row, text.language), lastOf(text.breadcrumb)),
    })),
  };
}

/** As its own words have it, else as what stands above is called. */
export function aboveOf(
  all: readonly sql.StandingCategory[],
  row: sql.StandingCategory,
  language: string,
): string | null {
  const own = row.translations.find((text) => text.language === language);
  return own ? parentOf(own.breadcrumb) : aboveIn(all, parentOf(row.breadcrumb), language);
}

/** Gives those below that are called otherwise by that, as they are now. */
export async function publishCategory(tx: Tx, entry: CategoryEntry): Promise<CategoryEntry[]> {
  const all = await sql.listStandingCategories(tx);
  const before = all.find(({ id }) => id === entry.id);
  await putCategories(tx, [entry]);
  await sql.markActive(tx.db, entry.id, true);
  await announceCategories(tx);
  return before ? carriedAlong(all, before, entry) : [];
}

/** What stands below a category, when it is called otherwise or stands elsewhere. */
export const carriedAlong = <C extends CategoryEntry>(
  all: readonly C[],
  before: CategoryEntry,
  after: CategoryEntry,
): C[] =>
  all
    .filter(({ breadcrumb }) => isBelow(breadcrumb, before.breadcrumb))
    .map((one) => ({
      ...one,
      breadcrumb: moved(one.breadcrumb, before.breadcrumb, after.breadcrumb),
      translations: one.translations.map((text) => ({
        ...text,
        breadcrumb: moved(text.breadcrumb, called(before, text.language), called(after, text.language)),
      })),
    }))
    .filter((one) => isMoved(all, one));

const called = ({ breadcrumb, translations }: CategoryEntry, language: string): string =>
  translations.find((text) => text.language === language)?.breadcrumb ?? breadcrumb;

const moved = (breadcrumb: string, from: string, to: string): string =>
  isBelow(breadcrumb, from) ? `${to}${breadcrumb.slice(from.length)}` : breadcrumb;

const isMoved = (all: readonly CategoryEntry[], one: CategoryEntry): boolean => {
  const before = all.find(({ id }) => id === one.id);
  return JSON.stringify(before) !== JSON.stringify(one);
};

export async function hideCategory(tx: Tx, id: number): Promise<void> {
  await sql.markActive(tx.db, id, false);
  await announceCategories(tx);
}

async function announceCategories(tx: Tx): Promise<void> {
  await announceChange(tx, topic, String(tx.mandant.id));
  await announceChange(tx, categoryTopic, String(tx.mandant.id));
}

/** Where it stands from now on, whether it is public or not. */
export async function placeCategory(tx: Tx, { id, breadcrumb, translations }: CategoryEntry): Promise<void> {
  await sql.markPlaced(tx.db, id, { breadcrumb, translations });
  await announceCategories(tx);
}
