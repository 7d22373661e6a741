import { expect, test } from 'vitest';
import { wordDiff } from './word-diff.ts';

const told = (before: string, after: string): string =>
  wordDiff(before, after)
    .map(({ text, kind }) => (kind === 'same' ? text : kind === 'in' ? `{+${text}+}` : `{-${text}-}`))
    .join('');

test('what changed between two texts is told word by word', () => {
  expect(told('Am Markt 4, Wiesbaden', 'Am Markt 5, Wiesbaden')).toBe('Am Markt {-4-}{+5+}, Wiesbaden');
  expect(told('gleich', 'gleich')).toBe('gleich');
  expect(told('', 'neu')).toBe('{+neu+}');
  expect(told('weg', '')).toBe('{-weg-}');
});

test('a word with an umlaut is one word', () => {
  expect(told('Prämie wählen', 'Prämien wählen')).toBe('{-Prämie-}{+Prämien+} wählen');
});
