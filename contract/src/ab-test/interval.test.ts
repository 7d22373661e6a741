import { expect, test } from 'vitest';
import { differenceOf, verdictOf, wilson } from './interval.ts';

const counted = (reached: number, people: number) => ({ reached, people });
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

// Newcombe 1998, table II, method 10: the first share less the second.
test.each([
  [56, 70, 48, 80, 0.0524, 0.3339],
  [9, 10, 3, 10, 0.1705, 0.809],
  [6, 7, 2, 7, 0.0582, 0.8062],
  [5, 56, 0, 29, -0.0381, 0.1926],
  [0, 10, 0, 20, -0.1611, 0.2775],
  [0, 10, 0, 10, -0.2775, 0.2775],
  [10, 10, 0, 20, 0.6791, 1],
  [10, 10, 0, 10, 0.6075, 1],
])('%i of %i less %i of %i lies between %f and %f', (reached, people, reachedBefore, peopleBefore, low, high) => {
  const found = differenceOf(counted(reachedBefore, peopleBefore), counted(reached, people));
  expect(rounded(found.low)).toBeCloseTo(low, 4);
  expect(rounded(found.high)).toBeCloseTo(high, 4);
});

// Newcombe, Statistics in Medicine 17 (1998), 857: a single share, method 3.
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('%i of %i is a share between %f and %f', (reached, people, low, high) => {
  const found = wilson(counted(reached, people));
  expect(rounded(found.low)).toBeCloseTo(low, 4);
  expect(rounded(found.high)).toBeCloseTo(high, 4);
});

test('of nobody a share may be anything', () => {
  expect(wilson(counted(0, 0))).toEqual({ low: 0, high: 1 });
  expect(differenceOf(counted(0, 0), counted(0, 0))).toEqual({ found: 0, low: -1, high: 1 });
});

test.each([
  ['more', counted(100, 1000), counted(150, 1000)],
  ['less', counted(150, 1000), counted(100, 1000)],
  ['unknown', counted(100, 1000), counted(105, 1000)],
  ['tooFew', counted(0, 29), counted(500, 1000)],
  ['unknown', counted(10, 30), counted(10, 30)],
])('it says "%s" and no more', (verdict, a, b) => {
  expect(verdictOf(a, b)).toBe(verdict);
});
