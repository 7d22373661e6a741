/** The picture of a product or a category as an answer: the uploaded one, cut to its form, else the drawn one (C-38). */
import { type DrawnMedia, drawnMedia } from '#media/media.ts';
import type { Ctx } from '#platform/context.ts';
import { type Drawn, drawingOf } from './drawing.ts';
import { drawnIcon, drawnPicture } from './drawn.ts';

/** 3:2, but of an icon. */
const sizes = {
  large: { width: 960, height: 640 },
  small: { width: 320, height: 213 },
  icon: { width: 48, height: 48 },
} as const;

/** The text of a drawing, or what was uploaded. */
export type Pictured = string | DrawnMedia;

export async function pictureIn(
  ctx: Ctx,
  { key, ...drawn }: Drawn & { key: string | null },
  size: keyof typeof sizes,
  accept: string,
): Promise<Pictured> {
  const uploaded = key === null ? undefined : await drawnMedia(ctx, key, { ...sizes[size], accept });
  if (uploaded) return uploaded;
  return size === 'icon'
    ? drawnIcon(drawn.name, drawingOf(drawn))
    : drawnPicture(drawn.name, drawingOf(drawn), ctx.mandant.slug, size);
}
