/** Sums that wait to be written, by what they are sums of. */
import type { HitSum } from './sql.ts';

export type Book = Map<string, HitSum>;

export const keyOf = ({ day, kind, name, channel, productId }: HitSum): string =>
  `${day} ${kind} ${name} ${productId} ${channel}`;

/** Gives by how much the book has grown. */
export function add(book: Book, more: HitSum): number {
  const key = keyOf(more);
  const sum = book.get(key);
  if (!sum) {
    book.set(key, more);
    return 1 + more.visitors.size;
  }
  const before = sum.visitors.size;
  sum.count += more.count;
  for (const visitor of more.visitors) sum.visitors.add(visitor);
  return sum.visitors.size - before;
}

/** Sums that have become the same are one. */
export function merged(sums: readonly HitSum[]): Book {
  const book: Book = new Map();
  for (const sum of sums) add(book, { ...sum, visitors: new Set(sum.visitors) });
  return book;
}

/** Each with as many sums and people as a transaction may have, and one sum at least. */
export function inParts(sums: readonly HitSum[], max: number): HitSum[][] {
  const parts: HitSum[][] = [];
  let room = 0;
  for (const sum of sums) {
    const size = 1 + sum.visitors.size;
    if (size > room || parts.length === 0) {
      parts.push([]);
      room = max;
    }
    parts.at(-1)?.push(sum);
    room -= size;
  }
  return parts;
}
