import type { ShownBlock } from '@weitersagen/contract/content/shown';
import { expect, test } from 'vitest';
import { numberedNotes } from './numbered-notes.ts';

const note = (id: number, name: string) => ({ id, name, title: `Titel ${name}`, text: { trees: [] } }) as never;
const footnotes = [note(1, 'preis'), note(2, 'faser'), note(3, 'jung')];
const product = (footnote: number | null) => ({ footnote });

test('footnotes of products are numbered as they are met, and one that is named again keeps its number', () => {
  const { notes, marks } = numberedNotes({
    above: [],
    notes: [],
    footnotes,
    products: [product(3), product(null), product(1), product(3)],
  });
  expect(notes.map(({ name, count }) => [name, count])).toEqual([
    ['jung', 2],
    ['preis', 1],
  ]);
  expect(marks).toEqual([{ number: 1, time: 1 }, undefined, { number: 2, time: 1 }, { number: 1, time: 2 }]);
});

test('one that is not there is no mark', () => {
  expect(numberedNotes({ above: [], notes: [], footnotes, products: [product(9)] })).toEqual({
    notes: [],
    marks: [undefined],
  });
});

test('those of a text above come first, those of a text below last', () => {
  const above = [{ text: { trees: [['p', {}, [['note', { name: 'faser' }, []]]]] } }] as unknown as ShownBlock[];
  const inTexts = [
    { name: 'faser', title: { text: 'Titel' }, text: { trees: [] }, count: 1 },
    { name: 'jung', title: { text: 'Titel' }, text: { trees: [] }, count: 1 },
  ] as never;
  const { notes, marks } = numberedNotes({ above, notes: inTexts, footnotes, products: [product(1), product(2)] });
  expect(notes.map(({ name, count }) => [name, count])).toEqual([
    ['faser', 2],
    ['preis', 1],
    ['jung', 1],
  ]);
  expect(marks).toEqual([
    { number: 2, time: 1 },
    { number: 1, time: 2 },
  ]);
});
