import { afterAll, expect, test } from 'vitest';
import { testDatabaseKind } from '#testing/database/database.ts';
import { world } from '#testing/world.ts';

const { app } = await world();
afterAll(() => app.close());
const { http, jobs, system, start } = app.app;
const ask = async (path: string) => {
  const { statusCode, body } = await http.fastify.inject(path);
  return { status: statusCode, body: JSON.parse(body) };
};

test('a process that lives says so, ready or not', async () => {
  expect(await ask('/health')).toEqual({ status: 200, body: { Status: 'ok' } });
});

const few = [{ Code: 'WenigeEntscheider' }];
test('ready is who has database, migrations and jobs', async () => {
  expect(await ask('/ready')).toEqual({
    status: 503,
    body: { Status: 'wartet', Datenbank: true, Migrationen: true, Jobs: false, Hinweise: few },
  });
  await start();
  expect(await ask('/ready')).toEqual({
    status: 200,
    body: { Status: 'ok', Datenbank: true, Migrationen: true, Jobs: true, Hinweise: few },
  });
});

test('the embedded database is cared for once a night, whatever mandants have to do', async () => {
  await jobs.runDue('datenbank-pflege');
  const { rows } = await system.database.pool.query(
    `select last_vacuum is not null as done from pg_stat_user_tables where relname = 'account'`,
  );
  expect(rows[0]?.done).toBe(testDatabaseKind === 'embedded');
});
