import { expect, test } from 'vitest';
import { compiledTexts, textsFor } from './catalogue.ts';
import { de } from './de.ts';
import { deskLocales, textsOfDesk } from './desk-catalogue.ts';
import { deskDe } from './desk-de.ts';
import { deskEn } from './desk-en.ts';
import { en } from './en.ts';
import { textsOf } from './t.ts';

const warnings: unknown[] = [];
const log = { warn: (details: unknown) => void warnings.push(details) };
const none = {};
const reader = (locale: string, table: Record<string, string> = {}, fallback: Record<string, string> = none) =>
  textsOf(locale, compiledTexts({ locale, texts: { locale: table, fallback }, log })).t;

test('both catalogues can be read, and every English text has the placeholders of the German one', () => {
  const placeholders = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort();
  for (const [key, text] of Object.entries(de))
    expect([key, placeholders(en[key as keyof typeof de])]).toEqual([key, placeholders(text)]);
  expect(Object.keys(compiledTexts({ locale: 'en', texts: { locale: {}, fallback: {} }, log })).length).toBeGreaterThan(
    200,
  );
});

test('the desk speaks both languages with the same placeholders, and its texts can be read', () => {
  const placeholders = (text: string) =>
    [...new Set([...text.matchAll(/\{(\w+)[},]/g)].map(([, name]) => name))].sort();
  for (const [key, text] of Object.entries(deskDe))
    expect([key, placeholders(deskEn[key as keyof typeof deskDe])]).toEqual([key, placeholders(text)]);
  for (const locale of deskLocales) expect(textsOfDesk(locale, log)['desk.nav.orders']).toBeDefined();
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
