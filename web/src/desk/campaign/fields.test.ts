/** A campaign is the same after the editor: its fields by language, and back. */
import { decode, toWire } from '@weitersagen/contract/basics/wire';
import { CampaignEntry } from '@weitersagen/contract/campaign/schemas';
import type { ItemData } from '@weitersagen/contract/cms/schema';
import { expect, test } from 'vitest';
import { audiences, campaignFields, dataOf, entryOf, placeIn } from './fields.ts';

const entry = {
  audience: 'recommender' as const,
  from: '2026-03-01',
  until: null,
  needsAgreement: true,
  texts: [
    { language: 'de', title: 'Herbst', text: 'Text', legalText: 'Recht' },
    { language: 'en', title: 'Autumn', text: '', legalText: '' },
  ],
};

/** As the server does. */
const read = (data: ItemData) => decode(CampaignEntry, toWire(CampaignEntry, entryOf(data)));

test('what is read into fields and written back says the same', () => {
  expect(dataOf(entry)).toMatchObject({ Von: { iv: '2026-03-01' }, Titel: { de: 'Herbst', en: 'Autumn' } });
  expect(read(dataOf(entry))).toEqual({ ok: true, value: entry });
});

test('a field that is empty is one all the same, and what is wrong is said where it is', () => {
  expect(read({ Titel: { de: 'Neu' } })).toEqual({
    ok: true,
    value: {
      audience: 'everybody',
      from: null,
      until: null,
      needsAgreement: false,
      texts: [{ language: 'de', title: 'Neu', text: '', legalText: '' }],
    },
  });
  expect(read({ ...dataOf(entry), Bis: { iv: '0000-99-99' }, Titel: { de: 'x'.repeat(201) } })).toMatchObject({
    problems: [{ field: 'Bis' }, { field: 'Texte.0.Titel', code: 'too-long' }],
  });
});

test('it is for everybody, for recommenders or for agencies', () => {
  expect(audiences().map(([word]) => word)).toEqual(['alle', 'empfehler', 'agentur']);
});

test('a legal text is needed where somebody has to agree, and only there', () => {
  const isNeeded = (needsAgreement: boolean) =>
    campaignFields(dataOf({ ...entry, needsAgreement })).find(({ name }) => name === 'RechtsText')?.isRequired;
  expect([isNeeded(true), isNeeded(false)]).toEqual([true, false]);
});

test('what is missing is found in the form, also in a language that has no text yet', () => {
  expect(placeIn(entry, ['de', 'en'], 'Bis')).toBe('Bis.iv');
  expect(placeIn(entry, ['de', 'en'], 'Texte.1.Text')).toBe('Text.en');
  expect(placeIn(entry, ['de', 'en'], 'Texte.2.Titel')).toBe('Titel.de');
});
