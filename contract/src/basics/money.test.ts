import { expect, test } from 'vitest';
import { euro } from './money.ts';

test.each<[number | null | undefined | '', string]>([
  [7000, '70,00 €'],
  [123_450, '1.234,50 €'],
  [1, '0,01 €'],
  [0, '0,00 €'],
  [null, '0 €'],
  [undefined, '0 €'],
  ['', '0 €'],
])('%s cents are shown as "%s" (K-03)', (cents, shown) => {
  expect(euro(cents)).toBe(shown.replace(' ', '\u00a0'));
});
