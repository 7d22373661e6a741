/** The pages of `anbieter-a`, as docs/providers.md says them. */
import type { Sent, Stock } from './stock.ts';

/** Of one source alone; a product without a source is one of the landline. */
export function pageOf(
  stock: Stock,
  statedAt: Date,
  { source, from, count }: { source: string; from: number; count: number },
): { Stand: string; Produkte: Sent[]; NaechsteSeite: string | null } {
  const rows: Sent[] = [];
  let index = from;
  for (; index < stock.count && rows.length < count; index++) {
    const { Quelle: own = 'festnetz', ...product } = stock.at(index);
    if (own === source) rows.push(product);
  }
  return {
    Stand: statedAt.toISOString(),
    Produkte: rows,
    NaechsteSeite: index < stock.count ? tokenOf(index) : null,
  };
}

const tokenOf = (index: number): string => Buffer.from(`ab ${index}`).toString('base64url');

export const placeOf = (token: string | null): number =>
  token === null ? 0 : Number(Buffer.from(token, 'base64url').toString().slice(3));
