/**
 * Who sends what the API document describes is not refused for its form. Beside it stand rules that no schema says: check
 * digits, terms that are the current ones, values that have to fit each other.
 */
import { decode } from '@weitersagen/contract/basics/wire';
import { endpoints } from '@weitersagen/contract/endpoints';
import { describe as documented } from '@weitersagen/contract/openapi-schemas';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitting, type Schema } from './inputs.ts';

/** More by `npm run proof`. */
const runs = Math.ceil(Number(process.env.FUZZ_INPUTS ?? 25) / 5);
/** Fields of which the document shows the look only: numbers with a check digit, moments, names, an address of one of several schemes. */
const shownOnly =
  /(?:^|\.)(?:nr|id|nach|empfehlungsnummer|empfaengernummer|auftragsnummer|(?:nummern|ohneauftraege)\.\d+|iban|vorname|nachname|name|firma|kontoinhaber|elektronischeadresse|jetzt)$/i;
/** What a value says of its own form; other codes are about what it means, or how it fits another one. */
const formal: readonly string[] = ['invalid', 'too-short', 'too-long'];
const ajv = new Ajv2020({ strict: false, validateFormats: false });

test.each(Object.entries(endpoints))('%s takes what its document describes', (_name, endpoint) => {
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part];
    if (!schema) continue;
    const described = documented(schema, 'request');
    const fits = ajv.compile(described);
    fc.assert(
      fc.property(fitting(described as Schema, {}), (value) => {
        // Of all capital letters this one is none in small, which no pattern can say.
        fc.pre(fits(value) && !JSON.stringify(value).includes('\u0130'));
        const read = decode(schema, value);
        const problems = read.ok ? [] : read.problems;
        expect(problems.filter(({ field, code }) => formal.includes(code) && !shownOnly.test(field))).toEqual([]);
      }),
      { numRuns: runs },
    );
  }
});
