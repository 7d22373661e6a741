/** Whether a connection is one to the database itself: a pooler greets with a number that is no process of it. */
import type pg from 'pg';
import { ConfigError } from '../../settings/config-error.ts';
import type { Variable } from '../../settings/unopened.ts';

/** Behind a pooler nobody can listen or lock, and time limits of a connection are lost or refused. */
export async function refusePooler(pool: pg.Pool, variable: Variable): Promise<void> {
  const client = await pool.connect();
  try {
    const { processID } = client as pg.PoolClient & { processID?: number };
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    if (rows[0]?.pid !== processID) throw new ConfigError(`${variable} leads to a pooler: ${remedyOf(variable)}`);
  } finally {
    client.release();
  }
}

function remedyOf(variable: Variable): string {
  if (variable === 'DATABASE_URL') return 'name the database itself by DATABASE_DIRECT_URL, too.';
  if (variable.startsWith('CELLS')) return 'name the database itself by CELL_DIRECT, too.';
  return 'lead it to the database itself.';
}
