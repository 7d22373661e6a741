/** The login of the program inherits both roles; what it may read hangs on the role a transaction has set, and on nothing else. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { person } from '#testing/cast/person.ts';
import { world } from '#testing/world.ts';

const { app } = await world();
afterAll(() => app.close());
const { pool } = app.app.system.database;

/** As the login of the program, of which no transaction has begun. */
async function asLogin<T>(steps: (query: (text: string) => Promise<Record<string, unknown>[]>) => Promise<T>) {
  const client = await pool.connect();
  try {
    await client.query('begin; set local role weitersagen_test_login');
    return await steps(async (text) => [await client.query(text)].flat().at(-1)?.rows ?? []);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

beforeAll(async () => {
  await person(app);
  await pool.query(`do $$ begin
    if not exists (select from pg_roles where rolname = 'weitersagen_test_login') then
      create role weitersagen_test_login login nosuperuser nobypassrls;
    end if;
  end $$; grant weitersagen_app, weitersagen_report to weitersagen_test_login; grant weitersagen_test_login to current_user`);
});

/** The rows, or none where the missing mandant or right stops the statement (an empty table is not even asked for it). */
const readBare = (table: string): Promise<unknown[]> =>
  asLogin((query) => query(`select 1 from ${table} limit 1`)).catch((error: { code: string }) => {
    if (['22P02', '42704', '42501'].includes(error.code)) return [];
    throw error;
  });

test('a bare login reads of no mandant where none was set: the report role has to be taken', async () => {
  const { rows } = await pool.query(
    `select tablename from pg_policies where policyname = 'report' and schemaname = 'public' order by tablename`,
  );
  expect(rows.length).toBeGreaterThan(35);
  for (const { tablename } of rows) expect(await readBare(tablename), tablename).toEqual([]);
  // With a mandant set it is the app's rule that counts.
  const nobody = `set local app.mandant = '0'; select 1 from account`;
  expect(await asLogin((query) => query(nobody))).toEqual([]);
});

test('the report role reads all of them, and its condition is gone before a plan is made', async () => {
  const plan = await asLogin(async (query) => {
    await query('set local role weitersagen_report');
    expect((await query('select count(*)::int as people from account'))[0]?.people).toBeGreaterThan(0);
    return query('explain select * from account where email ilike $$%abc%$$');
  });
  expect(JSON.stringify(plan)).not.toMatch(/is_report|current_user|One-Time/);
});

test('a statement that was prepared as the report role is planned anew for anybody else', async () => {
  const people = await asLogin(async (query) => {
    await query('set local role weitersagen_report; prepare people as select 1 from account limit 1');
    expect(await query('execute people')).toHaveLength(1);
    return query(`set local role weitersagen_test_login; set local app.mandant = '0'; execute people`);
  });
  expect(people).toEqual([]);
});
