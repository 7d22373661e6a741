/** Rows that follow a number into another one, and a column under new values. */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from './db.ts';

interface Names {
  renames: Readonly<Record<string, string>>;
  taken: readonly string[];
}

/** By a table of names; what is one of the taken ones without standing there goes. */
export const renamed = (column: RawBuilder<unknown>, { renames, taken }: Names): RawBuilder<unknown> =>
  sql`case when ${JSON.stringify(renames)}::jsonb ? ${column} then ${JSON.stringify(renames)}::jsonb ->> ${column}
    when ${column} = any(${[...taken]}::text[]) then null else ${column} end`;

interface Move extends Names {
  from: string;
  into: string;
}

/** What stands under the number of an agency goes to another one, with the employee's number: at most so many rows; gives how many. */
export async function moveNumbered(
  db: Db,
  { table, order, also }: { table: string; order: readonly string[]; also?: RawBuilder<unknown> },
  move: Move,
  max: number,
): Promise<number> {
  const [name, by] = [sql.table(table), sql.join(order.map((column) => sql.ref(column)))];
  const { numAffectedRows } = await sql`
    update ${name} set agency_number = ${move.into}, employee_number = ${renamed(sql`employee_number`, move)}${also ? sql`, ${also}` : sql``}
    where id = any(array(select id from ${name} where agency_number = ${move.from} order by ${by} limit ${max} for update))`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}
