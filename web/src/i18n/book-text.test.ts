import { type PostingName, postings, sides } from '@weitersagen/contract/ledger/ledger';
import { rejections } from '@weitersagen/contract/order/rules';
import { describe, expect, test } from 'vitest';
import { bookKind, bookReason } from './book-text.ts';

describe.each(Object.keys(postings) as PostingName[])('a posting of kind %s', (name) => {
  test('is English on an English page, and so is its reversal', () => {
    const [kind, reversal] = [sides(name).label, sides(`${name}-reversal`).label];
    expect([bookKind(kind, 'de'), bookKind(reversal, 'de')]).toEqual([kind, reversal]);
    expect(bookKind(kind, 'en')).not.toBe(kind);
    expect(bookKind(reversal, 'en')).toBe(`Reversal: ${bookKind(kind, 'en')}`);
  });
});

test.each([...Object.values(rejections), 'Konto gelöscht', 'Das war ich nicht', 'Auf eigenen Wunsch', 'Probelauf'])(
  'the reason "%s", which nobody typed, is English on an English page',
  (reason) => {
    expect(bookReason(reason, 'de')).toBe(reason);
    expect(bookReason(reason, 'en')).not.toBe(reason);
  },
);

test('what a person wrote stays as it is', () => {
  expect(bookReason('Storno Vormerkung, laut Anruf', 'en')).toBe('Storno Vormerkung, laut Anruf');
});
