/**
 * Numbers and hashes of rules 1.7: 12 digits = kind digit, ten random digits, Luhn check digit.
 * A number that does not fit is unknown without a look into the database.
 */
import * as z from 'zod/mini';

export const kinds = { recommendation: '1', recipient: '2', order: '3', reward: '4', claim: '5' } as const;
export type Kind = keyof typeof kinds;

/** The Luhn digit that completes `digits`. */
export function checkDigit(digits: string): string {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index]);
    const weighted = index % 2 === 0 ? digit * 2 : digit;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return String((10 - (sum % 10)) % 10);
}

export const isNumber = (kind: Kind, value: string): boolean =>
  /^\d{12}$/.test(value) && value[0] === kinds[kind] && checkDigit(value.slice(0, 11)) === value[11];

/** A number of the given kind out of ten random digits. */
export const toNumber = (kind: Kind, tenDigits: string): string => {
  const digits = kinds[kind] + tenDigits;
  return digits + checkDigit(digits);
};

export const numberOf = (kind: Kind) =>
  z.string().check(
    z.trim(),
    z.regex(new RegExp(`^${kinds[kind]}\\d{11}$`), { error: 'invalid', abort: true }),
    z.refine((value: string) => isNumber(kind, value), { error: 'invalid' }),
  );

export const recommendationNumber = numberOf('recommendation');
export const recipientNumber = numberOf('recipient');
export const orderNumber = numberOf('order');
export const rewardNumber = numberOf('reward');
const eitherNumber = (one: Kind, other: Kind) =>
  z.string().check(
    z.trim(),
    z.regex(new RegExp(`^[${kinds[one]}${kinds[other]}]\\d{11}$`), { error: 'invalid', abort: true }),
    z.refine((value: string) => isNumber(one, value) || isNumber(other, value), { error: 'invalid' }),
  );

/** Where a recipient's or a recommendation's number is accepted; the kind digit decides (C-60). */
export const recipientOrRecommendationNumber = eitherNumber('recipient', 'recommendation');
/** Where a reward's or a recommendation's number is accepted (C-17). */
export const rewardOrRecommendationNumber = eitherNumber('reward', 'recommendation');

export const hash16 = z.string().check(z.regex(/^[0-9a-f]{16}$/, { error: 'invalid' }));
export const hash32 = z.string().check(z.regex(/^[0-9a-f]{32}$/, { error: 'invalid' }));
/** Seven characters of base58: no 0, O, I, l. */
export const shortCodeAlphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
export const isShortCode = (value: string): boolean => /^[1-9A-HJ-NP-Za-km-z]{7}$/.test(value);
export const shortCode = z.string().check(z.refine(isShortCode, { error: 'invalid' }));
