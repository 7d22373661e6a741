/** Languages of a mandant, the texts its language table holds (rules 7.9), and what somebody writes to it (V-11). */

import * as z from 'zod/mini';
import { opaque } from '../basics/text.ts';
import { wire } from '../basics/wire.ts';

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

export const ByLanguage = wire({ language: ['lang', opaque(20)] });
