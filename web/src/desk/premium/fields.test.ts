import { wireFields } from '@weitersagen/contract/basics/wire';
import { PremiumEntry } from '@weitersagen/contract/premium/entry';
import { expect, test } from 'vitest';
import { premiumData, premiumFields, premiumWritten, productIdsOf } from './fields.ts';

test('a premium is written with every field that is kept of it, but its id and what it says in other languages', () => {
  const kept = Object.values(wireFields(PremiumEntry) ?? {}).map(([name]) => name);
  expect(
    premiumFields()
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(kept.filter((name) => name !== 'Id' && name !== 'Uebersetzungen').toSorted());
});

test('its products go into the form as one text and come out as numbers', () => {
  const data = premiumData({ Name: '70 €', Produkte: [101, 103], Enddatum: null });
  expect(data).toEqual({ Name: { iv: '70 €' }, Produkte: { iv: '101,103' } });
  expect(premiumWritten(data, {})).toMatchObject({ Name: '70 €', Produkte: [101, 103], Enddatum: null });
  expect(premiumWritten(premiumData({ Produkte: [] }), {}).Produkte).toEqual([]);
  expect(productIdsOf('101,x,-3,')).toEqual([101]);
});

test('what it says in other languages is kept by whoever saves something else', () => {
  const english = [{ Sprache: 'en', Name: '70 € cash reward' }];
  const before = { Name: '70 €', Uebersetzungen: english };
  expect(premiumWritten(premiumData({ Name: '71 €' }), before)).toMatchObject({
    Name: '71 €',
    Uebersetzungen: english,
  });
});
