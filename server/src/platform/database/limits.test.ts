/** What keeps a slow or silent database from holding requests for ever, and what its administrator sees of us. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, Socket } from 'node:net';
import { hostname } from 'node:os';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import { freshDatabase, testDatabaseKind } from '#testing/database/database.ts';
import { files } from '#testing/mandant-files.ts';
import { createApp } from '../../app.ts';
import { setUpMandant } from '../../setup/setup.ts';
import { readConfig } from '../config.ts';
import { createContext, jobContext } from '../context.ts';
import { createSystem } from '../system.ts';
import { type Database, openPostgres } from './db.ts';
import { compareMigrations } from './migrate.ts';

const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

const fresh = async (): Promise<{ database: Database; url: string }> => {
  const { database, release, url = '' } = await freshDatabase();
  closing.unshift(release);
  return { database, url };
};

test('what a newer program has migrated is told apart from what is still to be done', async () => {
  const { database } = await fresh();
  expect(await compareMigrations(database.kysely)).toEqual({ pending: [], unknown: [] });
  await sql`insert into migration (name, timestamp) values ('9999-later', 'now')`.execute(database.kysely);
  try {
    expect(await compareMigrations(database.kysely)).toEqual({ pending: [], unknown: ['9999-later'] });
  } finally {
    await sql`delete from migration where name = '9999-later'`.execute(database.kysely);
  }
});

test('a connection says who we are, and is kept alive, so that a dead line is noticed', async () => {
  const keepAlive = vi.spyOn(Socket.prototype, 'setKeepAlive');
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const database = openPostgres(`postgres://x@127.0.0.1:${(server.address() as AddressInfo).port}/x`, 1);
  const asked = database.pool.query('select 1').catch((error: Error) => error);
  const [socket] = (await once(server, 'connection')) as [Socket];
  const [greeting] = (await once(socket, 'data')) as [Buffer];
  expect(greeting.toString()).toContain(`\0application_name\0weitersagen ${hostname()}:${process.pid}\0`);
  expect(keepAlive.mock.calls).toEqual([[true, 10_000]]);
  keepAlive.mockRestore();
  socket.destroy();
  expect(await asked).toBeInstanceOf(Error);
  await database.close();
  server.close();
});

if (testDatabaseKind === 'postgres') {
  const compiling = sql`select setting, source from pg_settings where name = 'jit'`;
  const setting = (name: string) => sql<{ value: string }>`select current_setting(${name}) as value`;

  test('a request, a job and an owner have time limits of their own, each process its name, and nothing of theirs is compiled', async () => {
    const { database, url } = await fresh();
    const system = await createSystem(readConfig({ LOG_LEVEL: 'silent' }), { database });
    const mandant = await setUpMandant(system, structuredClone(files.spbdevk));
    const job = jobContext(system, mandant, 'test');
    const request = createContext({ ...job, actor: { kind: 'anyone' } });
    const read = (ctx: typeof job, name: string, by: 'read' | 'report' | 'write' | 'glance') =>
      ctx[by](async ({ db }) => (await setting(name).execute(db)).rows[0]?.value);
    for (const by of ['read', 'report', 'write', 'glance'] as const) {
      expect(await read(request, 'statement_timeout', by)).toBe('15s');
      expect(await read(request, 'idle_in_transaction_session_timeout', by)).toBe('30s');
    }
    expect(await read(job, 'statement_timeout', 'write')).toBe('5min');
    expect(await read(request, 'statement_timeout', 'write')).toBe('15s');
    expect(await read(request, 'application_name', 'read')).toBe(`weitersagen ${hostname()}:${process.pid}`);
    expect((await compiling.execute(system.database.kysely)).rows).toEqual([{ setting: 'off', source: 'client' }]);
    const owner = openPostgres(url, 1, 'owner');
    expect((await setting('statement_timeout').execute(owner.kysely)).rows).toEqual([{ value: '0' }]);
    await owner.close();
  });

  test('behind a pooler limits are those of each transaction, and no statement has a name; the way around it has both', async () => {
    const { database: own, url } = await fresh();
    const system = await createSystem(readConfig({ LOG_LEVEL: 'silent' }), { database: own });
    const mandant = await setUpMandant(system, structuredClone(files.spbdevk));
    // No pooler needs to be there for what we ask of one.
    const database = openPostgres({ url, directUrl: url }, 1);
    const limit = `select current_setting('statement_timeout') || ' ' || $1 as value, (select count(*)::int from pg_prepared_statements) as names`;
    const ask = (isJob: boolean) =>
      database.transaction({ mandantId: mandant.id, role: 'app', readOnly: true, isJob }, (db) =>
        db.executeQuery(CompiledQuery.raw(limit, ['is all'])),
      );
    try {
      expect((await ask(false)).rows).toEqual([{ value: '15s is all', names: 0 }]);
      expect((await ask(true)).rows).toEqual([{ value: '5min is all', names: 0 }]);
      const compiled = await database.transaction({ mandantId: mandant.id, role: 'app', readOnly: true }, (db) =>
        compiling.execute(db),
      );
      expect(compiled.rows).toEqual([{ setting: 'off', source: 'session' }]);
      expect((await database.pool.query(limit, ['is all'])).rows).toEqual([{ value: '0 is all', names: 0 }]);
      const direct = await database.direct.connect();
      expect((await direct.query(limit, ['is all'])).rows).toEqual([{ value: '15s is all', names: 1 }]);
      direct.release();
    } finally {
      await database.close();
    }
  });

  test.each([['with', true], ['without']])(
    'a program older than the database does not start, %s an owner of its own',
    async (_how, hasOwner = false) => {
      const { database, url } = await fresh();
      await sql`insert into migration (name, timestamp) values ('9999-later', 'now')`.execute(database.kysely);
      const config = readConfig({
        DATABASE_URL: url,
        LOG_LEVEL: 'silent',
        ...(hasOwner && { DATABASE_OWNER_URL: url }),
      });
      await expect(createSystem(config)).rejects.toThrow(
        'The database is newer than this program, which does not know its migration 9999-later: start the newer program, or restore',
      );
    },
  );

  test('a database that falls silent ends the requests that wait for it with 503, and is used again when it answers', async () => {
    const { database: direct, url } = await fresh();
    await setUpMandant(await createSystem(readConfig({ LOG_LEVEL: 'silent' }), { database: direct }), {
      ...structuredClone(files.spbdevk),
    });
    const line = await pausableLine(new URL(url));
    // Longer than any answer takes on a busy machine, or a database that is there would be taken for silent.
    const database = openPostgres(`${line.url}?query_timeout=2000`, 3);
    const app = await createApp(readConfig({ LOG_LEVEL: 'silent', PORTAL_TESTMODE: '1' }), { database });
    closing.unshift(() => app.stop().then(() => line.close()));
    await app.http.fastify.ready();
    const ask = async () => {
      const { statusCode, headers } = await app.http.fastify.inject('/api/v1/spbdevk/produkt/101');
      return [statusCode, headers['retry-after']];
    };
    expect(await ask()).toEqual([200, undefined]);
    line.pause();
    expect(await ask()).toEqual([503, '30']);
    line.resume();
    expect(await ask()).toEqual([200, undefined]);
  });
}

/** A way to the database on which nothing goes on while it is paused, as with a process that is stopped or a dead network. */
async function pausableLine(target: URL): Promise<{ url: string; pause(): void; resume(): void; close(): void }> {
  const sockets = new Set<Socket>();
  let isPaused = false;
  const server: Server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => sockets.delete(socket));
      if (isPaused) socket.pause();
    }
    near.on('data', (part) => far.write(part));
    far.on('data', (part) => near.write(part));
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(target);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    pause: () => {
      isPaused = true;
      for (const socket of sockets) socket.pause();
    },
    resume: () => {
      isPaused = false;
      for (const socket of sockets) socket.resume();
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
