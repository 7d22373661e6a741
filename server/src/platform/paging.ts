/**
 * Lists paged by key (7.13): a page is found by the last row before it, so the last page costs what the first does.
 * A column of a list must have an index (mandant_id, column, id); both run in one direction.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db.ts';

/** Above so many rows nobody counts. */
const countMax = 10_000;

export interface PageRequest {
  pageSize: number;
  descending: boolean;
  after: string | null;
  before: string | null;
  fromEnd: boolean;
}

export interface Column {
  /** `o.ordered_on` */
  expression: RawBuilder<unknown>;
  type: keyof typeof shapes;
}

/** What the text of a key must look like, so that a key somebody made up is no error of the database. */
const shapes = {
  date: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d)$|^\d{4}-(0[13-9]|1[0-2])-30$|^\d{4}-(0[13578]|1[02])-31$/,
  timestamptz: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8]) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?[+-]\d{2}(:\d{2})?$|^\d{4}-(0[13-9]|1[0-2])-(29|30) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?[+-]\d{2}(:\d{2})?$/,
  text: /^[^\u0000]*$/,
} as const;

export interface Source {
  /** The one table that is filtered and sorted, with its alias. */
  from: RawBuilder<unknown>;
  /** What the rows of a page are joined to. */
  joins: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  /** Names the mandant; row-level security does not apply here. */
  where: RawBuilder<unknown>;
  select: RawBuilder<unknown>;
  column: Column;
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
  page_key: string;
  page_id: number;
}

export async function readPage<R>(db: Db, { from, joins, id, where, select, column }: Source, request: PageRequest): Promise<Page<R>> {
  const isBackwards = request.fromEnd || request.before !== null;
  const descending = request.descending !== isBackwards;
  const key = readKey(request.before ?? request.after);
  const direction = descending ? sql`desc` : sql`asc`;
  const beyond = key === undefined || request.fromEnd ? sql`true` : sql`(${column.expression}, ${id}) ${descending ? sql`<` : sql`>`} (${key.value}::${column.type}, ${key.id}::int8)`;
  const { rows } = await sql<R & Keyed>`
    select ${select}, ${column.expression}::text as page_key, ${id} as page_id from ${from} ${joins}
    where ${where} and ${beyond} order by ${column.expression} ${direction}, ${id} ${direction} limit ${request.pageSize + 1}`.execute(db);
  const totalCount = await count(db, from, where);
  const hasMore = rows.length > request.pageSize;
  const page = rows.slice(0, request.pageSize);
  if (isBackwards) page.reverse();
  const [first, last] = [page[0], page.at(-1)];
  return {
    rows: page,
    hasNext: isBackwards ? !request.fromEnd : hasMore,
    pageCount: totalCount === null ? null : Math.ceil(totalCount / request.pageSize),
    totalCount,
    after: last && (isBackwards ? !request.fromEnd : hasMore) ? writeKey(last) : null,
    before: first && (isBackwards ? hasMore : key !== undefined) ? writeKey(first) : null,
  };
}

async function count(db: Db, from: RawBuilder<unknown>, where: RawBuilder<unknown>): Promise<number | null> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (select 1 from ${from} where ${where} limit ${countMax + 1}) as counted`.execute(db);
  const found = rows[0]?.count ?? 0;
  return found > countMax ? null : found;
}

const writeKey = ({ page_key, page_id }: Keyed): string => Buffer.from(JSON.stringify([page_key, page_id])).toString('base64url');

/** A key that is none of ours reads the first page. */
function readKey(text: string | null): { value: string; id: number } | undefined {
  if (text === null) return undefined;
  try {
    const [value, id] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [unknown, unknown];
    return typeof value === 'string' && value.length < 200 && Number.isSafeInteger(id) ? { value, id: id as number } : undefined;
  } catch {
    return undefined;
  }
}
