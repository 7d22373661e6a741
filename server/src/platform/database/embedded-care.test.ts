import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, testDatabaseKind } from '#testing/database/database.ts';
import { createLog } from '../log.ts';
import type { Database } from './db.ts';
import { keepCounted } from './embedded-care.ts';

let database: Database;
let release: () => Promise<void>;
beforeAll(async () => {
  ({ database, release } = await freshDatabase());
});
afterAll(() => release());

const count = (rows: number, from = 0): Promise<unknown> =>
  database.transaction({ mandantId: null, role: 'app', readOnly: false }, (db) =>
    sql`insert into limit_counter (key, window_start, count) select g::text, now(), 1 from generate_series(${from}::int, ${from + rows - 1}::int) g`.execute(
      db,
    ),
  );
const counted = async (): Promise<number | undefined> =>
  (
    await sql<{ rows: number }>`select reltuples::int as rows from pg_class where relname = 'limit_counter'`.execute(
      database.kysely,
    )
  ).rows[0]?.rows;

if (testDatabaseKind === 'embedded') {
  test('the embedded database counts its tables at the start, and those that have grown after some writes', async () => {
    // Another test may have counted it before.
    await sql`truncate limit_counter`.execute(database.kysely);
    await count(40);
    expect(await counted()).toBe(-1);
    const counting = keepCounted(database, createLog('silent'), 3);
    await expect.poll(counted).toBe(40);
    await count(200, 40);
    await count(1, 240);
    expect(await counted()).toBe(40);
    await count(1, 241);
    await expect.poll(counted).toBe(242);
    await counting.stop();
  });
} else {
  test('PostgreSQL counts by itself', async () => {
    const { transaction } = database;
    await keepCounted(database, createLog('silent')).stop();
    expect(database.transaction).toBe(transaction);
  });
}
