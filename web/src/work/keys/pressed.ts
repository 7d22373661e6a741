/** Keys that do something without a button: never while somebody types, and not where they are switched off (WCAG 2.1.4). */
import { browserChoice } from '../browser-choice.ts';

export const keysChoice = browserChoice<'on' | 'off'>('work.keys', ['on', 'off']);

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'target'>;

/** The one key that was pressed, where it may do something. */
export function pressedKey(event: Press, isOn: boolean, isAsking: boolean): string | undefined {
  const { key, ctrlKey, metaKey, altKey, defaultPrevented, target } = event;
  if (!isOn || isAsking || defaultPrevented || ctrlKey || metaKey || altKey) return undefined;
  return isTypedInto(target) ? undefined : key;
}

/** Ctrl K or Cmd K: no letter that somebody types, so it works from a single line, too. */
export const isSearchKey = ({ key, ctrlKey, metaKey, altKey, target }: Press): boolean =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !isWrittenInto(target);

interface Named {
  tagName?: string;
  type?: string;
  isContentEditable?: boolean;
}

const noText = ['checkbox', 'radio', 'button', 'submit', 'reset', 'file'];

function isTypedInto(target: unknown): boolean {
  const { tagName, type = '' } = target as Named;
  return isWrittenInto(target) || tagName === 'SELECT' || (tagName === 'INPUT' && !noText.includes(type));
}

function isWrittenInto(target: unknown): boolean {
  const { tagName, isContentEditable = false } = target as Named;
  return isContentEditable || tagName === 'TEXTAREA';
}

/** A question or a menu is open: what lies behind it stays as it is. */
export const isAsking = (): boolean => document.querySelector('dialog[open]') !== null;
