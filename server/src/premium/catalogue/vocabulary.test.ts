import { expect, test } from 'vitest';
import { createVocabulary, holding } from './vocabulary.ts';

const texts = ['Zuhause L 250 MBit/s', 'Glasfaser Zuhause 1000', 'Müllers Zusatzkarte', 'Zuhause, Zuhause!'];
const vocabulary = createVocabulary();
for (const [slot, text] of texts.entries()) vocabulary.add(slot, text);
const words = vocabulary.done();
const found = (query: string): number[] | undefined => {
  const held = holding(words, texts.length, query);
  const slots = held?.slots.toSorted((a, b) => a - b);
  expect(held && texts.map((_text, slot) => slot).filter(held.has)).toEqual(slots);
  return slots;
};

test.each<[query: string, slots: number[] | undefined]>([
  ['zuhause', [0, 1, 3]],
  ['haus', [0, 1, 3]],
  ['ZUHAUSE glas', [1]],
  ['faser 1000', [1]],
  ['mueller', [2]],
  ['Müller', [2]],
  ['karte', [2]],
  ['l', [0]],
  ['zu 2', [0]],
  ['te', []],
  ['mbit/s', [0]],
  ['nirgends', []],
  ['zuhause nirgends', []],
  ['  ', undefined],
  ['/', undefined],
])('who searches for "%s" finds what holds every part', (query, slots) => {
  expect(found(query)).toEqual(slots);
});

test('a catalogue without words is searched, too', () => {
  expect(holding(createVocabulary().done(), 0, 'zuhause')?.slots).toEqual([]);
});
