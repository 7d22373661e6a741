import { treeOf } from '@weitersagen/contract/product/breadcrumb';
import { describe, expect, test } from 'vitest';
import { flat, type Key, placeAtEnd, placeByDrop, placeByKey, placeOf, type Zone } from './branches.ts';

const rows = [
  'Internet',
  'Internet / DSL',
  'Internet / Kabel',
  'Mobilfunk / Handys',
  'Mobilfunk / Tarife',
  'Sport',
].map((breadcrumb, place) => ({ id: place + 1, breadcrumb }));
const tree = treeOf(rows);
const rowOf = (name: string) => rows.find(({ breadcrumb }) => breadcrumb.endsWith(name)) ?? expect.fail(name);

test('what nobody has as a category stands in the tree by its name', () => {
  expect(flat(tree).map(({ name, depth, row }) => [depth, name, row?.id])).toEqual([
    [0, 'Internet', 1],
    [1, 'DSL', 2],
    [1, 'Kabel', 3],
    [0, 'Mobilfunk', undefined],
    [1, 'Handys', 4],
    [1, 'Tarife', 5],
    [0, 'Sport', 6],
  ]);
});

describe('a key', () => {
  test.each<[string, Key, { above: string | null; beforeId: number | null } | null]>([
    ['Kabel', 'ArrowUp', { above: 'Internet', beforeId: 2 }],
    ['DSL', 'ArrowUp', null],
    ['DSL', 'ArrowDown', { above: 'Internet', beforeId: null }],
    ['Kabel', 'ArrowDown', null],
    ['Kabel', 'ArrowRight', { above: 'Internet / DSL', beforeId: null }],
    ['DSL', 'ArrowRight', null],
    ['DSL', 'ArrowLeft', { above: null, beforeId: 4 }],
    ['Tarife', 'ArrowLeft', { above: null, beforeId: 6 }],
    ['Sport', 'ArrowUp', { above: null, beforeId: 4 }],
    ['Sport', 'ArrowLeft', null],
    ['Sport', 'ArrowRight', { above: 'Mobilfunk', beforeId: null }],
    ['Internet', 'ArrowDown', { above: null, beforeId: 6 }],
  ])('%s, %s', (name, key, place) => {
    expect(placeByKey(tree, rowOf(name), key)).toEqual(place);
  });
});

describe('let go', () => {
  test.each<[string, Zone, string, { above: string | null; beforeId: number | null } | null]>([
    ['Sport', 'before', 'Internet', { above: null, beforeId: 1 }],
    ['Sport', 'inside', 'Internet', { above: 'Internet', beforeId: null }],
    ['Sport', 'after', 'Internet', { above: 'Internet', beforeId: 2 }],
    ['Sport', 'after', 'Internet / Kabel', { above: 'Internet', beforeId: null }],
    ['DSL', 'after', 'Internet / Kabel', { above: 'Internet', beforeId: null }],
    ['DSL', 'before', 'Internet / Kabel', null],
    ['Kabel', 'after', 'Internet / DSL', null],
    ['DSL', 'after', 'Internet', null],
    ['Kabel', 'after', 'Internet', { above: 'Internet', beforeId: 2 }],
    ['Internet', 'before', 'Mobilfunk', null],
    ['Sport', 'after', 'Mobilfunk', { above: 'Mobilfunk', beforeId: 4 }],
    ['DSL', 'inside', 'Internet', null],
    ['Internet', 'inside', 'Internet / DSL', null],
    ['Internet', 'before', 'Sport', { above: null, beforeId: 6 }],
  ])('%s %s %s', (name, zone, over, place) => {
    expect(placeByDrop(tree, rowOf(name), over, zone)).toEqual(place);
  });
});

test('where something stands is a place that it can go back to', () => {
  const places = ['Internet', 'DSL', 'Kabel', 'Handys', 'Tarife', 'Sport'].map((name) => placeOf(tree, rowOf(name)));
  expect(places).toEqual([
    { above: null, beforeId: 4 },
    { above: 'Internet', beforeId: 3 },
    { above: 'Internet', beforeId: null },
    { above: 'Mobilfunk', beforeId: 5 },
    { above: 'Mobilfunk', beforeId: null },
    { above: null, beforeId: null },
  ]);
});

test('the first place is before all others that stand there, the last one behind them', () => {
  expect(placeAtEnd(tree, rowOf('Sport'), 'Internet', 'first')).toEqual({ above: 'Internet', beforeId: 2 });
  expect(placeAtEnd(tree, rowOf('DSL'), 'Internet', 'first')).toEqual({ above: 'Internet', beforeId: 3 });
  expect(placeAtEnd(tree, rowOf('Sport'), null, 'last')).toEqual({ above: null, beforeId: null });
});
