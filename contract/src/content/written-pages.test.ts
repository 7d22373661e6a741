import { expect, test } from 'vitest';
import { treeOf } from './markdown.ts';
import { textOf } from './tree.ts';
import { markdownOf, writtenPage } from './written-pages.ts';

const read = (text: string): string => treeOf(markdownOf(text)).map(textOf).join('\n');

test('the four marks stay what they were', () => {
  expect(treeOf(markdownOf('Vorweg.\nZweite.\n\n## Erstens\n- eins\n- zwei\n\n1. so\n\n2. und so'))).toMatchObject([
    ['p', {}, ['Vorweg.', ['br', {}, []], 'Zweite.']],
    ['h2', {}, ['Erstens']],
    [
      'ul',
      {},
      [
        ['li', {}, ['eins']],
        ['li', {}, ['zwei']],
      ],
    ],
    ['ol', {}, [{}, {}]],
  ]);
});

test.each([
  '*kein Stern* und _kein Strich_',
  '<b>kein HTML</b> & so',
  '[kein Verweis](https://a.example)',
  '# kein Titel',
  '+ keine Liste',
  '5) keine Nummer',
  '> kein Zitat',
  '`kein Code` ~~nicht weg~~',
  '--- keine Linie',
  'a | b',
  'Ein \\ bleibt einer',
  '![kein Bild](x)',
])('%s is said as it was written', (text) => {
  expect(read(text)).toBe(text);
  expect(treeOf(markdownOf(text)).every((tree) => tree[0] === 'p')).toBe(true);
});

test('only the pages there are have a slug', () => {
  expect(writtenPage('page.imprint')?.slug).toBe('impressum');
  expect([writtenPage('page.toString'), writtenPage('page.x'), writtenPage('home.title')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
