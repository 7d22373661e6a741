/**
 * From the API document: valid and invalid input against every operation, with every kind of token it takes, in any
 * language. No fault, every answer fits its schema and its content type, no status that the document does not name. `npm test`
 * gives an operation 10 inputs on each database; `npm run proof` gives many more by `FUZZ_INPUTS`.
 */

import { openApi } from '@weitersagen/contract/openapi';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { personToken } from '../testing/cast/person-token.ts';
import { type Cast, cast } from './cast.ts';
import { fitting, type Known, type Schema, spoiled } from './inputs.ts';

const runs = Number(process.env.FUZZ_INPUTS ?? 10);
const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
const ajv = new Ajv2020({ strict: false, validateFormats: false });
const document = openApi();

interface Operation {
  operationId: string;
  security: Record<string, unknown>[];
  parameters: { name?: string; in?: string; required?: boolean; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, Documented>;
}
interface Documented {
  $ref?: string;
  content?: Record<string, { schema: Schema & { $ref?: string } }>;
}

const shared = document.components as unknown as {
  schemas: Record<string, Schema>;
  responses: Record<string, Documented>;
};

/** What a shape names stands in the document, beside it. */
const judges = new Map<object, ValidateFunction>();
const judgeOf = (schema: Schema): ValidateFunction => {
  const judge = judges.get(schema) ?? ajv.compile({ ...schema, components: { schemas: shared.schemas } });
  judges.set(schema, judge);
  return judge;
};

let here: Cast;
let recommender: string;
beforeAll(async () => {
  here = await cast();
});
/** The session of the last operation may have ended with it, and the account may be gone. */
const signIn = async (): Promise<void> => {
  recommender = await personToken(here, here.walks.spbdevk.recommenderEmail).catch(() => recommender);
};
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
      if (operation.security.some((one) => 'recommender' in one)) await signIn();
      await fc.assert(
        fc.asyncProperty(input, async ({ params, query, body, token, language }) => {
          const address = path
            .replace('{mandant}', 'spbdevk')
            .replace(/\{(\w+)\}/g, (_whole, name: string) => segmentOf(asText(params[name])));
          const search = new URLSearchParams(
            Object.entries(query)
              .filter(([, value]) => value !== undefined && value !== null)
              .map(([name, value]): [string, string] => [name, asText(value)]),
          );
          const answer = await here.raw(method, `${address}?${search}`, {
            body,
            headers: { ...headersOf(operation, token), 'x-accept-language': language },
          });
          expect(answer.status, answer.text.slice(0, 300)).toBeLessThan(500);
          const named = operation.responses[answer.status];
          const documented = named?.$ref ? shared.responses[nameIn(named.$ref)] : named;
          expect(documented, `${answer.status} is not documented: ${answer.text.slice(0, 200)}`).toBeDefined();
          if (answer.text !== '') expect(Object.keys(documented?.content ?? {})).toContain(answer.type);
          const schema = documented?.content?.['application/json']?.schema;
          if (schema && answer.json !== undefined) {
            const judge = judgeOf(schema);
            expect(judge(answer.json) ? null : ajv.errorsText(judge.errors), answer.text.slice(0, 500)).toBeNull();
          }
        }),
        { numRuns: runs, seed, interruptAfterTimeLimit: 60_000 },
      );
    }, 120_000);
  }
});

const nameIn = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

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
    language: fc.constantFrom('de', 'en', 'fr', '12345', ''),
    token: fc.oneof(
      { arbitrary: fc.constantFrom(...kindsOf(operation)), weight: 6 },
      {
        arbitrary: fc.constantFrom('none', 'broken', 'foreign'),
        weight: 1,
      },
    ),
  });
}

/** The kinds of token an operation takes; one that takes none is asked without. */
function kindsOf({ security }: Operation): string[] {
  const kinds = security.flatMap((one) => Object.keys(one));
  return kinds.length > 0 ? kinds : ['none'];
}

/** `token` is a kind, which is the right one of ours, or what is wrong with it. */
function headersOf(operation: Operation, token: string): Record<string, string> {
  const [first = 'none'] = kindsOf(operation);
  if (token === 'none' || first === 'none') return {};
  if (first === 'apiKey') return { 'x-api-key': token === 'apiKey' ? here.apiKey : 'nonsense' };
  const own = { ...here.tokens, recommender };
  const value =
    token === 'broken'
      ? 'abc.def.ghi'
      : token === 'foreign'
        ? here.foreignTokens[first]
        : own[token as keyof typeof own];
  return value ? { authorization: `Bearer ${value}` } : {};
}

const asText = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.isWellFormed() ? text : text.toWellFormed();
};
