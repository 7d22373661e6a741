import type { CatalogueKind } from '@weitersagen/contract/product/transfer';
import type { Db } from '#platform/database/db.ts';

/** Nobody else changes them until the transaction ends, and visitors recommend them all the same; each kind has its table. */
export const holdRows = (db: Db, kind: CatalogueKind, ids: readonly number[]): Promise<unknown> =>
  db
    .selectFrom(kind)
    .select('id')
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
