/**
 * The embedded database has no autovacuum: once a night its tables are cleaned and counted, and those that have grown are counted soon after. PostgreSQL does that itself.
 */
import { type JobList, pass } from '../jobs/pass.ts';
import type { Log } from '../log.ts';
import type { Database } from './db.ts';

export const careJobs: JobList = {
  'datenbank-pflege': {
    every: 'night',
    run: pass(
      async () => 0,
      async () => [],
    ),
    once: async ({ database }) => {
      if (database.kind !== 'embedded') return 0;
      await database.pool.query('vacuum (analyze)');
      return 1;
    },
  },
};

/** As autovacuum decides what to count. */
const isGrown = 's.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)';
const isUncounted = 'c.reltuples < 0 and pg_relation_size(c.oid) > 0';

/** Counts the tables that have grown: without it the planner takes each for small, and joins what should be looked up. */
async function countGrownTables({ pool }: Pick<Database, 'pool'>): Promise<void> {
  await pool.query('select pg_stat_force_next_flush()');
  const { rows } = await pool.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_stat_user_tables s on s.relid = c.oid where ${isGrown} or ${isUncounted}`,
  );
  // One at a time, so that requests come in between.
  for (const { name } of rows) await pool.query(`analyze ${name}`);
}

export interface Counting {
  stop(): Promise<void>;
}

/** Counts now, and from then on after so many writes; on PostgreSQL nothing. */
export function keepCounted(database: Database, log: Log, everyWrites = 100): Counting {
  if (database.kind !== 'embedded') return { stop: async () => undefined };
  const { transaction } = database;
  let writes = 0;
  const count = () =>
    countGrownTables(database).catch((error: unknown) => log.warn({ err: error }, 'tables not counted'));
  let counting = count();
  database.transaction = async (scope, steps) => {
    const result = await transaction(scope, steps);
    if (!scope.readOnly && ++writes % everyWrites === 0) counting = counting.then(count);
    return result;
  };
  return {
    stop: async () => {
      database.transaction = transaction;
      await counting;
    },
  };
}
