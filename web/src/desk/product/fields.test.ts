import { wireFields } from '@weitersagen/contract/basics/wire';
import { ProductEntry } from '@weitersagen/contract/product/entry';
import { expect, test } from 'vitest';
import { plainData, plainWritten } from '../draft/thing.ts';
import { writtenOf } from './edited-product.ts';
import { productFieldNames, productFields } from './fields.ts';

test('a product is written with every field that is kept of it, but its id, other languages and whether it is offered', () => {
  const kept = Object.values(wireFields(ProductEntry) ?? {}).map(([name]) => name);
  const others = ['Id', 'Uebersetzungen', 'Aktiv'];
  expect(productFieldNames.toSorted()).toEqual(kept.filter((name) => !others.includes(name)).toSorted());
});

test('what only the other source has is not asked for, unless something stands there', () => {
  const hidden = (data: Parameters<typeof productFields>[0]) =>
    productFields(data)
      .filter(({ isHidden }) => isHidden)
      .map(({ name }) => name);
  expect(hidden({})).toEqual(['Aktionspreis', 'TopPosition']);
  const mobile = { Quelle: { iv: 'mobilfunk' }, Hybrid: { iv: false } };
  expect(hidden(mobile)).toContain('Hybrid');
  expect(hidden({ ...mobile, Hybrid: { iv: true } })).not.toContain('Hybrid');
});

test('what is typed goes as it stands, and what was emptied is sent as nothing', () => {
  const data = plainData({ Name: 'Zuhause', PreisMonatlich: 1995, Bild: null, Young: false });
  expect(data).toEqual({ Name: { iv: 'Zuhause' }, PreisMonatlich: { iv: 1995 }, Young: { iv: false } });
  expect(plainWritten({ ...data, Bild: { iv: ['b1'] } }, ['Name', 'AnzeigeName', 'Bild'])).toEqual({
    Name: 'Zuhause',
    AnzeigeName: null,
    Bild: 'b1',
  });
});

test('what a product says in other languages is kept by whoever writes the rest', () => {
  const english = [{ Sprache: 'en', Name: 'Home L' }];
  const before = { Name: 'Zuhause L', Uebersetzungen: english };
  expect(writtenOf(plainData({ Name: 'Zuhause XL' }), before)).toMatchObject({
    Name: 'Zuhause XL',
    Uebersetzungen: english,
  });
});
