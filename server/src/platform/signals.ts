/**
 * What one process tells the others: a cached value has changed, a mail waits. On PostgreSQL by NOTIFY in the
 * transaction, heard after its commit; the embedded database has one process and hears itself. When the listening
 * connection was lost something may have been missed, so every listener is told so.
 */
import { sql } from 'kysely';
import type pg from 'pg';
import { type Cell, cellsOf } from './database/cell/cells.ts';
import type { Database, Db } from './database/db.ts';
import type { Log } from './log.ts';
import { inSpan } from './span/span.ts';

export interface Signals {
  /** Tells every process, after the commit of the transaction. */
  announce(db: Db, topic: string, value: string): Promise<void>;
  /** Tells this process alone, at once: for what the others find by themselves. */
  tell(topic: string, value: string | null): void;
  /** `value` is null when something may have been missed. */
  on(topic: string, listener: (value: string | null) => void): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** What a transaction changed: this process hears it right after the commit, the others as soon as they are told. */
export async function announceChange(
  { db, system, afterCommit }: { db: Db; system: { signals: Signals }; afterCommit: (step: () => void) => void },
  topic: string,
  value: string,
): Promise<void> {
  afterCommit(() => system.signals.tell(topic, value));
  await system.signals.announce(db, topic, value);
}

const channel = 'weitersagen';
const reconnectMs = 2000;

export function createSignals(database: Database, log: Log): Signals {
  const listeners = new Map<string, ((value: string | null) => void)[]>();
  const tell = (topic: string, value: string | null): void => {
    // What somebody begins who is woken is no part of what woke him.
    for (const listener of listeners.get(topic) ?? []) inSpan(undefined, () => listener(value));
  };
  const tellAllMissed = (): void => {
    for (const topic of listeners.keys()) tell(topic, null);
  };
  // A transaction announces where it writes, so every cell is listened to.
  const ears = cellsOf(database).map((cell) => createEar(cell, { log, tell, tellAllMissed }));
  return {
    announce: async (db, topic, value) => {
      if (database.kind === 'embedded') setImmediate(() => tell(topic, value));
      else await sql`select pg_notify(${channel}, ${`${topic}\n${value}`})`.execute(db);
    },
    tell,
    on: (topic, listener) => void listeners.set(topic, [...(listeners.get(topic) ?? []), listener]),
    start: async () => {
      if (database.kind === 'postgres') await Promise.all(ears.map((ear) => ear.listen()));
    },
    stop: async () => {
      for (const ear of ears) ear.stop();
    },
  };
}

interface Hearing {
  log: Log;
  tell(topic: string, value: string | null): void;
  tellAllMissed(): void;
}

/** A connection to one cell that listens, and one after it when it is lost. */
function createEar({ name, database }: Cell, { log, tell, tellAllMissed }: Hearing) {
  let client: pg.PoolClient | undefined;
  let stopped = false;
  let isLost = false;
  const release = (): void => {
    client?.release(true);
    client = undefined;
  };
  const retry = (error: unknown): void => {
    log.warn({ err: error, cell: name }, 'no connection to listen on');
    // Once: as long as a cell is away, what lies in the others is not doubted again and again.
    if (!isLost) tellAllMissed();
    isLost = true;
    setTimeout(() => void listen(), reconnectMs).unref();
  };
  /** Once for each connection: its query fails with it, and one that was released may fail while it ends. */
  const lose = (connection: pg.PoolClient, error: unknown): void => {
    if (client !== connection) return;
    release();
    retry(error);
  };
  const listenOn = async (connection: pg.PoolClient): Promise<void> => {
    client = connection;
    connection.on('notification', ({ payload }) => {
      const [topic = '', value = ''] = (payload ?? '').split('\n');
      tell(topic, value);
    });
    connection.on('error', (error) => lose(connection, error));
    const isHeard = (): void => {
      isLost = false;
      tellAllMissed();
    };
    await connection.query(`listen ${channel}`).then(isHeard, (error: unknown) => lose(connection, error));
  };
  const listen = async (): Promise<void> => {
    if (stopped) return;
    const connection = await database.direct.connect().catch(retry);
    if (stopped) connection?.release(true);
    else if (connection) await listenOn(connection);
  };
  return {
    listen,
    stop: (): void => {
      stopped = true;
      release();
    },
  };
}
