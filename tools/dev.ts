/**
 * `npm run dev`: the portal is built again whenever a source changes, and the server starts anew after every build and
 * every change of its own. It gets the time to close its database before the next one opens it.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { forgetBuild, modes, viteConfig } from './build.ts';
import { root } from './run.ts';

const settleMs = 200;
const waiting = new Set<string>(modes);
let server: ChildProcess | undefined;
let timer: NodeJS.Timeout | undefined;
let stopping = false;

function restartSoon(): void {
  clearTimeout(timer);
  if (waiting.size === 0) timer = setTimeout(restart, settleMs);
}

function restart(): void {
  if (server) server.kill('SIGTERM');
  else start();
}

function start(): void {
  const started = spawn(process.execPath, ['server/src/main.ts'], { cwd: root, stdio: 'inherit' });
  server = started;
  started.once('exit', () => {
    server = undefined;
    if (stopping) process.exit(0);
    // One that ended by itself has said why; the next change starts it again.
    if (started.killed) start();
  });
}

forgetBuild();
for (const mode of modes) {
  const watcher = await build({ configFile: viteConfig, mode, build: { watch: {} } });
  if (!('on' in watcher)) throw new Error('vite gave a result instead of a watcher');
  watcher.on('event', (event) => {
    if (event.code === 'START') waiting.add(mode);
    if (event.code === 'ERROR') console.error(event.error);
    if (event.code !== 'END') return;
    waiting.delete(mode);
    restartSoon();
  });
}

for (const folder of ['server/src', 'server/migrations', 'contract/src']) {
  watch(join(root, folder), { recursive: true }, restartSoon);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stopping = true;
    if (server) server.kill('SIGTERM');
    else process.exit(0);
  });
}
