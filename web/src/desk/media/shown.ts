/** How the desk shows a picture: of whichever mandant, below its own address. */
import type { ShownPicture } from '@weitersagen/contract/media/picture-source';
import { pictureSource } from '@weitersagen/contract/media/picture-source';
import { shownFocus, shownPart } from '@weitersagen/contract/media/rules';
import type { MediaRow } from '@weitersagen/contract/media/schemas';

const baseOf = (slug: string): string => `/verwaltung/bilder/${encodeURIComponent(slug)}`;

/** Nothing of a document. */
function shownOf({ id, version, width, height, focus, cut }: MediaRow): ShownPicture | undefined {
  if (width === null || height === null) return undefined;
  const part = shownPart({ width, height, cut });
  return { id, version, width: part.width, height: part.height, focus: shownFocus({ focus, cut }) };
}

const tile = { width: 320, ratio: 4 / 3 };

/** A small one, all of one form. */
export function tileOf(slug: string, row: MediaRow): string | undefined {
  const shown = shownOf(row);
  if (!shown) return undefined;
  const { src } = pictureSource(
    { ...shown, width: Math.min(shown.width, Math.max(tile.width, 1)), height: shown.height },
    { base: baseOf(slug), ratio: tile.ratio },
  );
  return src;
}

/** So wide the whole of one comes at most. */
export const stageWidth = 1280;

/** The whole of it, without its cut. */
export const wholeOf = (slug: string, { id, version, width }: MediaRow): string =>
  `${baseOf(slug)}/${id}/${version}/ganz-${Math.min(width ?? 1, stageWidth)}.webp`;

export const downloadOf = (slug: string, { id }: MediaRow): string => `/cms/api/assets/${slug}/${id}?download=1`;
