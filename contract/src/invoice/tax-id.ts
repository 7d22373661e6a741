/** By what a tax office knows a company: the USt-IdNr. with its check digit, and the Steuernummer as an office writes it. */
import * as z from 'zod/mini';

const compact = (value: string): string => value.replace(/[\s.-]/g, '').toUpperCase();

/** A German one has nine digits, the last a check digit (ISO 7064, mod 11,10); of other countries only the form is known. */
export function isVatId(value: string): boolean {
  const id = compact(value);
  if (!id.startsWith('DE')) return /^[A-Z]{2}[A-Z\d+*]{2,12}$/.test(id);
  return /^DE[1-9]\d{8}$/.test(id) && vatCheckDigit(id.slice(2, 10)) === id.slice(10);
}

export function vatCheckDigit(digits: string): string {
  let product = 10;
  for (const digit of digits) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (2 * sum) % 11;
  }
  return String((11 - product) % 10);
}

/** Ten or eleven digits as an office writes them, `12/345/67890`, or the thirteen all offices understand. */
export const isTaxNumber = (value: string): boolean => {
  const digits = value.replace(/\D/g, '').length;
  return /^\d[\d/ ]*\d$/.test(value) && (digits === 10 || digits === 11 || digits === 13);
};

export const vatId = z.codec(
  z.string().check(z.trim(), z.maxLength(20, { error: 'vat-id' }), z.refine(isVatId, { error: 'vat-id' })),
  z.string(),
  { decode: compact, encode: (value) => value },
);
export const taxNumber = z
  .string()
  .check(z.trim(), z.maxLength(20, { error: 'tax-number' }), z.refine(isTaxNumber, { error: 'tax-number' }));

const isGerman = (value: string): boolean => compact(value).startsWith('DE');

/** Either of both, told by its beginning. */
export const taxId = z.codec(
  z.string().check(
    z.trim(),
    z.maxLength(20, { error: 'tax-id' }),
    z.refine((value: string) => !isGerman(value) || isVatId(value), { error: 'vat-id' }),
    z.refine((value: string) => isGerman(value) || isTaxNumber(value), { error: 'tax-id' }),
  ),
  z.string(),
  { decode: (value) => (isGerman(value) ? compact(value) : value), encode: (value) => value },
);
