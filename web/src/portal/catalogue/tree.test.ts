import { expect, test } from 'vitest';
import { firstOfEach } from './listed-categories.ts';
import { crumbsOf, familyOf, treeOf } from './tree.ts';

const of = (breadcrumb: string) => ({ breadcrumb });
const internet = of('Internet');
const hybrid = of('Internet / Hybrid');
const devices = of('Mobilfunk / Geräte');
const tablets = of('Mobilfunk / Geräte / Tablets');
const sport = of('Sport');
const all = [internet, hybrid, devices, tablets, sport];

test('what stands below another is its child, and a top without a page is a name', () => {
  const [first, mobile, last] = treeOf(all);
  expect([first?.name, first?.category, first?.children.map(({ name }) => name)]).toEqual([
    'Internet',
    internet,
    ['Hybrid'],
  ]);
  expect([mobile?.name, mobile?.category, mobile?.drawn, mobile?.anchor]).toEqual([
    'Mobilfunk',
    undefined,
    devices,
    'mobilfunk',
  ]);
  expect(mobile?.children[0]).toMatchObject({ name: 'Geräte', category: devices, anchor: 'mobilfunk-gerate' });
  expect(mobile?.children[0]?.children[0]?.category).toBe(tablets);
  expect(last).toMatchObject({ category: sport, children: [] });
});

test('a child that stands before its parent is below it all the same', () => {
  const [top] = treeOf([hybrid, internet]);
  expect([top?.category, top?.drawn, top?.children[0]?.category]).toEqual([internet, internet, hybrid]);
});

test('the crumbs of a category lead to those above it that have a page', () => {
  expect(crumbsOf(all, tablets)).toEqual([
    { name: 'Mobilfunk', category: undefined },
    { name: 'Geräte', category: devices },
    { name: 'Tablets', category: tablets },
  ]);
});

test('a family is what stands below one top; who is alone there has none', () => {
  expect(familyOf(all, hybrid)).toEqual([internet, hybrid]);
  expect(familyOf(all, tablets)).toEqual([devices, tablets]);
  expect(familyOf(all, sport)).toEqual([]);
});

test('a list begins with the first of each top', () => {
  expect(firstOfEach(all)).toEqual([internet, devices, sport]);
});
