/**
 * `t(key, values)`: the texts of the page being shown. Messages arrive compiled; only those of the matched route are
 * there. `useT` is for components, `Texts` for what runs before one: `load`, `submit`.
 */
import { createContext, useContext } from 'react';
import { type Messages, type MessageValues, readMessage } from './message.ts';
import type { wordsOfDesk, wordsOfPages } from './word-list.ts';

/** A text of a screen, or one of the contract: the label of a field, what is wrong with it. */
export type TextKey = keyof typeof wordsOfPages | keyof typeof wordsOfDesk | `label.${string}` | `problem.${string}`;
export type T = (key: TextKey, values?: MessageValues) => string;

export interface Texts {
  readonly locale: string;
  readonly t: T;
  /** Messages of a further route. */
  add: (messages: Messages) => void;
}

export function textsOf(locale: string, messages: Messages): Texts {
  const all: Record<string, Messages[string]> = { ...messages };
  const t: T = (key, values = {}) => {
    const message = all[key];
    // A field without a label of its own is called by its name, as the contract does it.
    return message === undefined ? key.slice(key.lastIndexOf('.') + 1) : readMessage(message, locale, values);
  };
  return { locale, t, add: (more) => void Object.assign(all, more) };
}

const none: Texts = textsOf('de', {});
export const TextContext = createContext<Texts>(none);

export const useT = (): T => useContext(TextContext).t;
export const useLocale = (): string => useContext(TextContext).locale;
