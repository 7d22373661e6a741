/**
 * `npm run installation`: what docs/operations.md tells whoever installs, done word by word in an empty folder, with a
 * PostgreSQL of its own: roles and database by the document's SQL, the sources and the document's commands to build them, keys,
 * the first mandant, a start in production, and another one with the database that was saved and brought back. Whoever builds has no rights but to that folder, which is root's afterwards: the
 * program runs as a user who owns nothing and may write nothing but its cache. Who is not root does all of it as himself.
 */
import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { textOf } from '../files.ts';
import { root } from '../run.ts';
import { freePort } from './free-port.ts';
import { blockOf, linesOf, statementsOf } from './operations-document.ts';
import { startPostgres } from './postgres.ts';
import { saveAndBringBack, withClient } from './restore.ts';

/** Who builds and runs the program: nobody, where we may choose; else whoever we are. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const readyMs = 60_000;

const as = (url: string, user: string, database: string): string => {
  const changed = new URL(url);
  changed.username = user;
  changed.pathname = `/${database}`;
  return changed.href;
};

async function makeDatabase(superuserUrl: string): Promise<Record<string, string>> {
  await withClient(superuserUrl, async (client) => {
    for (const statement of statementsOf('1. The database')) await client.query(statement);
  });
  return {
    DATABASE_URL: as(superuserUrl, 'weitersagen_server', 'weitersagen'),
    DATABASE_OWNER_URL: as(superuserUrl, 'weitersagen_owner', 'weitersagen'),
  };
}

/** `id:key`, as the document makes one. */
const key = (): string => `2026a:${randomBytes(32).toString('base64')}`;

/** The mandant of the example, with the one value that production does not take as it stands there. */
function writeMandant(folder: string): string {
  const path = join(folder, 'mandant.json');
  const text = textOf('docs/mandant.example.json');
  writeFileSync(path, text.replace('replace-with-a-long-random-text', randomBytes(24).toString('base64url')));
  return path;
}

/** The sources as they are tracked, and nothing that this folder has beside them. */
function copySources(folder: string): void {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const path of tracked) {
    const to = join(folder, path);
    mkdirSync(dirname(to), { recursive: true });
    cpSync(join(root, path), to);
  }
}

function give(folder: string, user: { uid: number; gid: number }): void {
  execFileSync('chown', ['--recursive', `${user.uid}:${user.gid}`, folder]);
}

/** The commands under "The program", in a shell that has none of our packages, and whose npm has a folder of its own. */
function build(folder: string, home: string): string[] {
  const PATH = (process.env.PATH ?? '').split(delimiter).filter((one) => !one.includes('node_modules'));
  const ofNpm = Object.keys(process.env).filter((name) => /^npm_/i.test(name));
  const env = { ...process.env, ...Object.fromEntries(ofNpm.map((name) => [name, undefined])) };
  const own = { PATH: PATH.join(delimiter), HOME: home, npm_config_update_notifier: 'false' };
  const commands = linesOf(blockOf('2. The program', 'sh'), /\n/);
  for (const command of commands) {
    const options = {
      cwd: folder,
      env: { ...env, ...own },
      stdio: ['ignore', 'ignore', 'inherit'],
      ...nobody,
    } as const;
    execFileSync('sh', ['-c', command], { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  return commands;
}

async function untilReady(port: number, program: ChildProcess): Promise<void> {
  const end = performance.now() + readyMs;
  while (performance.now() < end) {
    if (program.exitCode !== null) throw new Error(`the program ended with ${program.exitCode}`);
    const answer = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => undefined);
    if (answer?.status === 200) return;
    await sleep(50);
  }
  throw new Error('/ready did not answer 200 within a minute');
}

/** Pages and links are drawn with what is there, so a package that is missing shows here and not at the first visitor. */
async function look(port: number): Promise<string[]> {
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' };
  const wrong: string[] = [];
  for (const [path, status] of [
    ['/de', 200],
    ['/health', 200],
    ['/verwaltung/anmelden', 200],
    ['/api/openapi.json', 200],
  ] as const) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers, redirect: 'follow' });
    await answer.arrayBuffer();
    if (answer.status !== status) wrong.push(`${path} answers ${answer.status} in place of ${status}`);
  }
  return wrong;
}

async function runProgram(node: string, port: number, options: SpawnOptions): Promise<void> {
  const program = spawn(node, ['server/src/main.ts'], { ...options, stdio: ['ignore', 'inherit', 'inherit'] });
  const ended = once(program, 'exit');
  try {
    await untilReady(port, program);
    const wrong = await look(port);
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
  } finally {
    program.kill('SIGTERM');
    await ended;
  }
  if (program.exitCode !== 0) throw new Error(`SIGTERM ended it with ${program.exitCode}`);
}

/** What a production installation has to be told, and no more. */
const environmentOf = (port: number, cache: string, databases: Record<string, string>) => ({
  PATH: process.env.PATH,
  HOME: cache,
  ENVIRONMENT: 'production',
  PORT: String(port),
  ENCRYPTION_KEYS: key(),
  TOKEN_KEYS: key(),
  SMTP_URL: 'smtp://127.0.0.1:9',
  SMTP_WITHOUT_TLS: '127.0.0.1',
  LINK_BASE: 'https://sag.beispiel.example',
  TRUSTED_PROXIES: '127.0.0.1',
  LOG_LEVEL: 'error',
  NODE_COMPILE_CACHE: cache,
  ...databases,
});

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'weitersagen-installation-'));
  const postgres = await startPostgres({ durable: false });
  try {
    chmodSync(folder, 0o755);
    const [product, cache] = [join(folder, 'product'), join(folder, 'cache')];
    for (const made of [product, cache]) mkdirSync(made);
    if (nobody.uid) chownSync(cache, nobody.uid, nobody.gid);
    copySources(product);
    if (nobody.uid) give(product, nobody);
    const who = nobody.uid ? 'a user without rights' : 'whoever asked';
    console.log(`built by ${who}, from the sources alone: ${build(product, cache).join(' && ')}`);
    if (nobody.uid) give(product, { uid: 0, gid: 0 });
    const port = await freePort();
    const env = environmentOf(port, cache, await makeDatabase(postgres.superuserUrl));
    console.log('made: roles and database by the SQL of docs/operations.md');
    const node = join(product, 'node_modules', '.bin', 'node');
    const options = { cwd: product, env, ...nobody };
    const told = execFileSync(node, ['server/src/bootstrap.ts', writeMandant(folder)], {
      ...options,
      encoding: 'utf8',
    });
    if (told.split('https://').length < 4) throw new Error(`no links for two operators:\n${told}`);
    console.log('set up: the mandant of the example, with links for its operators');
    await runProgram(node, port, options);
    console.log(`ran in production as ${who}, was ready, ended with 0`);
    const { superuserUrl } = postgres;
    const own = as(superuserUrl, new URL(superuserUrl).username, 'weitersagen');
    const rows = await saveAndBringBack(superuserUrl, own, folder);
    await runProgram(node, port, options);
    console.log(`saved, and ran once more with what was brought back: ${rows} rows`);
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) await main();
