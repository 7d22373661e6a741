import { expect, test } from 'vitest';
import { decode } from '../basics/wire.ts';
import { ProductEntry } from './entry.ts';
import { firstCents, isStale, priceSpans, totalCents } from './price.ts';

const steps = '6:1995;24:3495';

test('a price has steps, and after the last one the monthly price holds', () => {
  expect(priceSpans({ monthlyCents: 4495, priceSteps: steps })).toEqual([
    { fromMonth: 1, toMonth: 6, cents: 1995 },
    { fromMonth: 7, toMonth: 24, cents: 3495 },
    { fromMonth: 25, toMonth: null, cents: 4495 },
  ]);
});

test('steps that end with the monthly price are two prices, and without steps it is one', () => {
  expect(priceSpans({ monthlyCents: 3495, priceSteps: steps })).toEqual([
    { fromMonth: 1, toMonth: 6, cents: 1995 },
    { fromMonth: 7, toMonth: null, cents: 3495 },
  ]);
  expect(priceSpans({ monthlyCents: 2995, priceSteps: null })).toEqual([{ fromMonth: 1, toMonth: null, cents: 2995 }]);
  expect(priceSpans({ monthlyCents: null, priceSteps: null })).toEqual([]);
  expect(firstCents({ monthlyCents: 3495, priceSteps: steps })).toBe(1995);
  expect(firstCents({ monthlyCents: null, priceSteps: null })).toBeNull();
});

const entry = { Id: 1, ExterneId: 'X1', Name: 'Zuhause' };
test.each([
  ['6:1995', true],
  ['6:1995;24:3495', true],
  ['24:1995;6:3495', false],
  ['6:1995;6:3495', false],
  ['0:1995', false],
  ['6:-1', false],
  ['6;1995', false],
])('steps written as %s are right: %s', (text, isRight) => {
  const read = decode(ProductEntry, { ...entry, Preisaufteilung: text });
  expect(read.ok).toBe(isRight);
  if (!read.ok) expect(read.problems).toEqual([{ field: 'Preisaufteilung', code: 'price-steps' }]);
});

test('a price is told until its provider has not confirmed it for too long', () => {
  expect(isStale('2026-03-01', '2026-03-08', 7)).toBe(false);
  expect(isStale('2026-03-01', '2026-03-09', 7)).toBe(true);
  expect(isStale(null, '2026-03-09', 7)).toBe(false);
});

test.each([
  ['standard;5000', true],
  ['standard;5000|gold;9000', true],
  ['standard', false],
  ['standard;-1', false],
  ['standard;5000|', false],
])('a commission written as %s is right: %s', (text, isRight) => {
  const read = decode(ProductEntry, { ...entry, Provision: text });
  expect(read.ok).toBe(isRight);
  if (!read.ok) expect(read.problems).toEqual([{ field: 'Provision', code: 'commission' }]);
});

test('what is paid until the minimum term ends is every month of it, and once the connection and the device', () => {
  const term = { monthlyCents: 4495, priceSteps: '6:1995;24:3495', onceCents: 6995, deviceCents: null, termMonths: 24 };
  expect(totalCents(term)).toBe(6 * 1995 + 18 * 3495 + 6995);
  expect(totalCents({ ...term, deviceCents: 14_900 })).toBe(6 * 1995 + 18 * 3495 + 6995 + 14_900);
  expect(totalCents({ ...term, termMonths: 3, onceCents: null })).toBe(3 * 1995);
  expect(totalCents({ ...term, termMonths: null, onceCents: null })).toBe(1995);
  expect(totalCents({ ...term, monthlyCents: null, priceSteps: null })).toBeNull();
});
