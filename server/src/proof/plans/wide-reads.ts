/** Explains statements on a filled database, each as the role that asks and for its largest mandant. */
import { CompiledQuery, sql } from 'kysely';
import type { Database } from '#platform/database/db.ts';
import type { AskedStatement } from '#testing/database/asked-statements.ts';
import { bigRows, mandantId } from './full-database.ts';
import { findWideReads, type Ground, type Index, type PlanNode } from './plan.ts';

/** Name of the statement → what it reads too wide, sorted; of those that a test wrote itself nothing. */
export async function wideReadsOf(
  database: Database,
  statements: readonly AskedStatement[],
  sizes: ReadonlyMap<string, number>,
): Promise<Record<string, string[]>> {
  const ground: Ground = {
    rows: bigRows,
    isBig: (table) => sizes.get(table) === bigRows,
    indexes: await listIndexes(database),
  };
  const found = new Map<string, Set<string>>();
  for (const asked of statements.filter(isOurs)) {
    for (const read of findWideReads(await planOf(database, asked), ground))
      found.set(asked.name, (found.get(asked.name) ?? new Set()).add(read));
  }
  return Object.fromEntries([...found].map(([name, reads]) => [name, [...reads].sort()]));
}

const isOurs = ({ name, text }: AskedStatement): boolean =>
  !/^testing\/|\.test\.ts/.test(name) && /^\s*\(?(?:select|insert|update|delete|with)\b/i.test(text);

async function listIndexes({ kysely }: Database): Promise<Map<string, Index>> {
  const { rows } = await sql<Index & { name: string }>`
    select i.relname as name, t.relname as table, i.reltuples as rows, t.relrowsecurity as "isOwned"
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
    where t.relnamespace = 'public'::regnamespace`.execute(kysely);
  return new Map(rows.map(({ name, ...index }) => [name, index]));
}

async function planOf(database: Database, asked: AskedStatement): Promise<PlanNode> {
  const scope = { mandantId: asked.mandantId === null ? null : mandantId, role: asked.role, readOnly: false };
  return database.transaction(scope, async (db) => {
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      CompiledQuery.raw(`explain (format json) ${asked.text}`, valuesFor(asked)),
    );
    return rows[0]?.['QUERY PLAN'][0].Plan as PlanNode;
  });
}

/** Where the test named its mandant, the plan is for the one who has the rows. */
function valuesFor({ text, values, mandantId: tested }: AskedStatement): unknown[] {
  const named = new Set([...text.matchAll(/mandant_id"? = \$(\d+)/g)].map(([, place]) => Number(place)));
  return values.map((value, index) => (named.has(index + 1) && value === tested ? mandantId : value));
}
