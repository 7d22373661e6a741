/** PgBouncer between us and PostgreSQL, as `deploy/pgbouncer` has it: a connection is ours for a transaction and no longer. */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { jobContext } from '#platform/context.ts';
import { type Database, openPostgres } from '#platform/database/db.ts';
import { createLog } from '#platform/log.ts';
import { createSignals } from '#platform/signals.ts';
import { freshDatabase } from '#testing/database/database.ts';
import { killPrograms, startedProgram } from '#testing/program.ts';
import {
  collect,
  confirm,
  desk,
  payOut,
  recommendAndRegister,
  release,
  report,
  rewardTokenOf,
  tokenIn,
} from '#testing/walk.ts';
import { type World, world } from '#testing/world.ts';
import { freePort } from '../../../../tools/machine/free-port.ts';
import { type Pooler, startPooler } from '../../../../tools/machine/pgbouncer.ts';
import { checkSettings } from '../../setup/check/check.ts';
import { prepareCrash } from '../crash-world.ts';

const server = process.env.TEST_DATABASE_URL ?? '';
/** Fewer than the programs open, so that nobody meets the process of the database again that he had before. */
const fewConnections = { default_pool_size: 3 };
const poolers: Pooler[] = [];
const pooler = async (given: Record<string, string | number> = {}): Promise<Pooler> => {
  const started = await startPooler(server, { ...fewConnections, ...given });
  poolers.push(started);
  return started;
};
afterAll(async () => {
  for (const one of poolers) await one.stop();
});

describe('within one process', () => {
  let here: World;
  let database: Database;
  beforeAll(async () => {
    const { through } = await pooler();
    here = await world({}, { through });
    database = here.app.app.system.database;
  });
  afterAll(() => here.app.close());

  test('many go from a recommendation to a payout beside each other, and each cent arrives', async () => {
    const { app } = here;
    const agreeing = (email: string) =>
      app.mails.findLast(({ to, text }) => to === email && /\/empfaenger\/zustimmung\b/.test(text));
    const walks = await Promise.all(Array.from({ length: 12 }, () => recommendAndRegister(app)));
    // Whoever posts sends the mails of all.
    for (const walk of walks) walk.recipientToken = tokenIn(agreeing(walk.recipientEmail));
    await Promise.all(walks.map((walk) => confirm(app, walk)));
    const on = app.app.system.clock.now().toISOString().slice(0, 10);
    await Promise.all(walks.map((walk) => report(app, walk, 'eingegangen', on)));
    await Promise.all(walks.map((walk) => report(app, walk, 'bestaetigt', on)));
    await here.days(15);
    const { rita } = await desk(app);
    await Promise.all(walks.map((walk) => release(app, walk, rita)));
    await Promise.all(
      walks.map((walk) => collect(app, walk, rewardTokenOf({ ...walk, mails: app.mails }, walk.recommenderEmail))),
    );
    await here.days(4);
    const { eva, otto } = await desk(app);
    const { run, file } = await payOut(app, 'spbdevk', eva, otto);
    expect(run.SummeCent).toBe(walks.length * 3500);
    expect(file).toContain(`<CtrlSum>${walks.length * 35}.00</CtrlSum>`);
  });

  test('limits, role and mandant hold for a transaction, and the next one of the connection finds nothing of them', async () => {
    const request = here.as();
    const job = jobContext(here.app.app.system, request.mandant, 'test');
    const settings = sql<Record<string, string>>`
      select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle,
        current_setting('role') as role, current_setting('app.mandant', true) as mandant`;
    const mandant = String(request.mandant.id);
    const ofRequest = { statement: '15s', idle: '30s', role: 'weitersagen_app', mandant };
    for (const by of ['read', 'write', 'glance'] as const)
      expect((await request[by](({ db }) => settings.execute(db))).rows).toEqual([ofRequest]);
    const ofJob = await job.write(({ db }) => settings.execute(db));
    expect(ofJob.rows).toEqual([{ ...ofRequest, statement: '5min' }]);
    const nobodys = { statement: '0', idle: '0', role: 'none', mandant: '' };
    for (let again = 0; again < 10; again++) expect((await settings.execute(database.kysely)).rows).toEqual([nobodys]);
  });

  test('a statement that takes too long is cancelled by the database', async () => {
    const begun = Date.now();
    await expect(here.as().read(({ db }) => sql`select pg_sleep(60)`.execute(db))).rejects.toMatchObject({
      code: '57014',
    });
    expect(Date.now() - begun).toBeLessThan(17_000);
  });
});

test('what a process announces by the pooler another one hears', async () => {
  const { through } = await pooler();
  const url = await newDatabase();
  const opened = [0, 1].map(() => openPostgres({ url: through(url), directUrl: url }, 3));
  const [first, second] = opened.map((database) => createSignals(database, createLog('silent')));
  const heard: (string | null)[] = [];
  second?.on('topic', (value) => void heard.push(value));
  try {
    await second?.start();
    await Promise.all(
      Array.from({ length: 20 }, async (_, at) => first?.announce(opened[0]?.kysely as never, 'topic', `${at}`)),
    );
    await expect.poll(() => heard.filter((value) => value !== null)).toHaveLength(20);
  } finally {
    await second?.stop();
    for (const database of opened) await database.close();
  }
});

test('two programs migrate, serve, run jobs and write clicks; without the pooler known links lead on and no click is lost', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pooler-'));
  const front = await pooler();
  const url = await newDatabase();
  const key = (): string => `a:${randomBytes(32).toString('base64')}`;
  const environment = {
    DATABASE_URL: front.through(url),
    DATABASE_DIRECT_URL: url,
    ENCRYPTION_KEYS: key(),
    TOKEN_KEYS: key(),
    DATA_DIR: folder,
    RATE_LIMITS: '0',
  };
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { shortCodes, mandantId } = await prepareCrash({ ...environment, PORTAL_TESTMODE: '1' }, 4);
    const ports = [await freePort(), await freePort()];
    const programs = await Promise.all(
      ports.map((port) => startedProgram({ ...environment, ENVIRONMENT: 'staging', LOG_LEVEL: 'warn' }, port)),
    );
    const clicked: string[] = [];
    const open = async (port: number, code: string): Promise<number> => {
      const channel = randomUUID().slice(0, 18);
      const headers = { 'user-agent': 'Mozilla/5.0' };
      const { status } = await fetch(`http://127.0.0.1:${port}/k/${code}?c=${channel}`, {
        redirect: 'manual',
        headers,
      });
      if (status === 302) clicked.push(channel);
      return status;
    };
    const openAll = (times: number): Promise<number[]> =>
      Promise.all(
        Array.from({ length: times }, () => ports.flatMap((port) => shortCodes.map((code) => open(port, code)))).flat(),
      );
    expect(new Set(await openAll(10))).toEqual(new Set([302]));
    const done = async (): Promise<number> =>
      (await client.query<{ n: number }>(`select count(*)::int as n from jobs.job where state = 'completed'`)).rows[0]
        ?.n ?? 0;
    await expect.poll(done, { timeout: 60_000 }).toBeGreaterThan(3);
    const said = programs.map(({ output }) => output());
    expect(said).toEqual(['', '']);

    await front.kill();
    expect(new Set(await openAll(3))).toEqual(new Set([302]));
    const page = await fetch(`http://127.0.0.1:${ports[0]}/api/v1/spbdevk/produkt/101`);
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '30']);
    await front.bringBack();
    expect((await fetch(`http://127.0.0.1:${ports[0]}/api/v1/spbdevk/produkt/101`)).status).toBe(200);
    for (const { child, end } of programs) {
      child.kill('SIGTERM');
      expect(await end).toBe(0);
    }
    await client.query(`set app.mandant = '${mandantId}'`);
    const { rows } = await client.query<{ channel: string }>('select channel from click');
    expect(rows.map(({ channel }) => channel).toSorted()).toEqual(clicked.toSorted());
  } finally {
    killPrograms();
    await client.end();
    rmSync(folder, { recursive: true });
  }
}, 180_000);

test('a pooler that nobody leads around is told before the start and refused by it', async () => {
  const [strict, lax] = [
    await pooler(),
    await pooler({ ignore_startup_parameters: 'statement_timeout, idle_in_transaction_session_timeout, options' }),
  ];
  const { url = '', release: end } = await freshDatabase();
  onTestFinished(end);
  const wrong = async (environment: Record<string, string>): Promise<string[]> =>
    (await checkSettings({ PORTAL_TESTMODE: '1', ...environment }))
      .filter(({ isRight }) => !isRight)
      .map(({ line }) => line);
  expect(await wrong({ DATABASE_URL: strict.through(url) })).toEqual([
    expect.stringMatching(/^database: The database of DATABASE_URL cannot be opened .+ by DATABASE_DIRECT_URL, /),
  ]);
  expect(await wrong({ DATABASE_URL: lax.through(url) })).toEqual([
    'database: DATABASE_URL leads to a pooler: name the database itself by DATABASE_DIRECT_URL, too.',
  ]);
  expect(await wrong({ DATABASE_URL: strict.through(url), DATABASE_DIRECT_URL: lax.through(url) })).toEqual([
    'database: DATABASE_DIRECT_URL leads to a pooler: lead it to the database itself.',
  ]);
  expect(await wrong({ DATABASE_URL: strict.through(url), DATABASE_DIRECT_URL: await newDatabase() })).toEqual([
    expect.stringMatching(/^database: DATABASE_DIRECT_URL leads to the database .+: name the same\.$/),
  ]);
  expect(await wrong({ DATABASE_URL: strict.through(url), DATABASE_DIRECT_URL: url })).toEqual([]);
  await expect(
    startedProgram({ DATABASE_URL: lax.through(url), LOG_LEVEL: 'error' }, await freePort()),
  ).rejects.toThrow('DATABASE_URL leads to a pooler');
});

/** Without a table yet; it goes with the server. */
async function newDatabase(): Promise<string> {
  const name = `pooled_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}
