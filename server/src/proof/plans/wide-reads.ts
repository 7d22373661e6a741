/** Explains statements on a filled database, each as the role that asks and for its largest mandant. */
import { CompiledQuery, sql } from 'kysely';
import type { Database } from '#platform/database/db.ts';
import { type AskedStatement, isSetting } from '#testing/database/asked-statements.ts';
import { bigRows, mandantId } from './full-database.ts';
import { findWideReads, type Ground, type Index, type PlanNode } from './plan.ts';
import { worklists } from './worklists.ts';

export interface Explained extends Pick<AskedStatement, 'name' | 'role'> {
  plan: PlanNode;
}

/** Who reports names the mandant that has nearly all; by the rule of rows a plan is for the middle one of two. */
const plannedPart = { report: 1, app: 0.5 } as const;

/** Of those that a test or the demo wrote itself nothing. What a function has told the planner before counts for what it asks. */
export async function explainAll(database: Database, statements: readonly AskedStatement[]): Promise<Explained[]> {
  const settings = Map.groupBy(statements.filter(isSetting), ({ name }) => name);
  const explained: Explained[] = [];
  for (const asked of statements.filter(isOurs))
    explained.push({
      name: asked.name,
      role: asked.role,
      plan: await planOf(database, asked, settings.get(asked.name)),
    });
  return explained;
}

/** Name of the statement → what it reads too wide, sorted. */
export async function wideReadsOf(
  database: Database,
  explained: readonly Explained[],
  sizes: ReadonlyMap<string, number>,
  readWhole: readonly string[] = Object.keys(worklists),
): Promise<Record<string, string[]>> {
  const ground: Omit<Ground, 'planned'> = {
    rows: bigRows,
    worklists: new Set(readWhole),
    isBig: (table) => sizes.get(table) === bigRows,
    indexes: await listIndexes(database),
  };
  const found = new Map<string, Set<string>>();
  for (const { name, role, plan } of explained)
    for (const read of findWideReads(plan, { ...ground, planned: plannedPart[role] }))
      found.set(name, (found.get(name) ?? new Set()).add(read));
  return Object.fromEntries([...found].map(([name, reads]) => [name, [...reads].sort()]));
}

export const isOurs = ({ name, text }: AskedStatement): boolean =>
  !/^(?:testing|proof|demo)\/|\.test\.ts/.test(name) && /^\s*\(?(?:select|insert|update|delete|with)\b/i.test(text);

async function listIndexes({ kysely }: Database): Promise<Map<string, Index>> {
  const { rows } = await sql<Index & { own: string }>`
    select i.relname as own, coalesce(p.inhparent::regclass::text, i.relname) as name, t.relname as table, i.reltuples as rows,
      t.relrowsecurity as "isOwned",
      array(select pg_get_indexdef(i.oid, k, true) from generate_series(1, x.indnkeyatts) k where m.amname = 'btree' order by k) as columns
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid join pg_am m on m.oid = i.relam
      left join pg_inherits p on p.inhrelid = i.oid
    where t.relnamespace = 'public'::regnamespace`.execute(kysely);
  return new Map(rows.map(({ own, ...index }) => [own, index]));
}

/** `isLarge`: as if no table were so small that it is read as a whole. Nothing for values that the statement cannot have. */
export const planWith = (database: Database, asked: AskedStatement, isLarge: boolean): Promise<PlanNode | undefined> =>
  planOf(database, asked, isLarge ? [{ text: 'set local enable_seqscan = off' }] : []).catch(() => undefined);

async function planOf(
  database: Database,
  asked: AskedStatement,
  settings: readonly { text: string }[] = [],
): Promise<PlanNode> {
  const { role, place } = asked;
  const scope = { mandantId: asked.mandantId === null ? null : mandantId, place, role, readOnly: false };
  return database.transaction(scope, async (db) => {
    for (const { text } of settings) await sql.raw(text).execute(db);
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
