/** A premium as the editor writes it: its fields under their names on the wire. */
import { type ItemData, invariant } from '@weitersagen/contract/cms/schema';
import type { Written } from '@weitersagen/contract/draft/desk';
import type { FormField } from '../content/editor/keeping/values.ts';
import { plainData, plainWritten } from '../draft/thing.ts';

const needed = { isRequired: true } as const;

const all: readonly FormField[] = [
  { name: 'Name', kind: 'line', ...needed, lengthMax: 100, group: 'what' },
  { name: 'ExterneId', kind: 'line', ...needed, lengthMax: 60, group: 'what' },
  { name: 'Art', kind: 'choice', ...needed, options: ['Geld', 'Gutschein'], group: 'what' },
  { name: 'WertCent', kind: 'money', ...needed, group: 'what' },
  { name: 'Beschreibung', kind: 'text', lengthMax: 2000, group: 'what' },
  { name: 'Startdatum', kind: 'day', group: 'days' },
  { name: 'Enddatum', kind: 'day', group: 'days' },
  { name: 'EnddatumAnzeige', kind: 'day', group: 'days' },
  { name: 'Produkte', kind: 'products', group: 'products' },
];

export const premiumFields = (): readonly FormField[] => all;

/** The products as a form has them: their numbers in one text. */
export const premiumData = ({ Produkte: ids, ...data }: Written): ItemData => ({
  ...plainData(data),
  ...(Array.isArray(ids) && ids.length > 0 && { Produkte: { [invariant]: ids.join(',') } }),
});

/** As the form has them, and as a list of JSON. */
export const productIdsOf = (text: unknown): number[] =>
  String(text ?? '')
    .replace(/^\[|\]$/g, '')
    .split(',')
    .filter((id) => /^\d{1,10}$/.test(id))
    .map(Number);

/** What it says in other languages comes by a file, and stays as it is. */
export const premiumWritten = (data: ItemData, { Uebersetzungen = [] }: Written): Record<string, unknown> => ({
  ...plainWritten(
    data,
    all.map(({ name }) => name),
  ),
  Produkte: productIdsOf(data.Produkte?.[invariant]),
  Uebersetzungen,
});
