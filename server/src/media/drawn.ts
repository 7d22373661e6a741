/** A picture cut and drawn to a size, for an answer that is made elsewhere. */
import { contentTypes } from '@weitersagen/contract/files/rules';
import type { Ctx } from '#platform/context.ts';
import { findMedia } from './find.ts';
import { contentOf, variantOf } from './variant/kept.ts';
import { planOf } from './variant/plan.ts';
import { accepted } from './variant/query.ts';

export interface DrawnMedia {
  content: Buffer;
  /** Content type. */
  type: string;
  /** Another one whenever something else is seen. */
  etag: string;
}

/** In the best format of those in `accept`, around its focus; nothing where there is no such picture. */
export async function drawnMedia(
  ctx: Ctx,
  key: string,
  { width, height, accept }: { width: number; height: number; accept: string },
): Promise<DrawnMedia | undefined> {
  const media = await ctx.glance((tx) => findMedia(tx, key));
  if (!media || media.type === 'pdf' || media.width === null || media.height === null) return undefined;
  const picture = { ...media, width: media.width, height: media.height };
  const plan = planOf(picture, { width, height, mode: 'Crop', format: accepted(accept) });
  const format = plan?.format ?? media.type;
  return {
    content: plan ? await variantOf(ctx, media, plan) : await contentOf(ctx, media),
    type: format === 'avif' ? 'image/avif' : contentTypes[format],
    etag: `"${media.id}-${media.version}-${width}-${format}"`,
  };
}
