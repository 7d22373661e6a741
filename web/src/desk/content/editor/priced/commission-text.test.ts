import { expect, test } from 'vitest';
import { rowsIn, textOf } from './commission-text.ts';

test.each(['', 'standard;5000', 'standard;5000|gold;9000', 'standard;'])('%j is typed and written back', (text) => {
  expect(textOf(rowsIn(text))).toBe(text);
});

test('a row that says nothing is not written', () => {
  expect(textOf([...rowsIn('gold;9000'), { key: 7, className: '', cents: '' }])).toBe('gold;9000');
});
