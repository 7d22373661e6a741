import { expect, test } from 'vitest';
import { cutOfRatio, shownCrop } from './crop.ts';
import { middle } from './rules.ts';

const wide = { width: 1000, height: 500, focus: middle, cut: null };
const rounded = (part: object) => Object.values(part).map((value: number) => Math.round(value * 1000) / 1000);

test.each([
  ['its own form is all of it', wide, 2, [0, 0, 1, 1]],
  ['a square lies in the middle', wide, 1, [0.25, 0, 0.5, 1]],
  ['a wider one leaves out above and below', wide, 4, [0, 0.25, 1, 0.5]],
  ['it follows the focus', { ...wide, focus: { x: 0.4, y: 0 } }, 1, [0.15, 0, 0.5, 1]],
  ['and stops at the edge', { ...wide, focus: { x: 1, y: 0 } }, 1, [0.5, 0, 0.5, 1]],
  [
    'of a cut it leaves nothing outside in',
    { ...wide, cut: { x: 0.5, y: 0, width: 0.5, height: 1 } },
    0.5,
    [0.5, 0, 0.25, 1],
  ],
])('what a page sees: %s', (_, picture, ratio, part) => {
  expect(rounded(shownCrop(picture, ratio))).toEqual(part);
});

test('a cut of a form is the largest there is', () => {
  expect(rounded(cutOfRatio(wide, 1))).toEqual([0.25, 0, 0.5, 1]);
});
