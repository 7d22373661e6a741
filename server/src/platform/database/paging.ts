/**
 * Lists paged by key (rules 7.13): a page is found by the last row before it, so the last page costs what the first
 * does. A column of a list must have an index (mandant_id, column, id); both run in one direction.
 */
import { parseDay } from '@weitersagen/contract/basics/day';
import { countMax } from '@weitersagen/contract/basics/list';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from './db.ts';

export interface PageRequest {
  pageSize: number;
  descending: boolean;
  after: string | null;
  before: string | null;
  fromEnd: boolean;
  /** For a file nobody needs the total of every page. */
  isUncounted?: boolean;
  /** Rows that are passed over first, from the end where it is read from there: for a page that is asked for by its number. */
  skip?: number;
}

export interface Column {
  /** `o.ordered_on` */
  expression: RawBuilder<unknown>;
  type: keyof typeof fits;
}

/** A few that came last: whoever wants all, or their number, asks the list. */
export const newest = {
  orderBy: null,
  descending: true,
  after: null,
  before: null,
  fromEnd: false,
  isUncounted: true,
} as const;

/** Whether the text of a key is a value of the column, so that a key somebody made up is no error of the database. */
const fits = {
  date: (value: string) => parseDay(value) !== undefined,
  timestamptz: (value: string) =>
    parseDay(value.slice(0, 10)) !== undefined &&
    /^ ([01]\d|2[0-3])(:[0-5]\d){2}(\.\d{1,6})?[+-]\d{2}(:\d{2})?$/.test(value.slice(10)),
  int: (value: string) => /^-?\d{1,9}$/.test(value),
  text: (value: string) => value.isWellFormed() && !value.includes('\0'),
} as const;

/** What a list reads of each row, its pages and a single row alike. */
export interface Listed {
  /** The one table that is filtered and sorted, and its alias; the joins read the rows of a page only. */
  table: RawBuilder<unknown>;
  alias: RawBuilder<unknown>;
  /** What the rows of a page are joined to. */
  joins: RawBuilder<unknown>;
  select: RawBuilder<unknown>;
}

export interface Source extends Listed {
  /** Names the mandant; row-level security does not apply here. */
  where: RawBuilder<unknown>;
  column: Column;
  /** More than anybody counts, as is known already. */
  isMany?: boolean;
}

export interface Page<R> {
  rows: R[];
  hasNext: boolean;
  pageCount: number | null;
  totalCount: number | null;
  after: string | null;
  before: string | null;
}

interface Keyed {
  pageKey: string;
  pageId: number;
}

export async function readPage<R>(
  db: Db,
  { table, alias, joins, where, select, column, isMany = false }: Source,
  request: PageRequest,
): Promise<Page<R>> {
  const id = sql`${alias}.id`;
  const isBackwards = request.fromEnd || request.before !== null;
  const descending = request.descending !== isBackwards;
  const key = readKey(request.before ?? request.after, fits[column.type]);
  const direction = descending ? sql`desc` : sql`asc`;
  const beyond =
    key === undefined || request.fromEnd
      ? sql`true`
      : sql`(${column.expression}, ${id}) ${descending ? sql`<` : sql`>`} (${key.value}::${sql.raw(column.type)}, ${key.id}::int8)`;
  const order = sql`order by ${column.expression} ${direction}, ${id} ${direction}`;
  const { pageSize, fromEnd, skip = 0 } = request;
  const page = sql`select ${alias}.* from ${table} ${alias} where ${where} and ${beyond} ${order} limit ${pageSize + 1}${skip > 0 ? sql` offset ${skip}` : sql``}`;
  const { rows } = await sql<R & Keyed>`
    select ${select}, ${column.expression}::text as "pageKey", ${id} as "pageId" from (${page}) ${alias} ${joins} ${order}`.execute(
    db,
  );
  const totalCount = request.isUncounted || isMany ? null : await count(db, sql`${table} ${alias}`, where);
  const { shown, hasNext, after, before } = turnPage(rows, {
    pageSize,
    isBackwards,
    fromEnd: fromEnd && skip === 0,
    hasKey: key !== undefined || skip > 0,
  });
  return {
    rows: shown,
    hasNext,
    pageCount: totalCount === null ? null : Math.ceil(totalCount / pageSize),
    totalCount,
    after: after ? writeKey(after) : null,
    before: before ? writeKey(before) : null,
  };
}

/** Rows as they were read, one more than a page shows, as that page; with those that lead on and back where there is more. */
export function turnPage<R>(
  rows: readonly R[],
  {
    pageSize,
    isBackwards,
    fromEnd,
    hasKey,
  }: { pageSize: number; isBackwards: boolean; fromEnd: boolean; hasKey: boolean },
): { shown: R[]; hasNext: boolean; after: R | undefined; before: R | undefined } {
  const hasMore = rows.length > pageSize;
  const shown = rows.slice(0, pageSize);
  if (isBackwards) shown.reverse();
  const hasNext = isBackwards ? !fromEnd : hasMore;
  const hasPrevious = isBackwards ? hasMore : hasKey;
  return {
    shown,
    hasNext,
    after: hasNext ? shown.at(-1) : undefined,
    before: hasPrevious ? shown[0] : undefined,
  };
}

async function count(db: Db, from: RawBuilder<unknown>, where: RawBuilder<unknown>): Promise<number | null> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from (select 1 from ${from} where ${where} limit ${countMax + 1}) as counted`.execute(
    db,
  );
  const found = rows[0]?.count ?? 0;
  return found > countMax ? null : found;
}

const writeKey = ({ pageKey, pageId }: Keyed): string =>
  Buffer.from(JSON.stringify([pageKey, pageId])).toString('base64url');

/** A key that is none of ours reads the first page. */
function readKey(text: string | null, isValue: (value: string) => boolean): { value: string; id: number } | undefined {
  if (text === null) return undefined;
  try {
    const [value, id] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [unknown, unknown];
    return typeof value === 'string' && value.length < 200 && isValue(value) && Number.isSafeInteger(id)
      ? { value, id: id as number }
      : undefined;
  } catch {
    return undefined;
  }
}
