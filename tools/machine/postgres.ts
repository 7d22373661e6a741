/**
 * A private PostgreSQL for tests and measurements: a fresh cluster in a temporary folder on a free port of 127.0.0.1,
 * with one login role that is no superuser, gone at the end. It is durable, as in production, where it is not said otherwise.
 *
 * `node tools/machine/postgres.ts -- command args` runs a command with TEST_DATABASE=postgres, or `cells` where it says so, and
 * TEST_DATABASE_URL set.
 */
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { run } from '../run.ts';
import { install } from './debian.ts';
import { freePort } from './free-port.ts';
import { shortLivedFolder } from './short-lived.ts';

interface Postgres {
  /** Of role `weitersagen`: may create databases and roles, is no superuser. */
  url: string;
  /** Of the cluster's superuser, for what only that one may do. */
  superuserUrl: string;
  /** Where its files lie. */
  folder: string;
  /** The server and every process it has started. */
  processes: () => number[];
  /** Once more, after its server has ended; it answers afterwards. */
  startAgain: () => Promise<void>;
  stop: () => Promise<void>;
}

const settings = {
  listen_addresses: '127.0.0.1',
  max_connections: '200',
  shared_buffers: '256MB',
  max_wal_size: '4GB',
  checkpoint_timeout: '30min',
  log_min_messages: 'fatal',
  random_page_cost: '1.1',
};
/**
 * For tests, which kill the server of the product but never that of the database: nothing waits for the disk, and no vacuum
 * stands in a database that is to be dropped, which only a superuser could end. Without statistics a small statement
 * is taken for a dear one, and to compile it would take longer than to run it.
 */
const notDurable = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  jit: 'off',
};

/**
 * The keeper outlives us: when its input closes, because we stop it or because we were killed, it ends the server
 * and removes the folder. No signal handler of ours could do that after SIGKILL. A line starts the server once more.
 */
const keeper = `run() { "$@" >>"$0/log" 2>&1 & server=$!; }; run "$@"; while read -r _; do wait $server; run "$@"; done
  kill -INT $server 2>/dev/null; wait $server; rm -rf "$0"`;

/**
 * In a folder of its own, or in one that is there and empty; `replicates` where rows are followed from database to database. With
 * `follows`, the address of a superuser, it is a standby of that server.
 */
export async function startPostgres({
  durable = true,
  replicates = false,
  folder = newFolder(durable),
  follows,
}: Options = {}): Promise<Postgres> {
  const bin = await binaries();
  const user = serverUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  try {
    const [program, ...args] = follows ? copied(follows, data) : made(data);
    execFileSync(join(bin, program), args, { cwd: folder, stdio: 'pipe', ...user });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  const options = Object.entries({
    ...settings,
    ...(!durable && notDurable),
    ...(replicates && { wal_level: 'logical' }),
    port: String(port),
    unix_socket_directories: folder,
  });
  const server = [join(bin, 'postgres'), '-D', data, ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const child = spawn('sh', ['-c', keeper, folder, ...server], {
    cwd: folder,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    ...user,
  });
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = (): Promise<void> => {
    child.stdin.end();
    return closed;
  };
  const superuserUrl = `postgres://postgres@127.0.0.1:${port}/postgres`;
  try {
    await (follows ? answers(superuserUrl) : createRole(superuserUrl));
  } catch (error) {
    const log = existsSync(join(folder, 'log')) ? readFileSync(join(folder, 'log'), 'utf8') : '';
    await stop();
    throw new Error(`PostgreSQL did not start: ${(error as Error).message}\n${log}`);
  }
  return {
    url: `postgres://weitersagen@127.0.0.1:${port}/postgres`,
    superuserUrl,
    folder,
    processes: () => processesOf(data),
    startAgain: async () => {
      child.stdin.write('again\n');
      await answers(superuserUrl);
    },
    stop,
  };
}

interface Options {
  durable?: boolean;
  replicates?: boolean;
  folder?: string;
  follows?: string;
}

function made(data: string): [string, ...string[]] {
  const locale = process.platform === 'darwin' ? 'C' : 'C.UTF-8';
  return ['initdb', '-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', `--locale=${locale}`];
}

const copied = (server: string, data: string): [string, ...string[]] => [
  'pg_basebackup',
  ...['-D', data, '-d', server, '--write-recovery-conf', '--checkpoint=fast'],
];

const newFolder = (isDurable: boolean): string =>
  mkdtempSync(join(isDurable ? tmpdir() : shortLivedFolder(), 'weitersagen-postgres-'));

/** None where no server runs: what its file says may be older than that. */
function processesOf(data: string): number[] {
  const file = join(data, 'postmaster.pid');
  const server = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : 0;
  if (!server || !existsSync(`/proc/${server}`)) return [];
  const children = readFileSync(`/proc/${server}/task/${server}/children`, 'utf8').split(' ').filter(Boolean);
  return [server, ...children.map(Number)];
}

async function answers(url: string): Promise<void> {
  const client = await connect(url);
  await client.end();
}

async function connect(url: string, tries = 200): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return client;
  } catch (error) {
    if (tries === 0) throw error;
    await sleep(50);
    return connect(url, tries - 1);
  }
}

async function createRole(url: string): Promise<void> {
  const client = await connect(url);
  await client.query('create role weitersagen login nosuperuser createdb createrole');
  await client.query('grant create on database postgres to weitersagen');
  await client.end();
}

/** The folder with `postgres` and `initdb`. */
async function binaries(): Promise<string> {
  const found = find();
  if (found) return found;
  await install('postgresql', 'A PostgreSQL server');
  const installed = find();
  if (!installed) throw new Error('PostgreSQL was installed but its programs are not found.');
  return installed;
}

function find(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb')));
}

/** PostgreSQL refuses to run as root: then it runs as the user its package made. */
export function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (option: string): number => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function main(): Promise<number> {
  const [command, ...args] = process.argv.slice(process.argv.indexOf('--') + 1);
  if (!process.argv.includes('--') || !command)
    throw new Error('Usage: node tools/machine/postgres.ts -- command args');
  const { TEST_DATABASE = 'postgres' } = process.env;
  const postgres = await startPostgres({ replicates: TEST_DATABASE === 'cells' });
  try {
    const env = { TEST_DATABASE, TEST_DATABASE_URL: postgres.url, TEST_SUPERUSER_URL: postgres.superuserUrl };
    return (await run(command, args, { env, show: true })).code;
  } finally {
    await postgres.stop();
  }
}

if (import.meta.main) process.exitCode = await main();
