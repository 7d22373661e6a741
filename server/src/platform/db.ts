/**
 * One interface, two databases: a pg.Pool on PostgreSQL, or on the embedded PGlite with its one session.
 * Work happens in short transactions that set role and mandant; outside of one only migrations and the pool's own
 * checks touch the database. Every statement with values is prepared under a name (1.0 to 2 times faster).
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Kysely, Kysely as KyselyInstance, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { type Config, ensureDataDir } from './config.ts';
import { insideTransaction } from './guard.ts';
import { type Lock, lockFolder } from './lock.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;
/** Whose rights a transaction has; `owner` is for migrations and the embedded database's care only. */
export type Role = 'app' | 'report';

export interface Database {
  /** `embedded` has one session, no NOTIFY and no autovacuum. */
  kind: 'embedded' | 'postgres';
  pool: pg.Pool;
  kysely: Db;
  /** Begins, sets role and mandant, runs the steps, commits; a deadlock is tried again. */
  transaction<T>(scope: Scope, steps: (db: Db) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface Scope {
  mandantId: number | null;
  role: Role;
  readOnly: boolean;
}

const namesMax = 2000;

/** pg returns int8 and numeric as text; our numbers are exact in a double (cents, ids). Dates stay texts. */
const types = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') => {
    if (id === 20) return Number;
    if (id === 1082) return (value: string) => value;
    return pg.types.getTypeParser(id, format);
  }) as typeof pg.types.getTypeParser,
};

function namedClient(): typeof pg.Client {
  const names = new Map<string, string>();
  return class NamedClient extends pg.Client {
    // biome-ignore lint/suspicious/noExplicitAny: the overloads of pg.Client.query
    override query(first: any, values?: any, callback?: any): any {
      if (typeof first !== 'string' || !values?.length || callback) return super.query(first, values, callback);
      let name = names.get(first);
      if (!name && names.size < namesMax) {
        name = `q${names.size}`;
        names.set(first, name);
      }
      return super.query({ name, text: first, values });
    }
  };
}

export async function openDatabase(config: Config, folder = join(config.dataDir, 'database')): Promise<Database> {
  if (config.databaseUrl) return openPostgres(config.databaseUrl, config.databasePool);
  ensureDataDir(config);
  return openEmbedded(folder, lockFolder(config.dataDir));
}

export function openPostgres(connectionString: string, max: number): Database {
  const pool = new pg.Pool({
    Client: namedClient(),
    connectionString,
    max,
    types,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
  });
  // An idle connection that breaks is replaced; without a listener the process would end.
  pool.on('error', () => undefined);
  return database('postgres', pool, async () => undefined);
}

/** `folder` is a path, or `memory://` for a database that ends with the process. */
export async function openEmbedded(folder: string, lock?: Lock): Promise<Database> {
  const [{ PGlite }, { pg_trgm }, { createPgConfig }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('@electric-sql/pglite/node-postgres'),
  ]);
  const lite = await PGlite.create(folder, { extensions: { pg_trgm } });
  const Named = namedClient();
  class LiteClient extends Named {
    constructor() {
      super({ ...(createPgConfig(lite) as object), types } as pg.ClientConfig);
    }
  }
  const pool = new pg.Pool({
    Client: LiteClient,
    max: 1,
    // All clients share one session: a replaced one must not meet the statements or the transaction of the last.
    onConnect: async (client: pg.ClientBase) => {
      await client.query('rollback');
      await client.query('discard all');
    },
  } as pg.PoolConfig);
  pool.on('error', () => undefined);
  return database('embedded', pool, async () => {
    await lite.close();
    lock?.release();
  });
}

export const embeddedExists = (folder: string): boolean => existsSync(join(folder, 'PG_VERSION'));

function database(kind: Database['kind'], pool: pg.Pool, closeMore: () => Promise<void>): Database {
  const kysely = new KyselyInstance<Tables>({ dialect: new PostgresDialect({ pool }) });
  const once = <T>(scope: Scope, steps: (db: Db) => Promise<T>): Promise<T> =>
    kysely.connection().execute(async (db) => {
      await sql.raw(begin(scope)).execute(db);
      try {
        const result = await insideTransaction(() => steps(db));
        await sql.raw('commit').execute(db);
        return result;
      } catch (error) {
        await sql
          .raw('rollback')
          .execute(db)
          .catch(() => undefined);
        throw error;
      }
    });
  return {
    kind,
    pool,
    kysely,
    transaction: async (scope, steps) => {
      // The embedded database answers without leaving the turn of the event loop: a job of many transactions would let
      // no request in until its end.
      if (kind === 'embedded') await nextTurn();
      for (let attempt = 1; ; attempt++) {
        try {
          return await once(scope, steps);
        } catch (error) {
          if (attempt === 3 || !isRetryable(error)) throw error;
        }
      }
    },
    close: async () => {
      await pool.end();
      await closeMore();
    },
  };
}

/** One round trip; role and mandant end with the transaction. The values are ours, never a visitor's. */
function begin({ mandantId, role, readOnly }: Scope): string {
  if (mandantId !== null && !Number.isSafeInteger(mandantId)) throw new Error('a mandant id is a whole number');
  return `begin${readOnly ? ' read only' : ''}; select set_config('role', 'weitersagen_${role}', true), set_config('app.mandant', '${mandantId ?? ''}', true)`;
}

/** Serialization failure and deadlock: the database took nothing, so the same steps may run again. */
const isRetryable = (error: unknown): boolean => ['40001', '40P01'].includes((error as { code?: string }).code ?? '');

/** Turns a unique violation into a decision of the caller. */
export const violates = (error: unknown, constraint: string): boolean =>
  (error as { code?: string }).code === '23505' && (error as { constraint?: string }).constraint === constraint;
