/** Imports of order reports at the desk: the list, its file, and how far one is. */
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import type { ImportDetail, ImportFileQuery, ImportListQuery } from '@weitersagen/contract/order-import/desk';
import { Import } from '@weitersagen/contract/order-import/schemas';
import type { Ctx } from '#platform/context.ts';
import type { ListQuery } from '../list/column.ts';
import { listFile } from '../list/file.ts';
import * as sql from './sql.ts';

export const listImports = (ctx: Ctx, query: ListQuery<typeof ImportListQuery>) =>
  ctx.report((tx) => sql.pageImports(tx.db, ctx.mandant.id, query));

export const downloadImports = listFile<Value<typeof ImportFileQuery>, typeof Import>('importe', Import, listImports);

export const showImport = (ctx: Ctx, id: number): Promise<Value<typeof ImportDetail>> =>
  ctx.report(async ({ db }) => ({
    ...((await sql.findImport(db, ctx.mandant.id, id)) ?? refuse('unknown')),
    hasFile: await sql.hasFile(db, ctx.mandant.id, id),
  }));
