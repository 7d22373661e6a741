/** A category as the editor writes it: what it says in each language, where it is found, what it shows. */
import { type ItemData, invariant } from '@weitersagen/contract/cms/schema';
import type { Written } from '@weitersagen/contract/draft/desk';
import { lastOf } from '@weitersagen/contract/product/breadcrumb';
import type { FormField } from '../content/editor/keeping/values.ts';
import { plainData, plainWritten, writtenAt } from '../draft/thing.ts';

const needed = { isRequired: true } as const;
const said = { isLocalized: true, hasFallback: true } as const;

const all: readonly FormField[] = [
  { name: 'Titel', kind: 'line', ...said, ...needed, lengthMax: 100, group: 'text' },
  { name: 'Breadcrumb', kind: 'line', ...said, ...needed, lengthMax: 100, group: 'text' },
  { name: 'Untertitel', kind: 'line', ...said, lengthMax: 200, group: 'text' },
  { name: 'Slug', kind: 'line', ...needed, lengthMax: 150, group: 'shows' },
  { name: 'Quelle', kind: 'choice', ...needed, options: ['festnetz', 'mobilfunk'], group: 'shows' },
  { name: 'Kategorie', kind: 'line', ...needed, lengthMax: 60, group: 'shows' },
  { name: 'Bild', kind: 'picture', group: 'pictures' },
  { name: 'Icon', kind: 'picture', group: 'pictures' },
];

const texts = ['Titel', 'Breadcrumb', 'Untertitel'] as const;

export const categoryFields = (): readonly FormField[] => all;

type Texts = Readonly<Record<string, unknown>>;

const textsIn = ({ Uebersetzungen: listed }: Written): readonly Texts[] =>
  Array.isArray(listed) ? (listed as readonly unknown[]).filter((one): one is Texts => typeof one === 'object') : [];

/** Its own words are those of the first language. */
function byLanguage(data: Written, own: string, shown: (name: string, text: string) => string): ItemData {
  const all: readonly Texts[] = [{ ...data, Sprache: own }, ...textsIn(data)];
  return Object.fromEntries(
    texts.map((name) => [
      name,
      Object.fromEntries(
        all.flatMap((one) => (one[name] ? [[String(one.Sprache), shown(name, String(one[name]))]] : [])),
      ),
    ]),
  );
}

const ownNames = all.flatMap(({ name, isLocalized }) => (isLocalized ? [] : [name]));

const plain = (data: Written): ItemData =>
  plainData(Object.fromEntries(ownNames.map((name) => [name, data[name] ?? null])));

/** For the form: of the place in the tree only the own name, because it is moved there. */
export const categoryData = (data: Written, own: string): ItemData => ({
  ...plain(data),
  ...byLanguage(data, own, (name, text) => (name === 'Breadcrumb' ? lastOf(text) : text)),
});

/** For its history, which tells moves, too. */
export const placedData = (data: Written, own: string): ItemData => ({
  ...plain(data),
  ...byLanguage(data, own, (_name, text) => text),
});

/** Back, as it was typed; a language that says nothing is not there. */
export function categoryWritten(data: ItemData, own: string): Record<string, unknown> {
  const textsOf = (language: string) =>
    Object.fromEntries(texts.map((name) => [name, writtenAt(data, name, language)]));
  const languages = new Set(texts.flatMap((name) => Object.keys(data[name] ?? {})));
  languages.delete(own);
  return {
    ...plainWritten(data, ownNames),
    ...textsOf(own),
    Uebersetzungen: [...languages].map((language) => ({ Sprache: language, ...textsOf(language) })),
  };
}

/** Where in the form something is missing: `Uebersetzungen.0.Titel` is the title in the first language beside the own one. */
export function placeIn(data: Written, own: string, field: string): string {
  const [, at, name = ''] = /^Uebersetzungen\.(\d+)\.(\w+)$/.exec(field) ?? [];
  if (at !== undefined) return `${name === 'Sprache' ? 'Titel' : name}.${textsIn(data)[Number(at)]?.Sprache ?? own}`;
  return `${field}.${texts.some((one) => one === field) ? own : invariant}`;
}
