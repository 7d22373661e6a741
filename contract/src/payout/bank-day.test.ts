import { expect, test } from 'vitest';
import { bankDayFrom, isBankDay, plusBankDays } from './bank-day.ts';

test.each([
  ['a Saturday', '2026-11-21'],
  ['a Sunday', '2026-11-22'],
  ['New Year', '2027-01-01'],
  ['Good Friday', '2026-04-03'],
  ['Easter Monday', '2026-04-06'],
  ['Good Friday of an early Easter', '2008-03-21'],
  ['Easter Monday of a late Easter', '2038-04-26'],
  ['Easter Monday of 2049', '2049-04-19'],
  ['Labour Day', '2026-05-01'],
  ['Christmas Day', '2026-12-25'],
  ['Boxing Day', '2028-12-26'],
])('no bank moves money on %s, %s', (_, day) => {
  expect(isBankDay(day)).toBe(false);
});

test.each([
  ['a Monday', '2026-11-23'],
  ['Maundy Thursday', '2026-04-02'],
  ['the Tuesday after Easter', '2026-04-07'],
  ['Ascension Day, on which banks work', '2026-05-14'],
  ['Whit Monday, on which banks work', '2026-05-25'],
  ['the day of German unity, on which banks work', '2028-10-03'],
  ['Christmas Eve', '2026-12-24'],
])('banks move money on %s, %s', (_, day) => {
  expect([isBankDay(day), bankDayFrom(day)]).toEqual([true, day]);
});

test.each([
  ['2026-04-03', '2026-04-07'],
  ['2026-12-25', '2026-12-28'],
  ['2027-01-01', '2027-01-04'],
  ['2026-05-01', '2026-05-04'],
])('a transfer of %s is executed on %s', (day, executed) => {
  expect(bankDayFrom(day)).toBe(executed);
});

/** Easter Sundays of the calendar of the church. */
test.each([
  '2000-04-23',
  '2011-04-24',
  '2016-03-27',
  '2024-03-31',
  '2025-04-20',
  '2027-03-28',
  '2035-03-25',
  '2099-04-12',
])('the Friday before and the Monday after %s are no bank days, the others around are', (easter) => {
  const around = [-4, -3, -2, 1, 2].map((days) => {
    const moved = new Date(`${easter}T00:00:00Z`);
    moved.setUTCDate(moved.getUTCDate() + days);
    return isBankDay(moved.toISOString().slice(0, 10));
  });
  expect(around).toEqual([true, true, false, false, true]);
});

test('two bank days after Maundy Thursday is the Wednesday after Easter', () => {
  expect(plusBankDays('2026-04-02', 2)).toBe('2026-04-08');
});
