/**
 * Seals values again where they lie: all of the first form, once, when a database meets this program for the first time,
 * and after a rotation all that lie under an older key of ENCRYPTION_KEYS, so that it can be dropped. Finds the columns by
 * their name, `{column}_sealed`, and what tells their rows apart by the comment on the column: `sealed for id, attempt`
 * (vault). Works in short transactions beside a running server; a value that changes meanwhile is sealed as it should be
 * anyway. The owner of the tables does it, because there are values that no request may change.
 */
import { sql } from 'kysely';
import { globally, type System } from '../context.ts';
import { homeCell } from '../settings/cells.ts';
import { isOfForm, type Place } from '../vault.ts';
import { type Cell, cellsOf, inCell, inOwnTrouble } from './cell/cells.ts';
import { liesOnlyAtHome } from './cell/places.ts';
import type { Db } from './db.ts';
import { byOwner } from './owner.ts';

interface SealedColumn {
  table: string;
  column: string;
  /** `table.column` as its places say it. */
  name: string;
  /** The columns that tell a row from every other. */
  keys: string[];
  /** The rows are of mandants; a global table has none. */
  isOwned: boolean;
  isBytes: boolean;
}

/** The value as it should lie there; nothing where it does. */
type Anew = (sealed: Buffer, place: Place) => Buffer | undefined;

/** Pages of a table that one transaction looks through. */
const pagesAtOnce = 64;
const today = 2;

/** How many values were sealed again under the first key, by column; `mandants` are the ids of all. */
export async function resealAll(system: System, mandants: readonly number[]): Promise<Map<string, number>> {
  const all = new Map<string, number>();
  for (const cell of cellsOf(system.database)) {
    const counts = await walkCell(system, cell, mandants, ({ vault }, sealed, place) =>
      vault.isCurrent(sealed) ? undefined : vault.sealBytes(vault.openBytes(sealed, place), place),
    );
    for (const [name, count] of counts) all.set(name, (all.get(name) ?? 0) + count);
  }
  return all;
}

/**
 * Seals what is of the first form for the row it lies in. It did not know its row, so that is believed once: the mark can
 * be made and not taken away, and what turns up in the first form afterwards is not read any more.
 */
export async function leaveFirstForm(system: System, listMandants: () => Promise<readonly number[]>): Promise<void> {
  const mandants = await listMandants();
  for (const cell of cellsOf(system.database))
    await inOwnTrouble(system, cell, () => leaveFirstFormIn(system, cell, mandants));
}

async function leaveFirstFormIn(system: System, cell: Cell, mandants: readonly number[]): Promise<void> {
  const marks = sql<{ form: number }>`select form from sealed_form where form = ${today}`;
  if ((await inCell(cell, { role: 'app' }, (db) => marks.execute(db))).rows.length > 0) return;
  const counts = await walkCell(system, cell, mandants, ({ vault }, sealed, place) =>
    isOfForm(sealed) ? undefined : vault.sealBytes(vault.openFirstForm(sealed, place.column), place),
  );
  const values = [...counts.values()].reduce((sum, count) => sum + count, 0);
  await inCell(cell, { role: 'app' }, (db) =>
    sql`insert into sealed_form (form) values (${today}) on conflict do nothing`.execute(db),
  );
  if (values > 0) system.log.info({ values, cell: cell.name }, 'sealed values are bound to their rows now');
}

/** What of mandants and of all lies in one database, also what a mandant that has moved has left there. */
const walkCell = (system: System, cell: Cell, mandants: readonly number[], anew: AnewOf) =>
  byOwner(system.config, cell, (database) => walkOwned({ ...system, database }, cell, mandants, anew));

type AnewOf = (system: System, sealed: Buffer, place: Place) => Buffer | undefined;

async function walkOwned(
  system: System,
  { name }: Cell,
  mandants: readonly number[],
  anew: AnewOf,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const column of await globally(system, listSealedColumns)) {
    if (name !== homeCell && liesOnlyAtHome(column.table)) continue;
    let count = 0;
    for (const mandantId of column.isOwned ? mandants : [null])
      count += await resealColumn(system, column, mandantId, (sealed, place) => anew(system, sealed, place));
    counts.set(column.name, count);
  }
  return counts;
}

/** Every column of sealed values there is. */
export async function listSealedColumns(db: Db): Promise<SealedColumn[]> {
  const { rows } = await sql<Omit<SealedColumn, 'name' | 'keys'> & { comment: string | null }>`
    select c.relname as table, a.attname as column, t.typname = 'bytea' as "isBytes",
      exists (select from pg_attribute m where m.attrelid = c.oid and m.attname = 'mandant_id') as "isOwned",
      col_description(c.oid, a.attnum) as comment
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
    where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace and a.attname like '%\\_sealed' and not a.attisdropped
    order by 1, 2`.execute(db);
  return rows.map(({ comment, ...column }) => {
    const name = `${column.table}.${column.column.replace(/_sealed$/, '')}`;
    const [, keys] = /^sealed for (.+)$/.exec(comment ?? '') ?? [];
    if (!keys) throw new Error(`the comment on ${name} does not say what it is sealed for`);
    return { ...column, name, keys: keys === 'the mandant' ? [] : keys.split(', ') };
  });
}

async function resealColumn(
  system: System,
  column: SealedColumn,
  mandantId: number | null,
  anew: Anew,
): Promise<number> {
  let count = 0;
  for (let page = 0, last = 0; page <= last; page += pagesAtOnce) {
    await system.database.transaction({ mandantId, role: 'app', readOnly: false }, async (db) => {
      // What is sealed again moves behind the last page and is met once more, already as it should be.
      last = await lastPage(db, column.table);
      count += await resealPages(db, { column, mandantId, page, anew });
    });
  }
  return count;
}

async function lastPage(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ pages: number }>`
    select pg_relation_size(${table}::regclass) / current_setting('block_size')::int as pages`.execute(db);
  return Number(rows[0]?.pages ?? 0);
}

async function resealPages(
  db: Db,
  { column, mandantId, page, anew }: { column: SealedColumn; mandantId: number | null; page: number; anew: Anew },
): Promise<number> {
  const [table, value] = [sql.table(column.table), sql.ref(column.column)];
  const [from, to] = [`(${page},0)`, `(${page + pagesAtOnce},0)`];
  const keys = column.keys.map((key) => sql`${sql.ref(key)}::text`);
  const { rows } = await sql<{ at: string; sealed: string | Buffer; row: string[] }>`
    select ctid::text as at, ${value} as sealed, array[${sql.join(keys)}]::text[] as row from ${table}
    where ctid >= ${from}::tid and ctid < ${to}::tid and ${value} is not null`.execute(db);
  const found = rows.flatMap(({ at, sealed, row }) => {
    const before = typeof sealed === 'string' ? Buffer.from(sealed, 'base64url') : sealed;
    const after = anew(before, { column: column.name, mandantId, row });
    return after ? [{ at, sealed, fresh: column.isBytes ? after : after.toString('base64url') }] : [];
  });
  if (found.length > 0) await sql`reset role`.execute(db);
  for (const { at, sealed, fresh } of found)
    await sql`update ${table} set ${value} = ${fresh} where ctid = ${at}::tid and ${value} = ${sealed}`.execute(db);
  return found.length;
}
