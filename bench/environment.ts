/** What a scenario gets: a PostgreSQL of its own with four mandants set up, and our server started as it is in use. */
import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, openPostgres } from '../server/src/platform/database/db.ts';
import { freePort } from '../tools/machine/free-port.ts';

export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** What was measured as the limit in the same run; none for an absolute figure. */
  limit?: number;
  /** `value / limit`, or the value itself: compared with `must`. */
  ratio: number;
  /** What the bare statements of the same answer take, or a page that does nothing, driven the same way in the same run: up to twice that is reached as well. 0: it has none. */
  alone?: number;
  must: { atLeast: number } | { atMost: number };
}

export interface Environment {
  /** Migrated, with the four demo mandants; reached without time limits, for what a scenario fills in. */
  databaseUrl: string;
  database: Database;
  /** Database and folder of the server, for another process on the same ones. */
  settings: Readonly<Record<string, string>>;
  /** Starts `node server/src/main.ts` and waits until it is ready. */
  startServer(environment?: Record<string, string>): Promise<Server>;
}

export interface Server {
  port: number;
  process: ChildProcess;
  /** From the start of the process until /ready answered 200. */
  startedInMs: number;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export type Scenario = (environment: Environment) => Promise<Figure[]>;

/** The first start of a database makes the demo, also where other work runs. */
const readyMs = 180_000;
const serverMain = join(import.meta.dirname, '../server/src/main.ts');

export function createEnvironment(databaseUrl: string, dataDir: string): Environment & { close(): Promise<void> } {
  const database = openPostgres(databaseUrl, 8, 'owner');
  const running = new Set<Server>();
  // As docs/operations.md starts it.
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, NODE_COMPILE_CACHE: join(dataDir, 'compiled') };
  return {
    databaseUrl,
    database,
    settings,
    startServer: async (environment = {}) => {
      const server = await start({ ...settings, ...environment });
      running.add(server);
      return { ...server, stop: (signal) => server.stop(signal).finally(() => running.delete(server)) };
    },
    close: async () => {
      for (const server of running) await server.stop('SIGKILL');
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function start(environment: Record<string, string>): Promise<Server> {
  const port = await freePort();
  const from = performance.now();
  const child = spawn(process.execPath, [serverMain], {
    env: { ...process.env, PORT: String(port), LOG_LEVEL: 'error', RATE_LIMITS: '0', ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server stopped with ${child.exitCode}`);
    const ready = await fetch(`http://127.0.0.1:${port}/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) break;
    if (performance.now() - from > readyMs) throw new Error('the server did not get ready in three minutes');
    // Whoever asks more often takes the start a part of a core.
    await sleep(20);
  }
  const startedInMs = performance.now() - from;
  return {
    port,
    process: child,
    startedInMs,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await exited;
    },
  };
}

/** Rounds of several measurements, one after the other in each round, so that a busy moment hits all; medians. */
export async function medians<T extends Record<string, number>>(rounds: number, measure: () => Promise<T>): Promise<T> {
  const all: T[] = [];
  for (let round = 0; round < rounds; round++) all.push(await measure());
  const keys = Object.keys(all[0] ?? {});
  return Object.fromEntries(keys.map((key) => [key, median(all.map((one) => one[key] ?? Number.NaN))])) as T;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The value below which this part of all lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
