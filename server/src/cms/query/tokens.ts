/** The signs of a question in OData, one after the other. */
import { BadQuery, limits } from './fields.ts';

export interface Token {
  kind: 'word' | 'text' | 'number' | 'sign';
  value: string;
  at: number;
}

export interface Cursor {
  peek(ahead?: number): Token | undefined;
  isNext(kind: Token['kind'], value: string): boolean;
  /** The next one, whatever it is. */
  next(): Token | undefined;
  /** The next one, which has to be of this kind. */
  take(kind: Token['kind'], value?: string): Token;
}

// A word may be a path, a date or an id; a text has its quotes doubled.
const sign =
  /\s*(?:(?<text>'(?:[^']|'')*')|(?<number>-?\d+(?:\.\d+)?(?:[eE][+-]?\d{1,3})?(?![\w:-]))|(?<word>[\w.:+/-]+)|(?<sign>[(),]))/y;

function tokensOf(text: string): Token[] {
  if (text.length > limits.chars) throw new BadQuery(`it has more than ${limits.chars} characters`);
  const tokens: Token[] = [];
  const end = text.trimEnd().length;
  sign.lastIndex = 0;
  while (sign.lastIndex < end) {
    const from = sign.lastIndex;
    const groups = sign.exec(text)?.groups;
    const [kind, value] = Object.entries(groups ?? {}).find(([, one]) => one !== undefined) ?? [];
    if (kind === undefined || value === undefined) throw new BadQuery(`not readable at position ${from + 1}`);
    tokens.push({ kind: kind as Token['kind'], value, at: sign.lastIndex - value.length + 1 });
  }
  return tokens;
}

export function cursorOf(text: string): Cursor {
  const tokens = tokensOf(text);
  let place = 0;
  return {
    peek: (ahead = 0) => tokens[place + ahead],
    isNext: (kind, value) => tokens[place]?.kind === kind && tokens[place]?.value === value,
    next: () => tokens[place++],
    take: (kind, value) => {
      const token = tokens[place++];
      return token?.kind === kind && (value === undefined || token.value === value) ? token : fail(token);
    },
  };
}

export const placeOf = (token: Token | undefined): string => (token ? ` at position ${token.at}` : ' at its end');

export function fail(token: Token | undefined): never {
  const what = token ? `unexpected ${token.value.slice(0, 40)}` : 'something is missing';
  throw new BadQuery(`${what}${placeOf(token)}`);
}
