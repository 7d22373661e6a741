/**
 * `t(key, values)`: the texts of the page being shown. Messages arrive compiled; only those of the matched route are
 * there. `useT` is for components, `Texts` for what runs before one: `load`, `submit`.
 */
import { I18n, type Messages } from '@lingui/core';
import { createContext, useContext } from 'react';
import type { de } from './de.ts';

/** A text of a screen, or one of the contract: the label of a field, what is wrong with it. */
export type TextKey = keyof typeof de | `label.${string}` | `problem.${string}`;
export type T = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

export interface Texts {
  readonly locale: string;
  readonly t: T;
  /** Messages of a further route. */
  add: (messages: Messages) => void;
}

export function textsOf(locale: string, messages: Messages): Texts {
  const catalogue = new I18n({ locale, messages: { [locale]: messages } });
  const t: T = (key, values) => {
    const message = catalogue.messages[key];
    // A field without a label of its own is called by its name, as the contract does it.
    if (message === undefined) return key.slice(key.lastIndexOf('.') + 1);
    const [whole, more] = message;
    return more === undefined && typeof whole === 'string' ? whole : catalogue._(key, values);
  };
  return { locale, t, add: (more) => catalogue.load(locale, more) };
}

const none: Texts = textsOf('de', {});
export const TextContext = createContext<Texts>(none);

export const useT = (): T => useContext(TextContext).t;
export const useLocale = (): string => useContext(TextContext).locale;
