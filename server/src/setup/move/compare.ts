/**
 * Whether the rows in both cells are the same: each table's count and the sum of a hash of every row, of one moment in which
 * nothing could be written. What there is time for is compared before the mandant is open again, money first; the rest after it,
 * in the same moment, which the databases keep.
 */
import pg from 'pg';
import type { Admin, Admins } from './admins.ts';
import type { Moving } from './moving.ts';
import { listMovedTables, quoted } from './tables.ts';

export interface Comparison {
  /** Throws where a table differs; what takes longer stays for later. */
  compareWhileClosed(): Promise<void>;
  /** Gives how many rows there are in all. */
  compareTheRest(tell: (line: string) => void): Promise<number>;
  close(): Promise<void>;
}

export class Different extends Error {}

/** So long nobody waits for it. */
const closedMs = 2500;
const first = ['posting', 'reward', 'account'];

export async function openComparison({ id }: Moving, admins: Admins): Promise<Comparison> {
  const sides = await Promise.all([atThisMoment(admins.from), atThisMoment(admins.to)]);
  const tables = await listMovedTables(admins.from);
  const rest = [
    ...first.filter((table) => tables.includes(table)),
    ...tables.filter((table) => !first.includes(table)),
  ];
  let rows = 0;
  const compare = async (table: string, ms: number): Promise<boolean> => {
    const question = await questionOf(admins.from, table, id);
    const [before, after] = await Promise.all(sides.map((side) => ask(side, question, ms)));
    if (!before || !after) return false;
    if (before.count !== after.count || before.sum !== after.sum)
      throw new Different(`${table} differs: ${before.count} rows in the old cell, ${after.count} in the new one.`);
    rows += Number(before.count);
    return true;
  };
  return {
    compareWhileClosed: async () => {
      const until = Date.now() + closedMs;
      for (const table of [...rest]) {
        const left = until - Date.now();
        if (left <= 0) return;
        if (await compare(table, left)) rest.splice(rest.indexOf(table), 1);
      }
    },
    compareTheRest: async (tell) => {
      for (const table of rest) {
        tell(`comparing ${table}`);
        await compare(table, 0);
      }
      return rows;
    },
    close: async () => {
      await Promise.all(sides.map((side) => side.end()));
    },
  };
}

/** A connection that sees both the tables as they are now, whatever is written after it. */
async function atThisMoment({ url }: Admin): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'weitersagen move' });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(`set timezone = 'UTC'; set datestyle = 'ISO'; set extra_float_digits = 1; set jit = off`);
  await client.query('begin isolation level repeatable read read only');
  await client.query('select from mandant limit 1');
  return client;
}

/** By the names of its columns: two databases may have made them in another order. */
async function questionOf({ client }: Admin, table: string, id: number): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attname`,
    [quoted(table)],
  );
  const columns = rows.map(({ name }) => `t.${quoted(name)}`).join(', ');
  return `select count(*)::text as count, coalesce(sum(hashtextextended(row(${columns})::text, 0)::numeric), 0)::text as sum
    from ${quoted(table)} t where mandant_id = ${id}`;
}

/** Undefined where it took longer; 0 = however long it takes. */
async function ask(side: pg.Client, question: string, ms: number): Promise<{ count: string; sum: string } | undefined> {
  await side.query(`savepoint one; set local statement_timeout = ${Math.ceil(ms)}`);
  try {
    const { rows } = await side.query<{ count: string; sum: string }>(question);
    await side.query('release savepoint one');
    return rows[0];
  } catch (error) {
    if ((error as { code?: string }).code !== '57014') throw error;
    await side.query('rollback to savepoint one');
    return undefined;
  }
}
