/** A campaign as the editor writes it: its fields by language, and back. */
import { decode, encode } from '@weitersagen/contract/basics/wire';
import { audience, CampaignEntry } from '@weitersagen/contract/campaign/schemas';
import { type ItemData, invariant } from '@weitersagen/contract/cms/schema';
import { wordsOf } from '../../work/list/list-query.ts';
import type { FormField } from '../content/editor/keeping/values.ts';

const needed = { isRequired: true } as const;
const texts = ['Titel', 'Text', 'RechtsText'] as const;

/** Under their names on the wire. Where somebody is asked to agree, there is something to agree to. */
export const campaignFields = (data: ItemData): readonly FormField[] => [
  { name: 'Zielgruppe', kind: 'choice', ...needed, options: wordsOf(audience).map(([word]) => word) },
  { name: 'Von', kind: 'day', ...needed },
  { name: 'Bis', kind: 'day', ...needed },
  { name: 'Titel', kind: 'line', isLocalized: true, ...needed, lengthMax: 200 },
  { name: 'Text', kind: 'markdown', isLocalized: true, ...needed, lengthMax: 5000 },
  { name: 'Zustimmung', kind: 'boolean', ...needed },
  {
    name: 'RechtsText',
    kind: 'markdown',
    isLocalized: true,
    isRequired: data.Zustimmung?.[invariant] === true,
    lengthMax: 20_000,
  },
];

type WireEntry = Record<string, unknown> & { Texte: (Record<string, string> & { Sprache: string })[] };

export function dataOf(entry: CampaignEntry): ItemData {
  const { Texte, ...same } = encode(CampaignEntry, entry) as WireEntry;
  const each = texts.map(
    (name) => [name, Object.fromEntries(Texte.map((text) => [text.Sprache, text[name]]))] as const,
  );
  return {
    ...Object.fromEntries(Object.entries(same).map(([name, value]) => [name, { [invariant]: value }])),
    ...Object.fromEntries(each),
  };
}

/** Nothing where a field holds what no campaign can: a day that is no day. */
export function entryOf(data: ItemData): CampaignEntry | undefined {
  const languages = new Set(texts.flatMap((name) => Object.keys(data[name] ?? {})));
  const same = ['Zielgruppe', 'Von', 'Bis', 'Zustimmung'].map((name) => [name, data[name]?.[invariant]] as const);
  const Texte = [...languages].map((Sprache) => ({
    Sprache,
    ...Object.fromEntries(texts.map((name) => [name, data[name]?.[Sprache] ?? ''])),
  }));
  const read = decode(CampaignEntry, { ...Object.fromEntries(same), Texte });
  return read.ok ? read.value : undefined;
}

/** Where in the form something is missing: `Texte.0.Titel` is the title in the first language of the entry. */
export function placeIn({ texts: written }: CampaignEntry, languages: readonly string[], field: string): string {
  const [, at, name] = /^Texte\.(\d+)\.(\w+)$/.exec(field) ?? [];
  if (at === undefined) return `${field}.${invariant}`;
  return `${name === 'Sprache' ? 'Titel' : name}.${written[Number(at)]?.language ?? languages[0] ?? ''}`;
}
