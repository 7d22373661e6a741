/**
 * Indexes that nothing needs: no key, no reference whose target can go, and no plan of any statement, also where little is
 * older than what it asks for, where what it left out is named, for each state, and where a small table is a large one.
 */
import { sql } from 'kysely';
import type { Database, Db } from '#platform/database/db.ts';
import type { AskedStatement } from '#testing/database/asked-statements.ts';
import { indexesOf, type PlanNode } from './plan.ts';

interface Extra {
  name: string;
  table: string;
}
export interface Extras {
  indexes: readonly Extra[];
  /** Of each table the states its checks list. */
  states: ReadonlyMap<string, readonly string[]>;
}

/** Read before the database is filled, which takes references and checks away. */
export async function listExtras(db: Db): Promise<Extras> {
  const { rows: indexes } = await sql<Extra>`
    select i.relname as name, t.relname as table from pg_index x
    join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
    where t.relnamespace = 'public'::regnamespace and not i.relispartition and not x.indisunique
      and not exists (select from pg_constraint c where c.conindid = i.oid and c.contype in ('p', 'u', 'x'))
      and not exists (select from pg_constraint f where f.conrelid = t.oid and f.contype = 'f' and f.confdeltype <> 'a'
        and f.conkey <@ (x.indkey::int2[])[0:cardinality(f.conkey) - 1] and x.indpred is null)
    order by 1`.execute(db);
  const { rows: checks } = await sql<{ table: string; check: string }>`
    select conrelid::regclass::text as table, pg_get_constraintdef(oid) as check from pg_constraint
    where contype = 'c' and pg_get_constraintdef(oid) like '%ARRAY[%'`.execute(db);
  const states = Map.groupBy(checks, ({ table }) => table);
  return {
    indexes,
    states: new Map(
      [...states].map(([table, of]) => [
        table,
        of.flatMap(({ check }) => [...check.matchAll(/'([^']*)'::text/g)].map(([, state = '']) => state)),
      ]),
    ),
  };
}

type Explain = (asked: AskedStatement, isLarge: boolean) => Promise<PlanNode | undefined>;

/** Names of those that no plan chooses, those known and those made of the same statements with other values. */
export async function findUnused(
  database: Database,
  { indexes, states }: Extras,
  plans: readonly PlanNode[],
  statements: readonly AskedStatement[],
  explain: Explain,
): Promise<string[]> {
  const wholeOf = await listWholes(database);
  const left = new Map(indexes.map(({ name, table }) => [name, table]));
  const use = (plan: PlanNode): void => {
    for (const name of indexesOf(plan)) left.delete(wholeOf.get(name) ?? name);
  };
  plans.forEach(use);
  for (const asked of statements) {
    const tables = [...new Set(left.values())].filter((table) => new RegExp(`\\b${table}\\b`).test(asked.text));
    if (tables.length === 0) continue;
    for (const values of otherValues(
      asked.values,
      tables.flatMap((table) => states.get(table) ?? []),
    ))
      for (const isLarge of [false, true]) {
        const plan = await explain({ ...asked, values }, isLarge);
        if (plan) use(plan);
      }
  }
  return [...left.keys()];
}

/** Name of a part of a partitioned index → that of the whole. */
const listWholes = async ({ kysely }: Database): Promise<Map<string, string>> =>
  new Map(
    (
      await sql<{ part: string; whole: string }>`
        select p.relname as part, w.relname as whole from pg_inherits i join pg_class p on p.oid = i.inhrelid
        join pg_class w on w.oid = i.inhparent where p.relkind = 'i'`.execute(kysely)
    ).rows.map(({ part, whole }) => [part, whole]),
  );

/** The values as they are, others for moments and for what was left out, and each other state. */
function otherValues(values: readonly unknown[], states: readonly string[]): unknown[][] {
  const moments = values.filter(isMoment).map((value) => new Date(value).getTime());
  const middle = (Math.min(...moments) + Math.max(...moments)) / 2;
  const [longAgo, toCome] = ['2020-01-01T00:00:00.000Z', '2030-01-01T00:00:00.000Z'];
  const wide = (value: Date | string) => (new Date(value).getTime() <= middle ? longAgo : toCome);
  const changes: ((value: unknown) => unknown)[] = [
    (value) => value,
    (value) => (isMoment(value) ? like(value, longAgo) : value),
    (value) => (isMoment(value) ? like(value, wide(value)) : value),
    (value) => value ?? 'x',
  ];
  const other = values.flatMap((value, place) =>
    states.includes(value as string)
      ? states.filter((state) => state !== value).map((state) => values.with(place, state))
      : [],
  );
  return [...changes.map((change) => values.map(change)), ...other];
}

const isMoment = (value: unknown): value is Date | string =>
  value instanceof Date || (typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value));
const like = (value: Date | string, to: string): Date | string =>
  value instanceof Date ? new Date(to) : to.slice(0, value.length);
