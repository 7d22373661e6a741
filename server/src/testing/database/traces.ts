/** Looks for a person in everything there is: every row of every table as text, and what lies sealed in it opened. */
import { sql } from 'kysely';
import type { TestApp } from '../app.ts';

/** Where one of the words stands, as `table` or, of a sealed value, `table.column`; sorted, each place once. */
export async function findTraces({ app }: TestApp, words: readonly string[]): Promise<string[]> {
  const { database, vault } = app.system;
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    database.kysely,
  );
  const found = new Set<string>();
  const look = (place: string, text: string): void => {
    if (words.some((word) => text.toLowerCase().includes(word.toLowerCase()))) found.add(place);
  };
  for (const { name } of tables.rows) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(database.kysely);
    for (const row of rows) {
      look(name, JSON.stringify(row));
      for (const [column, value] of Object.entries(row)) {
        if (!column.endsWith('_sealed') || value === null) continue;
        const place = `${name}.${column.replace(/_sealed$/, '')}`;
        look(
          place,
          Buffer.isBuffer(value) ? vault.openBytes(value, place).toString() : vault.open(String(value), place),
        );
      }
    }
  }
  return [...found].toSorted();
}
