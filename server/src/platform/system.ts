/** Builds what the process shares, in the order of need, and takes it down again. */
import type { DestinationStream } from 'pino';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import type { System } from './context.ts';
import { type Database, openDatabase, openPostgres } from './database/db.ts';
import { migrate, pendingMigrations } from './database/migrate.ts';
import { installQueues } from './jobs/queue.ts';
import { createKept } from './kept-values.ts';
import { createLog } from './log.ts';
import type { Templates } from './mail/template.ts';
import { createSignals } from './signals.ts';
import { openVault } from './vault.ts';

/** Opens the database (or takes one that is open) and brings it up to date. Without templates nobody is mailed. */
export async function createSystem(
  config: Config,
  given: { database?: Database; logTo?: DestinationStream; templates?: Templates } = {},
): Promise<System> {
  const log = createLog(config.logLevel, given.logTo);
  const database = given.database ?? (await openDatabase(config));
  if (!given.database) await migrateAll(config, database);
  const signals = createSignals(database, log);
  return {
    config,
    log,
    database,
    vault: openVault(config),
    clock: systemClock(),
    signals,
    kept: createKept(signals),
    templates: given.templates ?? new Map(),
  };
}

/** Migrations run as the owner: by DATABASE_OWNER_URL where the app's login owns nothing. */
async function migrateAll(config: Config, database: Database): Promise<void> {
  if (!config.databaseOwnerUrl) {
    if ((await pendingMigrations(database.kysely)).length > 0) await migrate(database.kysely);
    return;
  }
  const owner = openPostgres(config.databaseOwnerUrl, 2);
  try {
    await migrate(owner.kysely);
    await installQueues(owner.pool);
    await owner.pool.query('grant select on migration to weitersagen_app');
  } finally {
    await owner.close();
  }
}
