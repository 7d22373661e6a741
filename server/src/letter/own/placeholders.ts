/**
 * What the own words of a mail may hold, and must: values it is made from, by their German names, and whole parts that the
 * program makes. A token or an address of a link is none of them.
 */
import type { Ctx } from '#platform/context.ts';
import type { LetterParts } from '../parts.ts';
import type { partWords, valueWords } from './words.ts';

export type ValueName = keyof typeof valueWords;
export type PartName = keyof typeof partWords;

export interface At {
  ctx: Ctx;
  language: string;
}

/** Null where there is none: then the space before it goes, too. */
type ValueOf<Parameters> = (parameters: Parameters, at: At) => string | null;

export interface Placeholders<Parameters> {
  values: { readonly [Name in ValueName]?: ValueOf<Parameters> };
  /** Beside the sentences, which every letter has. */
  parts: readonly PartName[];
  /** What has to be in it; of several one does. */
  needs: readonly Need[];
}

type Need = readonly [ValueName | PartName, ...(ValueName | PartName)[]];

/** What every mail can say. */
const general: { readonly [Name in ValueName]?: (parts: LetterParts, at: At) => string } = {
  mandant: (_parts, { ctx }) => ctx.mandant.name,
  serviceEmail: (_parts, { ctx }) => ctx.mandant.config.supportEmail,
  betreff: ({ subject }) => subject,
  ueberschrift: ({ headline }) => headline,
};

/** The names a mail knows. */
export interface KnownNames {
  values: readonly ValueName[];
  parts: readonly PartName[];
  needs: readonly Need[];
}

export const namesOf = ({ values, parts, needs }: Placeholders<never>): KnownNames => ({
  values: [...namesIn(values), ...namesIn(general)],
  parts: ['inhalt', ...parts],
  needs,
});

const namesIn = (values: object): ValueName[] => Object.keys(values) as ValueName[];

/** A space that holds an amount and its sign together stays. */
export const oneLine = (value: string): string => value.replace(/[^\S\u00a0\u202f]+/g, ' ').trim();

/** The values of a mail, each in one line. */
export function valuesOf(
  { values }: Placeholders<never>,
  { parameters, parts, at }: { parameters: object; parts: LetterParts; at: At },
): Map<string, string> {
  const own = Object.entries(values).map(([name, of]) => [name, of(parameters as never, at) ?? ''] as const);
  const both = [...Object.entries(general).map(([name, of]) => [name, of(parts, at)] as const), ...own];
  return new Map(both.map(([name, value]) => [name, oneLine(value)]));
}
