import { contentSchemas } from '@weitersagen/contract/content/content-schemas';
import { expect, test } from 'vitest';
import { differencesOf, merged } from './merge.ts';

const { fields } = contentSchemas.pages;
const base = { titel: { de: 'Impressum', en: 'Imprint' }, inhalt: { de: 'Alt', en: 'Old' }, slug: { iv: 'impressum' } };
const mine = { ...base, titel: { de: 'Impressum neu', en: 'Imprint' }, inhalt: { de: 'Meins', en: 'Old' } };
const theirs = { ...base, titel: { de: 'Impressum', en: 'Legal notice' }, inhalt: { de: 'Ihres', en: 'Old' } };

test('of two who changed a text at once it is told who changed what', () => {
  const found = differencesOf(fields, ['de', 'en'], { base, mine, theirs });
  expect(found.map(({ field, part, by }) => `${field}.${part} ${by}`)).toEqual([
    'titel.de me',
    'titel.en they',
    'inhalt.de both',
  ]);
});

test('one version out of both has of each what was chosen, and loses nothing else', () => {
  const both = merged({ mine, theirs }, ({ field, part }) => field === 'titel' && part === 'de');
  expect(both).toEqual({
    titel: { de: 'Impressum neu', en: 'Legal notice' },
    inhalt: { de: 'Ihres', en: 'Old' },
    slug: { iv: 'impressum' },
  });
});

test('what one of both took out is gone where that one is chosen', () => {
  const emptied = { ...base, inhalt: { en: 'Old' } };
  expect(merged({ mine: emptied, theirs: base }, () => true).inhalt).toEqual({ en: 'Old' });
  expect(merged({ mine: base, theirs: emptied }, () => true).inhalt).toEqual({ de: 'Alt', en: 'Old' });
});
