import { expect, test } from 'vitest';
import { day, fileSize, fullName, moment, money, number, shortMoney, unbroken, wholeMoney } from './format.ts';

test('money has two decimals and its sign behind it, in every language', () => {
  expect([money(123450, 'de'), money(123450, 'en'), money(null, 'de')]).toEqual([
    '1.234,50\u00a0€',
    '1.234,50\u00a0€',
    '0\u00a0€',
  ]);
});

test('no amount is 0 €, without decimals [S9-K018]', () => {
  expect([money(null, 'de'), money(undefined, 'de')]).toEqual(['0\u00a0€', '0\u00a0€']);
});

test('on a banknote whole sums have no decimals, in no language', () => {
  expect([shortMoney(7000, 'de'), shortMoney(7000, 'en'), shortMoney(4501, 'de'), shortMoney(100000, 'de')]).toEqual([
    '70\u00a0€',
    '70\u00a0€',
    '45,01\u00a0€',
    '1.000\u00a0€',
  ]);
});

test('numbers and sizes of files are written as the language does it', () => {
  expect([number(10_000, 'de'), number(10_000, 'en')]).toEqual(['10.000', '10,000']);
  expect([fileSize(999, 'de'), fileSize(1400, 'en'), fileSize(1_440_000, 'de')]).toEqual([
    '999 Byte',
    '1.4 kB',
    '1,4 MB',
  ]);
});

test('a day is written in numbers, and a moment with its time in Berlin, in every language', () => {
  expect([day('2026-01-31', 'de'), day('2026-02-03', 'en')]).toEqual(['31.01.2026', '03.02.2026']);
  expect(day(new Date('2026-01-30T23:30:00Z'), 'de')).toBe('31.01.2026');
  for (const locale of ['de', 'en'])
    expect(moment(new Date('2026-01-31T13:05:00Z'), locale)).toBe('31.01.2026 - 14:05');
});

test('what is not known of a name leaves no gap', () => {
  expect(fullName(null, 'Ben', undefined, 'Beispiel')).toBe('Ben Beispiel');
});

test('no line ends before a euro sign, nor before the letter or number a name ends with', () => {
  expect(unbroken('Zuhause Young L')).toBe('Zuhause Young\u00a0L');
  expect(unbroken('Glasfaser 600')).toBe('Glasfaser\u00a0600');
  expect(unbroken('14,95 €, danach 34,95 € im Monat')).toBe('14,95\u00a0€, danach 34,95\u00a0€ im Monat');
});

test('a sum that only says how much it is has no cents', () => {
  expect(wholeMoney(1_825_099, 'de')).toBe('18.250\u00a0€');
});
