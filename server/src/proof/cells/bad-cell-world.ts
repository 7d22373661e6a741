/** A program whose second cell is a server of its own, that is killed and frozen while people come to both. */
import { randomBytes, randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, openPostgres } from '#platform/database/db.ts';
import { migrate, migrationFolder } from '#platform/database/migrate.ts';
import { products } from '#testing/mandant-files.ts';
import { killPrograms, startedProgram, startProgram } from '#testing/program.ts';
import { freePort } from '../../../../tools/machine/free-port.ts';
import { startPostgres } from '../../../../tools/machine/postgres.ts';
import { mailServer } from '../bad-mail-server.ts';
import { type Acknowledged, crashClients, type Offered } from '../crash-clients.ts';
import { prepareCrash } from '../crash-world.ts';

/** In the cell b; spbdevk lies at home. */
export const slug = 'beispiel';
const exampleFile = join(import.meta.dirname, '../../../../docs/mandant.example.json');
const example = JSON.parse(readFileSync(exampleFile, 'utf8')) as {
  Konfiguration: { AgbTexte: { Text: string }[] };
  ApiSchluessel: { Schluessel: string }[];
};
const behind = 3;

type Server = Awaited<ReturnType<typeof startPostgres>>;

/** `more` changes the settings of the program. */
export async function badCellWorld(more: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'bad-cell-'));
  const [home, b] = [await startPostgres({ replicates: true }), await startPostgres({ replicates: true })];
  const mails = await mailServer();
  const urls = { home: await newDatabase(home.url), b: await newDatabase(b.url) };
  const kept = { DATABASE_URL: urls.home, LINK_BASE: 'https://spbdevk.localhost', ...randomKeys() };
  const ofHome = await prepareCrash({ ...kept, DATA_DIR: folder, PORTAL_TESTMODE: '1' }, 4, {
    mandantUrl: 'https://spbdevk.localhost',
  });
  const late = await migrateUpTo(urls.b, join(folder, 'migrations'));
  const port = await freePort();
  const environment: Record<string, string> = {
    ...kept,
    CELLS: `b=${urls.b}`,
    ENVIRONMENT: 'staging',
    SMTP_URL: mails.url,
    RATE_LIMITS: '0',
    LOG_LEVEL: 'warn',
    ...more,
  };
  const program = await startedProgram(environment, port);
  const databases = { home: openPostgres(urls.home, 2, 'owner'), b: openPostgres(urls.b, 2, 'owner') };
  const shell = async (file: string, given: string[] = [], changes: Record<string, string> = {}) => {
    const ended = startProgram({ ...environment, ...changes }, file, ...given);
    return { code: await ended.end, output: ended.output() };
  };
  const base = `http://127.0.0.1:${port}`;
  return {
    ofHome,
    late,
    program,
    base,
    environment,
    databases,
    superusers: { home: ofDatabase(home.superuserUrl), b: ofDatabase(b.superuserUrl) },
    mails,
    shell,
    bootstrap: () => {
      const file = join(folder, 'mandant.json');
      const key = randomBytes(24).toString('hex');
      writeFileSync(
        file,
        JSON.stringify({ ...example, ApiSchluessel: [{ ...example.ApiSchluessel[0], Schluessel: key }] }),
      );
      return shell('bootstrap.ts', [file, '--cell', 'b']);
    },
    ...badDaysOf(b),
    atHome: badDaysOf(home),
    /** Lets people click, recommend and collect at home, until what is given back is called. */
    letPeopleCome: () => letPeopleCome(base, ofHome),
    stop: async () => {
      killPrograms();
      await Promise.all(Object.values(databases).map((one) => one.close().catch(() => undefined)));
      await mails.close();
      for (const server of [home, b]) signal(server.processes(), 'SIGCONT');
      await Promise.all([home.stop(), b.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const badDaysOf = (server: Server) => ({
  freeze: () => signal(server.processes(), 'SIGSTOP'),
  thaw: () => signal(server.processes(), 'SIGCONT'),
  kill: async () => {
    signal(server.processes(), 'SIGKILL');
    while (server.processes().length > 1) await sleep(20);
  },
  bringBack: () => server.startAgain(),
});

function letPeopleCome(
  base: string,
  offered: Pick<Offered, 'slug' | 'shortCodes' | 'rewardTokens'>,
): () => Promise<Acknowledged> {
  const acknowledged: Acknowledged = { kills: 0, clicks: [], created: new Map(), collected: [] };
  const { run, stop } = crashClients({
    ...offered,
    base,
    productId: products.home,
    random: Math.random,
    acknowledged,
    pauseMs: 100,
  });
  const ended = Promise.all([run(), run()]);
  return async () => {
    stop();
    await ended;
    return acknowledged;
  };
}

const name = 'bad_cell';
const ofDatabase = (url: string): string => Object.assign(new URL(url), { pathname: `/${name}` }).href;

async function newDatabase(server: string): Promise<string> {
  const owner = openPostgres(server, 1, 'owner');
  await owner.pool.query(`create database ${name}`);
  await owner.close();
  return ofDatabase(server);
}

/** As an earlier program has left it; gives the migrations that are missing. */
async function migrateUpTo(url: string, folder: string): Promise<string[]> {
  cpSync(migrationFolder, folder, { recursive: true });
  const missing = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .slice(-behind);
  for (const file of missing) rmSync(join(folder, file));
  const owner: Database = openPostgres(url, 2, 'owner');
  await migrate(owner.kysely, { folder });
  await owner.close();
  return missing.map((file) => file.replace(/\.sql$/, ''));
}

function signal(processes: readonly number[], which: NodeJS.Signals): void {
  for (const one of processes)
    try {
      process.kill(one, which);
    } catch (error) {
      // It has ended meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
}

const randomKeys = (): { ENCRYPTION_KEYS: string; TOKEN_KEYS: string } => {
  const key = (): string => `a:${randomBytes(32).toString('base64')}`;
  return { ENCRYPTION_KEYS: key(), TOKEN_KEYS: key() };
};

export interface Told {
  status: number;
  ms: number;
  body: Record<string, unknown>;
}

export async function ask(url: string, options: RequestInit = {}): Promise<Told> {
  const since = performance.now();
  const answer = await fetch(url, { redirect: 'manual', ...options });
  const text = await answer.text();
  const body = answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : {};
  return { status: answer.status, ms: Math.round(performance.now() - since), body };
}

/** By the same key, so that it is made once however often it is asked for. */
export const recommend = (base: string, tag: string): Promise<Told> =>
  ask(`${base}/api/v1/${slug}/empfehlen/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': tag },
    body: JSON.stringify({
      Empfehlung: { Produkt: products.home, AgbText: example.Konfiguration.AgbTexte[0]?.Text, AnteilEmpfehler: 50 },
      Empfehler: { Vorname: 'Bea', Nachname: 'Muster', Email: `cell.${tag}@example.org` },
    }),
  });

export const newTag = (): string => randomUUID();
