/**
 * Reads a message that the server compiled (`@lingui/message-utils`): text, placeholders, and the choice between one and
 * many or between words. Our own, because the runtime of the library weighs 2 KB more and we need nothing else of it.
 */
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

export type Messages = Readonly<Record<string, CompiledMessage>>;
export type MessageValues = Readonly<Record<string, string | number>>;

type Choices = Readonly<Record<string, CompiledMessage>> & { offset?: number };

/** `count` is what `#` stands for inside of a plural. */
export function readMessage(message: CompiledMessage, locale: string, values: MessageValues, count?: number): string {
  let text = '';
  for (const token of message) {
    if (token === '#' && count !== undefined) text += new Intl.NumberFormat(locale).format(count);
    else if (typeof token === 'string') text += token;
    else text += read(token, locale, values);
  }
  return text;
}

function read([name, type, choices]: readonly unknown[], locale: string, values: MessageValues): string {
  const value = values[name as string];
  if (typeof choices !== 'object' || choices === null) return String(value ?? '');
  const { offset = 0, ...cases } = choices as Choices;
  const isCounted = type !== 'select';
  const count = isCounted ? Number(value) - offset : undefined;
  const rules = isCounted && new Intl.PluralRules(locale, { type: type === 'selectordinal' ? 'ordinal' : 'cardinal' });
  const asked = [String(value), rules ? rules.select(count as number) : 'other', 'other'];
  const found = asked.find((word) => Object.hasOwn(cases, word));
  return found === undefined ? '' : readMessage(cases[found] as CompiledMessage, locale, values, count);
}
