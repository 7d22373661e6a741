import { expect, test } from 'vitest';
import { nextBytes } from './random.ts';

test('bytes out of the reserve are as many as asked for, and none is given out twice', () => {
  const counts = Array.from({ length: 5000 }, (_none, index) => (index % 2 ? 8 : 12));
  const marks = counts.map((count) => nextBytes(count).toString('hex'));
  expect(marks.map(({ length }) => length / 2)).toEqual(counts);
  expect(new Set(marks).size).toBe(marks.length);
});
