/** Builds what the process shares, in the order of need, and takes it down again. */
import type { DestinationStream } from 'pino';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import type { System } from './context.ts';
import { type Database, type For, openDatabase, openPostgres } from './database/db.ts';
import { checkKeys, proveKeys } from './database/key-proof.ts';
import { compareMigrations, migrate, tellNewer } from './database/migrate.ts';
import { installQueues } from './jobs/queue.ts';
import { createKept } from './kept-values.ts';
import { createLog, type Log } from './log.ts';
import type { Templates } from './mail/template.ts';
import { createMeters } from './metrics/meters.ts';
import { createOutgoing } from './outgoing/outgoing.ts';
import { createSecurityLog } from './security/security-log.ts';
import { unopenedThrows } from './settings/unopened.ts';
import { createSignals } from './signals.ts';
import { openVault } from './vault.ts';

/** Opens the database (or takes one that is open) and brings it up to date; a probe writes nothing. Without templates nobody is mailed. */
export async function createSystem(
  config: Config,
  given: { database?: Database; logTo?: DestinationStream; templates?: Templates; whom?: For; isProbe?: boolean } = {},
): Promise<System> {
  const log = createLog(config.logLevel, given.logTo);
  const database = given.database ?? (await openDatabase(config, given.whom));
  if (!given.database) await migrateOrClose(config, database, log);
  const signals = createSignals(database, log);
  const [vault, clock] = [openVault(config), systemClock()];
  await (given.isProbe ? checkKeys : proveKeys)({ config, database, clock }).catch<unknown>(
    unopenedThrows('DATABASE_URL'),
  );
  return {
    config,
    log,
    database,
    vault,
    clock,
    security: createSecurityLog({ database, vault, clock, log }),
    signals,
    kept: createKept(signals),
    templates: given.templates ?? new Map(),
    outgoing: createOutgoing({ allow: config.outgoingAllow, isPlain: config.demo || config.testMode, log }),
    meters: createMeters(),
  };
}

async function migrateOrClose(config: Config, database: Database, log: Log): Promise<void> {
  try {
    await migrateAll(config, database, (migration, ms) => log.info({ migration, ms }, 'migrated'));
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Migrations run as the owner, without a time limit: by DATABASE_OWNER_URL where the app's login owns nothing. */
async function migrateAll(
  config: Config,
  database: Database,
  tell: (migration: string, ms: number) => void,
): Promise<void> {
  const { databaseUrl, databaseOwnerUrl } = config;
  if (!databaseOwnerUrl) {
    if (!(await isBehind(database).catch(unopenedThrows('DATABASE_URL')))) return;
    if (!databaseUrl) return void (await migrate(database.kysely, { tell }));
  }
  const owner = openPostgres(databaseOwnerUrl ?? databaseUrl ?? '', 2, 'owner');
  const unopened = unopenedThrows(databaseOwnerUrl ? 'DATABASE_OWNER_URL' : 'DATABASE_URL');
  try {
    if (await isBehind(owner).catch(unopened)) await migrate(owner.kysely, { tell }).catch(unopened);
    if (!databaseOwnerUrl) return;
    await installQueues(owner.pool);
    await owner.pool.query('grant select on migration to weitersagen_app');
  } finally {
    await owner.close();
  }
}

/** Whether there is something to migrate; a database that is ahead of this program stops the start. */
async function isBehind({ kysely }: Database): Promise<boolean> {
  const { pending, unknown } = await compareMigrations(kysely);
  tellNewer(unknown);
  return pending.length > 0;
}
