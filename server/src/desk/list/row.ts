/** One row of a list of the desk, read as the list reads it. */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import type { Listed } from '#platform/database/paging.ts';

export async function findRow<R>(
  db: Db,
  { table, alias, joins, select }: Listed,
  mandantId: number,
  where: RawBuilder<unknown>,
): Promise<R | undefined> {
  const { rows } =
    await sql<R>`select ${select} from ${table} ${alias} ${joins} where ${alias}.mandant_id = ${mandantId} and ${where}`.execute(
      db,
    );
  return rows[0];
}
