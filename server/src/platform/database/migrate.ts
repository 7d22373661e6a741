/** Plain SQL migrations, forward only, in the order of their names; two processes at once wait for each other. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from './db.ts';

export const migrationFolder = join(import.meta.dirname, '../../../migrations');

const listFiles = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
const nameOf = (file: string): string => file.replace('.sql', '');

async function readMigrations(folder: string): Promise<Record<string, Migration>> {
  const entries = (await listFiles(folder)).map(async (file): Promise<[string, Migration]> => {
    const text = await readFile(join(folder, file), 'utf8');
    return [nameOf(file), { up: async (db: Kysely<unknown>) => void (await sql.raw(text).execute(db)) }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Runs what has not run yet and gives the names of it. */
export async function migrate(db: Db, folder = migrationFolder): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => readMigrations(folder) },
    migrationTableName: 'migration',
    migrationLockTableName: 'migration_lock',
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).filter((result) => result.status === 'Success').map((result) => result.migrationName);
}

interface Difference {
  /** Known to this program and not yet run. */
  pending: string[];
  /** Run by a newer program. */
  unknown: string[];
}

/** What this program and the database have of each other. */
export async function compareMigrations(db: Db, folder = migrationFolder): Promise<Difference> {
  const known = (await listFiles(folder)).map(nameOf);
  const done = await namesDone(db);
  return {
    pending: known.filter((name) => !done.includes(name)),
    unknown: done.filter((name) => !known.includes(name)),
  };
}

const noSuchTable = '42P01';

async function namesDone(db: Db): Promise<string[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(db);
    return rows.map(({ name }) => name);
  } catch (error) {
    if ((error as { code?: string }).code === noSuchTable) return [];
    throw error;
  }
}
