/** The files of `anbieter-b`, as docs/providers.md says them: made line by line, so that a large one takes no memory. */
import { createHash } from 'node:crypto';
import { wireFields } from '@weitersagen/contract/basics/wire';
import { ProvidedEntry } from '@weitersagen/contract/provider/entry';
import type { Sent, Stock } from './stock.ts';

export interface Change extends Sent {
  Aktion: 'neu' | 'geaendert' | 'entfernt';
}

const names = Object.values(wireFields(ProvidedEntry) ?? {}).map(([name]) => name);
const linesAtOnce = 500;

interface Ending {
  statedAt: Date;
  changeMark: number;
}

/** Everything that is there, or what changed, with the header before and the last line behind. */
export function* fileOf(stock: Stock, { statedAt, changeMark }: Ending, isChanges = false): Generator<string> {
  const columns = isChanges ? ['Aktion', ...names] : names;
  const hash = createHash('sha256');
  const hashed = (text: string): string => {
    hash.update(text);
    return text;
  };
  yield hashed(`\ufeff${columns.join(';')}\r\n`);
  for (let from = 0; from < stock.count; from += linesAtOnce) {
    let lines = '';
    for (let index = from; index < Math.min(stock.count, from + linesAtOnce); index++) {
      const product = stock.at(index);
      lines += `${columns.map((name) => cell(product[name])).join(';')}\r\n`;
    }
    yield hashed(lines);
  }
  yield `ENDE;${stock.count};${hash.digest('hex')};${statedAt.toISOString()};${changeMark}\r\n`;
}

function cell(value: unknown): string {
  const text =
    value === undefined || value === null ? '' : value === true ? 'ja' : value === false ? 'nein' : `${value}`;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
