/** Words with a value that changes: `{maxPraemie}` in a text. One that nobody gave a value stays as it was typed. */
import type { Item } from './source.ts';
import { saidIn, same } from './value.ts';

export type Variables = ReadonlyMap<string, string>;

const named = /\{([A-Za-z][\w.-]{0,59})\}/g;

export const namesVariables = (text: string): boolean => text.search(named) >= 0;

export const variablesOf = (items: readonly Item[], locale: string, defaultLocale: string): Variables =>
  new Map(items.map((item) => [same(item, 'key'), saidIn(item, 'value', locale, defaultLocale).text]));

/** Values are text: what looks like a variable in one is none. */
export const fillVariables = (text: string, variables: Variables): string =>
  text.replace(named, (whole, name: string) => variables.get(name) ?? whole);
