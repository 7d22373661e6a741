/** Money: whole cents in code, one way of writing for people of every language (K-03). */
import * as z from 'zod/mini';

/** Whole cents, never negative, small enough to stay exact everywhere. */
export const cents = z.int().check(z.nonnegative(), z.maximum(9_000_000_000_000));

const format = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

/** `7000` → `70,00 €` (no-break space); nothing given → `0 €`. Pages, mails and the wire, in whatever language they are. */
export const euro = (value: number | null | undefined | ''): string =>
  value === null || value === undefined || value === '' ? '0\u00a0€' : format.format(value / 100);
