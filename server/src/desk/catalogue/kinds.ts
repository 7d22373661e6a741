/** What a file of the catalogue may hold, and how each kind of it is begun. */
import type { Problem } from '@weitersagen/contract/basics/wire';
import type { CatalogueKind } from '@weitersagen/contract/product/transfer';
import type * as z from 'zod/mini';
import type { Tx } from '#platform/context.ts';
import * as premium from '#premium/premium.ts';
import * as product from '#product/product.ts';
import { categoryThing } from '../category/kind.ts';
import type { Coming, Thing } from '../draft/thing.ts';
import { premiumThing } from '../premium/kind.ts';
import { productThing } from '../product/kind.ts';

interface FileKind<E extends z.core.$ZodType = z.core.$ZodType> {
  thing: Thing<E>;
  /** So many are looked at and written together. */
  atOnce: number;
  /** What keeps each new one from being begun. */
  beginProblems(tx: Tx, entries: readonly z.core.output<E>[], coming: Coming): Promise<readonly (readonly Problem[])[]>;
  begin(tx: Tx, entries: readonly z.core.output<E>[]): Promise<void>;
}

/** Where each entry has its own type; here one is only handed on to its kind. */
const anyKind = <E extends z.core.$ZodType>(kind: FileKind<E>): FileKind => kind as unknown as FileKind;

/** Short enough that others come in between. */
const atOnce = 100;

export const kinds: Readonly<Record<CatalogueKind, FileKind>> = {
  // Whatever becomes of one decides where others may stand, and there are few.
  category: anyKind({
    thing: categoryThing,
    atOnce: 1,
    beginProblems: product.beginCategoryProblems,
    begin: product.beginCategoriesAs,
  }),
  product: anyKind({
    thing: productThing,
    atOnce,
    beginProblems: (tx, entries, { products }) => product.beginProductProblems(tx, entries, products),
    begin: product.beginProducts,
  }),
  premium: anyKind({
    thing: premiumThing,
    atOnce,
    beginProblems: (tx, entries, { premiums }) => premium.beginPremiumProblems(tx, entries, premiums),
    begin: premium.beginPremiums,
  }),
};
