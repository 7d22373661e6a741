/** The program itself, as a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Program {
  child: ChildProcess;
  /** What it has said so far, on both ways. */
  output(): string;
  /** Exit code, once it has ended; null after a signal. */
  end: Promise<number | null>;
}

const running = new Set<ChildProcess>();
const startMs = 60_000;

/** With this environment and no other; of this program, or of another one by its whole path. */
export function startProgram(environment: Record<string, string>, file = 'main.ts', ...given: string[]): Program {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '..', file), ...given], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (text += part.toString()));
  const end = once(child, 'close').then(() => {
    running.delete(child);
    return child.exitCode;
  });
  return { child, output: () => text, end };
}

/** One that answers on its port. */
export async function startedProgram(
  environment: Record<string, string>,
  port: number,
  file?: string,
): Promise<Program> {
  const program = startProgram({ ...environment, PORT: String(port) }, file);
  const until = Date.now() + startMs;
  while (!(await isReady(port))) {
    if (program.child.exitCode !== null) throw new Error(`the program ended:\n${program.output()}`);
    if (Date.now() > until) throw new Error(`the program is not ready:\n${program.output()}`);
    await sleep(50);
  }
  return program;
}

export const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Whatever is still running, as by `kill -9`. */
export function killPrograms(): void {
  for (const child of running) child.kill('SIGKILL');
}
