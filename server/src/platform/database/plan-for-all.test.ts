/** A connection keeps the plan of a statement for all mandants: whoever asks first decides nothing about it. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '#testing/database/database.ts';
import type { Database } from './db.ts';

let database: Database;
let release: () => Promise<void>;
/** Of two letters each. */
const rows = 26 * 26;

beforeAll(async () => {
  ({ database, release } = await freshDatabase());
  await sql`insert into mandant (slug, created_at) values ('eins', now()), ('zwei', now())`.execute(database.kysely);
  for (const [mandantId, codes] of [
    [1, rows],
    [2, 1],
  ] as const)
    await database.transaction({ mandantId, role: 'app', readOnly: false }, (db) =>
      sql`insert into language (code, name, is_default, position)
        select chr(97 + g / 26) || chr(97 + g % 26), 'Sprache', false, g from generate_series(0, ${codes - 1}) g`.execute(
        db,
      ),
    );
  await sql`analyze language`.execute(database.kysely);
});
afterAll(() => release());

interface Told {
  'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }];
}

/** What a plan that is kept expects to read, made while that mandant asks. */
const expectedBy = (mandantId: number): Promise<number | undefined> =>
  database.transaction({ mandantId, role: 'app', readOnly: true }, async (db) => {
    await sql`set local plan_cache_mode = force_generic_plan`.execute(db);
    await sql.raw(`prepare kept_${mandantId} as select name from language`).execute(db);
    const told = await sql.raw<Told>(`explain (format json) execute kept_${mandantId}`).execute(db);
    return told.rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'];
  });

test('a plan that is kept is made for a mandant of middle size, whoever asks first: one of many rows, of one or of none', async () => {
  const [many, one, none] = [await expectedBy(1), await expectedBy(2), await expectedBy(3)];
  expect(many).toBeGreaterThan(1);
  expect(many).toBeLessThan(rows);
  expect([one, none]).toEqual([many, many]);
});
