/** Migrations beside programs that serve: none keeps anybody out for longer than a moment, none is lost half way. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { emptyDatabase, testDatabaseKind } from '#testing/database/database.ts';
import { migrate, stepsOf } from './migrate.ts';

const { database, release } = await emptyDatabase();
const { kysely } = database;
const folder = await mkdtemp(join(tmpdir(), 'weitersagen-'));
afterAll(async () => {
  await release();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await rm(folder, { recursive: true });
  await mkdir(folder);
  await sql`drop table if exists migration, migration_lock, note, words`.execute(kysely);
});

const write = (name: string, text: string): Promise<void> => writeFile(join(folder, `${name}.sql`), text);
const namesDone = async (): Promise<string[]> =>
  (await sql<{ name: string }>`select name from migration order by name`.execute(kysely)).rows.map(({ name }) => name);
const run = (tell: (name: string) => void = () => undefined) =>
  migrate(kysely, { folder, tell, lockMs: 50, pauseMs: 20, tries: 200 });

test('a new database is made in one piece; later migrations are each a piece, and each is told', async () => {
  await write('0001-note', 'create table note (id int);');
  await write('0002-more', 'alter table note add column text text;');
  const told: string[] = [];
  expect(await run((name) => told.push(name))).toEqual(['0001-note', '0002-more']);
  await write('0003-words', 'create table words (id int);');
  await write('0004-broken', 'create table words_too (id int); select 1 / 0;');
  await expect(run((name) => told.push(name))).rejects.toThrow('division by zero');
  expect(await namesDone()).toEqual(['0001-note', '0002-more', '0003-words']);
  expect(told).toEqual(['0002-more', '0003-words']);
  await write('0004-broken', 'create table words_too (id int); drop table words_too;');
  expect(await run()).toEqual(['0004-broken']);
  expect(await run()).toEqual([]);
});

test('steps commit one by one: what a broken one left is gone on with', async () => {
  await write('0001-note', 'create table note (id int, moved boolean not null default false);');
  await run();
  await sql`insert into note select generate_series(1, 30)`.execute(kysely);
  const move = (last: number) => `-- in steps
do $$
begin
  loop
    update note set moved = true where id in (select id from note where not moved order by id limit 10);
    exit when not found;
    commit;
    if (select count(*) from note where moved) >= ${last} then raise 'power cut'; end if;
  end loop;
end
$$;

drop index concurrently if exists note_id;

create index concurrently note_id on note (id);`;
  await write('0002-move', move(20));
  const moved = async () =>
    (await sql<{ moved: number }>`select count(*)::int as moved from note where moved`.execute(kysely)).rows[0]?.moved;
  await expect(run()).rejects.toThrow('power cut');
  expect([await moved(), await namesDone()]).toEqual([20, ['0001-note']]);
  await write('0002-move', move(31));
  expect(await run()).toEqual(['0002-move']);
  expect(await moved()).toBe(30);
});

test('an index of a table in partitions is made in one after the other, and what a broken one left is gone on with', async () => {
  await write(
    '0001-note',
    `create table note (id int, at date) partition by range (at);
     create table note_2025 partition of note for values from ('2025-01-01') to ('2026-01-01');
     create table note_2026 partition of note for values from ('2026-01-01') to ('2027-01-01');`,
  );
  await run();
  const each = (statement: string) => `\n\n-- each partition of note without note_id\n${statement};`;
  const index = (last: string) =>
    `-- in steps\ncreate index if not exists note_id on only note (id);${each('drop index concurrently if exists :partition_id')}${each(
      'create index concurrently :partition_id on :partition (id)',
    )}${each(`alter index note_id attach partition ${last}`)}`;
  const parts = async () =>
    (
      await sql<{ name: string; isValid: boolean }>`
        select indexrelid::regclass::text as name, indisvalid as "isValid" from pg_index
        where indexrelid::regclass::text like 'note%id' order by 1`.execute(kysely)
    ).rows;
  await write('0002-index', index('note_none'));
  await expect(run()).rejects.toThrow('note_none');
  await write('0002-index', index(':partition_id'));
  expect(await run()).toEqual(['0002-index']);
  expect(await parts()).toEqual(['note_2025_id', 'note_2026_id', 'note_id'].map((name) => ({ name, isValid: true })));
});

test('a step ends where a semicolon and an empty line are', () => {
  expect(stepsOf('-- in steps\nselect 1;\n\ndo $$ begin\nnull; end $$;\n')).toEqual([
    '-- in steps\nselect 1;',
    'do $$ begin\nnull; end $$;\n',
  ]);
});

if (testDatabaseKind === 'postgres') {
  test('a migration that waits for a table lets others read it meanwhile, and is done when the table is free', async () => {
    await write('0001-note', 'create table note (id int);');
    await run();
    await write('0002-more', 'alter table note add column text text;');
    const reader = await database.pool.connect();
    await reader.query('begin');
    await reader.query('select from note');
    const migrated = run();
    // The pool of an owner has two connections, which the migration and the first reader hold; whoever comes now is a third.
    const other = new pg.Client(database.pool.options);
    await other.connect();
    await other.query("set statement_timeout = '1s'");
    for (let times = 0; times < 20; times++) {
      await other.query('select from note');
      await sleep(10);
    }
    const told = await other.query("select from pg_attribute where attrelid = 'note'::regclass and attname = 'text'");
    expect(told.rowCount).toBe(0);
    await other.end();
    await reader.query('commit');
    reader.release();
    expect(await migrated).toEqual(['0002-more']);
  });

  const connected = async (): Promise<pg.Client> => {
    const client = new pg.Client({ ...database.pool.options, statement_timeout: 1000 });
    await client.connect();
    return client;
  };

  test('a step that waits for a table lets others write there meanwhile, and comes again by itself', async () => {
    await write('0001-note', 'create table note (id int);');
    await run();
    await write(
      '0002-index',
      `-- in steps
create sequence counted;

select nextval('counted');

create index note_id on note (id);`,
    );
    const [writer, other] = await Promise.all([connected(), connected()]);
    await writer.query('begin');
    await writer.query('insert into note values (1)');
    const migrated = run();
    for (let times = 0; times < 20; times++) {
      await other.query('insert into note values (2)');
      await sleep(10);
    }
    const made = () => other.query("select from pg_class where relname = 'note_id'");
    expect((await made()).rowCount).toBe(0);
    await writer.query('commit');
    expect(await migrated).toEqual(['0002-index']);
    expect((await made()).rowCount).toBe(1);
    // What stood before the step that waited was not done again.
    expect((await other.query('select last_value::int as value from counted')).rows).toEqual([{ value: 1 }]);
    await other.query('drop sequence counted');
    await Promise.all([writer.end(), other.end()]);
  });

  test('what is made concurrently waits as long as somebody writes, because nobody waits for it', async () => {
    await write('0001-note', 'create table note (id int);');
    await run();
    await write('0002-index', '-- in steps\n-- Looked for.\ncreate index concurrently note_id on note (id);');
    const [writer, other] = await Promise.all([connected(), connected()]);
    await writer.query('begin');
    await writer.query('insert into note values (1)');
    const migrated = run();
    for (let times = 0; times < 30; times++) {
      await other.query('insert into note values (2)');
      await sleep(10);
    }
    await writer.query('commit');
    expect(await migrated).toEqual(['0002-index']);
    await Promise.all([writer.end(), other.end()]);
  });

  test('two that start at once come one after the other, also where an index is made beside those who write', async () => {
    await write('0001-note', 'create table note (id int);');
    await run();
    await write('0002-more', 'alter table note add column text text;');
    await write(
      '0003-index',
      '-- in steps\ndrop index concurrently if exists note_text;\n\ncreate index concurrently note_text on note (text);',
    );
    const both = await Promise.all([run(), run()]);
    expect(both.toSorted((a, b) => a.length - b.length)).toEqual([[], ['0002-more', '0003-index']]);
    expect(await namesDone()).toEqual(['0001-note', '0002-more', '0003-index']);
  });
}
