import { expect, test } from 'vitest';
import { isBelow, joinedBelow, lastOf, parentOf, treeOf } from './breadcrumb.ts';

test('a breadcrumb says what stands above, and what it is called there', () => {
  expect([parentOf('A / B / C'), parentOf('A')]).toEqual(['A / B', null]);
  expect([lastOf('A / B / C'), lastOf('A')]).toEqual(['C', 'A']);
  expect([joinedBelow('A / B', 'C'), joinedBelow(null, 'C')]).toEqual(['A / B / C', 'C']);
  expect([isBelow('A / B', 'A'), isBelow('AB', 'A'), isBelow('A', 'A')]).toEqual([true, false, false]);
});

const of = (breadcrumb: string) => ({ breadcrumb });

test('what stands below another is in its branch, and what has no row of its own is a name', () => {
  const rows = ['Internet', 'Internet / Hybrid', 'Mobilfunk / Geräte / Tablets', 'Sport'].map(of);
  expect(treeOf(rows)).toMatchObject([
    { name: 'Internet', row: rows[0], below: [{ name: 'Hybrid', row: rows[1], below: [] }] },
    {
      name: 'Mobilfunk',
      row: undefined,
      below: [{ name: 'Geräte', breadcrumb: 'Mobilfunk / Geräte', row: undefined, below: [{ row: rows[2] }] }],
    },
    { name: 'Sport', row: rows[3], below: [] },
  ]);
});

test('what stands before its parent is below it all the same', () => {
  const [hybrid, internet] = [of('Internet / Hybrid'), of('Internet')];
  expect(treeOf([hybrid, internet])).toMatchObject([{ row: internet, below: [{ row: hybrid }] }]);
});
