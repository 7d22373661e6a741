/** The proxies as their files in `deploy` have them: their variables are set, nothing else. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { Agent, request } from 'node:https';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { install } from '../../../../tools/machine/debian.ts';
import { freePort } from '../../../../tools/machine/free-port.ts';
import { certify } from './certificate.ts';

const deploy = join(import.meta.dirname, '../../../../deploy');

export const proxies = ['haproxy', 'caddy'] as const;
export type ProxyName = (typeof proxies)[number];

export interface Asked {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Told {
  /** 0 where there was no answer. */
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

export interface Front {
  ask(asked: Asked): Promise<Told>;
  /** What it has said so far. */
  output(): string;
  stop(): void;
}

interface Started {
  child: ChildProcess;
  ca(): string | undefined;
}

export async function startProxy(
  name: ProxyName,
  given: { folder: string; host: string; processes: readonly [number, number] },
): Promise<Front> {
  if (!isThere(name)) await install(name, name === 'caddy' ? 'Caddy' : 'HAProxy');
  const port = await freePort();
  const [FIRST = '', SECOND = ''] = given.processes.map((process) => `127.0.0.1:${process}`);
  const { child, ca } = await start[name]({ ...given, port, environment: { FIRST, SECOND } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (said += part.toString()));
  const until = Date.now() + 30_000;
  while (!ca()) await sleep(50);
  // So many that whoever asks waits for the proxy alone, also while others hang for twenty seconds; and fewer than a proxy
  // takes from one address.
  const agent = new Agent({ keepAlive: true, maxSockets: 190, ca: ca() ?? '' });
  const ask = ({ method = 'GET', path, headers = {}, body }: Asked): Promise<Told> =>
    new Promise((resolve) => {
      let text = '';
      const fail = (error: Error): void => resolve({ status: 0, headers: {}, text: error.message });
      const to = { agent, host: '127.0.0.1', port, servername: given.host, method, path };
      const asked = request({ ...to, headers: { host: given.host, accept: 'text/html', ...headers } }, (answer) => {
        answer.on('error', fail).on('data', (part: Buffer) => (text += part.toString()));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
      });
      asked.on('error', fail).end(body);
    });
  while ((await ask({ path: '/ready' })).status !== 200) {
    if (Date.now() > until || child.exitCode !== null) throw new Error(`${name} leads nowhere:\n${said}`);
    await sleep(100);
  }
  return {
    ask,
    output: () => said,
    stop: () => {
      agent.destroy();
      child.kill('SIGKILL');
    },
  };
}

interface ToStart {
  folder: string;
  host: string;
  port: number;
  environment: Record<string, string>;
}

const start: Record<ProxyName, (given: ToStart) => Promise<Started>> = {
  haproxy: async ({ folder, host, port, environment }) => {
    const { ca, file } = certify(folder, host);
    const more = { HTTPS: `127.0.0.1:${port}`, CERTIFICATE: file };
    const child = spawn('haproxy', ['-f', join(deploy, 'haproxy/haproxy.cfg')], {
      env: { PATH: process.env.PATH, ...environment, ...more },
    });
    return { child, ca: () => ca };
  },
  // Of a name of this machine Caddy is its own authority. What stands around its file keeps ports and trust of the machine.
  caddy: async ({ folder, host, port, environment }) => {
    const around = ['admin off', 'skip_install_trust', `http_port ${await freePort()}`, `https_port ${port}`];
    const config = join(folder, 'Caddyfile');
    writeFileSync(config, `{\n${around.join('\n')}\n}\nimport ${join(deploy, 'caddy/Caddyfile')}\n`);
    const child = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
      env: { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, HOSTS: host, ...environment },
    });
    const root = join(folder, 'caddy/pki/authorities/local/root.crt');
    return { child, ca: () => (existsSync(root) ? readFileSync(root, 'utf8') || undefined : undefined) };
  },
};

/** What the proxy's own checker says of our file; nothing where it has nothing to say. */
export async function complaintsOf(name: ProxyName, folder: string): Promise<string> {
  if (!isThere(name)) await install(name, name === 'caddy' ? 'Caddy' : 'HAProxy');
  const checks: Record<ProxyName, readonly (readonly string[])[]> = {
    haproxy: [['-c', '-q', '-f', join(deploy, 'haproxy/haproxy.cfg')]],
    caddy: [
      ['validate', '--adapter', 'caddyfile', '--config', join(deploy, 'caddy/Caddyfile')],
      ['fmt', '--diff', join(deploy, 'caddy/Caddyfile')],
    ],
  };
  const processes = { FIRST: '127.0.0.1:3001', SECOND: '127.0.0.1:3002' };
  const { file: CERTIFICATE } = certify(folder, 'localhost');
  const env = { PATH: process.env.PATH, HOME: folder, ...processes, HTTPS: '127.0.0.1:8443', CERTIFICATE };
  return checks[name]
    .map((given) => spawnSync(name, given, { env, encoding: 'utf8' }))
    .map(({ status, stdout, stderr }) => (status === 0 ? wordsOf(stdout, stderr) : `${status}: ${stdout}${stderr}`))
    .join('');
}

/** Warnings, and lines that it would write in another way; what Caddy tells of its work is no complaint. */
const wordsOf = (stdout: string, stderr: string): string =>
  [...stdout.split('\n').filter((line) => /^[+-]/.test(line)), ...stderr.split('\n')]
    .filter((line) => /^[+-]|warn|alert/i.test(line))
    .join('\n');

function isThere(name: ProxyName): boolean {
  try {
    execFileSync(name, [name === 'caddy' ? 'version' : '-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
