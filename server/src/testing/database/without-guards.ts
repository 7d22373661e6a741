/** What only the owner of the tables can do: write while their triggers rest. Row-level security stays, and figures go on being written. */
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

export async function withoutGuards<T>(db: Db, tables: readonly string[], steps: () => Promise<T>): Promise<T> {
  await sql`reset role`.execute(db);
  for (const table of tables) await rest(db, table);
  const result = await steps();
  for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(db);
  await sql`set local role weitersagen_app`.execute(db);
  return result;
}

async function rest(db: Db, table: string): Promise<void> {
  await sql`alter table ${sql.table(table)} disable trigger user`.execute(db);
  const { rows } = await sql<{ name: string }>`
    select tgname as name from pg_trigger where tgrelid = ${table}::regclass and not tgisinternal and tgname like '%\\_figures%'`.execute(
    db,
  );
  for (const { name } of rows) await sql`alter table ${sql.table(table)} enable trigger ${sql.id(name)}`.execute(db);
}
