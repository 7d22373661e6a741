/** Home and a cell on one PostgreSQL, a real standby of both, and operators who look at lists by browsers of their own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { readConfig } from '#platform/config.ts';
import type { Mandant } from '#platform/context.ts';
import { openPostgres } from '#platform/database/db.ts';
import { migrate } from '#platform/database/migrate.ts';
import { appCaller, type Reply, type TestApp } from '#testing/app.ts';
import { operator } from '#testing/cast/operators.ts';
import { files } from '#testing/mandant-files.ts';
import { startPostgres } from '../../../../tools/machine/postgres.ts';
import { createApp } from '../../app.ts';
import { setUpMandant } from '../../setup/setup.ts';

export interface Browser {
  call(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<Reply>;
  /** Numbers of agents in the list. */
  agents(): Promise<string[]>;
  adds(number: string): Promise<void>;
}

export interface StandbyWorld {
  app: TestApp;
  /** The one at home. */
  mandant: Mandant;
  environment: Record<string, string>;
  /** Addresses of databases, of the server or of its standby. */
  at(server: 'original' | 'standby', name?: string): string;
  onHome(statement: string): Promise<void>;
  onStandby(statement: string): Promise<void>;
  /** Somebody who has not written yet. */
  browser(mandant?: string): Promise<Browser>;
  standby: { freeze(): void; thaw(): void; kill(): Promise<void>; bringBack(): Promise<void> };
  /** What the log says of the standby of home. */
  told: string[];
  stop(): Promise<void>;
}

export const agent = (number: string) => ({
  ExterneId: number,
  Nachname: 'Neu',
  Vorname: 'Nora',
  Plz: '20095',
  Ort: 'Hamburg',
  Foto: null,
  Email: `${number.toLowerCase()}@berater.example`,
  Telefon: null,
  Agenturnummer: null,
  Aktiv: true,
});

export async function standbyWorld(): Promise<StandbyWorld> {
  const folder = mkdtempSync(join(tmpdir(), 'standby-'));
  const original = await startPostgres({ durable: false });
  for (const name of ['home', 'b', 'other'])
    await runOn(original.superuserUrl, `create database ${name} owner weitersagen`);
  const standby = await startPostgres({ durable: false, follows: original.superuserUrl });
  const at: StandbyWorld['at'] = (server, name = 'home') =>
    withName((server === 'original' ? original : standby).url, name);
  const environment = {
    DATA_DIR: folder,
    PORTAL_TESTMODE: '1',
    LINK_BASE: 'http://localhost:3000',
    DATABASE_URL: at('original'),
    REPORT_DATABASE_URL: at('standby'),
    CELLS: `b=${at('original', 'b')}`,
    CELL_REPORT: `b=${at('standby', 'b')}`,
  };
  await startedBefore(at('original', 'b'));
  const told: string[] = [];
  const logTo = {
    write: (line: string) => {
      const { cell, standby: trouble, msg } = JSON.parse(line) as Record<string, string>;
      if (cell === 'home' && msg?.includes('standby')) told.push(trouble ?? 'answers');
    },
  };
  const opened = await createApp(readConfig({ ...environment, PORT: '0', LOG_LEVEL: 'info' }), {
    transport: { send: async () => undefined, close: () => undefined },
    logTo,
  });
  await opened.http.fastify.ready();
  const app = appCaller(opened, [], () => opened.stop());
  const mandant = await setUpMandant(opened.system, structuredClone(files.spbdevk), 'home');
  await setUpMandant(opened.system, structuredClone(files.versicherung), 'b');
  const all = (signal: NodeJS.Signals): void => {
    for (const id of standby.processes()) process.kill(id, signal);
  };
  let operators = 0;
  return {
    app,
    environment,
    at,
    told,
    onHome: (statement) => runOn(withName(original.superuserUrl, 'home'), statement),
    mandant,
    onStandby: (statement) => runOn(standby.superuserUrl, statement),
    browser: async (mandant = 'spbdevk') =>
      browserOf(app, mandant, await operator(app, { email: `eva-${++operators}@betreiber.example` })),
    standby: {
      freeze: () => all('SIGSTOP'),
      thaw: () => all('SIGCONT'),
      kill: async () => {
        all('SIGKILL');
        while (standby.processes().length > 1) await sleep(20);
      },
      bringBack: () => standby.startAgain(),
    },
    stop: async () => {
      await app.close();
      all('SIGCONT');
      await standby.stop();
      await original.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function browserOf(app: TestApp, mandant: string, token: string): Browser {
  let cookie = '';
  const call: Browser['call'] = async (method, path, body) => {
    const headers = { 'sec-fetch-site': 'same-origin', cookie };
    const answer = await app.call(method, path, { mandant, token, headers, ...(body !== undefined && { body }) });
    for (const one of answer.cookies) if (one.startsWith('schreibstand=')) cookie = one;
    return answer;
  };
  return {
    call,
    agents: async () => {
      const { status, body } = await call('PUT', '/admin/berater', { Pagesize: 100 });
      if (status !== 200) throw new Error(`the list answered ${status}`);
      return body.Content.map(({ ExterneId }: { ExterneId: string }) => ExterneId);
    },
    adds: async (number) => {
      const { status, text } = await call('POST', '/admin/berater', agent(number));
      if (status !== 200) throw new Error(`the agent was answered by ${status}: ${text}`);
    },
  };
}

/** A cell as its first start has left it. */
async function startedBefore(url: string): Promise<void> {
  const database = openPostgres(url, 2, 'owner');
  await migrate(database.kysely);
  await database.pool.query('insert into sealed_form (form) values (2) on conflict do nothing');
  await database.close();
}

const withName = (url: string, name: string): string => Object.assign(new URL(url), { pathname: `/${name}` }).href;

async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
