/**
 * The code by which somebody recommends without a link (G-06, rules 1.7): on a card, or read out on the telephone. Eight
 * signs, the last of them chosen so that one wrong sign (8 for B, M for N) and two neighbours that changed places are found
 * before anybody asks whose code it is.
 */
import * as z from 'zod/mini';

/** No vowels, no L and Y, no 0 and 1: no words by accident, and less that looks like another sign. */
export const codeAlphabet = '23456789BCDFGHJKMNPQRSTVWXZ';
const length = 8;

/** Doubled from place to place: not divisible by three, nor is what two neighbours differ by, so both slips change the sum. */
const weightAt = (place: number): number => 2 ** place % codeAlphabet.length;

const sumOf = (signs: string): number =>
  [...signs].reduce((sum, sign, place) => sum + codeAlphabet.indexOf(sign) * weightAt(place), 0) % codeAlphabet.length;

/** The sign at `place` that makes the sum right, whatever stands there now. */
const signFor = (signs: string, place: number): string => {
  const before = signs.slice(0, place);
  const after = signs.slice(place + 1);
  return [...codeAlphabet].find((sign) => sumOf(before + sign + after) === 0) as string;
};

const shown = (signs: string): string => `${signs.slice(0, 4)}-${signs.slice(4)}`;

/** A code out of seven random signs: `B7KX-29QM`. */
export const toCode = (seven: string): string => shown(seven + signFor(`${seven}2`, length - 1));

/** Signs that are in no code, and those they may have been. */
const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'QD8',
  O: 'QD8',
  '1': 'JT7',
  I: 'JT7',
  L: 'JT7',
  U: 'VW',
  A: '4H',
  E: '3FB',
  Y: 'VX',
};

type CodeProblem = 'code-length' | 'code-sign' | 'code-check';
type ReadCode = { ok: true; code: string } | { ok: false; problem: CodeProblem; sign?: string };

/**
 * A code as somebody typed it: small letters, blanks, hyphens and dots mean nothing. One sign that is in no code is what it
 * looks like, if the sum says so; what cannot be a code is told, and why.
 */
export function readCode(typed: string): ReadCode {
  const signs = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.,_/\p{Pd}]/gu, '');
  if (signs.length !== length) return { ok: false, problem: 'code-length' };
  const strange = [...signs].filter((sign) => !codeAlphabet.includes(sign));
  const [sign] = strange;
  if (sign === undefined)
    return sumOf(signs) === 0 ? { ok: true, code: shown(signs) } : { ok: false, problem: 'code-check' };
  const place = signs.indexOf(sign);
  const meant = strange.length === 1 ? signFor(signs, place) : '';
  return meant !== '' && lookAlikes[sign]?.includes(meant)
    ? { ok: true, code: shown(signs.replace(sign, meant)) }
    : { ok: false, problem: 'code-sign', sign };
}

const problemOf = (typed: string): CodeProblem | undefined => {
  const read = readCode(typed);
  return read.ok ? undefined : read.problem;
};

/** In a form: the code as we write it, or what is wrong with it. */
export const recommendationCode = z.string().check(
  z.refine((typed: string) => problemOf(typed) !== 'code-length', { error: 'code-length' }),
  z.refine((typed: string) => problemOf(typed) !== 'code-sign', { error: 'code-sign' }),
  z.refine((typed: string) => problemOf(typed) !== 'code-check', { error: 'code-check' }),
  z.overwrite((typed: string) => {
    const read = readCode(typed);
    return read.ok ? read.code : typed;
  }),
);
