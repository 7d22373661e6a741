import { expect, test } from 'vitest';
import { centsText, euroText } from './euro-text.ts';

test.each([
  ['19,95', '1995'],
  ['19.95', '1995'],
  ['19,9', '1990'],
  ['20', '2000'],
  ['20,', '2000'],
  ['1.234,50 €', '123450'],
  ['1.234', '123400'],
  ['0', '0'],
  ['zwanzig', 'zwanzig'],
  ['-5', '-5'],
  ['', ''],
])('%j is kept as %j', (typed, kept) => {
  expect(centsText(typed)).toBe(kept);
});

test('what is kept is typed again as euros, and what is no amount as it was', () => {
  expect(euroText('1995')).toBe('19,95');
  expect(euroText('0')).toBe('0,00');
  expect(euroText('zwanzig')).toBe('zwanzig');
  expect(centsText(euroText('123450'))).toBe('123450');
});
