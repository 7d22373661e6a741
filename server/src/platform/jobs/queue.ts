/**
 * pg-boss over our own pool, in a schema of its own. Its tables are made by whoever owns the database: by the app's
 * login itself, or by DATABASE_OWNER_URL, which then gives the app the right to use them.
 */
import type pg from 'pg';
import type { PgBoss } from 'pg-boss';
import type { Log } from '../log.ts';

const schema = 'jobs';

/** `ownsTables` is false where another login makes and upgrades them. */
export async function startQueues(pool: pg.Pool, log: Log, ownsTables: boolean): Promise<PgBoss> {
  const { PgBoss: Boss } = await import('pg-boss');
  const pgBoss = new Boss({
    db: { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) },
    schema,
    monitorIntervalSeconds: 60,
    migrate: ownsTables,
  } as never);
  pgBoss.on('error', (error) => log.error({ err: error }, 'jobs'));
  await pgBoss.start();
  return pgBoss;
}

/** Makes or upgrades the tables as their owner. */
export async function installQueues(owner: pg.Pool): Promise<void> {
  const { PgBoss: Boss } = await import('pg-boss');
  const pgBoss = new Boss({
    db: { executeSql: (text: string, values?: unknown[]) => owner.query(text, values) },
    schema,
    supervise: false,
    schedule: false,
  } as never);
  await pgBoss.start();
  await pgBoss.stop({ graceful: false } as never);
  await owner.query(`grant usage on schema ${schema} to weitersagen_app;
    grant select, insert, update, delete on all tables in schema ${schema} to weitersagen_app;
    grant usage on all sequences in schema ${schema} to weitersagen_app;
    grant execute on all functions in schema ${schema} to weitersagen_app`);
}

export interface Queue {
  name: string;
  options: Record<string, unknown>;
  /** A cron expression in Berlin time. */
  every?: string;
}

/** Adds what is missing and plans nothing else any more; a start with everything there asks twice and writes nothing. */
export async function addQueues(pgBoss: PgBoss, queues: readonly Queue[]): Promise<void> {
  const known = new Set((await pgBoss.getQueues()).map(({ name }) => name));
  const planned = new Map((await pgBoss.getSchedules()).map(({ name, cron }) => [name, cron]));
  for (const { name, options, every } of queues) {
    if (!known.has(name)) await pgBoss.createQueue(name, options as never);
    if (every !== undefined && planned.get(name) !== every)
      await pgBoss.schedule(name, every, {}, { tz: 'Europe/Berlin' });
  }
  const due = new Set(queues.filter(({ every }) => every !== undefined).map(({ name }) => name));
  for (const name of planned.keys()) if (!due.has(name)) await pgBoss.unschedule(name);
}
