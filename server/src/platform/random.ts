/** Random numbers, hashes and codes of rules 1.7. Uniqueness is the database's matter; the caller tries again. */
import { randomBytes, randomFillSync, randomInt } from 'node:crypto';
import { type Kind, shortCodeAlphabet, toNumber } from '@weitersagen/contract/basics/number';
import { codeAlphabet, toCode } from '@weitersagen/contract/recommendation/code/code';

const reserve = Buffer.alloc(4096);
let used = reserve.length;

/** Random bytes for marks that every request needs, fetched a few hundred at once; each is given out once. */
export function nextBytes(count: number): Buffer {
  if (used + count > reserve.length) {
    randomFillSync(reserve);
    used = 0;
  }
  used += count;
  return reserve.subarray(used - count, used);
}

/** Twelve digits: kind, ten random ones, check digit. */
export const newNumber = (kind: Kind): string => toNumber(kind, String(randomInt(0, 10_000_000_000)).padStart(10, '0'));

/** With a billion numbers given out one of ten draws is taken; twelve in a row are once in 10^12 (rules 1.7). */
export const numberTries = 12;

/** Draws numbers until `insert` gives a row; it gives nothing where the number is taken. */
export async function withNewNumber<T>(kind: Kind, insert: (number: string) => Promise<T | undefined>): Promise<T> {
  for (let tried = 0; tried < numberTries; tried++) {
    const made = await insert(newNumber(kind));
    if (made !== undefined) return made;
  }
  throw new Error(`no free number of a ${kind}`);
}

export const newHash16 = (): string => randomBytes(8).toString('hex');
export const newHash32 = (): string => randomBytes(16).toString('hex');

/** What tells a bank file from every other, also from those of other installations and of a time before a restore. */
export const newFileMark = (): string => randomBytes(4).toString('hex').toUpperCase();

/** What somebody names who asks about a message: `K7QX-2M9D`, to be read out on the telephone. */
export const newRequestNumber = (): string => codeSigns(8).replace(/^.{4}/, '$&-');

/** What somebody recommends with who has no link: `B7KX-29QM`, seven random signs and one that finds slips. */
export const newRecommendationCode = (): string => toCode(codeSigns(7));

const codeSigns = (length: number): string =>
  Array.from({ length }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');

export const newShortCode = (): string =>
  Array.from({ length: 7 }, () => shortCodeAlphabet[randomInt(shortCodeAlphabet.length)]).join('');
