import { expect, test } from 'vitest';
import { commissionSigns, rowsIn, stepSigns, textOf } from './priced-text.ts';

test.each([
  ['', commissionSigns],
  ['standard;5000', commissionSigns],
  ['standard;5000|gold plus;9000', commissionSigns],
  ['standard;', commissionSigns],
  ['', stepSigns],
  ['6:1995;24:3495', stepSigns],
  [':1995', stepSigns],
])('%j is typed and written back', (text, signs) => {
  expect(textOf(rowsIn(text, signs), signs)).toBe(text);
});

test('a row that says nothing is not written, and no blank around a word', () => {
  const rows = [...rowsIn('gold;9000', commissionSigns), { key: 7, first: ' ', cents: '' }];
  expect(textOf(rows, commissionSigns)).toBe('gold;9000');
  expect(textOf([{ key: 0, first: 'gold plus ', cents: '5' }], commissionSigns)).toBe('gold plus;5');
});
