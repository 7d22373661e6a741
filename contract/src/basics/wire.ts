/**
 * The one border between German JSON and English code (rules 1.4).
 *
 * `wire({ firstName: ['Vorname', name] })` is a schema whose input is `{ Vorname }` and whose output is
 * `{ firstName }`. Decoding binds names case-insensitively, ignores unknown ones and turns missing optional ones
 * into null; encoding writes exactly the names given here. The path of a problem is the German one; `codeName`
 * finds the form field for it.
 */
import * as z from 'zod/mini';
import { encodeKeptOnce } from './kept.ts';
import { spelt } from './label.ts';

type Schema = z.core.$ZodType;
/** What a field means is said to readers of the API document. */
type Fields = Record<string, readonly [wireName: string, schema: Schema, meaning?: string]>;

type Absent<S> = undefined extends z.core.output<S> ? true : false;
/** The values under their code names; a field that may be left out (`z.optional`) is no key that has to be there. */
type Named<F extends Fields> = {
  [K in keyof F as Absent<F[K][1]> extends true ? never : K]: z.core.output<F[K][1]>;
} & { [K in keyof F as Absent<F[K][1]> extends true ? K : never]?: z.core.output<F[K][1]> };
type Flat<T> = { [K in keyof T]: T[K] };

export type Wire<F extends Fields> = z.ZodMiniCodec<
  z.core.$ZodType<
    { [K in keyof F as F[K][0]]: z.core.output<F[K][1]> },
    { [K in keyof F as F[K][0]]: z.core.input<F[K][1]> }
  >,
  z.core.$ZodType<Flat<Named<F>>, Flat<Named<F>>>
>;
/** Any wire, where its fields do not matter. */
export type AnyWire = Schema;
/** The English value of a wire. */
export type Value<S extends Schema> = z.core.output<S>;

const fieldsOf = new WeakMap<Schema, Fields>();
const meaningsOf = new WeakMap<Schema, ReadonlyMap<string, string>>();

export function wire<const F extends Fields>(fields: F): Wire<F> {
  const entries = Object.entries(fields);
  const rename = (
    value: Record<string, unknown>,
    from: (entry: (typeof entries)[number]) => string,
    to: (entry: (typeof entries)[number]) => string,
  ) => {
    const renamed: Record<string, unknown> = {};
    for (const entry of entries) renamed[to(entry)] = value[from(entry)];
    return renamed;
  };
  const codeName = (entry: (typeof entries)[number]): string => entry[0];
  const wireName = (entry: (typeof entries)[number]): string => entry[1][0];
  const german = z.object(Object.fromEntries(entries.map((entry) => [wireName(entry), entry[1][1]])));
  const meant = entries.flatMap(([, [name, , meaning]]) => (meaning ? [[name, meaning] as const] : []));
  if (meant.length > 0) meaningsOf.set(german, new Map(meant));
  const codec = z.codec(german, z.any(), {
    decode: (value: Record<string, unknown>) => rename(value, wireName, codeName),
    encode: (value: Record<string, unknown>) => rename(value, codeName, wireName) as never,
  });
  fieldsOf.set(codec, fields);
  encodeKeptOnce(codec);
  return codec as unknown as Wire<F>;
}

/** The fields of several wires in one: a longer answer that begins like a shorter one. */
export function extend<A extends Fields, B extends Fields>(first: Wire<A>, more: B): Wire<Omit<A, keyof B> & B> {
  return wire({ ...(fieldsOf.get(first) as A), ...more }) as unknown as Wire<Omit<A, keyof B> & B>;
}

/** The fields of a wire but some: the same thing as somebody says it who has no say in those. */
export function without<F extends Fields, const N extends keyof F & string>(
  schema: Wire<F>,
  ...names: readonly N[]
): Wire<Omit<F, N>> {
  const left = Object.entries(fieldsOf.get(schema) as F).filter(([name]) => !names.includes(name as N));
  return wire(Object.fromEntries(left)) as unknown as Wire<Omit<F, N>>;
}

type Sent<F extends Fields> = { readonly [K in keyof F as F[K][0]]?: unknown };
const rulesOf = new WeakMap<Schema, (sent: never) => readonly Problem[]>();

/**
 * A wire with a rule over several of its fields. It sees what was sent, under the German names and not yet checked, so
 * that its problems stand beside those of the single fields: all at once.
 */
export function ruled<const F extends Fields>(schema: Wire<F>, rule: (sent: Sent<F>) => readonly Problem[]): Wire<F> {
  const copy = wire(fieldsOf.get(schema) as F);
  rulesOf.set(copy, rule);
  return copy;
}

/** A value that may be missing, null or (in a form) empty: null in code. */
export const optional = <S extends Schema>(schema: S): z.ZodMiniDefault<z.ZodMiniNullable<S>> =>
  z._default(z.nullable(schema), null as never);

const leadingOf = new WeakMap<Schema, string>();

/** An object that counts as missing without its leading field: an empty body is a question, not a wrong answer. */
export function optionalWithout<S extends Schema>(leading: string, schema: S): ReturnType<typeof optional<S>> {
  const made = optional(schema);
  leadingOf.set(made, leading.toLowerCase());
  return made;
}

/** A value that may be missing on the way in and then is `value`. */
export const otherwise = <S extends Schema>(schema: S, value: z.core.output<S>): z.ZodMiniDefault<S> =>
  z._default(schema, value as never);

/** One thing wrong with an input: where it is on the wire, and what. */
export interface Problem {
  /** German path, dotted: `Empfehler.Email`. */
  field: string;
  /** Key of `texts.problems`: `required`, `invalid`, … */
  code: string;
  /** Values for the placeholders of the sentence, beside `{label}`. */
  values?: Readonly<Record<string, string>>;
}
export type Decoded<T> = { ok: true; value: T } | { ok: false; problems: Problem[] };

/** Reads German JSON (or form and query text) into an English value, or lists everything that is wrong with it. */
export function decode<S extends Schema>(schema: S, json: unknown): Decoded<z.core.output<S>> {
  const bound = bind(schema, json ?? (fieldsOf.has(schema) ? {} : json));
  const result = z.safeDecode(schema as never, bound as never) as
    | { success: true; data: z.core.output<S>; error?: undefined }
    | { success: false; error: z.core.$ZodError };
  const problems = new Map<string, Problem>();
  for (const issue of result.error?.issues ?? []) {
    const field = issue.path.join('.');
    if (problems.has(field)) continue;
    const code = codeOf(issue);
    const isMissing = isEmpty(at(bound, issue.path)) && !alsoOfNothing.has(code);
    problems.set(field, { field, code: isMissing ? 'required' : code });
  }
  for (const problem of brokenRules(schema, bound)) {
    if (!problems.has(problem.field)) problems.set(problem.field, problem);
  }
  return result.success && problems.size === 0
    ? { ok: true, value: result.data }
    : { ok: false, problems: [...problems.values()] };
}

/** What was sent, under the German names and not yet checked: for what only a verb can say about an input (`http.on`). */
export const sent = (schema: Schema, json: unknown): Readonly<Record<string, unknown>> => {
  const bound = bind(schema, json ?? (fieldsOf.has(schema) ? {} : json));
  return typeof bound === 'object' && bound !== null && !Array.isArray(bound) ? (bound as Record<string, unknown>) : {};
};

/**
 * Names that no field of a schema has, with their path: what decoding would ignore. For input that a person writes whole,
 * where a name that is not known is a slip.
 */
export function unknownFields(schema: Schema, json: unknown, path: readonly string[] = []): string[] {
  const { innerType, element } = definition(schema);
  const fields = fieldsOf.get(schema);
  if (Array.isArray(json)) {
    const item = plainArray(schema);
    return item ? json.flatMap((one, index) => unknownFields(item, one, [...path, String(index)])) : [];
  }
  if (!fields) return innerType && !element ? unknownFields(innerType, json, path) : [];
  if (typeof json !== 'object' || json === null) return [];
  const known = new Map(Object.values(fields).map(([name, inner]) => [name.toLowerCase(), inner]));
  return Object.entries(json).flatMap(([name, value]) => {
    const inner = known.get(name.toLowerCase());
    return inner ? unknownFields(inner, value, [...path, name]) : [[...path, name].join('.')];
  });
}

function plainArray(schema: Schema): Schema | undefined {
  const { innerType, element } = definition(schema);
  return element ?? (innerType && plainArray(innerType));
}

/** Writes an English value as German JSON; a value that does not fit its schema is a fault of ours and throws. */
export function encode<S extends Schema>(schema: S, value: z.core.output<S>): unknown {
  return z.encode(schema as never, value as never);
}

/**
 * Gives values under code names their German names, to be decoded like anybody's: what a form or a caller of ours
 * sends. A value that is one of ours gets its wire form (`ms` → `Frau`); anything typed stays as it was typed.
 */
export function toWire(schema: Schema, value: unknown): unknown {
  const fields = fieldsOf.get(schema);
  if (fields) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const given = value as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(fields)
        .filter(([name]) => given[name] !== undefined)
        .map(([name, [wireName, inner]]) => [wireName, toWire(inner, given[name])]),
    );
  }
  const { type, innerType, element } = definition(schema);
  if (innerType) return toWire(innerType, value);
  if (element && Array.isArray(value)) return value.map((item) => toWire(element, item));
  if (type !== 'pipe') return value;
  const encoded = z.safeEncode(schema as never, value as never);
  return encoded.success ? encoded.data : value;
}

/** The code path of a German path: `Empfehler.Email` → `recommender.email`. */
export function codeName(schema: Schema, field: string): string {
  let current: Schema | undefined = schema;
  return field
    .split('.')
    .map((part) => {
      if (/^\d+$/.test(part)) return part;
      const fields = current && fieldsOf.get(plain(current));
      const found = fields && Object.entries(fields).find(([, [name]]) => name === part);
      current = found?.[1][1];
      return found?.[0] ?? part;
    })
    .join('.');
}

/** What fields mean, by their German names; of the inner side of a wire, as the API document meets it. */
export const meaningsIn = (german: Schema): ReadonlyMap<string, string> | undefined => meaningsOf.get(german);

/** The fields of a wire, `undefined` for any other schema: for the API document and the forms. */
export const wireFields = (schema: Schema): Fields | undefined => fieldsOf.get(plain(schema));

interface Definition {
  type: string;
  innerType?: Schema;
  element?: Schema;
}
const definition = (schema: Schema): Definition => schema._zod.def as unknown as Definition;

function plain(schema: Schema): Schema {
  const { type, innerType, element } = definition(schema);
  if (innerType && type !== 'pipe') return plain(innerType);
  return element ? plain(element) : schema;
}

/** Binds property names case-insensitively, and an empty text of an optional field to null. */
function bind(schema: Schema, value: unknown): unknown {
  const fields = fieldsOf.get(schema);
  if (fields) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return bindFields(fields, value as Record<string, unknown>);
  }
  const { type, innerType, element } = definition(schema);
  if (type === 'default' && (value === null || value === '' || lacksLeading(schema, value))) return undefined;
  if (innerType) return bind(innerType, value);
  return element && Array.isArray(value) ? value.map((item) => bind(element, item)) : spelt(schema, value);
}

function bindFields(fields: Fields, value: Record<string, unknown>): Record<string, unknown> {
  const inners = innersOf(fields);
  const bound: Record<string, unknown> = {};
  // Whoever sends many things sends them under their right names.
  if (Object.keys(value).every((key) => inners.has(key))) {
    for (const [name, inner] of inners) if (Object.hasOwn(value, name)) bound[name] = bind(inner, value[name]);
    return bound;
  }
  const given = new Map(Object.entries(value).map(([key, inner]) => [key.toLowerCase(), inner]));
  for (const [name, inner] of inners) {
    const key = name.toLowerCase();
    if (given.has(key)) bound[name] = bind(inner, given.get(key));
  }
  return bound;
}

const namedOf = new WeakMap<Fields, ReadonlyMap<string, Schema>>();

/** By their names on the wire. */
function innersOf(fields: Fields): ReadonlyMap<string, Schema> {
  const known = namedOf.get(fields) ?? new Map(Object.values(fields).map(([name, inner]) => [name, inner]));
  namedOf.set(fields, known);
  return known;
}

function lacksLeading(schema: Schema, value: unknown): boolean {
  const leading = leadingOf.get(schema);
  if (leading === undefined || typeof value !== 'object' || value === null) return false;
  return !Object.entries(value).some(([key, inner]) => key.toLowerCase() === leading && inner !== null);
}

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  let current = value;
  for (const key of path) {
    if (typeof current !== 'object' || current === null) return undefined;
    current = (current as Record<PropertyKey, unknown>)[key];
  }
  return current;
}

const brokenRules = (schema: Schema, bound: unknown): readonly Problem[] =>
  typeof bound === 'object' && bound !== null ? (rulesOf.get(plain(schema))?.(bound as never) ?? []) : [];

/** What a missing box is told instead of "is required" (V-02). */
const alsoOfNothing = new Set(['terms', 'box-required']);

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Our schemas name their problem as the message of a check; everything zod says itself is "invalid". */
const codeOf = (issue: z.core.$ZodIssue): string => (/^[a-z][a-z-]+$/.test(issue.message) ? issue.message : 'invalid');
