/**
 * The drawings of the house, for products and categories without an uploaded picture: one each kind of thing that is sold, large
 * and as a line, both in `web/src/ui/drawings.svg` under these names (with the note of a reward: one file, one request).
 */
import * as z from 'zod/mini';

export const drawings = [
  'router',
  'hybrid',
  'fibre',
  'screen',
  'ball',
  'phone',
  'tablet',
  'card',
  'stick',
  'shop',
  'company',
  'house',
  'family',
  'hand',
  'car',
  'scales',
  'paw',
  'heart',
  'bicycle',
  'plaster',
  'suitcase',
  'plug',
] as const;
export type Drawing = (typeof drawings)[number];

export const drawing = z.enum(drawings);
