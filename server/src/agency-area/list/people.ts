/**
 * Whom a text means (as decision 034): people of the agency, by any part of name, e-mail, and of a contact company, phone and
 * place. They are found under the report role, because row-level security uses no index for a part of a text: these statements
 * name mandant and agency. What they find are ids only; rows are read under the agency's own rule.
 */
import { type RawBuilder, sql } from 'kysely';
import { type Db, planAnew, planForAll } from '#platform/database/db.ts';
import { findsPart } from '#platform/database/part.ts';
import type { Who } from '../who.ts';
import { accountText, isOf, recipientText } from './rows.ts';

/** So many are looked up; of what more have, the rows of a list are soon met by reading it. */
const soughtMax = 3000;

export interface Place extends Who {
  mandantId: number;
}

/** Null: more than are looked up. */
export interface People {
  accounts: number[] | null;
  recipients: number[] | null;
}

/** Whom a list hangs on: nobody else is looked for. */
type Wanted = Readonly<Record<keyof People, boolean>>;

export async function findPeople(db: Db, place: Place, text: string, wanted: Wanted): Promise<People> {
  const find = async (table: Sql, textOf: (alias: Sql) => Sql): Promise<number[] | null> => {
    // A number of ours is nobody's name.
    if (/^\d{12}$/.test(text)) return [];
    if (text.includes('@')) {
      // Every address has letters that all others have: a whole one is found by its own index.
      const whole = await listIds(
        db,
        sql`select p.id from ${table} p where p.mandant_id = ${place.mandantId} and p.email = ${text.toLowerCase()} and ${isOf(sql`p`, place)}`,
      );
      if (whole?.length) return whole;
    }
    const rows = { table, alias: sql`p`, order: sql`p.created_at` };
    return findNamed(db, rows, { place, part: findsPart(textOf(sql`p`), text) });
  };
  return {
    accounts: wanted.accounts ? await find(sql`account`, accountText) : [],
    recipients: wanted.recipients ? await find(sql`recipient`, recipientText) : [],
  };
}

type Sql = RawBuilder<unknown>;

interface Rows {
  table: Sql;
  alias: Sql;
  /** A column by which an index has the agency's rows in order. */
  order: Sql;
}

/** So many rows of either end are looked at first. */
const endMax = 1000;
/** Of those at both ends: where one of fifty has it, its index would find too many before the first. */
const manyMin = 40;

/** The ids of those that have a part; null where they are more than are looked up. */
export async function findNamed(
  db: Db,
  rows: Rows,
  { place, part }: { place: Place; part: Sql },
): Promise<number[] | null> {
  const { table, alias, order } = rows;
  const own = sql`${alias}.mandant_id = ${place.mandantId} and ${isOf(alias, place)}`;
  const end = (direction: Sql): Sql =>
    sql`(select ${alias}.* from ${table} ${alias} where ${own} order by ${order} ${direction}, ${alias}.id ${direction} limit ${endMax})`;
  const { rows: ends } = await sql<{ seen: number; parts: number }>`
    select count(*)::int as seen, (count(*) filter (where ${part}))::int as parts from (${end(sql`asc`)} union all ${end(sql`desc`)}) ${alias}`.execute(
    db,
  );
  const { seen, parts } = ends[0] ?? { seen: 0, parts: 0 };
  // Few rows are soon found, however many of them have it.
  if (seen === 2 * endMax && parts >= manyMin) return null;
  await planForAll(db);
  // All of them are asked for, or a limit would have the planner read the agency's rows one by one until it is reached.
  const { rows: found } = await sql<{ id: number }>`
    with found as materialized (select ${alias}.id from ${table} ${alias} where ${own} and ${part})
    select id from found limit ${soughtMax + 1}`.execute(db);
  await planAnew(db);
  return found.length > soughtMax ? null : found.map(({ id }) => id);
}

/** And so many rows of a list hang on those. */
export const rowsMax = 10_000;

/** Null where there are more than are looked up. */
export async function listIds(db: Db, ...selects: RawBuilder<unknown>[]): Promise<number[] | null> {
  return listSome(db, soughtMax, selects);
}

export async function listSome(db: Db, max: number, selects: readonly RawBuilder<unknown>[]): Promise<number[] | null> {
  if (selects.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select distinct id from (${sql.join(
      selects.map((select) => sql`(${select} limit ${max + 1})`),
      sql` union all `,
    )}) found`.execute(db);
  return rows.length > max ? null : rows.map(({ id }) => id);
}
