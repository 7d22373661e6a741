/** A category as a thing that has drafts: its words are written and published, its place is that of the row. */
import { refuse } from '@weitersagen/contract/basics/refusals';
import { decode, encode, type Problem } from '@weitersagen/contract/basics/wire';
import { contentSchemas } from '@weitersagen/contract/content/content-schemas';
import type { Written } from '@weitersagen/contract/draft/desk';
import { CategoryEntry } from '@weitersagen/contract/product/entry';
import { isSame as isField, listItems } from '#cms/cms.ts';
import { appOf } from '#content/content.ts';
import { type DraftKind, publishData } from '#draft/draft.ts';
import type { Tx } from '#platform/context.ts';
import * as product from '#product/product.ts';
import { listRoutes } from '#site/site.ts';
import { languageProblems } from '../draft/languages.ts';
import { hold, type Thing, written } from '../draft/thing.ts';

const kind: DraftKind = {
  object: 'category',
  publish: async (tx, key, data) => {
    const id = Number(key);
    await product.lockCatalogue(tx);
    const read = decode(CategoryEntry, written(categoryThing, id, data as Written));
    if (!read.ok) return refuse('input.invalid', { problems: read.problems });
    await bringAlong(tx, await product.placedAsRow(tx, id, read.value));
  },
  unpublish: (tx, key) => product.hideCategory(tx, Number(key)),
};

/** Where a category is to stand, which the row does not say yet. */
async function bringAlong(tx: Tx, entry: CategoryEntry): Promise<void> {
  const problems = await categoryProblems(tx, entry.id, entry);
  if (problems.length > 0) refuse('input.invalid', { problems });
  for (const below of await product.publishCategory(tx, entry)) await carry(tx, below);
}

/** One below that is called otherwise now: a version of its own, whatever is being written of it. */
export async function carry(tx: Tx, below: Awaited<ReturnType<typeof product.publishCategory>>[number]): Promise<void> {
  const found = await product.findStandingCategory(tx, below.id);
  if (!found?.active || found.isDrafted) return product.placeCategory(tx, below);
  await hold(tx, categoryThing, below.id);
  await product.placeCategory(tx, below);
  await publishData(tx, categoryThing.kind, String(below.id), { data: encode(CategoryEntry, below), note: null });
}

async function categoryProblems(tx: Tx, id: number, entry: CategoryEntry): Promise<Problem[]> {
  const all = await product.listStandingCategories(tx);
  const taken = await pathProblems(tx, entry.slug);
  return [
    ...product.placeProblems(all, id, entry).filter(({ field }) => field !== 'Slug' || taken.length === 0),
    ...taken,
    ...(await languageProblems(tx, entry)),
  ];
}

/** Neither a page of the product nor one the mandant has written is at its address. */
async function pathProblems(tx: Tx, slug: string): Promise<Problem[]> {
  const path = `/${slug}`;
  const routes = await listRoutes(tx);
  if (routes.some((route) => matches(route.path, path))) return [{ field: 'Slug', code: 'path-taken' }];
  const { pages } = contentSchemas;
  const { items } = await listItems(
    tx,
    { app: appOf(tx.system, tx.mandant), schema: pages.name },
    { filter: isField(pages, 'route', path), top: 1, withoutTotal: true },
  );
  return items.length > 0 ? [{ field: 'Slug', code: 'path-taken' }] : [];
}

/** `/empfehlen/:produktId` is at every address of two parts that begins so. */
function matches(route: string, path: string): boolean {
  const [parts, own] = [route, path].map((one) => one.toLowerCase().split('/').filter(Boolean)) as [string[], string[]];
  if (parts.length === 0) return false;
  const needed = parts.filter((part) => !part.endsWith('?')).length;
  if (own.length > parts.length || own.length < needed) return false;
  return own.every((part, place) => parts[place]?.startsWith(':') || parts[place] === part);
}

export const categoryThing: Thing<typeof CategoryEntry> = {
  kind,
  entry: CategoryEntry,
  lock: async (tx, ids) =>
    new Map(
      (await product.lockCategories(tx, ids)).map(({ active, isDrafted, ...entry }) => [
        entry.id,
        { data: encode(CategoryEntry, entry) as Written, isPublic: active && !isDrafted, isDrafted },
      ]),
    ),
  problems: async (tx, entries) => {
    const problems: Problem[][] = [];
    for (const entry of entries) problems.push(await categoryProblems(tx, entry.id, entry));
    return problems;
  },
  placed: async (tx, id, data) => {
    const read = decode(CategoryEntry, data);
    return read.ok ? (encode(CategoryEntry, await product.placedAsRow(tx, id, read.value)) as Written) : data;
  },
  named: async (tx, id, data) => {
    const read = decode(CategoryEntry, written(categoryThing, id, data));
    if (!read.ok) return;
    const { title, breadcrumb, translations } = await product.placedAsRow(tx, id, read.value);
    const problems = product.placeProblems(await product.listStandingCategories(tx), id, { slug: '', breadcrumb });
    if (problems.length === 0) await product.markDraftedCategory(tx.db, id, { title, breadcrumb, translations });
  },
  remove: async (tx, id) => {
    if (!(await product.deleteDraftedCategory(tx.db, id))) refuse('state.not-allowed');
  },
  guarded: [],
};
