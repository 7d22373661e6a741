/** Where focus and cut are, as somebody sets them: in whole percents, inside of the picture. */
import { isPart, type Part, type Point } from '@weitersagen/contract/media/rules';

const whole = 100;
/** Less of a picture is no cut. */
const sizeMin = 0.05;

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
const between = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

export const percent = (value: number): number => Math.round(value * whole);
export const ofPercent = (value: number): number => between(value, 0, whole) / whole;

export const placed = ({ x, y }: Point): Point => ({ x: rounded(between(x, 0, 1)), y: rounded(between(y, 0, 1)) });

/** Moved into the picture, never made smaller for it. */
export function fitted({ x, y, width, height }: Part): Part {
  const size = { width: between(width, sizeMin, 1), height: between(height, sizeMin, 1) };
  const part = {
    x: rounded(between(x, 0, 1 - size.width)),
    y: rounded(between(y, 0, 1 - size.height)),
    width: rounded(size.width),
    height: rounded(size.height),
  };
  // What rounding pushes over the edge.
  return isPart(part) ? part : { ...part, width: rounded(1 - part.x), height: rounded(1 - part.y) };
}

/** With its corner at the one place, and the opposite one at the other. */
export const partOf = (one: Point, other: Point): Part => {
  const [from, to] = [placed(one), placed(other)];
  return fitted({
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    width: Math.abs(from.x - to.x),
    height: Math.abs(from.y - to.y),
  });
};

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** How far an arrow key goes, in percents; nothing for another key. */
export const stepOf = (key: string): Point | undefined => steps[key];
