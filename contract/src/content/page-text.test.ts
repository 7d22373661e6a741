import { expect, test } from 'vitest';
import { blocksOf, pageText, piecesOf } from './page-text.ts';

const names = { locale: 'en', defaultLocale: 'de' };

test('a text of the mandant is shown in the language of the page, else in its default one, and says which', () => {
  const fallback = { 'page.privacy': 'Wir speichern wenig.' };
  expect(pageText('privacy', { locale: { 'page.privacy': 'We keep little.' }, fallback }, names)).toEqual({
    text: 'We keep little.',
    locale: 'en',
  });
  expect(pageText('privacy', { locale: {}, fallback }, names)?.locale).toBe('de');
  expect(pageText('privacy', { locale: { 'page.privacy': '  ' }, fallback: {} }, names)).toBeUndefined();
});

test('headings, paragraphs and lists are read as they were written', () => {
  const text = 'Vorweg.\nZweite Zeile.\n\n## Erstens\n- eins\n- zwei\n\nDanach.\n## Zweitens\n1. so\n\n2. und so';
  expect(blocksOf(text)).toEqual([
    { kind: 'paragraph', text: 'Vorweg.\nZweite Zeile.' },
    { kind: 'heading', text: 'Erstens', id: 'part-1' },
    { kind: 'list', start: null, items: ['eins', 'zwei'] },
    { kind: 'paragraph', text: 'Danach.' },
    { kind: 'heading', text: 'Zweitens', id: 'part-2' },
    { kind: 'list', start: 1, items: ['so', 'und so'] },
  ]);
});

test('addresses become links, the full stop behind them does not, and nothing else is markup', () => {
  expect(piecesOf('Siehe https://brand.example/a, oder an info@brand.example. <b>nie</b>')).toEqual([
    'Siehe ',
    { text: 'https://brand.example/a', address: 'https://brand.example/a' },
    ', oder an ',
    { text: 'info@brand.example', address: 'mailto:info@brand.example' },
    '. <b>nie</b>',
  ]);
  expect(piecesOf('javascript:alert(1)')).toEqual(['javascript:alert(1)']);
});
