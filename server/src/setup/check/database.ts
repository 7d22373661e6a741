/** Whether the database is one that this program can serve from: who logs in, what it may, how old the schema is. */
import type pg from 'pg';
import type { Config } from '#platform/config.ts';
import { refusePooler } from '#platform/database/connection/own-session.ts';
import { type Database, openPostgres } from '#platform/database/db.ts';
import { compareMigrations, tellNewer } from '#platform/database/migrate.ts';
import { ConfigError } from '#platform/settings/config-error.ts';
import { unopened, unopenedThrows, type Variable } from '#platform/settings/unopened.ts';
import { checkStandby } from './standby.ts';

const versionMin = 15;
/** A token of the second factor is good for half a minute, and nights are counted by our clock. */
const clockMaxSeconds = 60;
/** One reads beside the pool, one listens within it. */
const besidePool = 1;

interface Told {
  version: number;
  login: string;
  database: string;
  /** Two addresses lead to the same server and database where it is the same. */
  identity: string;
  seconds: number;
  encoding: string;
  roles: number;
  isMember: boolean;
  connections: number;
  hasTables: boolean;
  mayChange: boolean;
}

/** How the settings name it. */
export interface Named {
  variable: 'DATABASE_URL' | `CELLS (${string})`;
  ownerVariable: 'DATABASE_OWNER_URL' | `CELL_OWNERS (${string})`;
  directVariable: 'DATABASE_DIRECT_URL' | `CELL_DIRECT (${string})`;
  ownerUrl: string | undefined;
  reportVariable: 'REPORT_DATABASE_URL' | `CELL_REPORT (${string})`;
  reportUrl: string | undefined;
}

export interface Checked {
  line: string;
  hasTables: boolean;
  /** The same for two addresses of one database. */
  identity: string;
}

/** Throws what is wrong with it. */
export async function checkDatabase(config: Config, named: Named, database: Database): Promise<Checked> {
  if (database.kind === 'embedded') return { line: 'embedded', hasTables: true, identity: 'embedded' };
  const told = await ask(database.pool).catch(unopenedThrows(named.variable));
  refuseUnfit(named, told);
  const isPooled = database.direct !== database.pool;
  if (isPooled) await askAt(named.directVariable, database.direct, { named, told });
  else {
    await refusePooler(database.pool, named.variable);
    refuseTooMany(config, told);
  }
  const owner = named.ownerUrl === undefined ? told : await askOwner(named, named.ownerUrl, told);
  if (!told.hasTables && !owner.mayChange) throw mayNot(named, owner);
  const { pending, unknown } = await compareMigrations(database.kysely).catch((error: unknown) => {
    throw unopened(named.variable, error);
  });
  tellNewer(unknown);
  if (pending.length > 0 && !owner.mayChange) throw mayNot(named, owner);
  const byStandby = await checkStandby(named, database);
  const ahead = pending.length === 0 ? 'nothing to migrate' : `${pending.length} migrations at the start`;
  const line = `PostgreSQL ${Math.floor(told.version / 10_000)}, as ${told.login}, ${isPooled ? 'behind a pooler, ' : ''}${ahead}${byStandby}`;
  return { line, hasTables: told.hasTables, identity: told.identity };
}

function refuseUnfit({ variable }: Named, told: Told): void {
  if (told.version < versionMin * 10_000)
    throw new ConfigError(
      `The database of ${variable} is PostgreSQL ${Math.floor(told.version / 10_000)}: ${versionMin} or newer is needed.`,
    );
  if (told.encoding !== 'UTF8')
    throw new ConfigError(
      `The database ${told.database} of ${variable} is in ${told.encoding}: make it anew with encoding 'UTF8'.`,
    );
  if (told.roles > 0 && !told.isMember)
    throw new ConfigError(
      `The login ${told.login} of ${variable} is no member of the roles of the program: grant weitersagen_app, weitersagen_report to ${told.login}.`,
    );
  if (Math.abs(told.seconds) > clockMaxSeconds)
    throw new ConfigError(
      `The clock of this machine is ${Math.abs(Math.round(told.seconds))} seconds ${told.seconds > 0 ? 'ahead of' : 'behind'} that of the database: set both by NTP.`,
    );
}

/** Those to a pooler are its own matter. */
function refuseTooMany({ databasePool }: Config, told: Told): void {
  if (databasePool + besidePool > told.connections)
    throw new ConfigError(
      `DATABASE_POOL=${databasePool} asks for more connections than the ${told.connections} the database has: lower it, or raise max_connections.`,
    );
}

async function askOwner(named: Named, url: string, told: Told): Promise<Told> {
  const owner = openPostgres(url, 1, 'owner');
  try {
    const asked = await askAt(named.ownerVariable, owner.pool, { named, told });
    if (!asked.mayChange) throw mayNot(named, asked);
    return asked;
  } finally {
    await owner.close();
  }
}

/** The same database by another address, and by no pooler. */
async function askAt(variable: Variable, pool: pg.Pool, { named, told }: { named: Named; told: Told }): Promise<Told> {
  const asked = await ask(pool).catch(unopenedThrows(variable));
  await refusePooler(pool, variable);
  if (asked.identity !== told.identity)
    throw new ConfigError(
      `${variable} leads to the database ${asked.database}, ${named.variable} to another one, ${told.database}: name the same.`,
    );
  return asked;
}

const mayNot = ({ variable, ownerVariable, ownerUrl }: Named, { login }: Told): ConfigError =>
  ownerUrl === undefined
    ? new ConfigError(
        `There are migrations to run, and the login ${login} of ${variable} owns no tables: give the owner by ${ownerVariable}.`,
      )
    : new ConfigError(`The login ${login} of ${ownerVariable} does not own the tables: name the one that does.`);

async function ask(pool: pg.Pool): Promise<Told> {
  const before = Date.now();
  const { rows } = await pool.query<Told & { now: number }>(`
    select current_setting('server_version_num')::int as version, current_user as login, datname as database,
      pg_postmaster_start_time()::text || ' ' || oid as identity, extract(epoch from clock_timestamp())::float8 as now,
      pg_encoding_to_char(encoding) as encoding, current_setting('max_connections')::int as connections,
      (select count(*)::int from pg_roles where rolname in ('weitersagen_app', 'weitersagen_report')) as roles,
      (select coalesce(bool_and(pg_has_role(oid, 'member')), false) from pg_roles
        where rolname in ('weitersagen_app', 'weitersagen_report')) as "isMember",
      to_regclass('public.migration') is not null as "hasTables",
      coalesce((select pg_has_role(relowner, 'usage') from pg_class where oid = to_regclass('public.migration')),
        has_schema_privilege('public', 'create')) as "mayChange"
    from pg_database where datname = current_database()`);
  const [told] = rows;
  if (!told) throw new Error('the database does not tell what it is');
  return { ...told, seconds: (before + Date.now()) / 2000 - told.now };
}
