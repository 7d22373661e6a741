/**
 * A fresh database for a test file. Embedded: one in memory per worker, every table truncated. PostgreSQL
 * (TEST_DATABASE=postgres): a new database from a migrated template, 0.1 s.
 */

import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openCells } from '#platform/database/cell/cells.ts';
import { guardPlaces } from '#platform/database/cell/places.ts';
import { type Database, openEmbedded, openPostgres } from '#platform/database/db.ts';
import { migrate, migrationFolder } from '#platform/database/migrate.ts';
import { guardTransactions } from '#platform/transaction-guard.ts';
import { keepAskedStatements } from './asked-statements.ts';
import { dumpOf } from './snapshot.ts';

/** The tables that migrations hand to `mandant_owned`. */
const ownedTables = (): string[] =>
  readdirSync(migrationFolder)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => readFileSync(join(migrationFolder, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/call mandant_owned\('(\w+)'/g)])
    .map(([, table = '']) => table);

guardTransactions();
guardPlaces(ownedTables());

/** `cells`: three databases of one server, home and two cells. */
export const onCells = process.env.TEST_DATABASE === 'cells';
const onPostgres = onCells || process.env.TEST_DATABASE === 'postgres';
export const testDatabaseKind = onPostgres ? 'postgres' : 'embedded';

const worker = globalThis as { weitersagenDatabase?: Promise<Database>; weitersagenTemplate?: Promise<void> };

/** `through` leads to the same database by a pooler, on PostgreSQL. */
export type Through = (url: string) => string;

export async function freshDatabase(through?: Through): Promise<{
  database: Database;
  release: () => Promise<void>;
  url: string | undefined;
}> {
  return onPostgres ? freshPostgres(through) : freshEmbedded();
}

async function freshEmbedded(): Promise<{ database: Database; release: () => Promise<void>; url: undefined }> {
  worker.weitersagenDatabase ??= openEmbedded('memory://', { contents: await dumpOf('migrated') });
  const database = await worker.weitersagenDatabase;
  await truncateAll(database);
  return { database: { ...database, close: async () => undefined }, release: async () => undefined, url: undefined };
}

/** Without a table yet, for the test of a migration. On PostgreSQL its owner is no superuser, as in production. */
export async function emptyDatabase(): Promise<{ database: Database; release: () => Promise<void> }> {
  if (!onPostgres) {
    const database = await openEmbedded('memory://', { contents: await dumpOf('empty') });
    return { database, release: () => database.close() };
  }
  const base = baseUrl();
  // The roles are the cluster's: two who make them at once would meet.
  await makeTemplate(base);
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(base, `create database ${name}`);
  const database = openPostgres(withDatabase(base, name), 2, 'owner');
  return {
    database,
    release: async () => {
      await database.close();
      await administer(base, `drop database if exists ${name} with (force)`);
    },
  };
}

function baseUrl(): string {
  const base = process.env.TEST_DATABASE_URL;
  if (!base) throw new Error('TEST_DATABASE=postgres needs TEST_DATABASE_URL');
  return base;
}

/**
 * Everything but the schema goes; sequences go on, so that no test relies on an id. A table without a page has no row, and to
 * truncate it would leave one more file for each of its indexes: the files of all of them slow every later statement down.
 */
async function truncateAll(database: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not in ('migration', 'migration_lock')
      and pg_relation_size(oid) > 0`.execute(database.kysely);
  if (rows.length === 0) return;
  await sql.raw(`truncate ${rows.map((row) => row.name).join(', ')} cascade`).execute(database.kysely);
}

/** Where the mandants of the small world lie, in their order. */
export const testCells = ['a', 'b'] as const;

const template = 'weitersagen_template';

async function freshPostgres(
  through?: Through,
): Promise<{ database: Database; release: () => Promise<void>; url: string }> {
  const base = baseUrl();
  await makeTemplate(base);
  const names: string[] = [];
  for (const _cell of onCells ? ['home', ...testCells] : ['home']) {
    const name = `test_${randomBytes(6).toString('hex')}`;
    // Its files are copied: to log each of its pages takes twice as long.
    await administer(base, `create database ${name} template ${template} strategy file_copy`);
    // A number of one cell is none of another one, so that a test notices who is taken for whom.
    if (names.length > 0) await administer(withDatabase(base, name), numbersFrom(names.length * 1_000_000));
    names.push(name);
  }
  const [home = '', ...others] = names;
  const url = withDatabase(base, home);
  const cells = others.map((name, nth) => ({
    name: testCells[nth] ?? '',
    database: openPostgres(withDatabase(base, name), 8),
  }));
  const own = openPostgres(through ? { url: through(url), directUrl: url } : url, 8);
  const database = onCells ? openCells(own, cells, async () => undefined) : own;
  let isOpen = true;
  const close = async (): Promise<void> => {
    if (!isOpen) return;
    isOpen = false;
    await database.close();
  };
  const asked = { ...database, close };
  keepAskedStatements(asked);
  return {
    database: asked,
    url,
    release: async () => {
      await close();
      for (const name of names) await administer(base, `drop database if exists ${name} with (force)`);
    },
  };
}

const numbersFrom = (first: number): string =>
  `select setval(c.oid, ${first}) from pg_class c join pg_sequence s on s.seqrelid = c.oid
   where relnamespace = 'public'::regnamespace and seqmax > ${first}`;

/** Asked for once by each worker. */
const makeTemplate = (base: string): Promise<void> => {
  worker.weitersagenTemplate ??= makeOrFindTemplate(base);
  return worker.weitersagenTemplate;
};

/** Made by the first worker that needs it; the others wait on an advisory lock. */
async function makeOrFindTemplate(base: string): Promise<void> {
  const admin = openPostgres(base, 1, 'owner');
  try {
    const client = await admin.pool.connect();
    await client.query('select pg_advisory_lock(4711)');
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (!rowCount) {
      await client.query(`create database ${template}`);
      const made = openPostgres(withDatabase(base, template), 1, 'owner');
      await migrate(made.kysely);
      await made.close();
    }
    await client.query('select pg_advisory_unlock(4711)');
    client.release();
  } finally {
    await admin.close();
  }
}

async function administer(base: string, statement: string): Promise<void> {
  const admin = openPostgres(base, 1, 'owner');
  try {
    await admin.pool.query(statement);
  } finally {
    await admin.close();
  }
}

const withDatabase = (base: string, name: string): string => {
  const url = new URL(base);
  url.pathname = `/${name}`;
  return url.href;
};
