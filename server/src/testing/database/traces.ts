/** Looks for a person in everything there is: every row of every table as text, and what lies sealed in it opened. */
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { listSealedColumns } from '#platform/database/reseal.ts';
import type { TestApp } from '../app.ts';

/** Where one of the words stands, as `table` or, of a sealed value, `table.column`; sorted, each place once. */
export async function findTraces({ app }: TestApp, words: readonly string[]): Promise<string[]> {
  const { database, vault } = app.system;
  const tables = await sql<{ name: string; isOwned: boolean }>`
    select relname as name, relrowsecurity as "isOwned" from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`.execute(
    database.kysely,
  );
  const read = (name: string, db: Db) => sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
  const ofAll = { mandantId: null, place: 'cell', role: 'report', readOnly: true } as const;
  const sealed = await listSealedColumns(database.kysely);
  const found = new Set<string>();
  const look = (place: string, text: string): void => {
    if (words.some((word) => text.toLowerCase().includes(word.toLowerCase()))) found.add(place);
  };
  for (const { name, isOwned } of tables.rows) {
    const { rows } = await (isOwned
      ? database.transaction(ofAll, (db) => read(name, db))
      : read(name, database.kysely));
    for (const row of rows) {
      look(name, JSON.stringify(row));
      for (const { name: column, keys, isBytes, isOwned, ...at } of sealed) {
        const value = at.table === name ? row[at.column] : null;
        if (value === null) continue;
        const place = {
          column,
          mandantId: isOwned ? Number(row.mandant_id) : null,
          row: keys.map((key) => String(row[key])),
        };
        look(column, isBytes ? vault.openBytes(value as Buffer, place).toString() : vault.open(String(value), place));
      }
    }
  }
  return [...found].toSorted();
}
