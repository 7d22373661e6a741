/**
 * From the fields of a posted form to an English value, or to everything that is wrong with them. Field names are code
 * names (`recommender.email`); names with a leading underscore belong to the form itself (token, nonce).
 */
import { codeName, decode, type Problem, toWire, type Value, wireFields } from '@weitersagen/contract/basics/wire';
import type { T, TextKey } from '../i18n/t.ts';

type Schema = Parameters<typeof decode>[0];
export type Values = Readonly<Record<string, string>>;
/** What a screen sends instead of what was typed may be a list or a yes. */
export type Given = Readonly<Record<string, unknown>>;

/** One thing wrong with one field, as a sentence. */
export interface FieldProblem {
  field: string;
  message: string;
}
export type Checked<T> = { ok: true; value: T } | { ok: false; problems: FieldProblem[] };

export const valuesOf = (pairs: Iterable<readonly [string, unknown]>): Values =>
  Object.fromEntries([...pairs].filter((pair): pair is readonly [string, string] => typeof pair[1] === 'string'));

/** A field of an endpoint by its code name; anything else a sender may invent is left out. */
const fieldName = /^[a-z]\w*(?:\.[a-z]\w*)*$/i;

/** `{ 'recommender.email': 'a@b.de' }` → `{ recommender: { email: 'a@b.de' } }`. */
export function nested(values: Given): Record<string, unknown> {
  const result = record();
  for (const [name, value] of Object.entries(values)) {
    if (!fieldName.test(name)) continue;
    const parts = name.split('.');
    const last = parts.pop() as string;
    const inner = parts.reduce<Record<string, unknown>>((at, part) => {
      const next = isRecord(at[part]) ? at[part] : record();
      at[part] = next;
      return next;
    }, result);
    inner[last] = value;
  }
  return result;
}

/** Without a prototype that a field called `__proto__` could reach. */
const record = (): Record<string, unknown> => Object.create(null);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Decodes the fields with the contract's schema; `also` is what the screen itself found wrong, by German names. */
export function check<S extends Schema>(
  schema: S,
  values: Given,
  t: T,
  also: readonly Problem[] = [],
): Checked<Value<S>> {
  const decoded = decode(schema, toWire(schema, nested(values)));
  const problems = [...(decoded.ok ? [] : decoded.problems), ...also];
  if (decoded.ok && problems.length === 0) return decoded;
  return {
    ok: false,
    problems: inOrder(
      problems.map((problem) => fieldProblem(schema, problem, t)),
      values,
    ),
  };
}

/** One problem a field, in the order of the page; a box left open sends nothing and stands last. */
function inOrder(problems: readonly FieldProblem[], values: Given): FieldProblem[] {
  const names = Object.keys(values);
  const place = ({ field }: FieldProblem): number => (names.includes(field) ? names.indexOf(field) : names.length);
  const fields = problems.map(({ field }) => field);
  return problems.filter(({ field }, index) => fields.indexOf(field) === index).toSorted((a, b) => place(a) - place(b));
}

function fieldProblem(schema: Schema, { field, code }: Problem, t: T): FieldProblem {
  const label = t(`label.${field.split('.').at(-1)}` as TextKey);
  return { field: codeName(schema, field), message: t(`problem.${code}`, { label }) };
}

/** The wire name of a field, by which its label is known: `recommender.email` → `Email`. */
export function wireName(schema: Schema, name: string): string {
  let fields = wireFields(schema);
  let found = name;
  for (const part of name.split('.')) {
    const field = fields?.[part];
    found = field?.[0] ?? part;
    fields = field && wireFields(field[1]);
  }
  return found;
}
