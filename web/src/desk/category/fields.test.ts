import { expect, test } from 'vitest';
import { categoryData, categoryWritten, placedData, placeIn } from './fields.ts';

const data = {
  Id: 3,
  Slug: 'internet/hybrid.html',
  Titel: 'Hybrid für Sie',
  Breadcrumb: 'Internet / Hybrid',
  Untertitel: null,
  Quelle: 'festnetz',
  Kategorie: 'hybrid',
  Bild: null,
  Uebersetzungen: [{ Sprache: 'en', Titel: 'Hybrid for you', Breadcrumb: 'Broadband / Hybrid', Untertitel: 'Fast' }],
};

test('what a form has of a category is written back as it was, with the name in place of the whole place', () => {
  expect(categoryWritten(categoryData(data, 'de'), 'de')).toEqual({
    Slug: 'internet/hybrid.html',
    Titel: 'Hybrid für Sie',
    Breadcrumb: 'Hybrid',
    Untertitel: null,
    Quelle: 'festnetz',
    Kategorie: 'hybrid',
    Bild: null,
    Icon: null,
    Uebersetzungen: [{ Sprache: 'en', Titel: 'Hybrid for you', Breadcrumb: 'Hybrid', Untertitel: 'Fast' }],
  });
});

test('the history of a category tells where it stood', () => {
  expect(placedData(data, 'de').Breadcrumb).toEqual({ de: 'Internet / Hybrid', en: 'Broadband / Hybrid' });
});

test.each([
  ['Titel', 'Titel.de'],
  ['Slug', 'Slug.iv'],
  ['Uebersetzungen.0.Breadcrumb', 'Breadcrumb.en'],
  ['Uebersetzungen.0.Sprache', 'Titel.en'],
])('what is wrong with %s stands at %s of the form', (field, place) => {
  expect(placeIn(data, 'de', field)).toBe(place);
});
