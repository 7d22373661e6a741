/**
 * The embedded database as tests begin with it: made once and copied, which takes a tenth of the time. It lies beside the
 * packages until a migration changes. What makes a database from nothing is proved where one is made: `check-settings.test.ts`.
 */
import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { openEmbedded } from '#platform/database/db.ts';
import { migrate, migrationFolder } from '#platform/database/migrate.ts';

const packages = join(import.meta.dirname, '../../../../node_modules');
const kept = join(packages, '.cache/weitersagen-database');

/** Before the first test of a run: two workers would make it twice. */
export async function setup(): Promise<void> {
  await snapshot();
}

/** For a database in memory: migrated, or without a table. */
export const dumpOf = async (what: 'migrated' | 'empty'): Promise<Blob> =>
  openAsBlob(join(await snapshot(), `${what}.tar`));

/** As the folder of a program that has none yet. */
export async function copyDatabase(folder: string): Promise<void> {
  await cp(join(await snapshot(), 'migrated'), folder, { recursive: true });
}

async function snapshot(): Promise<string> {
  const place = join(kept, await state());
  if (await isThere(place)) return place;
  await mkdir(kept, { recursive: true });
  const outdated = await readdir(kept);
  const made = await mkdtemp(join(kept, 'new-'));
  await make(made);
  // Another run may have made the same meanwhile.
  await rename(made, place).catch(() => rm(made, { recursive: true }));
  for (const name of outdated)
    if (!name.startsWith('new-')) await rm(join(kept, name), { recursive: true, force: true });
  return place;
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** What a new database depends on. */
async function state(): Promise<string> {
  const migrations = (await readdir(migrationFolder)).sort().map((name) => join(migrationFolder, name));
  const hash = createHash('sha256');
  for (const file of [...migrations, join(packages, '@electric-sql/pglite/package.json'), import.meta.filename])
    hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

async function make(place: string): Promise<void> {
  const folder = join(place, 'migrated');
  await dump(folder, join(place, 'empty.tar'));
  const database = await openEmbedded(folder);
  await migrate(database.kysely);
  await database.close();
  await dump(folder, join(place, 'migrated.tar'));
}

async function dump(folder: string, file: string): Promise<void> {
  const lite = await PGlite.create(folder, { extensions: { btree_gin, pg_trgm } });
  await writeFile(file, Buffer.from(await (await lite.dumpDataDir('none')).arrayBuffer()));
  await lite.close();
}
