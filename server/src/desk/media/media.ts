/** Pictures of a mandant at the desk: the list, one of them, new ones, and what changes one. */
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { MediaListQuery } from '@weitersagen/contract/media/desk';
import type { ChangeMedia, MediaRow } from '@weitersagen/contract/media/schemas';
import * as media from '#media/media.ts';
import type { Ctx } from '#platform/context.ts';
import type { ListQuery } from '../list/column.ts';
import { presentPage } from '../list/page.ts';
import * as sql from './sql.ts';

type Body = Parameters<typeof media.uploadMedia>[1];

export const listMedia = (ctx: Ctx, query: ListQuery<typeof MediaListQuery>) =>
  ctx.report(async ({ db, mandant }) =>
    presentPage(await sql.pageMedia(db, mandant.id, query), (row) => present(ctx, row)),
  );

export const showMedia = (ctx: Ctx, id: string): Promise<MediaRow> =>
  ctx.report(async ({ db, mandant }) =>
    present(ctx, (await sql.findMediaRow(db, mandant.id, id)) ?? refuse('unknown')),
  );

const present = ({ mandant }: Ctx, { rowId: _, fileKey: __, ...row }: sql.MediaListRow): MediaRow => ({
  ...row,
  alternativeTexts: { ...row.alternativeTexts },
  lacksText: row.type !== 'pdf' && !row.alternativeTexts[mandant.config.defaultLanguage],
});

export const uploadMedia = async (ctx: Ctx, body: Body, name: string): Promise<MediaRow> =>
  showMedia(ctx, (await media.uploadMedia(ctx, body, name)).id);

export const changeMedia = async (ctx: Ctx, id: string, change: ChangeMedia): Promise<MediaRow> =>
  showMedia(ctx, (await media.changeMedia(ctx, id, change)).id);

export const replaceMedia = async (ctx: Ctx, id: string, body: Body, name: string): Promise<MediaRow> =>
  showMedia(ctx, (await media.replaceMedia(ctx, id, body, name)).id);

export async function removeMedia(ctx: Ctx, id: string, usesOf: media.UsesOf): Promise<{ isDeleted: boolean }> {
  await media.removeMedia(ctx, id, usesOf);
  return { isDeleted: true };
}
