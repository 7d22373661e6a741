import { expect, test } from 'vitest';
import type { Catalogue } from './catalogue.ts';
import { count, find, type Question } from './find.ts';
import { createVocabulary } from './vocabulary.ts';

const size = 320;
const ids = Int32Array.from({ length: size }, (_, slot) => 1000 + slot);
const vocabulary = createVocabulary();
/** Every second holds "oft", every fortieth "selten" and every eightieth both in one word. */
const textOf = (slot: number): string =>
  `${slot % 2 === 0 ? 'oft' : ''} ${slot % 40 === 0 ? 'selten' : ''} ${slot % 80 === 0 ? 'oftselten' : ''}`;
for (const slot of ids.keys()) vocabulary.add(slot, textOf(slot));
const backwards = Int32Array.from(ids.keys()).reverse();
const catalogue: Catalogue = {
  version: 1,
  productApi: 'standard',
  ids,
  flags: new Uint8Array(size),
  category: new Int16Array(size),
  price: Float64Array.from(ids.keys(), (slot) => slot * 10),
  pricedDay: new Int32Array(size).fill(-1),
  speed: new Int32Array(size),
  class: [],
  words: ['internet'],
  slotOf: new Map(ids.entries().map(([slot, id]) => [id, slot])),
  orders: { usual: Int32Array.from(ids.keys()), price: backwards, speed: backwards },
  vocabulary: vocabulary.done(),
  offers: { premiums: [], products: [], starts: new Int32Array(size + 1), list: new Uint16Array(0), valued: undefined },
};
const asked: Question = {
  source: 'festnetz',
  categories: ['internet'],
  text: null,
  priceMaxCents: null,
  speedMinMbit: null,
  bundle: null,
  young: false,
  hybrid: false,
  orderBy: 'usual',
};
const shown = { today: '2026-11-26', hiddenProductIds: [1080], priceValidityDays: 7 };

test.each<[text: string | null, orderBy: Question['orderBy'], priceMaxCents: number | null]>([
  [null, 'usual', null],
  [null, 'price', 2000],
  ['oft', 'usual', null],
  ['oft', 'price', 2500],
  ['selten', 'usual', null],
  ['selten', 'price', null],
  ['oft selten', 'price', 3000],
  ['nirgends', 'usual', null],
])('words "%s" in the order %s up to %s cents: part behind part what fits, and nothing else', (text, orderBy, max) => {
  const question = { ...asked, text, orderBy, priceMaxCents: max };
  const fits = (slot: number): boolean =>
    ids[slot] !== 1080 &&
    (max === null || slot * 10 <= max) &&
    (text ?? '').split(' ').every((word) => textOf(slot).includes(word));
  const expected = [...catalogue.orders[orderBy as 'usual']].filter(fits);
  expect(find(catalogue, question, shown).slots).toEqual(expected);
  expect(count(catalogue, question, shown)).toBe(expected.length);
  const parts: number[] = [];
  for (let after: number | null = null, hasMore = true; hasMore && parts.length <= size; ) {
    const part = find(catalogue, question, shown, { after, limit: 3 });
    parts.push(...part.slots);
    ({ hasMore } = part);
    after = part.slots.at(-1) ?? null;
  }
  expect(parts).toEqual(expected);
});

test('a part begins behind a product that does not fit itself', () => {
  const question = { ...asked, text: 'selten' };
  expect(find(catalogue, question, shown, { after: 41, limit: 2 }).slots).toEqual([120, 160]);
});
