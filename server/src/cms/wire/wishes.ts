/** How a client wishes its items. Flags count by being there, whatever their value, as in Squidex. */
import { inLanguages } from '@weitersagen/contract/cms/rules';
import type { FieldData, ItemData, Schema } from '@weitersagen/contract/cms/schema';
import type { FastifyRequest } from 'fastify';
import type { Caller } from './caller.ts';

export interface Wishes {
  isFlat: boolean;
  /** Only these of the app's languages. */
  languages: readonly string[] | undefined;
  fields: ReadonlySet<string> | undefined;
  /** Nothing is filled in for a missing language. */
  isRaw: boolean;
  withoutTotal: boolean;
  withDrafts: boolean;
}

export function wishesOf({ headers }: Pick<FastifyRequest, 'headers'>, { client, languages }: Caller): Wishes {
  const has = (name: string): boolean => headers[name] !== undefined;
  const names = listed(headers['x-fields']);
  return {
    isFlat: has('x-flatten'),
    languages: has('x-languages') ? wishedLanguages(listed(headers['x-languages']), languages) : undefined,
    fields: names.length > 0 ? new Set(names) : undefined,
    isRaw: has('x-noresolvelanguages'),
    withoutTotal: has('x-nototal') || has('x-noslowtotal'),
    // A public client never sees a draft, whatever it wishes.
    withDrafts: has('x-unpublished') && client.role !== 'delivery',
  };
}

/** What nobody knows is left out; of nothing the master is left. */
function wishedLanguages(wished: readonly string[], languages: readonly string[]): readonly string[] {
  const known = languages.filter((code) => wished.includes(code));
  return known.length > 0 ? known : languages.slice(0, 1);
}

const listed = (header: string | string[] | undefined): string[] =>
  String(header ?? '')
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The text that is kept may be sent as it is. */
export const isUsual = ({ isFlat, languages, fields, isRaw, withDrafts }: Wishes): boolean =>
  !isFlat && languages === undefined && fields === undefined && !isRaw && !withDrafts;

/** The data of an item as it is wished. */
export function wishedData(schema: Schema, appLanguages: readonly string[], data: ItemData, wishes: Wishes): object {
  const { isFlat, languages = appLanguages, fields, isRaw } = wishes;
  const filled = isRaw ? data : inLanguages(schema, appLanguages, data);
  const wished: Record<string, unknown> = {};
  for (const field of schema.fields) {
    const given = filled[field.name];
    if (!given || (fields && !fields.has(field.name))) continue;
    const kept = field.isLocalized ? only(given, languages) : given;
    const [first, ...others] = Object.values(kept);
    wished[field.name] = isFlat && others.length === 0 && first !== undefined ? first : kept;
  }
  return wished;
}

const only = (field: FieldData, languages: readonly string[]): FieldData =>
  Object.fromEntries(languages.filter((code) => field[code] !== undefined).map((code) => [code, field[code]]));
