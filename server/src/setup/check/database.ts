/** Whether the database is one that this program can serve from: who logs in, what it may, how old the schema is. */
import type { Config } from '#platform/config.ts';
import { type Database, openPostgres } from '#platform/database/db.ts';
import { compareMigrations, tellNewer } from '#platform/database/migrate.ts';
import { ConfigError } from '#platform/settings/config-error.ts';
import { unopened, unopenedThrows } from '#platform/settings/unopened.ts';

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
  ownerUrl: string | undefined;
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
  const told = await ask(database).catch(unopenedThrows(named.variable));
  refuseUnfit(config, named, told);
  const owner = named.ownerUrl === undefined ? told : await askOwner(named, named.ownerUrl, told);
  if (!told.hasTables && !owner.mayChange) throw mayNot(named, owner);
  const { pending, unknown } = await compareMigrations(database.kysely).catch((error: unknown) => {
    throw unopened(named.variable, error);
  });
  tellNewer(unknown);
  if (pending.length > 0 && !owner.mayChange) throw mayNot(named, owner);
  const ahead = pending.length === 0 ? 'nothing to migrate' : `${pending.length} migrations at the start`;
  const line = `PostgreSQL ${Math.floor(told.version / 10_000)}, as ${told.login}, ${ahead}`;
  return { line, hasTables: told.hasTables, identity: told.identity };
}

function refuseUnfit({ databasePool }: Config, { variable }: Named, told: Told): void {
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
  if (databasePool + besidePool > told.connections)
    throw new ConfigError(
      `DATABASE_POOL=${databasePool} asks for more connections than the ${told.connections} the database has: lower it, or raise max_connections.`,
    );
}

async function askOwner(named: Named, url: string, told: Told): Promise<Told> {
  const { variable, ownerVariable } = named;
  const owner = openPostgres(url, 1, 'owner');
  try {
    const asked = await ask(owner).catch(unopenedThrows(ownerVariable));
    if (asked.identity !== told.identity)
      throw new ConfigError(
        `${ownerVariable} leads to the database ${asked.database}, ${variable} to another one, ${told.database}: name the same.`,
      );
    if (!asked.mayChange) throw mayNot(named, asked);
    return asked;
  } finally {
    await owner.close();
  }
}

const mayNot = ({ variable, ownerVariable, ownerUrl }: Named, { login }: Told): ConfigError =>
  ownerUrl === undefined
    ? new ConfigError(
        `There are migrations to run, and the login ${login} of ${variable} owns no tables: give the owner by ${ownerVariable}.`,
      )
    : new ConfigError(`The login ${login} of ${ownerVariable} does not own the tables: name the one that does.`);

async function ask({ pool }: Database): Promise<Told> {
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
