import { expect, test } from 'vitest';
import { numbersAround } from './page-numbers.ts';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 9]],
  [4, 9, [1, 3, 4, 5, 9]],
  [9, 9, [1, 8, 9]],
])('on page %i of %i the way leads to the ends and to both neighbours', (current, count, numbers) => {
  expect(numbersAround(current, count)).toEqual(numbers);
});
