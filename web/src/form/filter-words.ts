import { codesOf, type Labels } from '@weitersagen/contract/basics/label';
import { encode } from '@weitersagen/contract/basics/wire';

/** A table of words of the contract, whichever it is. */
export type Words = Parameters<typeof encode>[0];

/** Words of a filter: as they stand in the address, and what they are called by their code name. */
export const wordsOf = (words: Words | undefined): (readonly [word: string, code: string])[] =>
  words
    ? codesOf(words as Labels<Record<string, string>>).map((code) => [encode(words, code) as string, code] as const)
    : [];

/** One of them, as it stands in the address. */
export const wordOf = (words: Words, code: string): string => encode(words, code) as string;
