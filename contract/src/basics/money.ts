/** Money: whole cents in code, German text for people (K-03). */
import * as z from 'zod/mini';

/** Whole cents, never negative, small enough to stay exact everywhere. */
export const cents = z.int().check(z.nonnegative(), z.maximum(9_000_000_000_000));

const formats = new Map<string, Intl.NumberFormat>();
function format(locale: string): Intl.NumberFormat {
  const region = locale === 'en' ? 'en-GB' : 'de-DE';
  const found = formats.get(region) ?? new Intl.NumberFormat(region, { style: 'currency', currency: 'EUR' });
  formats.set(region, found);
  return found;
}

/** `7000` → `70,00 €` (no-break space); nothing given → `0 €`. The wire always writes German format. */
export const euro = (value: number | null | undefined | '', locale = 'de'): string =>
  value === null || value === undefined || value === '' ? '0\u00a0€' : format(locale).format(value / 100);
