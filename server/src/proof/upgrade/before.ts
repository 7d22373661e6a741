/**
 * A database as an earlier program left it: two mandants that had used everything, with the keys of that installation and
 * its moment. `before-holds.jsonl` was written by the program whose migrations ended with 0012.
 */
import { copyFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { migrate, migrationFolder } from '#platform/database/migrate.ts';

type Row = Readonly<Record<string, unknown>>;

export interface Before {
  keys: { ENCRYPTION_KEYS: string; TOKEN_KEYS: string };
  now: Date;
  rows: ReadonlyMap<string, readonly Row[]>;
}

export async function readBefore(): Promise<Before> {
  const text = await readFile(join(import.meta.dirname, 'before-holds.jsonl'), 'utf8');
  const [head = '', ...lines] = text.trimEnd().split('\n');
  const { now, ...keys } = JSON.parse(head) as Before['keys'] & { now: string };
  const told = lines.map((line) => JSON.parse(line) as { table: string; row: Row });
  const byTable = Map.groupBy(told, ({ table }) => table);
  const rows = new Map([...byTable].map(([table, all]) => [table, all.map(({ row }) => row)] as const));
  return { keys, now: new Date(now), rows };
}

/** The migrations up to one that is named, by its four digits. */
export async function migrateUpTo(db: Db, last: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'weitersagen-'));
  try {
    for (const file of await readdir(migrationFolder))
      if (file.slice(0, 4) <= last) await copyFile(join(migrationFolder, file), join(folder, file));
    await migrate(db, { folder });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Tables in the order of the file, which is that of their references; each mandant's rows as its own. */
export async function putRows(db: Db, { rows }: Pick<Before, 'rows'>): Promise<void> {
  const mandants = rows.get('mandant') ?? [];
  for (const id of [null, ...mandants.map((row) => row.id)]) {
    await sql`select set_config('app.mandant', ${String(id ?? '')}, true)`.execute(db);
    for (const [table, all] of rows) {
      const own = all.filter((row) => (row.mandant_id ?? null) === id);
      if (own.length > 0) await putInto(db, table, own);
    }
  }
  for (const [table, all] of rows) await goOnAfter(db, table, all);
  await sql`select set_config('app.mandant', '', true)`.execute(db);
}

const putInto = (db: Db, table: string, rows: readonly Row[]) => {
  const columns = sql.join([...new Set(rows.flatMap((row) => Object.keys(row)))].map((name) => sql.ref(name)));
  return sql`
    insert into ${sql.table(table)} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    db,
  );
};

/** The next number of a table is none that it has. */
async function goOnAfter(db: Db, table: string, rows: readonly Row[]): Promise<void> {
  const ids = rows.map(({ id }) => id).filter((id) => typeof id === 'number');
  if (ids.length > 0)
    await sql`select setval(s.name, ${Math.max(...ids)}) from pg_get_serial_sequence(${table}, 'id') as s(name) where s.name is not null`.execute(
      db,
    );
}
