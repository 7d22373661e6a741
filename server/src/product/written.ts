/**
 * What the desk writes of products. A new one has its row from the first word on, which nobody else sees; a published one is what
 * its row says; one that was taken off stays, because recommendations name it.
 */
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Problem } from '@weitersagen/contract/basics/wire';
import type { ProductEntry } from '@weitersagen/contract/product/entry';
import type { Tx } from '#platform/context.ts';
import { announceChange } from '#platform/signals.ts';
import { type ComingNumbers, type Numbered, numberProblems } from './numbers.ts';
import { putProducts } from './sql.ts';
import { topic } from './topic.ts';
import * as sql from './written-sql.ts';

interface Begun extends Pick<ProductEntry, 'name' | 'externalId' | 'source'> {
  categoryId?: number | null;
}

/** A new product, with the next free id. */
export async function beginProduct(tx: Tx, begun: Begun): Promise<number> {
  await sql.lockCatalogue(tx);
  const id = openId(tx, await sql.nextProductId(tx.db));
  await beginProducts(tx, [{ ...begun, id }]);
  return id;
}

/** New ones with ids of their own. */
export async function beginProducts(tx: Tx, all: readonly (Begun & { id: number })[]): Promise<void> {
  await sql.lockCatalogue(tx);
  refuseProblems((await beginProductProblems(tx, all)).flat());
  await sql.insertDrafted(
    tx.db,
    all.map(({ id, externalId, name, source, categoryId }) => ({ id, externalId, name, source, categoryId })),
  );
}

/** What keeps each from being begun, one after the other. */
export const beginProductProblems = (tx: Tx, all: readonly Numbered[], coming?: ComingNumbers): Promise<Problem[][]> =>
  numberProblems(all, { ...numbersOf(tx), coming });

const numbersOf = ({ db }: Tx) => ({
  list: (externalIds: readonly string[]) => sql.listByNumber(db, externalIds),
  code: 'product-number-known',
});

/** One that the mandant hides from every list would never be found. */
function openId({ mandant }: Tx, least: number): number {
  const hidden = new Set(mandant.config.hiddenProductIds);
  let id = least;
  while (hidden.has(id)) id++;
  return id;
}

/** Sources of categories that are not public yet, and are by then. */
export type ComingCategories = ReadonlyMap<number, string>;

interface Around {
  categories?: ComingCategories | undefined;
  products?: ComingNumbers | undefined;
  /** What else is wrong with each. */
  besides?: readonly (readonly Problem[])[];
}

/** What keeps each entry from being public, whatever it earns: as if those before it were public that nothing keeps from it. */
export async function productProblems(
  tx: Tx,
  all: readonly ProductEntry[],
  { categories = new Map(), products, besides = [] }: Around = {},
): Promise<Problem[][]> {
  const named = [...new Set(all.flatMap(({ categoryId }) => categoryId ?? []))];
  const sources = new Map([...(await sql.sourcesOf(tx.db, named)), ...categories]);
  const others = all.map((entry, index) => [...categoryProblems(sources, entry), ...(besides[index] ?? [])]);
  return numberProblems(all, { ...numbersOf(tx), coming: products, besides: others });
}

function categoryProblems(sources: ComingCategories, { categoryId, source }: ProductEntry): Problem[] {
  if (categoryId === null) return [];
  const known = sources.get(categoryId);
  if (known === undefined) return [{ field: 'KategorieId', code: 'category-unknown' }];
  return known === source ? [] : [{ field: 'KategorieId', code: 'category-other-source' }];
}

const refuseProblems = (problems: readonly Problem[]): void => {
  if (problems.length > 0) refuse('input.invalid', { problems });
};

/** Each is what is offered from now on; whoever calls has asked for its problems. */
export async function publishProducts(tx: Tx, entries: readonly ProductEntry[]): Promise<void> {
  await putProducts(
    tx,
    entries.map((entry) => ({ ...entry, active: true })),
  );
  await announceChange(tx, topic, String(tx.mandant.id));
}

/** Out of every list; whoever has its address or a recommendation still finds it. */
export async function hideProduct(tx: Tx, id: number): Promise<void> {
  await sql.markActive(tx.db, id, false);
  await announceChange(tx, topic, String(tx.mandant.id));
}

/** Only one that never was public. */
export async function removeProduct(tx: Tx, id: number): Promise<void> {
  if (!(await sql.deleteDrafted(tx.db, id))) refuse('state.not-allowed');
}

/** What a list of the desk shows of one that never was public; what was typed and is none is passed over. */
export const nameDraftedProduct = (
  tx: Tx,
  id: number,
  { Name: name, Quelle: source, KategorieId: categoryId }: Readonly<Record<string, unknown>>,
): Promise<void> =>
  sql.markDrafted(tx.db, id, {
    ...(typeof name === 'string' && name.trim() !== '' && { name: name.trim().slice(0, 100) }),
    ...((source === 'festnetz' || source === 'mobilfunk') && { source }),
    ...((categoryId === null || isId(categoryId)) && { categoryId }),
  });

const isId = (value: unknown): value is number => Number.isInteger(value) && Math.abs(value as number) < 2 ** 31;
