/** Chooses and fills the sentences of validation and refusals; any locale but English reads German (V-13). */

import type { RefusalName } from '../basics/refusals.ts';
import type { Problem } from '../basics/wire.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export type Texts = typeof de;
export const texts = (locale: string): Texts => (locale === 'en' ? en : de);

const fill = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);

/** "Vorname ist ein Pflichtfeld": label of the last part of the path, then what is wrong. */
export function problemText(locale: string, { field, code, values }: Problem): string {
  const catalogue = texts(locale);
  // An item of a list is called as its list: "Hosts", not "0"; what a field says in a language as the field.
  // What has no name is the whole of what was sent.
  const part = field.split('.').findLast((one) => !/^(?:\d+|iv|de|en)$/.test(one)) ?? '';
  const sentence = catalogue.problems[code as keyof Texts['problems']] ?? catalogue.problems.invalid;
  return fill(sentence, { ...values, label: catalogue.labels[part] ?? part });
}

/** What is wrong, for programs: the key of its sentence. */
export const problemCode = ({ code }: Pick<Problem, 'code'>): string =>
  Object.hasOwn(de.problems, code) ? code : 'invalid';

/** Every code a field can be refused with. */
export const problemCodes: readonly string[] = Object.keys(de.problems);

export const refusalText = (
  locale: string,
  refusal: RefusalName,
  values: Readonly<Record<string, string>> = {},
): string => fill(texts(locale).refusals[refusal], values);
