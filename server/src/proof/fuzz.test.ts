/**
 * From the API document: valid and invalid input against every operation. No fault, every answer fits its schema, no
 * status that the document does not name. 30 inputs an operation on the embedded database, 10 on PostgreSQL; `npm run
 * proof` gives many more by `FUZZ_INPUTS`.
 */

import { openApi } from '@weitersagen/contract/openapi';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabaseKind } from '../testing/database/database.ts';
import { type Cast, cast } from './cast.ts';
import { fitting, type Known, type Schema, spoiled } from './inputs.ts';

const runs = Number(process.env.FUZZ_INPUTS ?? (testDatabaseKind === 'postgres' ? 10 : 30));
const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
const ajv = new Ajv2020({ strict: false, validateFormats: false });
const document = openApi();

interface Operation {
  operationId: string;
  security: Record<string, unknown>[];
  parameters: { name?: string; in?: string; required?: boolean; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: { $ref?: string } }> }>;
}

let here: Cast;
beforeAll(async () => {
  here = await cast();
});
afterAll(() => here.app.close());

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    path,
    method: method.toUpperCase(),
    operation: operation as unknown as Operation,
  })),
);

describe(`every operation answers as documented (seed ${seed})`, () => {
  for (const { path, method, operation } of operations) {
    test(`${method} ${path}`, async () => {
      const input = inputOf(operation, here.known);
      await fc.assert(
        fc.asyncProperty(input, async ({ params, query, body, token }) => {
          const address = path
            .replace('{mandant}', 'spbdevk')
            .replace(/\{(\w+)\}/g, (_whole, name: string) => segmentOf(asText(params[name])));
          const search = new URLSearchParams(
            Object.entries(query)
              .filter(([, value]) => value !== undefined && value !== null)
              .map(([name, value]): [string, string] => [name, asText(value)]),
          );
          const answer = await here.raw(method, `${address}?${search}`, { body, headers: headersOf(operation, token) });
          expect(answer.status, answer.text.slice(0, 300)).toBeLessThan(500);
          const documented = operation.responses[answer.status];
          expect(documented, `${answer.status} is not documented: ${answer.text.slice(0, 200)}`).toBeDefined();
          const schema = documented?.content?.['application/json']?.schema;
          if (schema && answer.json !== undefined) {
            const full = schema.$ref
              ? ((document.components as { schemas: Record<string, object> }).schemas.Error as object)
              : schema;
            const fits = ajv.validate(full, answer.json);
            expect(fits ? null : ajv.errorsText(), answer.text.slice(0, 500)).toBeNull();
          }
        }),
        { numRuns: runs, seed, interruptAfterTimeLimit: 60_000 },
      );
    }, 120_000);
  }
});

/** One segment of a path; nothing, `.` and `..` are none: every client takes them out of an address. */
const segmentOf = (value: string): string => (/^\.{0,2}$/.test(value) ? '-' : encodeURIComponent(value));

function inputOf(operation: Operation, known: Known) {
  const named = (place: string) => operation.parameters.filter((one) => one.in === place && one.name !== 'mandant');
  const record = (place: string) =>
    fc.record(
      Object.fromEntries(
        named(place).map((one) => [
          one.name ?? '',
          fc.oneof(
            { arbitrary: fitting(one.schema ?? {}, known, one.name), weight: 4 },
            { arbitrary: fc.string({ maxLength: 20 }), weight: 1 },
          ),
        ]),
      ),
      { requiredKeys: place === 'path' ? named(place).map((one) => one.name ?? '') : [] },
    );
  const content = operation.requestBody?.content;
  const json = content?.['application/json']?.schema;
  const body = json
    ? fc.oneof(fitting(json, known), spoiled(json, known))
    : content
      ? fc.string({ maxLength: 200 })
      : fc.constant(undefined);
  return fc.record({
    params: record('path') as fc.Arbitrary<Record<string, unknown>>,
    query: record('query') as fc.Arbitrary<Record<string, unknown>>,
    body,
    token: fc.oneof(
      { arbitrary: fc.constant('right' as const), weight: 6 },
      {
        arbitrary: fc.constantFrom('none', 'broken', 'foreign') as fc.Arbitrary<'none' | 'broken' | 'foreign'>,
        weight: 1,
      },
    ),
  });
}

function headersOf(operation: Operation, token: 'right' | 'none' | 'broken' | 'foreign'): Record<string, string> {
  const kinds = operation.security.flatMap((one) => Object.keys(one));
  if (token === 'none' || kinds.length === 0) return {};
  if (kinds.includes('apiKey')) return { 'x-api-key': token === 'right' ? here.apiKey : 'nonsense' };
  const value =
    token === 'broken' ? 'abc.def.ghi' : (token === 'right' ? here.tokens : here.foreignTokens)[kinds[0] ?? ''];
  return value ? { authorization: `Bearer ${value}` } : {};
}

const asText = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.isWellFormed() ? text : text.toWellFormed();
};
