/** Conditions and orders as SQL: fields are ours by now, values are parameters. What a field lacks is no error but no hit. */
import { type RawBuilder, sql } from 'kysely';
import type { Comparison, Condition, Order, Path, Scalar } from './query.ts';

/** What is read of an item: what is published, or its working copy. */
export interface Ground {
  data: RawBuilder<unknown>;
  changedAt: RawBuilder<unknown>;
  changedBy: RawBuilder<unknown>;
  version: RawBuilder<unknown>;
}

type Sql = RawBuilder<unknown>;

export function conditionSql(condition: Condition, ground: Ground): RawBuilder<boolean> {
  switch (condition.test) {
    case 'and':
    case 'or': {
      const parts = condition.of.map((one) => conditionSql(one, ground));
      if (parts.length === 0) return condition.test === 'and' ? sql`true` : sql`false`;
      return sql`(${sql.join(parts, condition.test === 'and' ? sql` and ` : sql` or `)})`;
    }
    case 'not':
      return sql`not ${conditionSql(condition.of, ground)}`;
    case 'exists':
      return sql`(${given(condition.path, ground)} is not null)`;
    case 'empty':
      return sql`(${given(condition.path, ground)} is null)`;
    case 'in':
      return condition.values.length === 0
        ? sql`false`
        : sql`(${sql.join(
            condition.values.map((value) => compared('eq', condition.path, value, ground)),
            sql` or `,
          )})`;
    case 'contains':
    case 'startswith':
    case 'endswith':
      return textTest(condition.test, lowered(condition.path, ground), condition.value);
    case 'matchs': {
      const operator = condition.ignoresCase ? sql`~*` : sql`~`;
      return sql`coalesce(${textOf(condition.path, ground)} ${operator} ${condition.pattern}, false)`;
    }
    default:
      return compared(condition.test, condition.path, condition.value, ground);
  }
}

export const orderSql = ({ path, isDescending }: Order, ground: Ground): Sql =>
  sql`${path.of === 'item' ? itemValue(path, ground) : jsonOf(path, ground)} ${isDescending ? sql`desc nulls last` : sql`asc nulls first`}`;

const operators: Readonly<Record<Exclude<Comparison, 'eq' | 'ne'>, Sql>> = {
  lt: sql`<`,
  le: sql`<=`,
  gt: sql`>`,
  ge: sql`>=`,
};

/** Other than a value is also what has none. */
function compared(test: Comparison, path: Path, value: Scalar, ground: Ground): RawBuilder<boolean> {
  if (value === null) {
    const isThere = sql`${given(path, ground)} is not null`;
    return test === 'eq' ? sql`(not (${isThere}))` : test === 'ne' ? sql`(${isThere})` : sql`false`;
  }
  if (test === 'ne') return sql`(not ${compared('eq', path, value, ground)})`;
  if (path.type === 'ids')
    return test === 'eq' ? sql`coalesce(${given(path, ground)} @> to_jsonb(${value}::text), false)` : sql`false`;
  const operator = test === 'eq' ? sql`=` : operators[test];
  return sql`coalesce(${typed(path, ground)} ${operator} ${parameter(path, value)}, false)`;
}

/** A value of another type than its field has is none. */
function typed(path: Path, ground: Ground): Sql {
  if (path.of === 'item') return itemValue(path, ground);
  const json = jsonOf(path, ground);
  if (path.type === 'number') return sql`case when jsonb_typeof(${json}) = 'number' then (${json})::numeric end`;
  if (path.type === 'boolean') return sql`case when jsonb_typeof(${json}) = 'boolean' then (${json})::boolean end`;
  return textOf(path, ground);
}

function parameter({ type }: Path, value: Exclude<Scalar, null>): Sql {
  if (type === 'number') return sql`${Number(value)}::numeric`;
  if (type === 'boolean') return sql`${value === true}::boolean`;
  if (type === 'moment') return sql`${value instanceof Date ? value : new Date(String(value))}::timestamptz`;
  return sql`${String(value)}::text`;
}

function textTest(test: 'contains' | 'startswith' | 'endswith', text: Sql, value: string): RawBuilder<boolean> {
  const small = sql`lower(${value}::text)`;
  if (test === 'contains') return sql`coalesce(strpos(${text}, ${small}) > 0, false)`;
  if (test === 'startswith') return sql`coalesce(starts_with(${text}, ${small}), false)`;
  return sql`coalesce(right(${text}, length(${small})) = ${small}, false)`;
}

/** Whatever is there, as a value that can be null. */
const given = (path: Path, ground: Ground): Sql =>
  path.of === 'item' ? itemValue(path, ground) : jsonOf(path, ground);

const jsonOf = ({ field, partition }: Extract<Path, { of: 'data' }>, { data }: Ground): Sql =>
  sql`${data} -> ${field}::text -> ${partition}::text`;

const textOf = (path: Path, ground: Ground): Sql =>
  path.of === 'item'
    ? sql`(${itemValue(path, ground)})::text`
    : sql`(${ground.data} -> ${path.field}::text ->> ${path.partition}::text)`;

const lowered = (path: Path, ground: Ground): Sql => sql`lower(${textOf(path, ground)})`;

function itemValue({ field }: Extract<Path, { of: 'item' }>, ground: Ground): Sql {
  switch (field) {
    case 'id':
      return sql`i.id`;
    case 'created':
      return sql`i.created_at`;
    case 'createdBy':
      return sql`i.created_by`;
    case 'lastModified':
      return ground.changedAt;
    case 'lastModifiedBy':
      return ground.changedBy;
    case 'status':
      return sql`initcap(i.status)`;
    case 'version':
      return ground.version;
  }
}
