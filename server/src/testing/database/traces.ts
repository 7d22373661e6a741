/** Looks for a person in everything there is: every row of every table as text, and what lies sealed in it opened. */
import { sql } from 'kysely';
import { listSealedColumns } from '#platform/database/reseal.ts';
import type { TestApp } from '../app.ts';

/** Where one of the words stands, as `table` or, of a sealed value, `table.column`; sorted, each place once. */
export async function findTraces({ app }: TestApp, words: readonly string[]): Promise<string[]> {
  const { database, vault } = app.system;
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    database.kysely,
  );
  const sealed = await listSealedColumns(database.kysely);
  const found = new Set<string>();
  const look = (place: string, text: string): void => {
    if (words.some((word) => text.toLowerCase().includes(word.toLowerCase()))) found.add(place);
  };
  for (const { name } of tables.rows) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(database.kysely);
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
