/** How far a database has written its log, or its standby has replayed it. */
import pg from 'pg';
import { ownName } from '../connection/pools.ts';
import { type LogPlace, readLogPlace } from './replay.ts';

/** Who says nothing for so long is away. */
const patienceMs = 2000;

export interface Position {
  isStandby: boolean;
  isPooled: boolean;
  place: LogPlace | undefined;
  /** The same for a database and its standby, and for no two others. */
  identity: string;
}

const query = `
  select pg_is_in_recovery() as "isStandby", pg_backend_pid() as pid,
    case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end::text as log,
    (select system_identifier from pg_control_system()) || ' ' ||
      (select oid from pg_database where datname = current_database()) as identity`;

export async function position(pool: Pick<pg.Pool, 'connect'>): Promise<Position> {
  const client = await pool.connect();
  let isBroken = true;
  try {
    const { rows } = await client.query<Position & { log: string | null; pid: number }>(query);
    isBroken = false;
    const { log = null, pid = 0, isStandby = false, identity = '' } = rows[0] ?? {};
    const { processID } = client as pg.PoolClient & { processID?: number };
    return { isStandby, identity, isPooled: pid !== processID, place: log === null ? undefined : readLogPlace(log) };
  } finally {
    client.release(isBroken);
  }
}

/** One connection for such questions alone. */
export function openAsking(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    application_name: ownName,
    max: 1,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  });
  // One that breaks is replaced; without a listener the process would end.
  pool.on('error', () => undefined);
  return pool;
}

/** What comes later is not waited for. */
export async function inTime<T>(answer: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('no answer in time')), patienceMs);
  answer.catch(() => undefined);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
