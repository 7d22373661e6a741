/** What is asked of the items of a schema, in whatever language it came: the one form that becomes a statement. */
import { type Field, invariant, type Schema } from '@weitersagen/contract/cms/schema';

/** What every item has beside its data. */
export const itemFields = {
  id: 'text',
  created: 'moment',
  createdBy: 'text',
  lastModified: 'moment',
  lastModifiedBy: 'text',
  status: 'text',
  version: 'number',
} as const;
export type ItemField = keyof typeof itemFields;

type ValueType = 'text' | 'number' | 'boolean' | 'moment' | 'ids';

export type Path =
  | { of: 'data'; field: string; partition: string; type: Exclude<ValueType, 'moment'> }
  | { of: 'item'; field: ItemField; type: ValueType };

export type Comparison = 'eq' | 'ne' | 'lt' | 'le' | 'gt' | 'ge';
export type TextTest = 'contains' | 'startswith' | 'endswith' | 'matchs';
/** Of the type of its path; null asks for a field without value. */
export type Scalar = string | number | boolean | Date | null;

export type Condition =
  | { test: 'and' | 'or'; of: readonly Condition[] }
  | { test: 'not'; of: Condition }
  | { test: Comparison; path: Path; value: Scalar }
  | { test: 'in'; path: Path; values: readonly Scalar[] }
  | { test: Exclude<TextTest, 'matchs'>; path: Path; value: string }
  | { test: 'matchs'; path: Path; pattern: string; ignoresCase: boolean }
  | { test: 'exists' | 'empty'; path: Path };

export interface Order {
  path: Path;
  isDescending: boolean;
}

export interface ItemQuery {
  filter?: Condition | undefined;
  /** Words that all have to be somewhere in the texts. */
  search?: string | undefined;
  /** Without a wish the last one changed comes first; of equals the lower id. */
  order?: readonly Order[];
  /** In this order, whatever else is wished. */
  ids?: readonly string[];
  skip?: number;
  /** 200 without. */
  top?: number;
  /** The working copies, also of what is not published. */
  withDrafts?: boolean;
  /** Archived ones, too; only with drafts. */
  withArchived?: boolean;
  /** Nobody asks how many there are. */
  withoutTotal?: boolean;
}

const typeOf = ({ kind }: Field): Exclude<ValueType, 'moment'> => {
  if (kind === 'number' || kind === 'boolean') return kind;
  return kind === 'picture' ? 'ids' : 'text';
};

/** Where a field of a schema has its value, by language or for all of them. */
export const dataPath = (field: Field, partition: string = invariant): Path => ({
  of: 'data',
  field: field.name,
  partition,
  type: typeOf(field),
});

/** That a field of all languages has a value. */
export function isSame({ fields, name }: Schema, field: string, value: Scalar): Condition {
  const found = fields.find((one) => one.name === field);
  if (!found) throw new Error(`${name} has no field ${field}`);
  return { test: 'eq', path: dataPath(found), value };
}

const shortMax = 200;

/** The text by which a value of a short field is found without looking into the data; undefined for any other. */
export function shortText(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' && value.length <= shortMax ? value : undefined;
}
