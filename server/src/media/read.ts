/** The file of a picture as it is kept, for whoever takes it elsewhere. */
import { readFile } from '#files/files.ts';
import type { Ctx } from '#platform/context.ts';
import type { Media } from './sql.ts';

export const readMedia = ({ rowId, fileKey }: Media, ctx: Ctx): ReturnType<typeof readFile> =>
  readFile(ctx, fileKey, { object: 'media', objectId: rowId });
