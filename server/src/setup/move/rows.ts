/** The rows of a mandant in a cell where it does not lie: of a try that was broken off, or left behind by a move. */
import { ConfigError } from '#platform/settings/config-error.ts';
import type { Admin } from './admins.ts';
import { listMovedTables, quoted } from './tables.ts';

const partMax = 10_000;

/** In parts, without triggers and guards: they are rows of elsewhere. Gives how many there were. */
export async function removeRows(id: number, admin: Admin): Promise<number> {
  const { client } = admin;
  const { rowCount } = await client.query(`select from move_state where mandant_id = $1 and closed = 'elsewhere'`, [
    id,
  ]);
  if (!rowCount) throw new ConfigError('The mandant lies in this database: nothing is removed.');
  await client.query('set session_replication_role = replica');
  try {
    let removed = 0;
    for (const table of await listMovedTables(admin))
      for (const part of await partsOf(admin, table)) removed += await empty(admin, part, id);
    return removed;
  } finally {
    await client.query('reset session_replication_role');
  }
}

/** A table of its own is its only part. */
async function partsOf({ client }: Admin, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select relid::regclass::text as name from pg_partition_tree($1::regclass) where isleaf',
    [quoted(table)],
  );
  return rows.length > 0 ? rows.map(({ name }) => name) : [quoted(table)];
}

async function empty({ client }: Admin, part: string, id: number): Promise<number> {
  for (let removed = 0; ; ) {
    const { rowCount } = await client.query(
      `delete from ${part} where ctid = any (array(select ctid from ${part} where mandant_id = $1 limit ${partMax}))`,
      [id],
    );
    removed += rowCount ?? 0;
    if ((rowCount ?? 0) < partMax) return removed;
  }
}
