/** The tables a move takes along: all that name a mandant and do not lie at home alone. */
import { liesOnlyAtHome } from '#platform/database/cell/places.ts';
import type { Admin } from './admins.ts';

/** Parts of a table count as the table; what may be done in a database stays there. */
export async function listMovedTables({ client }: Admin): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'mandant_id' and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by 1`,
  );
  return rows.map(({ name }) => name).filter((name) => !liesOnlyAtHome(name) && name !== 'move_state');
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const literal = (value: string): string => `'${value.replaceAll("'", "''")}'`;
