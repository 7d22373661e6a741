/** What an item may hold by its schema, on both sides: while it is written, and before it is published. */
import { isOneLine, isPlain } from '../basics/text.ts';
import type { Decoded, Problem } from '../basics/wire.ts';
import { type Field, type FieldData, type ItemData, invariant, type Schema } from './schema.ts';

const lengthMax = 20_000;
const partitionsMax = 30;
const language = /^[a-z]{2}(?:-[A-Z]{2})?$/;
const reference = /^[a-z0-9-]{1,100}$/;

/** What was typed as it is kept: empty values left out, texts in composed characters; or everything that is wrong. */
export function checkData(schema: Schema, given: unknown): Decoded<ItemData> {
  if (!isRecord(given)) return { ok: false, problems: [{ field: schema.name, code: 'invalid' }] };
  const problems: Problem[] = [];
  const value: Record<string, FieldData> = {};
  for (const name of Object.keys(given))
    if (!schema.fields.some((field) => field.name === name)) problems.push({ field: name, code: 'not-known' });
  for (const field of schema.fields) {
    const data = Object.hasOwn(given, field.name) ? given[field.name] : undefined;
    if (data === undefined || data === null) continue;
    const kept = isRecord(data) ? checkField(field, data, problems) : undefined;
    if (!kept) problems.push({ field: field.name, code: 'invalid' });
    else if (Object.keys(kept).length > 0) value[field.name] = kept;
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value };
}

function checkField(field: Field, data: Readonly<Record<string, unknown>>, problems: Problem[]): FieldData | undefined {
  const partitions = Object.entries(data);
  if (partitions.length > partitionsMax) return undefined;
  const kept: Record<string, unknown> = {};
  for (const [partition, given] of partitions) {
    const path = `${field.name}.${partition}`;
    // A localized field may have one value for all languages that have none of their own.
    if (partition !== invariant && !(field.isLocalized && language.test(partition))) {
      problems.push({ field: path, code: 'not-known' });
      continue;
    }
    if (isNothing(given)) continue;
    const checked = checkValue(field, given);
    if ('problem' in checked) problems.push({ field: path, ...checked.problem });
    else if (!isNothing(checked.value)) kept[partition] = checked.value;
  }
  return kept;
}

type Checked = { value: unknown } | { problem: Omit<Problem, 'field'> };
const invalid: Checked = { problem: { code: 'invalid' } };

function checkValue(field: Field, given: unknown): Checked {
  switch (field.kind) {
    case 'number':
      return typeof given === 'number' && Number.isFinite(given) ? { value: given } : invalid;
    case 'boolean':
      return typeof given === 'boolean' ? { value: given } : invalid;
    case 'picture':
      return Array.isArray(given) && given.length === 1 && typeof given[0] === 'string' && reference.test(given[0])
        ? { value: given }
        : invalid;
    default:
      return typeof given === 'string' ? checkText(field, given) : invalid;
  }
}

function checkText({ kind, options, lengthMax: max = lengthMax }: Field, given: string): Checked {
  const isLong = kind === 'text' || kind === 'markdown' || kind === 'html';
  const value = (isLong ? given : given.trim()).normalize('NFC');
  if (!isPlain(value) || (!isLong && !isOneLine(value))) return invalid;
  if (value.length > max) return { problem: { code: 'too-long' } };
  if (options && !options.includes(value) && value !== '')
    return { problem: { code: 'not-among', values: { allowed: options.join(', ') } } };
  return { value };
}

/** What is missing before it can be published; of a localized field the master language has to be there, or a value for all. */
export const missingIn = ({ fields }: Schema, master: string, data: ItemData): Problem[] =>
  fields
    .filter((field) => field.isRequired)
    .map(({ name, isLocalized }) => ({ name, partition: isLocalized ? master : invariant }))
    .filter(({ name, partition }) => isNothing(data[name]?.[partition]) && isNothing(data[name]?.[invariant]))
    .map(({ name, partition }) => ({ field: `${name}.${partition}`, code: 'required' }));

/** What names an item, if its schema has such a field and it is filled. */
export function keyOf({ key }: Schema, data: ItemData): string | null {
  const value = key === undefined ? undefined : data[key]?.[invariant];
  return typeof value === 'string' ? value : null;
}

/** As readers get it: the app's languages only, one that is missing filled with the text for all, or else with the master's. */
export function inLanguages({ fields }: Schema, languages: readonly string[], data: ItemData): ItemData {
  const [master = ''] = languages;
  const filled: Record<string, FieldData> = {};
  for (const { name, isLocalized } of fields) {
    const field = data[name];
    if (!field) continue;
    if (!isLocalized) filled[name] = field;
    else {
      const texts = languages
        .map((code) => [code, field[code] ?? field[invariant] ?? field[master]] as const)
        .filter(([, text]) => text !== undefined);
      if (texts.length > 0) filled[name] = Object.fromEntries(texts);
    }
  }
  return filled;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
