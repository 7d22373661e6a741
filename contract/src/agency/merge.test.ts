import { expect, test } from 'vitest';
import { collisionsOf, problemsOfRenames, suggestNumber } from './merge.ts';

const both = { own: ['M1', 'M2'], others: ['M1', 'M3'] };

test('numbers that both have collide', () => {
  expect(collisionsOf(both.own, both.others)).toEqual(['M1']);
});

test('a suggested number is short enough and nobody’s', () => {
  expect(suggestNumber('M1', ['M1', 'M1-2'])).toBe('M1-3');
  expect(suggestNumber('ABCDEFGHIJ', [])).toBe('ABCDEFGH-2');
});

test.each([
  ['none where each has one of its own', [{ from: 'M1', to: 'M9' }], []],
  ['one that is missing', [], ['Umbenennungen']],
  ['one that the other agency has', [{ from: 'M1', to: 'M3' }], ['Umbenennungen.0.Nach']],
  ['one that a colleague has', [{ from: 'M1', to: 'M2' }], ['Umbenennungen.0.Nach', 'Umbenennungen']],
] as const)('what is wrong with chosen numbers: %s', (_what, renames, fields) => {
  expect(problemsOfRenames(renames, both).map(({ field }) => field)).toEqual(fields);
});
