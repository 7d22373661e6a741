/**
 * One connection for the short reads of a process. Each statement is a transaction of its own, and those that come in
 * one turn of the event loop leave in one write: what would be three round trips is a part of one.
 */
import type pg from 'pg';
import type { Connection } from './connection.ts';

export interface ReadConnection {
  run(begin: string, statement: string, values: readonly unknown[]): Promise<pg.QueryResult>;
  close(): Promise<void>;
}

/** After so long without a read the connection may be one that a firewall has forgotten. */
const idleMs = 30_000;

export function createReadConnection(connect: () => Promise<Connection>): ReadConnection {
  let current: Promise<Connection> | undefined;
  let usedAt = 0;
  const corked = new Set<Connection>();

  const open = (): Promise<Connection> => {
    const opening = connect();
    const forget = (): void => {
      if (current === opening) current = undefined;
    };
    opening.then((connection) => connection.once('error', forget).once('end', forget), forget);
    return opening;
  };
  const close = async (): Promise<void> => {
    const left = current;
    current = undefined;
    await (await left?.catch(() => undefined))?.end();
  };
  return {
    async run(begin, statement, values) {
      if (Date.now() - usedAt > idleMs) void close();
      usedAt = Date.now();
      current ??= open();
      const connection = await current;
      if (!corked.has(connection)) {
        corked.add(connection);
        connection.cork();
        setImmediate(() => {
          corked.delete(connection);
          connection.uncork();
        });
      }
      return connection.alone(begin, statement, values);
    },
    close,
  };
}
