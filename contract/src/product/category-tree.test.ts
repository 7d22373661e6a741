import { expect, test } from 'vitest';
import { aboveIn, orderAfterMove, placedBelow } from './category-tree.ts';

const one = (id: number, breadcrumb: string, english?: string) => ({
  id,
  breadcrumb,
  translations: english === undefined ? [] : [{ language: 'en', title: english, breadcrumb: english, subtitle: null }],
});
const tree = [
  one(1, 'Internet', 'Internet'),
  one(2, 'Internet / Hybrid', 'Internet / Hybrid'),
  one(3, 'Fernsehen', 'Television'),
  one(4, 'Fernsehen / Satellit', 'Television / Satellite'),
  one(5, 'Mobilfunk / Tarife', 'Mobile / Plans'),
  one(6, 'Sport'),
];

test('what stands above is called as the category there is in the language, also where it is a mere name', () => {
  expect(aboveIn(tree, 'Fernsehen', 'en')).toBe('Television');
  expect(aboveIn(tree, 'Mobilfunk', 'en')).toBe('Mobile');
  expect(aboveIn(tree, 'Sport', 'en')).toBe('Sport');
  expect(aboveIn(tree, 'Sport', 'fr')).toBe('Sport');
  expect(aboveIn(tree, null, 'en')).toBeNull();
});

test('a category is placed below something else in all its languages', () => {
  expect(placedBelow(tree[1] as (typeof tree)[1], tree, 'Fernsehen')).toMatchObject({
    breadcrumb: 'Fernsehen / Hybrid',
    translations: [{ breadcrumb: 'Television / Hybrid' }],
  });
  expect(placedBelow(tree[3] as (typeof tree)[3], tree, null)).toMatchObject({
    breadcrumb: 'Satellit',
    translations: [{ breadcrumb: 'Satellite' }],
  });
});

test('a moved category takes everything below it along, before a sibling or behind the last one', () => {
  const television = tree[2] as (typeof tree)[2];
  expect(orderAfterMove(tree, television, { above: null, beforeId: 1 })).toEqual([3, 4, 1, 2, 5, 6]);
  expect(orderAfterMove(tree, television, { above: null, beforeId: null })).toEqual([1, 2, 5, 6, 3, 4]);
  const satellite = tree[3] as (typeof tree)[3];
  expect(orderAfterMove(tree, satellite, { above: 'Internet', beforeId: 2 })).toEqual([1, 4, 2, 3, 5, 6]);
  expect(orderAfterMove(tree, satellite, { above: 'Internet', beforeId: null })).toEqual([1, 2, 4, 3, 5, 6]);
  // Below a mere name, which is no category, the first one has its place.
  expect(orderAfterMove(tree, tree[5] as (typeof tree)[5], { above: null, beforeId: 5 })).toEqual([1, 2, 3, 4, 6, 5]);
  // One that does not stand there is no place to stand before.
  expect(orderAfterMove(tree, satellite, { above: 'Internet', beforeId: 6 })).toEqual([1, 2, 4, 3, 5, 6]);
});
