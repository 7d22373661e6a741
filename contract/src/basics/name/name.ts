/** What people and companies are called (V-12). */
import * as z from 'zod/mini';
import { line } from '../text.ts';

/**
 * Signs nobody sees, or that turn the writing round: `\p{DI}` are fillers, soft hyphens, joiners, variation selectors and
 * tags, `\p{C}` controls, private and unassigned signs.
 */
const hidden = /[\p{C}\p{DI}\p{Zl}\p{Zp}]/u;
/** One of them behind a letter that needs it: joiners from Arabic to Myanmar, variants of an ideograph, Mongolian ones. */
const needed = /([\u0600-\u109f\u1820-\u18aa\p{Ideo}])(?:\u200c|\u200d|\p{VS})/gu;

/** A line in which `seen` can be read and nothing is hidden (V-12). */
export const called = (min: number, max: number, seen: RegExp) =>
  line(min, max).check(
    z.refine((value: string) => seen.test(value) && !hidden.test(value.replace(needed, '$1')), {
      error: 'invalid',
    }),
  );

/** The first or last name of a person: at least one letter. */
export const name = called(1, 100, /\p{L}/u);
export const company = called(2, 150, /[\p{L}\p{N}]/u);
