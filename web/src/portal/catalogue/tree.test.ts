import { treeOf } from '@weitersagen/contract/product/breadcrumb';
import { expect, test } from 'vitest';
import { firstOfEach } from './listed-categories.ts';
import { anchorOf, crumbsOf, drawnOf, familyOf } from './tree.ts';

const of = (breadcrumb: string) => ({ breadcrumb });
const internet = of('Internet');
const hybrid = of('Internet / Hybrid');
const devices = of('Mobilfunk / Geräte');
const tablets = of('Mobilfunk / Geräte / Tablets');
const sport = of('Sport');
const all = [internet, hybrid, devices, tablets, sport];

test('a branch is drawn by its own category, and a mere name by the first one below it', () => {
  const [first, mobile] = treeOf(all);
  expect([first, mobile].map((branch) => branch && drawnOf(branch))).toEqual([internet, devices]);
});

test('a branch has an address on the page of all', () => {
  expect(anchorOf('Mobilfunk / Geräte')).toBe('mobilfunk-gerate');
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
