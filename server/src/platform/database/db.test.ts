import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, testDatabaseKind } from '#testing/database/database.ts';
import { assertOutsideTransaction } from '../transaction-guard.ts';
import type { Database, Role } from './db.ts';

let database: Database;
let release: () => Promise<void>;
let first: number;
let second: number;

const asApp = <T>(mandantId: number | null, query: string, role: Role = 'app'): Promise<T[]> =>
  database.transaction(
    { mandantId, place: 'cell', role, readOnly: false },
    async (db) => (await sql.raw<T>(query).execute(db)).rows,
  );

beforeAll(async () => {
  ({ database, release } = await freshDatabase());
  const { rows } = await sql<{
    id: number;
  }>`insert into mandant (slug, created_at) values ('eins', now()), ('zwei', now()) returning id`.execute(
    database.kysely,
  );
  [first, second] = rows.map((row) => row.id) as [number, number];
  for (const id of [first, second]) {
    await asApp(id, `insert into language (code, name, is_default, position) values ('de', 'Sprache ${id}', true, 1)`);
  }
});
afterAll(() => release());

test('a mandant sees its own rows only, also by a hand-written query', async () => {
  expect(await asApp(first, 'select mandant_id, name from language')).toEqual([
    { mandant_id: first, name: `Sprache ${first}` },
  ]);
  expect(await asApp(first, `select name from language where mandant_id = ${second}`)).toEqual([]);
});

test('a query without a mandant fails, and does so again after one with a mandant', async () => {
  await expect(asApp(null, 'select * from language')).rejects.toThrow();
  await asApp(first, 'select * from language');
  await expect(asApp(null, 'select * from language')).rejects.toThrow();
});

test('a statement that goes to the wrong place is refused, also where home and cell are one database', async () => {
  await expect(asApp(first, 'select code from link_code')).rejects.toThrow('link_code does not lie in a cell');
  const atHome = (query: string) =>
    database.transaction({ mandantId: null, role: 'app', readOnly: true }, (db, home) =>
      sql.raw(query).execute(home ?? db),
    );
  await expect(atHome('select mail_id from mail_due')).rejects.toThrow('mail_due does not lie at home');
  await expect(atHome('update language set name = $1')).rejects.toThrow('language does not lie at home');
  expect((await atHome('select code from link_code')).rows).toEqual([]);
  await database.transaction({ mandantId: first, role: 'app', readOnly: true }, async (db, home) => {
    expect(home && (await home.selectFrom('link_code').select('code').execute())).toEqual([]);
    expect(await db.selectFrom('language').select('code').execute()).toHaveLength(1);
  });
});

test('a foreign row can be neither written nor changed nor deleted', async () => {
  await expect(
    asApp(
      first,
      `insert into language (mandant_id, code, name, is_default, position) values (${second}, 'en', 'x', false, 2)`,
    ),
  ).rejects.toThrow('row-level security');
  expect(await asApp(first, `update language set name = 'x' where mandant_id = ${second} returning name`)).toEqual([]);
  expect(await asApp(first, `delete from language where mandant_id = ${second} returning name`)).toEqual([]);
  await expect(asApp(first, `update language set mandant_id = ${second}`)).rejects.toThrow('row-level security');
});

test('every table with a mandant is under forced row-level security with its two policies, and where agencies read, with theirs', async () => {
  const { rows } = await sql<{ table: string; forced: boolean; policies: string[] }>`
    select c.relname as table, c.relrowsecurity and c.relforcerowsecurity as forced,
           array(select polname::text from pg_policy p where p.polrelid = c.oid order by 1) as policies
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'mandant_id'
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and c.relname not in ('mandant_host', 'link_code', 'job_run', 'mail_due', 'move_state', 'cms_app')`.execute(
    database.kysely,
  );
  expect(rows.length).toBeGreaterThan(30);
  for (const { table, forced, policies } of rows)
    expect([table, forced, policies.filter((name) => name !== 'agency')]).toEqual([table, true, ['mandant', 'report']]);
  expect(rows.filter(({ policies }) => policies.includes('agency')).length).toBeGreaterThan(8);
});

test('the report role reads over all mandants and writes nothing', async () => {
  expect(await asApp(null, 'select name from language order by name', 'report')).toHaveLength(2);
  await expect(asApp(first, `update language set name = 'x'`, 'report')).rejects.toThrow('permission denied');
  await expect(
    asApp(
      first,
      `insert into posting (subject_kind, subject_id, kind, attempt, debit, credit, amount_cents, booked_at, text) values ('reward', 1, 'a', 1, 'b', 'c', 1, now(), '')`,
      'report',
    ),
  ).rejects.toThrow('permission denied');
});

test('the app owns nothing: it can neither change the schema nor leave row-level security', async () => {
  await expect(asApp(first, 'alter table language disable row level security')).rejects.toThrow('must be owner');
  await expect(asApp(first, 'drop table language')).rejects.toThrow('must be owner');
  await expect(asApp(first, 'update posting set amount_cents = 1')).rejects.toThrow('permission denied');
  await expect(asApp(first, `update event set event = 'x'`)).rejects.toThrow('permission denied');
});

test('a failing step takes everything back', async () => {
  await expect(
    database.transaction({ mandantId: first, role: 'app', readOnly: false }, async (db) => {
      await sql`insert into language (code, name, is_default, position) values ('fr', 'x', false, 3)`.execute(db);
      throw new Error('stop');
    }),
  ).rejects.toThrow('stop');
  expect(await asApp(first, `select * from language where code = 'fr'`)).toEqual([]);
});

test('a reading transaction cannot write', async () => {
  await expect(
    database.transaction({ mandantId: first, role: 'app', readOnly: true }, (db) =>
      sql`delete from language`.execute(db),
    ),
  ).rejects.toThrow('read-only');
});

test('numbers stay exact, days stay texts, a statement that failed once works the next time', async () => {
  const read = (): Promise<unknown[]> =>
    database.transaction(
      { mandantId: first, role: 'app', readOnly: true },
      async (db) =>
        (await sql`select ${9007199254740991n}::int8 as big, ${'2026-03-29'}::date as day`.execute(db)).rows,
    );
  expect(await read()).toEqual([{ big: 9007199254740991, day: '2026-03-29' }]);
  await expect(
    database.transaction({ mandantId: first, role: 'app', readOnly: true }, (db) =>
      sql`select ${1}::int / 0`.execute(db),
    ),
  ).rejects.toThrow('division by zero');
  expect(await read()).toHaveLength(1);
});

test('slow work inside a transaction is found out', async () => {
  await expect(
    database.transaction({ mandantId: first, role: 'app', readOnly: true }, async () =>
      assertOutsideTransaction('hashing'),
    ),
  ).rejects.toThrow('hashing inside a transaction');
  expect(() => assertOutsideTransaction('hashing')).not.toThrow();
});

const glance = (mandantId: number | null, query: string): Promise<unknown[]> =>
  database.glance({ mandantId, role: 'app' }, async (db) => (await sql.raw(query).execute(db)).rows);

test('glances of two mandants at once see the rows of their own, and one that fails takes no other with it', async () => {
  const both = Array.from({ length: 20 }, (_, index) => (index % 2 ? first : second));
  const seen = await Promise.allSettled(
    both.map((id, index) => glance(id, index === 7 ? 'select 1 / 0' : 'select mandant_id from language')),
  );
  expect(seen.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual(
    both.map((mandant_id, index) => (index === 7 ? 'failed' : [{ mandant_id }])),
  );
});

test('a glance without a mandant fails, and none can write', async () => {
  await glance(first, 'select * from language');
  await expect(glance(null, 'select * from language')).rejects.toThrow();
  await expect(glance(first, 'delete from language')).rejects.toThrow('read-only');
});

if (testDatabaseKind === 'postgres') {
  test('connections that the database ends are replaced, in use or not', async () => {
    await glance(first, 'select 1');
    const ended = expect(asApp(first, 'select pg_sleep(60)')).rejects.toThrow('terminating');
    const sleeping = sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`;
    const isAsleep = async () => (await sleeping.execute(database.kysely)).rows[0]?.count;
    await expect.poll(isAsleep, { timeout: 15_000 }).toBe(1);
    const others = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
    await Promise.all([ended, sql.raw(others).execute(database.kysely)]);
    const again = () => glance(first, 'select 1 as one').catch(() => 'not yet');
    await expect.poll(again, { timeout: 15_000 }).toEqual([{ one: 1 }]);
    expect(await asApp(first, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
} else {
  test('the embedded database goes on after a statement that failed', async () => {
    await expect(database.pool.query('select 1 / 0')).rejects.toThrow('division by zero');
    expect(await glance(first, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
}
