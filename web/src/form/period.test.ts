import { expect, test } from 'vitest';
import { daysOf, periodOf, periods } from './period.ts';

const today = '2026-03-31';

test.each([
  ['today', '2026-03-31', '2026-03-31'],
  ['week', '2026-03-25', '2026-03-31'],
  ['days30', '2026-03-02', '2026-03-31'],
  ['month', '2026-03-01', '2026-03-31'],
  ['lastMonth', '2026-02-01', '2026-02-28'],
] as const)('%s is the days from %s to %s', (period, from, to) => {
  expect(daysOf(period, today)).toEqual({ from, to });
});

test('a span is called by its name again, any other one is an own one, and none is none', () => {
  for (const period of periods) {
    const { from, to } = daysOf(period, today);
    expect(periodOf(from, to, today)).toBe(period);
  }
  expect(periodOf('2026-03-01', '', today)).toBe('own');
  expect(periodOf('', '', today)).toBe('');
});

test('the last month of January is December of the year before', () => {
  expect(daysOf('lastMonth', '2026-01-05')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
});
