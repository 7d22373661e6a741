/** The names by which a question speaks of fields, and values of the type that each has. What is unknown is refused. */
import type { Field, Schema } from '@weitersagen/contract/cms/schema';
import { invariant } from '@weitersagen/contract/cms/schema';
import { dataPath, type ItemField, itemFields, type Path, type Scalar } from './query.ts';

/** What a question may ask about. */
export interface Scope {
  schema: Schema;
  /** Of the app. */
  languages: readonly string[];
}

/** A question that cannot be read, with the place where it stops being one. */
export class BadQuery extends Error {}

export const limits = { chars: 4000, terms: 200, depth: 20, orders: 5 } as const;

/** `data`, field, partition; or one name that every item has. */
export function pathOf({ schema, languages }: Scope, parts: readonly string[], at: string): Path {
  const [first = '', name = '', partition = ''] = parts;
  if (parts.length === 1 && Object.hasOwn(itemFields, first)) {
    const field = first as ItemField;
    return { of: 'item', field, type: itemFields[field] };
  }
  const field = first === 'data' && parts.length === 3 ? fieldNamed(schema.fields, name) : undefined;
  const found =
    field && partitionsOf(field, languages).find((one) => one === partition || one.replace('-', '_') === partition);
  if (!field || !found) throw new BadQuery(`${parts.join('/')} is no field${at}`);
  return dataPath(field, found);
}

const partitionsOf = ({ isLocalized }: Field, languages: readonly string[]): readonly string[] =>
  isLocalized ? languages : [invariant];

/** As it is, or with the hyphens that OData does not know as underscores. */
const fieldNamed = (fields: readonly Field[], name: string): Field | undefined =>
  fields.find((field) => field.name === name) ?? fields.find((field) => field.name.replaceAll('-', '_') === name);

const isMoment = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,7})?)?(?:Z|[+-]\d\d:\d\d)?)?$/;

/** A value that can be compared with what the path has; `isOrder` asks which one is more. */
export function valueFor(path: Path, given: unknown, at: string, isOrder = false): Scalar {
  if (given === null && !isOrder) return null;
  switch (path.type) {
    case 'number':
      if (typeof given === 'number' && Number.isFinite(given)) return given;
      break;
    case 'boolean':
      if (typeof given === 'boolean' && !isOrder) return given;
      break;
    case 'moment': {
      const moment = typeof given === 'string' && isMoment.test(given) ? new Date(given) : undefined;
      if (moment && !Number.isNaN(moment.getTime())) return moment;
      break;
    }
    default:
      if (typeof given === 'string' && isStorable(given) && !(isOrder && path.type === 'ids')) return given;
  }
  throw new BadQuery(`the value does not have the type of its field, ${path.type}${at}`);
}

/** A text that no database takes is in no field either. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000');

/**
 * A pattern in a part of the language of regular expressions that every one of them reads in a time that grows with the text:
 * signs, classes, groups, `|`, `^ $ . * + ?`. No counts, no look around, no reference back; 100 signs.
 */
export function patternOf(given: string, at: string): { pattern: string; ignoresCase: boolean } {
  const [, inner, flags = ''] = /^\/(.*)\/(i?)$/s.exec(given) ?? [];
  const pattern = inner ?? given;
  const isKnown = pattern.length > 0 && pattern.length <= 100 && isStorable(pattern) && signs.test(pattern);
  if (!isKnown || !isRegular(pattern)) throw new BadQuery(`the pattern is too much or none${at}`);
  return { pattern, ignoresCase: flags === 'i' };
}

const signs = /^(?:[^\\{}[\]]|\\[dDwWsS.*+?^$|()[\]{}\\/-]|\[(?!\^\])(?:[^\\[\]]|\\[dws.*+?^$|()[\]{}\\/-])+\])*$/s;

function isRegular(pattern: string): boolean {
  if (/\(\?|[*+?]{2}|^[*+?]|[(|][*+?]|\^[*+?]/.test(pattern.replace(/\\./gs, 'x'))) return false;
  try {
    new RegExp(pattern);
    return true;
  } catch {
    return false;
  }
}
