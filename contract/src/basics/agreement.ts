/** What counts as an acceptance of terms (§5, V-03): true, the text yes, a number above 0. */
import * as z from 'zod/mini';
import { isPlain } from './text.ts';

export const isAccepted = (value: unknown): boolean =>
  value === true ||
  (typeof value === 'string' && value.trim().toLowerCase() === 'yes') ||
  (typeof value === 'number' && value > 0);

const box = () => z.any().register(z.globalRegistry, { description: 'Yes is true, the text yes, a number above 0' });

const needed = (error: 'terms' | 'box-required') =>
  z.prefault(
    z.codec(box().check(z.refine((value: unknown) => isAccepted(value), { error })), z.literal(true), {
      decode: () => true as const,
      encode: () => true,
    }),
    false,
  );

/** A terms checkbox that has to be ticked. */
export const acceptedTerms = needed('terms');

/** Any other box that has to be ticked: "Dies ist ein Pflichtfeld." (V-02) */
export const neededBox = needed('box-required');

/** A box that may be left open: newsletter, advertising, "store my bank data". */
export const ticked = z._default(
  z.codec(box(), z.boolean(), { decode: (value) => isAccepted(value), encode: (value) => value }),
  false,
);

/** The text of the terms as it was shown; sending it is the acceptance, so without it the terms message stands. */
export const termsText = z.string({ error: 'terms' }).check(
  z.refine((value: string) => value.trim().length > 0, { error: 'terms', abort: true }),
  z.refine(isPlain, { error: 'invalid' }),
  z.maxLength(20_000, { error: 'invalid' }),
);

const bare = (terms: string): string => terms.replace(/\s+/gu, ' ').trim();

/** Whether two texts of terms are the same, blanks aside (rules 3.3). */
export const sameTerms = (one: string, other: string): boolean => one === other || bare(one) === bare(other);
