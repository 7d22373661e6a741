import { expect, test } from 'vitest';
import { contentSchemas } from './content-schemas.ts';
import { referencesIn } from './references.ts';

const id = '7d44f0a8-8c1c-4b39-9d3e-0a6a3a8a4f11';

test('what a text names is found by field and language', () => {
  expect(
    referencesIn(contentSchemas.blocks, {
      titel: { de: 'Bis {maxPraemie}' },
      inhalt: { de: `Siehe [hier](seite:Faq)[^preis] ![x](bild:${id})`, en: 'none' },
      bild: { iv: [id] },
      link: { de: 'Kontakt', en: 'https://a.example/seite:x' },
    }),
  ).toEqual([
    { field: 'titel.de', of: 'variable', name: 'maxPraemie' },
    { field: 'inhalt.de', of: 'picture', name: id },
    { field: 'inhalt.de', of: 'page', name: 'Faq' },
    { field: 'inhalt.de', of: 'note', name: 'preis' },
    { field: 'bild.iv', of: 'picture', name: id },
    { field: 'link.de', of: 'page', name: 'Kontakt' },
    { field: 'link.en', of: 'page', name: 'x' },
  ]);
});

test('placeholders of a mail are none of its content', () => {
  expect(referencesIn(contentSchemas.mails, { html: { de: '<p>{knopf}</p>' } })).toEqual([]);
});
