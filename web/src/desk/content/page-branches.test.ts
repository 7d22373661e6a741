import type { ContentRow } from '@weitersagen/contract/content/desk-shapes';
import { expect, test } from 'vitest';
import { type Branch, treeOfPages } from './page-branches.ts';

const page = (title: string, path: string | null): ContentRow => ({
  id: title,
  kind: 'pages',
  key: title.toLowerCase(),
  title,
  state: 'published',
  missing: [],
  revision: 1,
  plannedAt: null,
  changedAt: new Date(0),
  changedBy: null,
  path,
});

const told = (branches: readonly Branch[]): unknown[] =>
  branches.map(({ name, rows, below }) => [name, rows.map(({ title }) => title), ...told(below)]);

test('pages stand below each other as their addresses do, and those without one come last', () => {
  const pages = [
    page('Team', '/agentur/team'),
    page('Alt', null),
    page('Impressum', '/impressum'),
    page('Sommer', '/aktionen/sommer'),
    page('Aktionen', '/aktionen'),
    page('Sommer neu', '/aktionen/sommer'),
  ];
  expect(told(treeOfPages(pages))).toEqual([
    ['/agentur', [], ['/agentur/team', ['Team']]],
    ['/aktionen', ['Aktionen'], ['/aktionen/sommer', ['Sommer', 'Sommer neu']]],
    ['/impressum', ['Impressum']],
    ['alt', ['Alt']],
  ]);
});
