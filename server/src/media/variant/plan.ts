/**
 * What somebody asks of a picture, and what that comes to: a part of it, a size and a format, decided here in whole points, so
 * that two ways to ask for the same are the same. The modes are those of Squidex; what says nothing of enlarging never does it.
 */
import type { FileType } from '@weitersagen/contract/files/rules';
import { mediaSideMax, type Part, type Point, shownFocus, shownPart } from '@weitersagen/contract/media/rules';
import type { VariantPlan } from '#files/files.ts';

export const modes = ['Max', 'Min', 'Crop', 'CropUpsize', 'Pad', 'BoxPad', 'Stretch'] as const;
type Mode = (typeof modes)[number];
export type Format = VariantPlan['format'];

export interface Asked {
  width?: number | undefined;
  height?: number | undefined;
  mode?: Mode | undefined;
  /** As it is kept without. */
  format?: Format | undefined;
  quality?: number | undefined;
  /** A colour behind what is transparent or added: `#rrggbb`, with two more digits for how much of it is seen. */
  background?: string | undefined;
  /** Another place than the picture's own; `middle` for none. */
  focus?: Point | undefined;
}

export interface Picture {
  type: FileType;
  width: number;
  height: number;
  focus: Point;
  cut: Part | null;
}

const qualities = { jpeg: 82, webp: 75, avif: 55, png: 100 } as const satisfies Record<Format, number>;
const nothing = '#00000000';

/** Null where the picture as it is kept is what was asked for. */
export function planOf(picture: Picture, asked: Asked): VariantPlan | null {
  const part = shownPart(picture);
  const frame = frameOf(part, asked);
  const from = asked.focus
    ? partAround(part, frame.part, asked.focus)
    : partAround(part, frame.part, shownFocus(picture));
  const format = asked.format ?? (picture.type as Exclude<FileType, 'pdf'>);
  const quality = format === 'png' ? qualities.png : (asked.quality ?? qualities[format]);
  const isWhole = from.width === picture.width && from.height === picture.height;
  const isSame = isWhole && frame.width === picture.width && frame.height === picture.height && !frame.ground;
  if (isSame && format === picture.type && asked.quality === undefined) return null;
  const ground = frame.ground && { ...frame.ground, colour: colourOf(asked.background, format) };
  const shrunk = shrunkFor(picture, from, frame);
  return { from, shrunk, width: frame.width, height: frame.height, ground, format, quality };
}

/** Only of a part that becomes smaller in both directions. */
function shrunkFor(picture: Size, from: VariantPlan['from'], { width, height }: Size): VariantPlan['shrunk'] {
  const [across, down] = [width / from.width, height / from.height];
  if (across >= 1 || down >= 1) return null;
  const whole = { width: Math.round(picture.width * across), height: Math.round(picture.height * down) };
  return {
    ...whole,
    left: Math.min(whole.width - width, Math.round(from.left * across)),
    top: Math.min(whole.height - height, Math.round(from.top * down)),
  };
}

const colourOf = (background: string | undefined, format: Format): string =>
  background ?? (format === 'jpeg' ? '#ffffff' : nothing);

interface Size {
  width: number;
  height: number;
}

interface Frame extends Size {
  /** How much of the picture is taken. */
  part: Size;
  ground: (Size & { left: number; top: number }) | null;
}

const bounded = (side: number): number => Math.min(mediaSideMax, Math.max(1, Math.round(side)));
const scaled = ({ width, height }: Size, by: number): Size => ({
  width: bounded(width * by),
  height: bounded(height * by),
});

/** With one side the other follows, whatever the mode. */
function frameOf(part: Size, { width, height, mode = 'Max' }: Asked): Frame {
  const whole = { width: part.width, height: part.height };
  const across = width === undefined ? undefined : bounded(width) / part.width;
  const down = height === undefined ? undefined : bounded(height) / part.height;
  const [one, other] = [across ?? down ?? 1, down ?? across ?? 1];
  const box = { width: bounded(part.width * one), height: bounded(part.height * other) };
  const inside = Math.min(one, other);
  const isOneSide = across === undefined || down === undefined;
  switch (mode) {
    case 'Max':
      return { ...scaled(part, Math.min(inside, 1)), part: whole, ground: null };
    case 'Min':
      return { ...scaled(part, Math.min(Math.max(one, other), 1)), part: whole, ground: null };
    case 'Stretch':
      return { ...box, part: whole, ground: null };
    case 'Pad':
    case 'BoxPad': {
      const size = scaled(part, mode === 'Pad' ? inside : Math.min(inside, 1));
      const isFilled = size.width === box.width && size.height === box.height;
      const left = Math.floor((box.width - size.width) / 2);
      const top = Math.floor((box.height - size.height) / 2);
      return { ...size, part: whole, ground: isFilled ? null : { ...box, left, top } };
    }
    default: {
      const isLarger = mode === 'CropUpsize' && !isOneSide;
      // As large as it was asked for, or as the picture has it in that form.
      const fit = isLarger ? 1 : 1 / Math.max(1, one, other);
      const size = { width: bounded(box.width * fit), height: bounded(box.height * fit) };
      const by = Math.max(size.width / part.width, size.height / part.height);
      const taken = {
        width: Math.min(part.width, Math.max(1, Math.round(size.width / by))),
        height: Math.min(part.height, Math.max(1, Math.round(size.height / by))),
      };
      return { ...size, part: taken, ground: null };
    }
  }
}

/** The place in sight is as near to the middle as the picture allows. */
function partAround(
  { left, top, width, height }: Size & { left: number; top: number },
  taken: Size,
  { x, y }: Point,
): VariantPlan['from'] {
  const begin = (at: number, size: number, all: number): number =>
    Math.min(all - size, Math.max(0, Math.round(at * all - size / 2)));
  return { left: left + begin(x, taken.width, width), top: top + begin(y, taken.height, height), ...taken };
}
