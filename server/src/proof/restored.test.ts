/** What an operator does after a restore, by the words of the book. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { collectedBy } from '#testing/cast/collected.ts';
import { draftPayout } from '#testing/cast/payments.ts';
import { world } from '#testing/world.ts';

const w = await world();
afterAll(() => w.app.close());
const { kysely } = w.app.app.system.database;

const book = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
const statement = /```sql\n-- After a restore[^\n]*\n(select setval[^`]*);\n```/.exec(book)?.[1] ?? '';

/** Other files go on in the same embedded database. */
const setBack = async (sequences: ReadonlyMap<string, number>): Promise<void> => {
  for (const [name, last] of sequences)
    await sql`select setval(${name}::regclass, ${Math.max(1, last)}, ${last > 0})`.execute(kysely);
};
const lastOf = async (): Promise<Map<string, number>> => {
  const { rows } = await sql<{ name: string; last: number }>`
    select s.relname as name, coalesce(pg_sequence_last_value(s.oid), 0)::bigint as last
    from pg_class s where s.relkind = 'S' and s.relnamespace = 'public'::regnamespace order by name`.execute(kysely);
  return new Map(rows.map(({ name, last }) => [name, last]));
};

test('numbers that a sequence gives go on far above those that were lost with what came after the backup', async () => {
  await collectedBy(w);
  const backedUp = await lastOf();
  const lost = await draftPayout(w);
  // The database as it was saved, all of whose sequences are back.
  const newest = await lastOf();
  await setBack(backedUp);
  await sql.raw(statement).execute(kysely);
  const now = await lastOf();
  expect([...now].filter(([name, last]) => last < (backedUp.get(name) ?? 0) + 1_000_000)).toEqual([]);
  expect(now.size).toBeGreaterThan(20);
  const { rows } = await sql<{ id: number }>`select nextval('payout_run_id_seq')::bigint as id`.execute(kysely);
  expect(rows[0]?.id).toBeGreaterThan(lost + 900_000);
  await setBack(newest);
});
