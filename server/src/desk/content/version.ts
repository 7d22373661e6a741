/** What was public of an item, word for word, the newest first. */
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Version } from '@weitersagen/contract/content/desk-shapes';
import type { Ctx } from '#platform/context.ts';
import { placeOf } from './content.ts';
import { dataOf } from './row.ts';
import * as sql from './sql.ts';

const shownMax = 200;

const rowsOf = (ctx: Ctx, id: string): Promise<sql.VersionListRow[]> =>
  ctx.report(async (tx) => {
    const found = (await sql.findContentRow(tx.db, placeOf(tx), id)) ?? refuse('unknown');
    return sql.listVersionRows(tx.db, tx.mandant.id, found.id, shownMax);
  });

const present = ({ version, at, by, note, data }: sql.VersionListRow): Version => ({
  version,
  at,
  by,
  note,
  isTakenAway: data === null,
});

export const listVersions = async (ctx: Ctx, id: string): Promise<Version[]> => (await rowsOf(ctx, id)).map(present);

export async function showVersion(ctx: Ctx, id: string, version: number) {
  const row = (await rowsOf(ctx, id)).find((one) => one.version === version) ?? refuse('unknown');
  return { ...present(row), data: row.data === null ? null : dataOf(row.data) };
}
