/** Logical replication asks for a superuser of both servers; whether these are the right ones is looked at before anything is done. */
import pg from 'pg';
import type { Cell } from '#platform/database/cell/cells.ts';
import { ConfigError } from '#platform/settings/config-error.ts';
import type { Moving } from './moving.ts';

export interface Admin {
  /** As the server of the other cell reaches it, too. */
  url: string;
  client: pg.Client;
}

/** Of the database a mandant leaves, and of the one it goes to. */
export interface Admins {
  from: Admin;
  to: Admin;
}

export async function openAdmin(variable: string, url: string | undefined): Promise<Admin> {
  if (!url)
    throw new ConfigError(`${variable} must be the address of a superuser of that database, for this command alone.`);
  const client = new pg.Client({ connectionString: url, application_name: 'weitersagen move' });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new ConfigError(`${variable}: ${(error as Error).message}`);
  }
  return { url, client };
}

/** Refuses, with a sentence, what would only come out in the middle of a move. */
export async function checkServers({ from, to }: Moving, admins: Admins): Promise<void> {
  await checkOne('MOVE_FROM', from, admins.from);
  await checkOne('MOVE_TO', to, admins.to);
  const source = await settingsOf(admins.from);
  if (source.walLevel !== 'logical')
    throw new ConfigError(
      `The server of ${from.name} has wal_level = ${source.walLevel}; a move needs logical, and a restart of it.`,
    );
  if (source.slotsFree < 2)
    throw new ConfigError(
      `The server of ${from.name} has ${source.slotsFree} replication slots left; a move needs two (max_replication_slots).`,
    );
  const target = await settingsOf(admins.to);
  if (target.version < 150_000 || source.version < 150_000)
    throw new ConfigError('A move needs PostgreSQL 15 or newer on both servers.');
  if (target.migration !== source.migration)
    throw new ConfigError(
      `${from.name} is at migration ${source.migration}, ${to.name} at ${target.migration}: start the program once with both.`,
    );
}

async function checkOne(variable: string, cell: Cell, { client }: Admin): Promise<void> {
  const { rows } = await client.query<{ issuper: boolean }>(
    `select rolsuper as issuper from pg_roles where rolname = current_user`,
  );
  if (!rows[0]?.issuper)
    throw new ConfigError(`${variable} is no superuser: logical replication of a part of a table asks for one.`);
  const ours = await identityOf(cell.database.pool);
  if (ours !== (await identityOf(client)))
    throw new ConfigError(`${variable} is another database than that of the cell ${cell.name}.`);
}

/** When the server was started, to the microsecond, and which of its databases it is. */
async function identityOf(database: Pick<pg.Pool, 'query'> | pg.Client): Promise<string> {
  const { rows } = await (database as pg.Pool).query<{ identity: string }>(
    `select pg_postmaster_start_time()::text || ' ' || oid as identity from pg_database where datname = current_database()`,
  );
  return rows[0]?.identity ?? '';
}

interface Settings {
  walLevel: string;
  slotsFree: number;
  version: number;
  migration: string;
}

async function settingsOf({ client }: Admin): Promise<Settings> {
  const { rows } = await client.query<Settings>(
    `select current_setting('wal_level') as "walLevel",
       current_setting('max_replication_slots')::int - (select count(*) from pg_replication_slots)::int as "slotsFree",
       current_setting('server_version_num')::int as version, (select max(name) from migration) as migration`,
  );
  const [settings] = rows;
  if (!settings) throw new Error('no answer');
  return settings;
}
