/** Languages of a mandant, the texts its language table holds (rules 7.9), and what somebody writes to it (V-11). */

import * as z from 'zod/mini';
import { opaque } from '../basics/text.ts';
import { optional, wire } from '../basics/wire.ts';

export const Languages = wire({
  languages: [
    'Languages',
    z.array(
      wire({
        language: ['Sprache', z.string()],
        name: ['Name', z.string()],
        isDefault: ['Standard', z.boolean()],
      }),
    ),
  ],
});

/** Texts of one language; they override the built-in ones of the same key. */
export const LanguageContent = wire({
  entries: ['Languages', z.array(wire({ key: ['Key', z.string()], value: ['Value', z.string()] }))],
});

const key = z.string().check(z.maxLength(100, { error: 'too-long' }));
const keys = z.array(key).check(z.maxLength(500, { error: 'invalid' }));

/** Which variables are asked for, as `{ "Keys": […] }` or as the list alone; none named is all. */
export const VariableKeys = z.codec(z.nullable(z.union([z.object({ Keys: optional(keys) }), keys])), z.nullable(keys), {
  decode: (sent) => (Array.isArray(sent) ? sent : (sent?.Keys ?? null)),
  encode: (value) => value,
});

export const Variables = wire({
  variables: ['Variables', z.array(wire({ key: ['Key', z.string()], value: ['Value', z.string()] }))],
});

export const ByLanguage = wire({ language: ['lang', opaque(20)] });
