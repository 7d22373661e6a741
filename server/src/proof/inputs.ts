/**
 * Values for calls: an address that is right in form, and for the fuzz from a JSON Schema of the API document ones that
 * fit it, and ones that a person, a broken client or an attacker sends instead.
 */
import { toNumber } from '@weitersagen/contract/basics/number';
import fc, { type Arbitrary } from 'fast-check';

/** The address of a path, with numbers that could be there. */
export function addressOf(path: string): string {
  const kind = /nachbuchungen/.test(path)
    ? 'claim'
    : /auftraege/.test(path)
      ? 'order'
      : /empfaenger/.test(path)
        ? 'recipient'
        : 'recommendation';
  const values: Record<string, string> = {
    nr: toNumber(kind, '1234567890'),
    id: /praemierung/.test(path) ? toNumber('reward', '1234567890') : '1',
    hash: 'a'.repeat(32),
    datei: 'a'.repeat(32),
    hex: 'a'.repeat(/empfaenger/.test(path) ? 32 : 16),
    job: 'praemien-ablauf',
    email: 'nobody@example.org',
    kundennummer: '123456',
    bankleitzahl: '37040044',
    name: 'BannerTEZuTP',
    lang: 'de',
    sprache: 'en',
  };
  return path.replace(/:(\w+)/g, (_whole, name: string) => values[name] ?? '1');
}

export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

/** Values the world knows, so that many inputs get past the first look: numbers, e-mails, tokens, ids. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

export function fitting(schema: Schema, known: Known, name = ''): Arbitrary<unknown> {
  const own = known[name.toLowerCase()];
  const plain = byShape(schema, known, name);
  return own && own.length > 0
    ? fc.oneof({ arbitrary: fc.constantFrom(...own), weight: 3 }, { arbitrary: plain, weight: 1 })
    : plain;
}

function byShape(schema: Schema, known: Known, name: string): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => fitting(one, known, name)));
  const types = Array.isArray(schema.type) ? schema.type : schema.type ? [schema.type] : ['any'];
  return fc.oneof(...types.map((type) => ofType(type, schema, known)));
}

function ofType(type: string, schema: Schema, known: Known): Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return fc.integer({ min: Math.max(schema.minimum ?? -5, -1e9), max: Math.min(schema.maximum ?? 1000, 1e9) });
    case 'string':
      return knownText(schema);
    case 'array':
      return fc.array(fitting(schema.items ?? {}, known), { maxLength: 3 });
    case 'object': {
      const entries = Object.entries(schema.properties ?? {}).map(
        ([key, one]) => [key, fitting(one, known, key)] as const,
      );
      return fc.record(Object.fromEntries(entries), { requiredKeys: schema.required ?? [] });
    }
    default:
      return fc.oneof(fc.boolean(), fc.constant('yes'), fc.constant(1), fc.constant(null));
  }
}

/** Made once for each kind of text, of which a few hundred calls have a few: to make one goes through all its characters. */
const texts = new Map<string, Arbitrary<string>>();

function knownText(schema: Schema): Arbitrary<string> {
  const { pattern, format, maxLength, minLength } = schema;
  const key = JSON.stringify([pattern, format, maxLength, minLength]);
  const known = texts.get(key) ?? text(schema);
  texts.set(key, known);
  return known;
}

function text({ pattern, format, maxLength = 60, minLength = 0 }: Schema): Arbitrary<string> {
  if (format === 'date') return fc.constantFrom('2026-03-02', '1989-12-31', '2028-02-29');
  if (format === 'date-time') return fc.constantFrom('2026-03-02T09:00:00Z', '2028-02-29T23:59+01:00');
  if (pattern) {
    try {
      return fc.stringMatching(new RegExp(pattern, 'u'));
    } catch {
      return fc.string({ maxLength: 40 });
    }
  }
  const plain = fc.string({ minLength, maxLength: Math.min(maxLength, 60), unit: 'grapheme' });
  return fc.oneof(
    plain,
    fc.constantFrom(
      'Anna',
      'Müller-Lüdenscheidt',
      'anna@example.org',
      'DE02120300000000202051',
      '31.12.1989',
      '2026-03-02',
    ),
  );
}

const deep = (depth: number): unknown => JSON.parse(`${'{"a":['.repeat(depth)}1${']}'.repeat(depth)}`);

/** What no field expects. */
export const broken: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    'An\u0000na',
    'An\ud800na',
    '\u202e',
    'x'.repeat(10_000),
    '<script>alert(1)</script>',
    "'; drop table account; --",
    '31.02.2026',
    '0000-00-00',
    '99999999999999999999',
    '__proto__',
    '',
    ' ',
  ),
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0,
    1e308,
    Number.MAX_SAFE_INTEGER + 2,
    0.1,
    [],
    {},
    [[]],
    { length: 1 },
    deep(500),
  ),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 50 }),
);

/** A fitting object in which some fields, or everything, are broken. */
export function spoiled(schema: Schema, known: Known): Arbitrary<unknown> {
  const names = Object.keys(schema.properties ?? schema.anyOf?.[0]?.properties ?? {});
  const partly = fc
    .tuple(
      fitting(schema, known),
      fc.array(fc.tuple(fc.constantFrom(...(names.length > 0 ? names : ['x'])), broken), {
        minLength: 1,
        maxLength: 3,
      }),
    )
    .map(([value, changes]) =>
      typeof value === 'object' && value !== null ? { ...value, ...Object.fromEntries(changes) } : value,
    );
  return fc.oneof({ arbitrary: partly, weight: 4 }, { arbitrary: broken, weight: 1 });
}
