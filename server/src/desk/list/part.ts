/**
 * Searches by a part of a text, and by people (`people.ts`). An index of three letters each finds all rows that contain one before it gives the first, so what
 * stands in many of them is not looked up: the list is read in its order until a page is full, which takes few steps then.
 */
import { foundMax } from '@weitersagen/contract/basics/list';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import type { Listed } from '#platform/database/paging.ts';
import { isOneOf } from './column.ts';

/** So many of either end of a table are looked at first. */
const endMax = 2000;
/** Of those at both ends: where one of twenty contains a part, its index would find too many before the first. */
const manyMin = 200;
/** And where so many are found, a page is full before as many rows are read as all that are found would be. */
const someMin = 28;

/** Rows of one table and mandant. */
interface Rows extends Pick<Listed, 'table' | 'alias'> {
  mandantId: number;
}
interface List extends Rows {
  /** What narrows it besides a text, the mandant first. */
  within: RawBuilder<unknown>;
  /** Nobody asks how many they are: what is looked up is looked up once. */
  isUncounted?: boolean | undefined;
}
interface Text {
  /** What the row itself contains, by an index of three letters each. */
  part?: RawBuilder<unknown> | undefined;
  /** Selects of ids of what else it means. */
  others: readonly RawBuilder<unknown>[];
  /** Of whom too many have the name to look them up. */
  named?: Named | null;
}
export interface Named {
  /** Whether a row is of one of them. */
  isOf: RawBuilder<unknown>;
  /** Selects of the ids of their rows, where they have few. */
  rows: readonly RawBuilder<unknown>[];
}

interface Found {
  where: RawBuilder<unknown>;
  /** Whether they are more than anybody counts. */
  isMany: boolean;
}

/**
 * The rows of a list that contain a part, or are one of what the other selects find; without a text all. Few are named by their
 * ids.
 */
export async function search(db: Db, list: List, text: Text | '' | null): Promise<Found> {
  const { alias, within } = list;
  if (!text) return { where: within, isMany: false };
  const { part, others, named } = text;
  const parts = part ? await findParts(db, list, part) : { ids: [] };
  const selects = 'ids' in parts ? [...others, sql`select unnest(${parts.ids}::bigint[])`] : others;
  const many = [...('among' in parts ? [parts.among] : []), ...(named ? [await findOfNamed(db, list, named)] : [])];
  const known = selects.length === 0 ? [] : [isOneOf(sql`${alias}.id`, ...selects)];
  const all = sql`${within} and (${sql.join([...many, ...known], sql` or `)})`;
  if (many.length > 0 || list.isUncounted) return { where: all, isMany: true };
  // Once for the page and for how many they are.
  const ids = await listIds(db, list, all);
  if (ids.length > foundMax) return { where: all, isMany: true };
  return {
    where: sql`${within} and ${isOneOf(sql`${alias}.id`, sql`select unnest(${ids}::bigint[])`)}`,
    isMany: false,
  };
}

/** One more than are named by their ids, where there are more. */
async function listIds(db: Db, { table, alias }: List, where: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select ${alias}.id from ${table} ${alias} where ${where} limit ${foundMax + 1}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The ids of those that contain it, or what tells them where they are more than anybody counts. */
async function findParts(
  db: Db,
  list: List,
  part: RawBuilder<unknown>,
): Promise<{ ids: number[] } | { among: RawBuilder<unknown> }> {
  const { table, alias, within } = list;
  const { parts, rows } = await countAtEnds(db, list, part);
  // By no index of its own, and not taken for rare.
  const read = readInTurn(part);
  const isLookedUp = parts < manyMin;
  const found = sql`select ${alias}.id from ${table} ${alias} where ${within} and ${isLookedUp ? part : read}`;
  const hits = await sql<{ id: number }>`
    ${found} ${isLookedUp ? sql`` : sql`order by ${alias}.id`} limit ${foundMax + 1}`.execute(db);
  const ids = hits.rows.map(({ id }) => id);
  if (ids.length <= foundMax) return { ids };
  return { among: isLookedUp && rows < someMin ? isOneOf(sql`${alias}.id`, found) : read };
}

const readInTurn = (condition: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case when ${condition} then true else false end`;

/** Each row of these ends looks up its people. */
const namedEndMax = 500;
/** As `someMin` is of `endMax`. */
const namedMin = 7;

/**
 * Read in its order where that is short, or where its ends have some; where they have hardly any, their rows are looked up after
 * all.
 */
async function findOfNamed(db: Db, list: List, { isOf, rows }: Named): Promise<RawBuilder<unknown>> {
  const atEnds = await countAtEnds(db, list, isOf, namedEndMax);
  return atEnds.seen < 2 * namedEndMax || atEnds.rows >= namedMin
    ? readInTurn(isOf)
    : isOneOf(sql`${list.alias}.id`, ...rows);
}

/** Whether a part stands in so many rows that its index would find too many before the first. */
export const isFrequent = async (db: Db, rows: Rows, part: RawBuilder<unknown>): Promise<boolean> =>
  (await countAtEnds(db, { ...rows, within: sql`true` }, part)).parts >= manyMin;

/** Of the rows at both ends of a table: how many contain the part, and how many of these are in the list. */
async function countAtEnds(
  db: Db,
  { table, alias, mandantId, within }: List,
  part: RawBuilder<unknown>,
  max = endMax,
): Promise<{ seen: number; parts: number; rows: number }> {
  const end = (direction: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`(select ${alias}.* from ${table} ${alias} where ${alias}.mandant_id = ${mandantId} order by ${alias}.id ${direction} limit ${max})`;
  const { rows } = await sql<{ seen: number; parts: number; rows: number }>`
    select count(*)::int as seen, (count(*) filter (where ${part}))::int as parts, (count(*) filter (where ${part} and ${within}))::int as rows
    from (${end(sql`asc`)} union all ${end(sql`desc`)}) ${alias}`.execute(db);
  return rows[0] ?? { seen: 0, parts: 0, rows: 0 };
}
