import { expect, test } from 'vitest';
import { rangeTo } from './selection.tsx';

const rows = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));

test('a range goes from the last choice to this one, whichever comes first', () => {
  expect(rangeTo(rows, 'b', 'd').map(({ id }) => id)).toEqual(['b', 'c', 'd']);
  expect(rangeTo(rows, 'e', 'd').map(({ id }) => id)).toEqual(['d', 'e']);
});

test('where the last choice is on another page, a range is this row alone', () => {
  expect(rangeTo(rows, 'elsewhere', 'c').map(({ id }) => id)).toEqual(['c']);
  expect(rangeTo(rows, undefined, 'a').map(({ id }) => id)).toEqual(['a']);
});
