/**
 * The German side of a schema as JSON Schema. What a reader of ours takes beside its strict form (a number as text, blanks
 * around a text) is left out: who sends what stands here is taken.
 */
import * as z from 'zod/mini';
import { newPassword } from './account/password.ts';
import { passwordMax, passwordMin, passwordPattern } from './account/rules.ts';
import { iban } from './bank-account/iban.ts';
import { acceptedTerms, neededBox, termsText, ticked } from './basics/agreement.ts';
import { email } from './basics/email.ts';
import { filterWords } from './basics/list.ts';
import { accountHolder } from './basics/name/account-holder.ts';
import { company, name } from './basics/name/name.ts';
import { isOneLine, isPlain } from './basics/text.ts';
import { meaningsIn, wireFields } from './basics/wire.ts';
import { meaningsBeside } from './partner/meanings.ts';
import { schemaNames } from './partner/schema-names.ts';

type Json = Record<string, unknown>;
type Schema = z.core.$ZodType;

interface Definition {
  type: string;
  shape?: Record<string, Schema>;
  options?: readonly Schema[];
  checks?: readonly { _zod: { def: { check: string; fn?: unknown } } }[];
}
const definitionOf = (schema: Schema): Definition => schema._zod.def as unknown as Definition;

/** What is known of a schema, and its name; zod asks for nothing but this. */
const withNames = {
  get: (schema: Schema) => ({ ...z.globalRegistry.get(schema), ...schemaNames.get(schema) }),
} as unknown as typeof z.globalRegistry;

/**
 * In a reply every field is there, unless the schema says that it may be left out. With names, shapes that have one stand in
 * `$defs` under it.
 */
export function describe(schema: Schema, side: 'request' | 'reply', isNamed = false): Json {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    metadata: isNamed ? withNames : z.globalRegistry,
    override: ({ zodSchema, jsonSchema }) => {
      const { type, shape } = definitionOf(zodSchema);
      delete jsonSchema.id;
      // Every whole number is one that JSON can carry.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      explain(zodSchema, jsonSchema);
      const fields = wireFields(zodSchema);
      if (fields && type === 'pipe') {
        const names = Object.entries(fields).map(([codeName, [wireName]]) => [wireName, codeName]);
        jsonSchema['x-code-names'] = Object.fromEntries(names);
      }
      if (side === 'request') return toStrictForm(zodSchema, jsonSchema);
      delete jsonSchema.default;
      if (type === 'object' && shape) {
        jsonSchema.required = Object.entries(shape)
          .filter(([, field]) => field._zod.def.type !== 'optional')
          .map(([wireName]) => wireName);
      }
    },
  }) as Json;
  return described;
}

function explain(schema: Schema, json: Json): void {
  const properties = json.properties as Record<string, Json> | undefined;
  const meanings = [...(meaningsIn(schema) ?? []), ...Object.entries(meaningsBeside(schema) ?? {})];
  for (const [name, description] of meanings)
    if (properties?.[name]) properties[name] = { ...properties[name], description };
}

/** What the rules of a value say that zod itself cannot put into JSON Schema. */
function toStrictForm(schema: Schema, json: Json): void {
  const { type, shape, checks = [] } = definitionOf(schema);
  const written = inWords.get(schema);
  if (written) {
    delete json.allOf;
    Object.assign(json, written);
  }
  // What is missing is read as "no", which is refused: nothing stands in for it.
  if (json.const !== undefined) delete json.default;
  // May be left out, and is nothing then: tools of clients demand whatever has a default.
  if (json.default === null) delete json.default;
  for (const [wireName, field] of Object.entries(shape ?? {}))
    if (field === acceptedTerms || field === neededBox)
      json.required = [...((json.required as string[]) ?? []), wireName];
  const [first, ...others] = (json.anyOf ?? []) as Json[];
  if (type === 'union' && others.length === 1 && (first?.type === 'boolean' || isDigits(others[0]))) {
    delete json.anyOf;
    Object.assign(json, first);
  }
  if (type !== 'string' || written) return;
  const filter = filterWords.get(schema);
  if (filter) Object.assign(json, filterForm(filter));
  const rules = checks.map(({ _zod: { def } }) => def.fn);
  if (rules.includes(isPlain) && json.pattern === undefined)
    json.pattern = patternOf(rules.includes(isOneLine), Number(json.minLength ?? 0));
}

const isDigits = (json: Json | undefined): boolean => String(json?.pattern).startsWith('^-?\\d');

const controls = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f';

/** A text that begins and ends with a sign, without control characters, on one line without angle brackets too. */
function patternOf(onOneLine: boolean, min: number): string {
  const inner = `[^${controls}${onOneLine ? '<>\\r\\n' : ''}]`;
  const outer = `[^\\s${controls}${onOneLine ? '<>' : ''}]`;
  const some = `${outer}(?:${inner}*${outer})?`;
  return min > 0 ? `^${some}$` : `^(?:${some})?$`;
}

/** Days of which every month has one: what the reader takes beside them needs a calendar. */
const someDay = '(?:19|20)\\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\\d|2[0-8])';

/** One of our forms of a filter; field and value are read in any case and with blanks between, too. */
function filterForm(words: Readonly<Record<string, readonly string[]>>): Json {
  const fields = Object.entries(words).flatMap(([field, labels]) =>
    labels.length > 0 ? [`${field}:(?:${labels.join('|')})`] : [],
  );
  const part = [...fields, `(?:Von|Bis):${someDay}`, 'Wartet:ja', `(?:Text:)?[^:;${controls}]*`].join('|');
  return {
    pattern: `^(?:${part})(?:;(?:${part}))*$`,
    description: 'Parts of it, each a field and a value, or words to search for',
  };
}

/** Of what stands before the @: ASCII without blanks, dots and signs of addresses. */
const atom = "[!#$%&'*+/0-9=?A-Z^_`a-z{|}~-]+";
const called = 'Nothing hidden in it and nothing that turns the writing round';

/** Single values whose rule is a function, said in JSON Schema as well as it goes. */
const inWords: ReadonlyMap<Schema, Json> = new Map<Schema, Json>([
  [termsText, { maxLength: 20_000, pattern: '\\S', description: 'The text of the terms as it was shown' }],
  [
    newPassword,
    {
      minLength: passwordMin,
      maxLength: passwordMax,
      pattern: passwordPattern,
      description: 'No common one, and nothing of the e-mail address, the names and the brand',
    },
  ],
  [name, { pattern: patternOf(true, 1), description: `At least one letter. ${called}` }],
  [company, { pattern: patternOf(true, 1), description: `At least one letter or digit. ${called}` }],
  [accountHolder, { pattern: patternOf(true, 1), description: `In Latin, Greek or Cyrillic letters. ${called}` }],
  [
    email,
    {
      maxLength: 254,
      pattern: `^${atom}(?:\\.${atom})*@(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?\\.)+\\p{L}{2,63}$`,
    },
  ],
  ...[acceptedTerms, neededBox].map((box): [Schema, Json] => [box, { type: 'boolean', const: true }]),
  [ticked, { type: 'boolean' }],
  [iban, { description: 'Of a country of SEPA, with its structure and check digits' }],
]);
