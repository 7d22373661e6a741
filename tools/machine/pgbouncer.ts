/** PgBouncer before a PostgreSQL of ours, as `deploy/pgbouncer` has it, on a free port of 127.0.0.1 and for whichever of its databases. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../run.ts';
import { install } from './debian.ts';
import { freePort } from './free-port.ts';
import { serverUser } from './postgres.ts';

export interface Pooler {
  /** The same database by this pooler. */
  through(url: string): string;
  /** As by `kill -9`. */
  kill(): Promise<void>;
  /** Starts it, where it is not there. */
  bringBack(): Promise<void>;
  stop(): Promise<void>;
}

/** `given` are settings beside those of the file, or in place of them. */
export async function startPooler(server: string, given: Record<string, string | number> = {}): Promise<Pooler> {
  if (!isThere()) await install('pgbouncer', 'PgBouncer');
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  const port = await freePort();
  const { hostname, port: serverPort, username } = new URL(server);
  const user = serverUser();
  const [config, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'users')];
  const settings = { listen_port: port, auth_type: 'trust', auth_file: users, unix_socket_dir: '', ...given };
  writeFileSync(users, `"${username}" ""\n`);
  writeFileSync(
    config,
    `%include ${join(root, 'deploy/pgbouncer/pgbouncer.ini')}
${Object.entries(settings)
  .map(([name, value]) => `${name} = ${value}`)
  .join('\n')}
[databases]
* = host=${hostname} port=${serverPort}
`,
  );
  if (user) for (const path of [folder, config, users]) chownSync(path, user.uid, user.gid);
  let said = '';
  let child: ChildProcess | undefined;
  const kill = async (): Promise<void> => {
    if (!child) return;
    const ended = once(child, 'exit');
    if (child.exitCode === null) child.kill('SIGKILL');
    await ended;
    child = undefined;
  };
  const bringBack = async (): Promise<void> => {
    if (child) return;
    const started = spawn('pgbouncer', [config], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], ...user });
    child = started;
    started.stderr.on('data', (part: Buffer) => (said += part.toString()));
    while (!(await listens(port))) {
      if (started.exitCode !== null) throw new Error(`PgBouncer did not start:\n${said}`);
      await sleep(20);
    }
  };
  await bringBack();
  return {
    through: (url) => Object.assign(new URL(url), { port }).href,
    kill,
    bringBack,
    stop: async () => {
      await kill();
      rmSync(folder, { recursive: true });
    },
  };
}

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false)).on('connect', () => socket.destroy());
  });

function isThere(): boolean {
  try {
    execFileSync('pgbouncer', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
