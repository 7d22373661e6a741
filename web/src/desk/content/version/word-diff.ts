/** What changed from one text to another, word by word. */
import { diffWordsWithSpace } from 'diff';

export interface Part {
  text: string;
  kind: 'same' | 'in' | 'out';
}

export const wordDiff = (before: string, after: string): Part[] =>
  diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    text: value,
    kind: added ? 'in' : removed ? 'out' : 'same',
  }));
