/** What counts as an acceptance of terms (§5, V-03): true, the text yes, a number above 0. */
import * as z from 'zod/mini';

export const isAccepted = (value: unknown): boolean =>
  value === true || (typeof value === 'string' && value.trim().toLowerCase() === 'yes') || (typeof value === 'number' && value > 0);

/** A terms checkbox that has to be ticked. */
export const acceptedTerms = z.codec(
  z.any().check(z.refine((value: unknown) => isAccepted(value), { error: 'terms' })),
  z.literal(true),
  { decode: () => true as const, encode: () => true },
);

/** A box that may be left open: newsletter, advertising, "store my bank data". */
export const ticked = z.codec(z.any(), z.boolean(), { decode: (value) => isAccepted(value), encode: (value) => value });
