/** Builds what the process shares, in the order of need, and takes it down again. */
import type { DestinationStream } from 'pino';
import { systemClock } from './clock.ts';
import { type Config, ownerUrlOf, sessionUrlOf } from './config.ts';
import type { System } from './context.ts';
import { isDatabaseAway } from './database/away.ts';
import { type Cell, cellsOf, inCell, openCells } from './database/cell/cells.ts';
import { refusePooler } from './database/connection/own-session.ts';
import type { For } from './database/connection/pools.ts';
import { type Database, openDatabase, openPostgres } from './database/db.ts';
import { checkKeys, proveKeys } from './database/key-proof.ts';
import { compareMigrations, migrate, tellNewer } from './database/migrate.ts';
import { keepSingleHand } from './database/owner.ts';
import { openAsking, position } from './database/standby/position.ts';
import { openStandby, withStandby } from './database/standby/standby.ts';
import type { Followed } from './database/standby/watch.ts';
import { installQueues } from './jobs/queue.ts';
import { createKept } from './kept-values.ts';
import { createLog, type Log } from './log.ts';
import type { Templates } from './mail/template.ts';
import { createMeters } from './metrics/meters.ts';
import { createOutgoing } from './outgoing/outgoing.ts';
import { createSecurityLog } from './security/security-log.ts';
import { homeCell } from './settings/cells.ts';
import { ConfigError } from './settings/config-error.ts';
import { unopenedThrows, type Variable } from './settings/unopened.ts';
import { createSignals } from './signals.ts';
import { createSpans } from './span/spans.ts';
import { openVault } from './vault.ts';

/** Opens the database (or takes one that is open) and brings it up to date; a probe writes nothing. Without templates nobody is mailed. */
export async function createSystem(
  config: Config,
  given: { database?: Database; logTo?: DestinationStream; templates?: Templates; whom?: For; isProbe?: boolean } = {},
): Promise<System> {
  const log = createLog(config.logLevel, given.logTo);
  const clock = systemClock();
  const own = given.database ?? (await openDatabase(config, given.whom));
  if (!given.database) await migrateOrClose(config, own, log);
  await (given.isProbe ? checkKeys : proveKeys)({ config, database: own, clock }).catch<unknown>(
    unopenedThrows('DATABASE_URL'),
  );
  const database = openAll({ config, log, ...given }, own, async (cell) => {
    if (given.database || given.isProbe) return;
    await migrateAll(config, cell, log);
    await proveKeys({ config, database: cell.database, clock });
    await keepSingleHand(config, cell);
  });
  for (const cell of cellsOf(database).slice(1)) await tellIfAway(log, cell);
  const signals = createSignals(database, log);
  const vault = openVault(config);
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
    spans: createSpans(config.spansTo, log),
  };
}

/** With the cells beside the home database; each is brought up to date before it is used. */
function openAll(asked: Asked, home: Database, update: (cell: Cell) => Promise<void>): Database {
  const { config, whom } = asked;
  if (home.cells) return home;
  const own = followed(asked, { name: homeCell, database: home }, config.reportDatabaseUrl);
  if (config.cells.length === 0) return own;
  const others = config.cells.map(({ name, url, directUrl, reportUrl }) => ({
    name,
    database: followed(
      asked,
      { name, database: openPostgres({ url, directUrl }, config.databasePool, whom) },
      reportUrl,
    ),
  }));
  return openCells(own, others, update);
}

interface Asked {
  config: Config;
  log: Log;
  whom?: For;
  isProbe?: boolean;
}

/** With its standby, which answers lists of the desk where it can; whoever sets up or looks around needs none. */
function followed({ config, log, whom, isProbe }: Asked, { name, database }: Cell, url: string | undefined): Database {
  if (url === undefined || whom === 'owner' || isProbe) return database;
  const tell: Followed['tell'] = (trouble, err) => {
    if (trouble) log.warn({ cell: name, standby: trouble, err }, 'a standby answers nothing: the database itself does');
    else log.info({ cell: name }, 'a standby answers lists of the desk');
  };
  const copy = openPostgres(url, config.databasePool);
  return withStandby(database, openStandby({ cell: name, database, copy, asking: openAsking(url), tell }));
}

/** The others are served, and this one when it is back. */
async function tellIfAway(log: Log, cell: Cell): Promise<void> {
  try {
    await inCell(cell, { role: 'app', readOnly: true }, async () => undefined);
  } catch (err) {
    if (!isDatabaseAway(err)) throw err;
    log.error({ err, cell: cell.name }, 'a cell is away or not up to date: its mandants are answered with 503');
  }
}

async function migrateOrClose(config: Config, database: Database, log: Log): Promise<void> {
  try {
    await migrateAll(config, { name: homeCell, database }, log);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Migrations run as the owner, without a time limit: by DATABASE_OWNER_URL where the app's login owns nothing. */
async function migrateAll(config: Config, { name, database }: Cell, log: Log): Promise<void> {
  const tell = (migration: string, ms: number): void => log.info({ migration, ms, cell: name }, 'migrated');
  const isHome = name === homeCell;
  const url = sessionUrlOf(config, name);
  const ownerUrl = ownerUrlOf(config, name);
  const ofSession = variableOf(name, database.direct === database.pool ? 'server' : 'direct');
  if (url) await refusePooler(database.direct, ofSession).catch(unopenedThrows(ofSession));
  const variable = ownerUrl ? variableOf(name, 'owner') : ofSession;
  const unopened = unopenedThrows(variable);
  if (!ownerUrl) {
    if (!(await isBehind(database).catch(unopened))) return;
    if (!url) return void (await migrate(database.kysely, { tell }));
  }
  const owner = openPostgres(ownerUrl ?? url ?? '', 2, 'owner');
  try {
    await refusePooler(owner.pool, variable).catch(unopened);
    if (ownerUrl && (await position(owner.pool)).identity !== (await position(database.direct)).identity)
      throw new ConfigError(`${variable} leads to another database than ${ofSession}: name the same.`);
    if (await isBehind(owner).catch(unopened)) await migrate(owner.kysely, { tell }).catch(unopened);
    if (!ownerUrl) return;
    if (isHome) await installQueues(owner.pool);
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

/** Where the address of a database stands. */
function variableOf(cell: string, of: 'server' | 'owner' | 'direct'): Variable {
  const [atHome, inCells] = variables[of];
  return cell === homeCell ? atHome : `${inCells} (${cell})`;
}

const variables = {
  server: ['DATABASE_URL', 'CELLS'],
  owner: ['DATABASE_OWNER_URL', 'CELL_OWNERS'],
  direct: ['DATABASE_DIRECT_URL', 'CELL_DIRECT'],
} as const;
