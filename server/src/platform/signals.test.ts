import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, testDatabaseKind } from '#testing/database/database.ts';
import { createLog } from './log.ts';
import { createSignals } from './signals.ts';

const { database, release } = await freshDatabase();
const log = createLog('silent');
const told: (string | null)[] = [];
const signals = createSignals(database, log);
signals.on('topic', (value) => void told.push(value));

beforeAll(() => signals.start());
afterAll(async () => {
  await signals.stop();
  await release();
});

test('what is announced is heard', async () => {
  await signals.announce(database.kysely, 'topic', 'first');
  await expect.poll(() => told).toContain('first');
});

if (testDatabaseKind === 'postgres') {
  const heardBy = async (): Promise<number[]> => {
    const listening = `select pid from pg_stat_activity
      where datname = current_database() and query like 'listen %' and state = 'idle'`;
    return (await database.pool.query<{ pid: number }>(listening)).rows.map(({ pid }) => pid);
  };

  test('a lost connection is replaced by one; what may be missed is told when it is lost and when the next one listens', async () => {
    const first = await heardBy();
    told.length = 0;
    await database.pool.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [first]);
    const others = async () => (await heardBy()).filter((pid) => !first.includes(pid)).length;
    await expect.poll(others, { timeout: 10_000 }).toBe(1);
    await expect.poll(() => told).toEqual([null, null]);
    await signals.announce(database.kysely, 'topic', 'after');
    await expect.poll(() => told.filter((value) => value === 'after')).toEqual(['after']);
  });

  test('a connection that fails once more while it ends is no fault of the program', async () => {
    let connection: pg.PoolClient | undefined;
    database.pool.once('acquire', (client) => (connection = client as pg.PoolClient));
    const ending = createSignals(database, log);
    await ending.start();
    await ending.stop();
    expect(connection?.emit('error', new Error('terminating connection'))).toBe(true);
    await expect.poll(heardBy).toHaveLength(1);
  });
}
