import { expect, test } from 'vitest';
import { changeOf, funnelOf, returnShareOf } from './reading.ts';

const sums = (counts: Record<string, number>) => ({
  sums: Object.entries(counts).map(([measure, count]) => ({
    ...{ count, cents: 0, countBefore: 0, centsBefore: 0 },
    measure: measure as 'paid',
  })),
});

test('a change is told where there was something before', () => {
  expect(changeOf(12, 10)).toBeCloseTo(0.2);
  expect(changeOf(0, 10)).toBe(-1);
  expect(changeOf(12, 0)).toBeNull();
});

test('each step of the funnel is measured by the largest one and compared with the one before', () => {
  const rows = funnelOf(sums({ recommended: 100, accepted: 50, confirmed: 0, paid: 3 }));
  expect(rows.map(({ step, share, ofBefore }) => [step, share, ofBefore])).toEqual([
    ['recommended', 1, null],
    ['accepted', 0.5, 0.5],
    ['confirmed', 0, 0],
    ['ordered', 0, null],
    ['released', 0, null],
    // One order may bring two rewards: no share of it.
    ['paid', 0.03, null],
  ]);
});

test('more of a step than of the one before, which lay earlier, is no share of it', () => {
  const rows = funnelOf(sums({ recommended: 9, accepted: 7, confirmed: 8 }));
  expect(rows.map(({ ofBefore }) => ofBefore)).toEqual([null, 7 / 9, null, 0, null, null]);
});

test('the share of returns is that of the transfers, and none without a transfer', () => {
  expect(returnShareOf(sums({ paid: 200, returned: 3 }))).toBeCloseTo(0.015);
  expect(returnShareOf(sums({ returned: 3 }))).toBeNull();
});
