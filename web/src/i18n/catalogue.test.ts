import { expect, test } from 'vitest';
import type { Bilingual } from './bilingual.ts';
import { compiledTexts, textsFor } from './catalogue.ts';
import { deskLocales, textsOfDesk } from './desk-catalogue.ts';
import { textsOf } from './t.ts';
import { wordsOfDesk, wordsOfPages } from './word-list.ts';

const warnings: unknown[] = [];
const log = { warn: (details: unknown) => void warnings.push(details) };
const none = {};
const reader = (locale: string, table: Record<string, string> = {}, fallback: Record<string, string> = none) =>
  textsOf(locale, compiledTexts({ locale, texts: { locale: table, fallback }, log })).t;

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)[},]/g)].map(([, name]) => name).sort();

test.each([
  ['pages', wordsOfPages],
  ['the desk', wordsOfDesk],
] as const)('every English text of %s has the placeholders of the German one', (_of, words: Bilingual) => {
  for (const [key, { de, en }] of Object.entries(words))
    expect([key, placeholders(en)]).toEqual([key, placeholders(de)]);
});

test('the texts of pages and of the desk can be read in both languages', () => {
  for (const locale of deskLocales) {
    const texts = { locale: {}, fallback: {} };
    expect(Object.keys(compiledTexts({ locale, texts, log })).length).toBeGreaterThan(200);
    expect(textsOfDesk(locale, log)['desk.nav.orders']).toBeDefined();
  }
});

test('every words.ts is in the list, and no key stands in two of them', () => {
  const files = import.meta.glob<Record<string, Bilingual>>(
    ['../**/words.ts', '../../../contract/src/consent/words.ts'],
    {
      eager: true,
    },
  );
  const keys = Object.values(files).flatMap((file) => Object.values(file).flatMap(Object.keys));
  // The desk says a price as the pages do.
  expect(keys.sort()).toEqual([...new Set([...Object.keys(wordsOfPages), ...Object.keys(wordsOfDesk)])].sort());
});

test('the language table goes before our catalogue', () => {
  expect(reader('de', { 'home.recommend': 'Weitersagen' })('home.recommend')).toBe('Weitersagen');
  expect(reader('en', { 'label.Vorname': 'Given name' })('label.Vorname')).toBe('Given name');
});

test('a text that a language lacks is shown in German and told to the log [S9-K041][S1-F011]', () => {
  warnings.length = 0;
  const french = reader('fr', { 'home.recommend': 'Recommander' }, { 'home.note': 'Nur für neue Verträge.' });
  expect(french('home.recommend')).toBe('Recommander');
  expect(french('home.note')).toBe('Nur für neue Verträge.');
  expect(french('share.copy')).toBe('Kopieren');
  expect(warnings).toEqual([expect.objectContaining({ locale: 'fr' })]);
});

test('a text nobody can read takes no page down: ours is shown', () => {
  warnings.length = 0;
  expect(reader('de', { 'fault.number': 'Nummer {number' })('fault.number', { number: '7' })).toContain('Nummer: 7');
  expect(warnings).toHaveLength(1);
});

test('one and many are told apart', () => {
  expect([1, 3].map((count) => reader('de')('form.problems', { count }))).toEqual([
    'Bitte prüfen Sie 1 Angabe',
    'Bitte prüfen Sie 3 Angaben',
  ]);
});

test('a page gets only the texts it names', () => {
  const keys = Object.keys(
    textsFor({ locale: 'de', texts: { locale: {}, fallback: {} }, log }, ['home.', 'label.Email']),
  );
  expect(keys.every((key) => key.startsWith('home.') || key.startsWith('label.Email'))).toBe(true);
  expect(keys).toContain('label.EmailWiederholung');
});
