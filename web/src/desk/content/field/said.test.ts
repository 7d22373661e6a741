import { expect, test } from 'vitest';
import type { T } from '../../../i18n/t.ts';
import { pathLabel, pathSaid } from './said.ts';

const t = ((key: string) => key.replace('desk.content.', '')) as T;

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
  ['premiums', 'Produkte', '[101,102]', '101, 102'],
  ['premiums', 'Produkte', '101,102', '101, 102'],
  ['categories', 'Uebersetzungen.en.Titel', 'true', 'true'],
] as const)('of %s %s %j reads %j', (kind, path, text, read) => {
  expect(pathSaid(kind, path, text, t, 'de')).toBe(read);
});

test('a text in a language is called by its field and the language', () => {
  expect(pathLabel(t, 'categories', 'Uebersetzungen.en.Titel')).toBe('field.categories.Titel (en)');
  expect(pathLabel(t, 'categories', 'Titel')).toBe('field.categories.Titel');
});
