/** Pictures of the mandant's content for pages: in the sizes they need, or none where one is gone. */
import { cmsPicture } from '@weitersagen/contract/content/read/cms-picture';
import type { Reading } from '@weitersagen/contract/content/read/reader';
import { pictureSource } from '@weitersagen/contract/media/picture-source';
import { findMedia, shownPicture } from '#media/media.ts';
import type { Ctx } from '#platform/context.ts';
import { outsideOf } from './app-of.ts';

export function pictureFinder(ctx: Ctx): Reading['pictureOf'] {
  const outside = outsideOf(ctx.system, ctx.mandant);
  if (outside) {
    const assets = `${outside.base}/api/assets/${encodeURIComponent(outside.app)}`;
    return async (id, ratio) => cmsPicture(`${assets}/${encodeURIComponent(id)}`, ratio);
  }
  return async (id, ratio) => {
    const found = await ctx.read((tx) => findMedia(tx, id));
    const picture = found && shownPicture(found);
    if (!picture) return undefined;
    const { src, srcset, width, height } = pictureSource(picture, ratio === undefined ? {} : { ratio });
    return { src, srcset, width, height };
  };
}
