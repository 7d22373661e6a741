/** What a page sees of a picture that it cuts to a form of its own. */
import type { Part, Point } from './rules.ts';

/** The largest part of that form (width by height) around the focus, in fractions of the whole picture. */
export function shownCrop(
  { width, height, focus, cut }: { width: number; height: number; focus: Point; cut: Part | null },
  ratio: number,
): Part {
  const from = cut ?? { x: 0, y: 0, width: 1, height: 1 };
  // In fractions of the picture's own width and height a form looks otherwise.
  const form = (ratio * height) / width;
  const size =
    from.width / from.height > form
      ? { width: from.height * form, height: from.height }
      : { width: from.width, height: from.width / form };
  const begin = (at: number, start: number, all: number, part: number): number =>
    Math.min(start + all - part, Math.max(start, at - part / 2));
  return {
    x: begin(focus.x, from.x, from.width, size.width),
    y: begin(focus.y, from.y, from.height, size.height),
    ...size,
  };
}

/** The largest cut of that form around the focus. */
export const cutOfRatio = (picture: { width: number; height: number; focus: Point }, ratio: number): Part =>
  shownCrop({ ...picture, cut: null }, ratio);
