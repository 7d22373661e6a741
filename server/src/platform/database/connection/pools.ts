/**
 * The connections of a process to one PostgreSQL. Behind a pooler that gives a connection for a transaction and no longer, its
 * statements have no names and their limits go with each transaction; whatever needs a connection of its own goes directly.
 */
import { hostname } from 'node:os';
import pg from 'pg';
import { type Connection, connectionClass } from './connection.ts';
import { createReadConnection, type ReadConnection } from './read-connection.ts';

/** For whom a pool is: requests and jobs have time limits, who migrates, sets up or seals anew has none. */
export type For = 'server' | 'owner';

/** How long the database works on one statement of a request, of a job, and waits for the next one of a transaction. */
const requestMs = 15_000;
export const jobMs = 300_000;
const idleInTransactionMs = 30_000;
/** So much longer we wait for the answer: a database that hangs cannot tell that the time is over. */
export const graceMs = 5000;
/** Beside a pooler: one listens, the others are for clicks and the queue of jobs. */
const directPoolMax = 4;

const limits = { statement_timeout: requestMs, idle_in_transaction_session_timeout: idleInTransactionMs };
/** Compiling takes longer than a statement of a request runs, and its estimate decides whether it is compiled. */
const jit = 'off';

/** What every connection of ours tells the database about itself. */
export const ownName = `weitersagen ${hostname()}:${process.pid}`;

/** pg returns int8 and numeric as text; our numbers are exact in a double (cents, ids). Dates stay texts. */
export const types = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') => {
    if (id === 20) return Number;
    if (id === 1082) return (value: string) => value;
    return pg.types.getTypeParser(id, format);
  }) as typeof pg.types.getTypeParser,
};

/** Where a database is, and the way around the pooler that stands there. */
export interface DatabaseAddress {
  url: string;
  directUrl?: string | undefined;
}

export interface Pools {
  pool: pg.Pool;
  direct: pg.Pool;
  reader: ReadConnection;
  /** What each transaction sets of its own where a connection keeps nothing. */
  limitsOfTransaction: string;
  close(): Promise<void>;
}

export function openPools({ url, directUrl }: DatabaseAddress, max: number, whom: For): Pools {
  // Who migrates, sets up or seals anew needs no pooler.
  if (directUrl === undefined || whom === 'owner') {
    const own = openLines(directUrl ?? url, { isPooled: false, whom });
    const pool = own.pool(max);
    return { pool, direct: pool, limitsOfTransaction: '', ...closing([pool], own.reader()) };
  }
  const pooled = openLines(url, { isPooled: true, whom });
  const [pool, direct] = [pooled.pool(max), openLines(directUrl, { isPooled: false, whom }).pool(directPoolMax)];
  const limitsOfTransaction = Object.entries({ ...limits, jit }).map(
    ([name, given]) => `; set local ${name} = ${given}`,
  );
  return {
    pool,
    direct,
    limitsOfTransaction: limitsOfTransaction.join(''),
    ...closing([pool, direct], pooled.reader()),
  };
}

/** All connections to one address know the same names of statements. */
function openLines(connectionString: string, { isPooled, whom }: { isPooled: boolean; whom: For }) {
  const Client = connectionClass({ isNamed: !isPooled });
  const settings = {
    connectionString,
    types,
    application_name: ownName,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // A pooler refuses a connection that asks for more than it knows.
    ...(whom === 'server' && !isPooled && { ...limits, options: `-c jit=${jit}` }),
    ...(whom === 'server' && { query_timeout: requestMs + graceMs }),
  };
  return {
    pool: (max: number): pg.Pool => {
      const pool = new pg.Pool({ ...settings, Client, max, idleTimeoutMillis: 30_000 });
      // An idle connection that breaks is replaced; without a listener the process would end.
      pool.on('error', () => undefined);
      return pool;
    },
    reader: (): ReadConnection =>
      createReadConnection(async () => {
        const client = new Client(settings);
        await client.connect();
        return client as unknown as Connection;
      }),
  };
}

const closing = (pools: readonly pg.Pool[], reader: ReadConnection): Pick<Pools, 'reader' | 'close'> => ({
  reader,
  close: async () => {
    await Promise.all(pools.map((pool) => pool.end()));
    await reader.close();
  },
});
