/**
 * Plain texts of people: trimmed, in composed characters (NFC) so that the same word is the same text whatever keyboard wrote
 * it, well formed, without control characters that no database or letter takes (V-12).
 */
import * as z from 'zod/mini';

export const isPlain = (value: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those are refused
  value.isWellFormed() && !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(value);

/** A text of `min` to `max` characters after trimming; lines are kept. */
export const text = (min: number, max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.normalize('NFC'),
      z.refine(isPlain, { error: 'invalid', abort: true }),
      z.minLength(min, { error: 'too-short' }),
      z.maxLength(max, { error: 'too-long' }),
    );

export const isOneLine = (value: string): boolean => !/[<>\r\n]/.test(value);

/** A text on one line without angle brackets, for names and addresses. */
export const line = (min: number, max: number) => text(min, max).check(z.refine(isOneLine, { error: 'invalid' }));

export const phone = z
  .string()
  .check(z.trim(), z.regex(/^[0-9+/()-][0-9 +/()-]{3,28}[0-9+/()-]$/, { error: 'invalid' }));
export const postcode = z.string().check(z.trim(), z.regex(/^\d{5}$/, { error: 'invalid' }));
export const houseNumber = line(1, 10);

/** A text that one of our programs made and reads again: a token, a key, a cursor. */
export const opaque = (max: number) =>
  z.string().check(z.minLength(1), z.maxLength(max), z.refine(isPlain, { error: 'invalid' }));

/** Text over 40 characters is cut to 19 plus dots (§9, K-01). */
export const truncate = (value: string): string => (value.length > 40 ? `${value.slice(0, 19)}...` : value);

/** The address of a picture that lies elsewhere: nothing in it can leave the attribute or the header it comes to stand in. */
export const pictureAddress = z
  .string()
  .check(
    z.trim(),
    z.refine(isPlain, { error: 'invalid' }),
    z.regex(/^https?:\/\/[^\s\\"'<>;,]{3,500}$/, { error: 'invalid' }),
  );
