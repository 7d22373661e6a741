/**
 * Seals everything again that lies under an older key of ENCRYPTION_KEYS, so that the older key can be dropped. Finds
 * the columns by their name: `{column}_sealed` of `{table}` is bound to the place `table.column` (vault). Works in
 * short transactions beside a running server; a value that changes meanwhile is sealed with the newest key anyway.
 */
import { sql } from 'kysely';
import { globally, type System } from '../context.ts';
import type { Db } from './db.ts';

interface SealedColumn {
  table: string;
  column: string;
  /** The column of the rows' mandant; a global table has none. */
  isOwned: boolean;
  isBytes: boolean;
}

/** Pages of a table that one transaction looks through. */
const pagesAtOnce = 64;

/** How many values were sealed again, by place; `mandants` are the ids of all. */
export async function resealAll(system: System, mandants: readonly number[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const column of await globally(system, listSealedColumns)) {
    let count = 0;
    for (const mandantId of column.isOwned ? mandants : [null]) count += await resealColumn(system, column, mandantId);
    counts.set(placeOf(column), count);
  }
  return counts;
}

const placeOf = ({ table, column }: SealedColumn): string => `${table}.${column.replace(/_sealed$/, '')}`;

async function listSealedColumns(db: Db): Promise<SealedColumn[]> {
  const { rows } = await sql<SealedColumn>`
    select c.relname as table, a.attname as column, t.typname = 'bytea' as "isBytes",
      exists (select from pg_attribute m where m.attrelid = c.oid and m.attname = 'mandant_id') as "isOwned"
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attname like '%\\_sealed' and not a.attisdropped
    order by 1, 2`.execute(db);
  return rows;
}

async function resealColumn(system: System, column: SealedColumn, mandantId: number | null): Promise<number> {
  let count = 0;
  for (let page = 0, last = 0; page <= last; page += pagesAtOnce) {
    await system.database.transaction({ mandantId, role: 'app', readOnly: false }, async (db) => {
      // What is sealed again moves behind the last page and is met once more, already current.
      last = await lastPage(db, column.table);
      count += await resealPages(system, db, column, page);
    });
  }
  return count;
}

async function lastPage(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ pages: number }>`
    select pg_relation_size(${table}::regclass) / current_setting('block_size')::int as pages`.execute(db);
  return Number(rows[0]?.pages ?? 0);
}

async function resealPages({ vault }: System, db: Db, column: SealedColumn, page: number): Promise<number> {
  const [table, value, place] = [sql.table(column.table), sql.ref(column.column), placeOf(column)];
  const [from, to] = [`(${page},0)`, `(${page + pagesAtOnce},0)`];
  const { rows } = await sql<{ at: string; sealed: string | Buffer }>`
    select ctid::text as at, ${value} as sealed from ${table}
    where ctid >= ${from}::tid and ctid < ${to}::tid and ${value} is not null`.execute(db);
  const old = rows.filter(({ sealed }) => !vault.isCurrent(sealed));
  for (const { at, sealed } of old) {
    const fresh =
      typeof sealed === 'string'
        ? vault.seal(vault.open(sealed, place), place)
        : vault.sealBytes(vault.openBytes(sealed, place), place);
    await sql`update ${table} set ${value} = ${fresh} where ctid = ${at}::tid and ${value} = ${sealed}`.execute(db);
  }
  return old.length;
}
