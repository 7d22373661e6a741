import { expect, test } from 'vitest';
import type { T } from '../../../i18n/t.ts';
import { namesOf } from '../../premium/product-names.ts';
import { pathLabel, pathSaid } from './said.ts';

const t = ((key: string) => key.replace('desk.content.', '')) as T;

const names = namesOf([
  { id: 101, name: 'Zuhause L' },
  { id: 102, name: 'Zuhause M' },
]);

test.each([
  ['products', 'PreisMonatlich', '3495', '34,95\u00a0€'],
  [
    'products',
    'Preisaufteilung',
    '6:1995;24:3495',
    'desk.edit.untilMonth 6: 19,95\u00a0€; desk.edit.untilMonth 24: 34,95\u00a0€',
  ],
  ['products', 'Provision', 'standard;5000|gold;9000', 'standard: 50,00\u00a0€; gold: 90,00\u00a0€'],
  ['products', 'Provision', 'standard;viel', 'standard: viel'],
  ['products', 'Young', 'false', 'desk.edit.no'],
  ['products', 'Quelle', 'mobilfunk', 'choice.Quelle.mobilfunk'],
  ['products', 'Versicherung', '', ''],
  ['products', 'NurBeimAnbieter', '3495', '3495'],
  ['premiums', 'WertCent', '8500', '85,00\u00a0€'],
  ['premiums', 'Startdatum', '2026-11-26', '26.11.2026'],
  ['premiums', 'Produkte', '[101,102,4711]', 'Zuhause L; Zuhause M; 4711'],
  ['premiums', 'Produkte', '102,101', 'Zuhause M; Zuhause L'],
  ['premiums', 'Produkte', '[101,10…', 'Zuhause L; …'],
  ['categories', 'Uebersetzungen.en.Titel', 'true', 'true'],
] as const)('of %s %s %j reads %j', (kind, path, text, read) => {
  expect(pathSaid(kind, path, text, { t, locale: 'de', names })).toBe(read);
});

test('a text in a language is called by its field and the language', () => {
  expect(pathLabel(t, 'categories', 'Uebersetzungen.en.Titel')).toBe('field.categories.Titel (en)');
  expect(pathLabel(t, 'categories', 'Titel')).toBe('field.categories.Titel');
});

test('two products of one name are told apart, and without names all are read by their ids', () => {
  const alike = namesOf([
    { id: 101, name: 'Tarif' },
    { id: 102, name: 'Tarif' },
  ]);
  expect(pathSaid('premiums', 'Produkte', '[101]', { t, locale: 'de', names: alike })).toBe('Tarif (101)');
  expect(pathSaid('premiums', 'Produkte', '[101,102]', { t, locale: 'de' })).toBe('101; 102');
});
