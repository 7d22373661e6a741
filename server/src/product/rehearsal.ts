/**
 * Everything that is being written of categories and products, made public as far as it can be: for a page that is looked at
 * beforehand, and taken back with its transaction.
 */
import { decode } from '@weitersagen/contract/basics/wire';
import { CategoryEntry, ProductEntry } from '@weitersagen/contract/product/entry';
import type * as z from 'zod/mini';
import type { Tx } from '#platform/context.ts';
import { placeCategory, placedAsRow, publishCategory } from './category/written.ts';
import { putProducts } from './sql.ts';
import { listTaken, listWritten, lockCatalogue } from './written-sql.ts';

/** What is being written of a kind, by its id; what lacks something that has to be there stays as it is public. */
async function written<E extends z.core.$ZodType>(tx: Tx, object: string, entry: E): Promise<z.core.output<E>[]> {
  return (await listWritten(tx.db, object)).flatMap(({ key, data }) => {
    const read = decode(entry, { ...(data as object), Id: Number(key), Aktiv: true });
    return read.ok ? [read.value] : [];
  });
}

/** Those that share nothing with one before them. */
function apart<T>(all: readonly T[], keyOf: (one: T) => string): T[] {
  const seen = new Set<string>();
  return all.filter((one) => !seen.has(keyOf(one)) && seen.add(keyOf(one)));
}

export async function rehearseProducts(tx: Tx): Promise<void> {
  await lockCatalogue(tx);
  const categories = apart(await written(tx, 'category', CategoryEntry), ({ slug }) => slug);
  const products = apart(await written(tx, 'product', ProductEntry), ({ externalId }) => externalId);
  const taken = await listTaken(tx.db, {
    slugs: { of: categories.map(({ slug }) => slug), except: categories.map(({ id }) => id) },
    numbers: { of: products.map(({ externalId }) => externalId), except: products.map(({ id }) => id) },
  });
  const free = categories.filter(({ slug }) => !taken.slugs.has(slug));
  for (const one of free)
    for (const below of await publishCategory(tx, await placedAsRow(tx, one.id, one))) await placeCategory(tx, below);
  const known = new Set([...taken.categoryIds, ...free.map(({ id }) => id)]);
  const fitting = products
    .filter(({ externalId }) => !taken.numbers.has(externalId))
    .map((product) => ({ ...product, categoryId: known.has(product.categoryId ?? 0) ? product.categoryId : null }));
  if (fitting.length > 0) await putProducts(tx, fitting);
}
