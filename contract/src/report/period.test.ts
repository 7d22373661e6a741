import { expect, test } from 'vitest';
import { pointsOf, weeksIn } from './period.ts';

/** 2026-03-02 is a Monday. */
test.each([
  ['one week as a whole', '2026-03-02', '2026-03-08', ['2026-03-02', '2026-03-02'], []],
  [
    'a week and the days beside it',
    '2026-03-01',
    '2026-03-09',
    ['2026-03-02', '2026-03-02'],
    ['2026-03-01', '2026-03-09'],
  ],
  ['two weeks that end on a Sunday', '2026-03-01', '2026-03-15', ['2026-03-02', '2026-03-09'], ['2026-03-01']],
  [
    'six days of a week',
    '2026-03-02',
    '2026-03-07',
    null,
    ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06', '2026-03-07'],
  ],
  ['parts of two weeks', '2026-03-07', '2026-03-10', null, ['2026-03-07', '2026-03-08', '2026-03-09', '2026-03-10']],
  ['one day', '2026-03-05', '2026-03-05', null, ['2026-03-05']],
])('%s: whole weeks, and the days at both ends', (_what, from, until, weeks, days) => {
  expect(weeksIn({ from, until })).toEqual({ weeks: weeks && { from: weeks[0], until: weeks[1] }, days });
});

test('weeks and days together are the days of the span, each once', () => {
  for (let length = 1; length < 40; length++) {
    const until = new Date(Date.UTC(2026, 1, 24 + length)).toISOString().slice(0, 10);
    const { weeks, days } = weeksIn({ from: '2026-02-25', until });
    const inWeeks = weeks ? pointsOf({ from: weeks.from, until: weeks.until }, 'day').length + 6 : 0;
    expect(inWeeks + days.length).toBe(length);
    expect(days.length).toBeLessThanOrEqual(12);
  }
});
