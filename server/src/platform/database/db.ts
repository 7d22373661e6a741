/**
 * One interface, two databases: a pg.Pool on PostgreSQL, or on the embedded PGlite with its one session.
 * Work happens in short transactions that set role and mandant; outside of one only migrations and the pool's own
 * checks touch the database.
 */
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Kysely, Kysely as KyselyInstance, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { type Config, ensureDataDir } from '../config.ts';
import { currentSpan, ending } from '../span/span.ts';
import { statementName } from '../span/statement-name.ts';
import { insideTransaction } from '../transaction-guard.ts';
import type { Cells } from './cell/cells.ts';
import { assertPlace, type Place } from './cell/places.ts';
import { type Connection, connectionClass } from './connection/connection.ts';
import { type DatabaseAddress, type For, graceMs, jobMs, openPools, type Pools, types } from './connection/pools.ts';
import type { ReadConnection } from './connection/read-connection.ts';
import { type Lock, lockFolder } from './process-lock.ts';
import type { LastWrite, Standby } from './standby/standby.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;
/** Whose rights a transaction has; `owner` is for migrations and the embedded database's care only. */
export type Role = 'app' | 'report';

export interface Database {
  /** `embedded` has one session, no NOTIFY and no autovacuum. */
  kind: 'embedded' | 'postgres';
  pool: pg.Pool;
  /** For what needs a connection of its own: around the pooler where there is one, else the same pool. */
  direct: pg.Pool;
  kysely: Db;
  /** Begins, sets role and mandant, runs the steps, commits; a deadlock is tried again. */
  transaction<T>(scope: Scope, steps: Steps<T>): Promise<T>;
  /** For steps of one short read: each statement is a transaction of its own, sent with those of other requests. */
  glance<T>(scope: Omit<Scope, 'readOnly'>, steps: Steps<T>): Promise<T>;
  close(): Promise<void>;
  /** Where mandants lie in several databases; else this one is the only cell (cells.ts). */
  cells?: Cells;
  /** Answers what may be some seconds old, where there is one. */
  standby?: Standby;
}

/** `ownHome` is the same transaction for the tables that lie at home; none where home is another database. */
export type Steps<T> = (db: Db, ownHome?: Db) => Promise<T>;

export interface Scope {
  /** Null: the global tables, those at home if nothing else is said. */
  mandantId: number | null;
  place?: Place;
  role: Role;
  readOnly: boolean;
  /** What of an agency is seen, perhaps of one employee of it alone; of everything where nothing is said (migration 0146). */
  agency?: { number: string; employee: string | null };
  /** Nobody waits for it: a statement may take minutes. */
  isJob?: boolean;
  /** Whoever asks may get an answer of some seconds ago, but one that has what they wrote last: a standby may give it. */
  mayLag?: { lastWrite: LastWrite | null } | undefined;
  /** What is broken off here is asked for elsewhere. */
  isTriedOnce?: boolean;
  /** The database is asked whether the mandant lies there and is not moving: of several cells. */
  isPlaced?: boolean;
}

export async function openDatabase(config: Config, whom: For = 'server'): Promise<Database> {
  const { databaseUrl: url, databaseDirectUrl: directUrl, databasePool } = config;
  if (url) return openPostgres({ url, directUrl }, databasePool, whom);
  ensureDataDir(config);
  return openEmbedded(join(config.dataDir, 'database'), { lock: lockFolder(config.dataDir) });
}

export function openPostgres(address: string | DatabaseAddress, max: number, whom: For = 'server'): Database {
  const pools = openPools(typeof address === 'string' ? { url: address } : address, max, whom);
  return database('postgres', { ...pools, hasLimits: whom === 'server' });
}

/** `folder` is a path, or `memory://` for a database that ends with the process; `contents` is a dump to begin with. */
export async function openEmbedded(folder: string, { lock, contents }: Beginning = {}): Promise<Database> {
  const [{ PGlite }, { btree_gin }, { pg_trgm }, { createPgConfig }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/btree_gin'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('@electric-sql/pglite/node-postgres'),
  ]);
  const lite = await PGlite.create(folder, {
    extensions: { btree_gin, pg_trgm },
    ...(contents && { loadDataDir: contents }),
  });
  const Connected = connectionClass();
  class LiteClient extends Connected {
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
  const close = async (): Promise<void> => {
    await pool.end();
    await lite.close();
    lock?.release();
  };
  return database('embedded', { pool, direct: pool, close, hasLimits: false });
}

interface Beginning {
  lock?: Lock;
  contents?: Blob;
}
type More = Pick<Pools, 'pool' | 'direct' | 'close'> & Partial<Pools> & { hasLimits: boolean };

function database(
  kind: Database['kind'],
  { pool, direct, close, reader, hasLimits, limitsOfTransaction = '' }: More,
): Database {
  const kysely = new KyselyInstance<Tables>({ dialect: new PostgresDialect({ pool }) });
  const runTransaction = async <T>(scope: Scope, steps: Steps<T>): Promise<T> => {
    const client = await pool.connect();
    const connection = client as pg.PoolClient & Connection;
    try {
      const first = `${begin(scope)}${limitsOfTransaction}`;
      if (hasLimits && scope.isJob)
        connection.open(`${first}; set local statement_timeout = ${jobMs}`, jobMs + graceMs);
      else connection.open(first);
      const { home, cell } = kyselysOf(connection);
      const result = await insideTransaction(() => steps(placeOf(scope) === 'home' ? home : cell, home));
      await connection.close('commit');
      return result;
    } catch (error) {
      await connection.close('rollback').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  };
  const transaction: Database['transaction'] = async (scope, steps) => {
    // The embedded database answers without leaving the turn of the event loop: a job of many transactions would let
    // no request in until its end.
    if (kind === 'embedded') await nextTurn();
    for (let attempt = 1; ; attempt++) {
      try {
        return await runTransaction(scope, steps);
      } catch (error) {
        if (attempt === 3 || scope.isTriedOnce || !isRetryable(error)) throw error;
      }
    }
  };
  const glances = new Map<string, Kyselys>();
  const glanceIn = (reader: ReadConnection, scope: Scope): Kyselys => {
    const first = `${begin(scope)}${limitsOfTransaction}`;
    const both = glances.get(first) ?? bothBy((statement, values) => reader.run(first, statement, values));
    glances.set(first, both);
    return both;
  };
  return {
    kind,
    pool,
    direct,
    kysely,
    transaction,
    glance: (scope, steps) => {
      const reading = { ...scope, readOnly: true };
      if (!reader) return transaction(reading, steps);
      const { home, cell } = glanceIn(reader, reading);
      return insideTransaction(() => steps(placeOf(scope) === 'home' ? home : cell, home));
    },
    close,
  };
}

const placeOf = ({ mandantId, place }: Pick<Scope, 'mandantId' | 'place'>): Place =>
  place ?? (mandantId === null ? 'home' : 'cell');

type Kyselys = Readonly<Record<Place, Db>>;
const kyselys = new WeakMap<Connection, Kyselys>();

function kyselysOf(connection: Connection): Kyselys {
  const both = kyselys.get(connection) ?? bothBy((statement, values) => connection.query(statement, [...values]));
  kyselys.set(connection, both);
  return both;
}

/** One connection as both places see it. */
function bothBy(send: Send): Kyselys {
  const of = (place: Place): Db =>
    kyselyBy((statement, values) => {
      assertPlace(place, statement);
      const span = currentSpan();
      if (!span?.isSent) return send(statement, values);
      const part = span.begin('statement', statementName(statement), { 'db.system.name': 'postgresql' });
      return ending(part, () => send(statement, values));
    });
  return { home: of('home'), cell: of('cell') };
}

type Send = (statement: string, values: readonly unknown[]) => Promise<pg.QueryResult>;

/** Kysely where every statement goes one way; who has the connection, and for how long, is decided elsewhere. */
function kyselyBy(query: Send): Db {
  const held = { query, release: () => undefined } as unknown as pg.PoolClient;
  const pool = { connect: async () => held, end: async () => undefined } as unknown as pg.Pool;
  return new KyselyInstance<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** Role, mandant and agency end with the transaction. The values are ours, never a visitor's. */
function begin({ mandantId, role, readOnly, isPlaced, agency }: Scope): string {
  if (mandantId !== null && !Number.isSafeInteger(mandantId)) throw new Error('a mandant id is a whole number');
  const own = `begin${readOnly ? ' read only' : ''}; set local role weitersagen_${role}; set local app.mandant = '${mandantId ?? ''}'${agency ? beginAgency(agency) : ''}`;
  return isPlaced && mandantId !== null ? `${own}; select assert_open(${mandantId}, ${!readOnly})` : own;
}

function beginAgency({ number, employee }: NonNullable<Scope['agency']>): string {
  if (!/^\d{6}$/.test(number)) throw new Error('the number of an agency has six digits');
  if (employee !== null && !/^[0-9A-Za-z-]{1,10}$/.test(employee)) throw new Error('this is no number of an employee');
  return `; set local app.agency = '${number}'; set local app.employee = '${employee ?? ''}'`;
}

/** Serialization failure and deadlock: the database took nothing, so the same steps may run again. */
const isRetryable = (error: unknown): boolean => ['40001', '40P01'].includes((error as { code?: string }).code ?? '');

/** The commit of this transaction does not wait for the disk. */
export const commitLater = (db: Db): Promise<unknown> => sql`set local synchronous_commit = off`.execute(db);

/**
 * What follows in this transaction is planned by its own values and the tables as they are now: one agency has twenty rows and the
 * next a million, and what a provider sends grows a hundredfold in a minute. A plan kept from before would read those one by one.
 */
export const planAnew = (db: Db): Promise<unknown> => sql`set local plan_cache_mode = force_custom_plan`.execute(db);

/** Without its values: of one or two letters the planner takes every row for one that has them, where their index knows the few. */
export const planForAll = (db: Db): Promise<unknown> => sql`set local plan_cache_mode = force_generic_plan`.execute(db);

/** Turns a unique violation into a decision of the caller. */
export const violates = (error: unknown, constraint: string): boolean =>
  (error as { code?: string }).code === '23505' && (error as { constraint?: string }).constraint === constraint;
