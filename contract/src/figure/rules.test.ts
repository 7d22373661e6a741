import { expect, test } from 'vitest';
import { medianOf } from './rules.ts';

test('half of them waited at most as long as the median says, and of whom nothing is known nothing is said', () => {
  const three = [
    { days: 30, count: 1 },
    { days: 10, count: 1 },
    { days: 20, count: 1 },
  ];
  expect(medianOf(three)).toBe(20);
  expect(medianOf([{ days: 10, count: 2 }, ...three])).toBe(10);
  expect(medianOf([{ days: -1, count: 100 }, ...three])).toBe(20);
  expect(medianOf([{ days: -1, count: 100 }])).toBeNull();
  // What was taken back again is there no longer.
  expect(medianOf([{ days: 5, count: 0 }, ...three])).toBe(20);
});
