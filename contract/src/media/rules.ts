/** What a picture of the house is made of, and what is seen of it (rules 6.1). */

/** So many points the larger side of a picture keeps. */
export const mediaSideMax = 4000;

/** A place in a picture, from 0 to 1 of its width and height. */
export interface Point {
  x: number;
  y: number;
}

/** A part of a picture, in fractions of its width and height. */
export interface Part extends Point {
  width: number;
  height: number;
}

export const middle: Point = { x: 0.5, y: 0.5 };

/** Less of a picture is a slip of the hand. */
const partMin = 0.05;

/** Whether a part lies inside of the picture and is large enough to be seen. */
export const isPart = ({ x, y, width, height }: Part): boolean =>
  x >= 0 && y >= 0 && width >= partMin && height >= partMin && x + width <= 1.000_001 && y + height <= 1.000_001;

interface Whole {
  width: number;
  height: number;
  focus: Point;
  cut: Part | null;
}

/** The part of a picture that is shown, in whole points. */
export function shownPart({ width, height, cut }: Pick<Whole, 'width' | 'height' | 'cut'>): {
  left: number;
  top: number;
  width: number;
  height: number;
} {
  if (!cut) return { left: 0, top: 0, width, height };
  const left = Math.min(Math.round(cut.x * width), width - 1);
  const top = Math.min(Math.round(cut.y * height), height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(cut.width * width), width - left)),
    height: Math.max(1, Math.min(Math.round(cut.height * height), height - top)),
  };
}

/** Where the focus lies in the part that is shown; outside of it at its nearest edge. */
export function shownFocus({ focus, cut }: Pick<Whole, 'focus' | 'cut'>): Point {
  if (!cut) return focus;
  const within = (at: number, from: number, size: number): number => Math.min(1, Math.max(0, (at - from) / size));
  return { x: within(focus.x, cut.x, cut.width), y: within(focus.y, cut.y, cut.height) };
}

/** What a picture says to whoever does not see it: in the language, else in the default one; empty where nobody said it. */
export const alternativeText = (
  texts: Readonly<Record<string, string>>,
  language: string,
  defaultLanguage: string,
): string => texts[language] || texts[defaultLanguage] || '';
