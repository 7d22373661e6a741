/** A campaign as the editor writes it: its fields by language, and back. */
import { encode } from '@weitersagen/contract/basics/wire';
import { audience, CampaignEntry } from '@weitersagen/contract/campaign/schemas';
import { type ItemData, invariant } from '@weitersagen/contract/cms/schema';
import { wordsOf } from '../../form/filter-words.ts';
import type { FormField } from '../content/editor/keeping/values.ts';

const needed = { isRequired: true } as const;
const said = { isLocalized: true, hasFallback: true } as const;
const texts = ['Titel', 'Text', 'RechtsText'] as const;

/** Whom one can be for, by their words on the wire. */
export const audiences = () => wordsOf(audience);

/** Under their names on the wire. Where somebody is asked to agree, there is something to agree to. */
export const campaignFields = (data: ItemData): readonly FormField[] => [
  {
    name: 'Zielgruppe',
    kind: 'choice',
    ...needed,
    options: audiences().map(([word]) => word),
  },
  { name: 'Von', kind: 'day', ...needed },
  { name: 'Bis', kind: 'day', ...needed },
  { name: 'Titel', kind: 'line', ...said, ...needed, lengthMax: 200 },
  { name: 'Text', kind: 'markdown', ...said, ...needed, lengthMax: 5000 },
  { name: 'Zustimmung', kind: 'boolean', ...needed },
  {
    name: 'RechtsText',
    kind: 'markdown',
    ...said,
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

/** As it was typed: the server checks it, and says what is wrong where. */
export function entryOf(data: ItemData) {
  const at = (name: string, part: string = invariant) => data[name]?.[part];
  const languages = new Set(texts.flatMap((name) => Object.keys(data[name] ?? {})));
  return {
    audience: at('Zielgruppe'),
    from: at('Von'),
    until: at('Bis'),
    needsAgreement: at('Zustimmung'),
    texts: [...languages].map((language) => ({
      language,
      title: at('Titel', language),
      text: at('Text', language),
      legalText: at('RechtsText', language),
    })),
  };
}

/** Where in the form something is missing: `Texte.0.Titel` is the title in the first language of the entry. */
export function placeIn({ texts: written }: CampaignEntry, languages: readonly string[], field: string): string {
  const [, at, name] = /^Texte\.(\d+)\.(\w+)$/.exec(field) ?? [];
  if (at === undefined) return `${field}.${invariant}`;
  return `${name === 'Sprache' ? 'Titel' : name}.${written[Number(at)]?.language ?? languages[0] ?? ''}`;
}
