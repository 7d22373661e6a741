/**
 * Plain SQL migrations, forward only, in the order of their names, each in a transaction of its own, beside programs that
 * serve meanwhile: what one waits for locks nobody out for longer than a moment. Two processes at once wait for each other.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { ConfigError } from '../settings/config-error.ts';
import type { Db } from './db.ts';

export const migrationFolder = join(import.meta.dirname, '../../../migrations');

const listFiles = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
const nameOf = (file: string): string => file.replace('.sql', '');

/** First line of a file whose statements commit one by one: `create index concurrently`, or a move in parts. */
const stepwise = /^-- in steps\b/;

/** A statement of a file in steps ends with a semicolon and an empty line, and has no empty line in it. */
export const stepsOf = (text: string): string[] => text.split(/(?<=;)\n\s*\n/).filter((step) => step.trim() !== '');

/** A step that is taken for each partition of a table that has no part of an index yet; `:partition` stands for its name. */
const forEach = /^-- each partition of (\w+) without (\w+)\n/;

/** An index that is made or dropped beside those who write: it waits for who is there, and nobody for it. */
const besideOthers = /^\s*(?:create\s+(?:unique\s+)?index|drop\s+index|reindex\b[^;]*?)\s+concurrently\b/i;

/** Each by itself is tried again: what stands before it is done, and may have taken hours. */
async function runStep(db: Kysely<unknown>, step: string, how: How): Promise<void> {
  const run = (statement: string): Promise<void> =>
    untilFree(how, async () => {
      await limitWaiting(db, besideOthers.test(statement.replace(/^--.*$/gm, '')) ? 0 : how.lockMs);
      await sql.raw(statement).execute(db);
    });
  const [, table, index] = forEach.exec(step) ?? [];
  if (!table || !index) return run(step);
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = ${table}::regclass and not exists (
      select from pg_index x join pg_inherits part on part.inhrelid = x.indexrelid
      where x.indrelid = c.oid and part.inhparent = ${index}::regclass)
    order by c.relname`.execute(db);
  for (const { name } of rows) await run(step.replaceAll(':partition', name));
}

interface SqlMigration extends Migration {
  isStepwise: boolean;
}

async function readMigrations(how: How): Promise<Record<string, SqlMigration>> {
  const entries = (await listFiles(how.folder)).map(async (file): Promise<[string, SqlMigration]> => {
    const text = await readFile(join(how.folder, file), 'utf8');
    const isStepwise = stepwise.test(text);
    const up = async (db: Kysely<unknown>) => {
      if (!isStepwise) await sql.raw(text).execute(db);
      else for (const step of stepsOf(text)) await runStep(db, step, how);
    };
    return [nameOf(file), { up, isStepwise }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

interface How {
  folder: string;
  tell: (name: string, ms: number) => void;
  /** How long a migration waits for a table, and whoever comes after it waits with it. */
  lockMs: number;
  pauseMs: number;
  tries: number;
}

const usual: How = { folder: migrationFolder, tell: () => undefined, lockMs: 2000, pauseMs: 3000, tries: 100 };

/** Runs what has not run yet and gives the names of it; tells each, with the milliseconds it took. */
export function migrate(db: Db, how: Partial<How> = {}): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    await waitForOthers(connection);
    try {
      return await migrateAlone(connection, { ...usual, ...how });
    } finally {
      await sql`select pg_advisory_unlock(${ownLock}::bigint)`.execute(connection);
    }
  });
}

const ownLock = '3853314791062309108';
const askAgainMs = 250;

/** Asked for again and again: whoever waited within one question would keep `create index concurrently` waiting. */
async function waitForOthers(db: Db): Promise<void> {
  const ask = sql<{ got: boolean }>`select pg_try_advisory_lock(${ownLock}::bigint) as got`;
  while (!(await ask.execute(db)).rows[0]?.got) await sleep(askAgainMs);
}

async function migrateAlone(db: Db, how: How): Promise<string[]> {
  const { folder, tell } = how;
  const migrations = await readMigrations(how);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableName: 'migration',
    migrationLockTableName: 'migration_lock',
  });
  const { pending } = await compareMigrations(db, folder);
  const isStepwise = (name: string | undefined) => name !== undefined && migrations[name]?.isStepwise === true;
  // A new database is nobody else's yet, so what may be together is done together: twice as fast.
  const isNew = pending.length === Object.keys(migrations).length;
  for (const [at, name] of pending.entries()) {
    if (isNew && at + 1 < pending.length && !isStepwise(name) && !isStepwise(pending[at + 1])) continue;
    const since = performance.now();
    await migrateTo(db, migrator, { name, isStepwise: isStepwise(name) }, how);
    tell(name, Math.round(performance.now() - since));
  }
  return pending;
}

async function migrateTo(
  db: Db,
  migrator: Migrator,
  { name, isStepwise }: { name: string; isStepwise: boolean },
  how: How,
): Promise<void> {
  const move = async (): Promise<void> => {
    await limitWaiting(db, how.lockMs);
    const { error } = await migrator.migrateTo(name, { disableTransactions: isStepwise });
    if (error) throw error;
  };
  try {
    await (isStepwise ? move() : untilFree(how, move));
  } finally {
    await sql`reset lock_timeout`.execute(db);
  }
}

const limitWaiting = (db: QueryExecutorProvider, ms: number): Promise<unknown> =>
  sql`select set_config('lock_timeout', ${`${ms}`}, false)`.execute(db);

/** What finds a table in use lets those behind it pass, and comes again. */
async function untilFree({ pauseMs, tries }: How, attempt: () => Promise<void>): Promise<void> {
  for (let left = tries; ; left--) {
    try {
      return await attempt();
    } catch (error) {
      if ((error as { code?: string }).code !== lockNotAvailable || left <= 1) throw error;
    }
    await sleep(pauseMs);
  }
}

const lockNotAvailable = '55P03';

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

/** A database that is ahead of this program is none that it may write into. */
export function tellNewer(unknown: readonly string[]): void {
  const newest = unknown.at(-1);
  if (newest !== undefined)
    throw new ConfigError(
      `The database is newer than this program, which does not know its migration ${newest}: start the newer program, or restore the database of this one.`,
    );
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
