import { expect, test } from 'vitest';
import { wayBackOf } from './way-back.ts';

test('the page of a category is led back to by its slug, which has to be one, with its filters', () => {
  const back = (params: object) =>
    wayBackOf(new URLSearchParams({ redirect: 'Produktkategorie', params: JSON.stringify(params) }), {}, [
      { slug: 'internet/glasfaser.html' },
    ]);
  expect(back({ slug: 'internet/glasfaser.html', sortierung: 'preis' })).toBe(
    '/internet/glasfaser.html?sortierung=preis',
  );
  expect([back({ slug: '//evil.example' }), back({})]).toEqual([undefined, undefined]);
});
