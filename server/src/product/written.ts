/**
 * What the desk writes of products. A new one has its row from the first word on, which nobody else sees; a published one is what
 * its row says; one that was taken off stays, because recommendations name it.
 */
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Problem } from '@weitersagen/contract/basics/wire';
import type { ProductEntry } from '@weitersagen/contract/product/entry';
import type { Tx } from '#platform/context.ts';
import { announceChange } from '#platform/signals.ts';
import { putProducts } from './sql.ts';
import { topic } from './topic.ts';
import * as sql from './written-sql.ts';

type Begun = Pick<ProductEntry, 'name' | 'externalId' | 'source'> & { id?: number };

/** A new product, with the next free id where it has none of its own. */
export async function beginProduct(tx: Tx, begun: Begun): Promise<number> {
  await sql.lockCatalogue(tx);
  refuseProblems(await numberProblems(tx, 0, begun));
  const id = begun.id ?? openId(tx, await sql.nextProductId(tx.db));
  await sql.insertDrafted(tx.db, { id, external_id: begun.externalId, name: begun.name, source: begun.source });
  return id;
}

/** One that the mandant hides from every list would never be found. */
function openId({ mandant }: Tx, least: number): number {
  const hidden = new Set(mandant.config.hiddenProductIds);
  let id = least;
  while (hidden.has(id)) id++;
  return id;
}

/** What keeps an entry from being public as this product, whatever it earns. */
export async function productProblems(tx: Tx, id: number, entry: ProductEntry): Promise<Problem[]> {
  return [...(await numberProblems(tx, id, entry)), ...(await categoryProblems(tx, entry))];
}

/** The number the client knows it by is that of one product alone. */
async function numberProblems(
  tx: Tx,
  id: number,
  { externalId }: Pick<ProductEntry, 'externalId'>,
): Promise<Problem[]> {
  const other = await sql.findByNumber(tx.db, externalId, id);
  return other
    ? [{ field: 'ExterneId', code: 'product-number-known', values: { value: `${other.id}, ${other.name}` } }]
    : [];
}

async function categoryProblems(tx: Tx, { categoryId, source }: ProductEntry): Promise<Problem[]> {
  if (categoryId === null) return [];
  const category = await sql.findCategory(tx.db, categoryId);
  if (!category) return [{ field: 'KategorieId', code: 'category-unknown' }];
  return category.source === source ? [] : [{ field: 'KategorieId', code: 'category-other-source' }];
}

const refuseProblems = (problems: readonly Problem[]): void => {
  if (problems.length > 0) refuse('input.invalid', { problems });
};

/** The entry is what is offered from now on; what it says otherwise than the row is refused where it cannot be. */
export async function publishProduct(tx: Tx, entry: ProductEntry): Promise<void> {
  refuseProblems(await productProblems(tx, entry.id, entry));
  await putProducts(tx, [{ ...entry, active: true }]);
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
