/** Runs one command to its end, with a time limit; what it prints is kept or passed through. */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Finished {
  code: number;
  output: string;
}
interface RunOptions {
  env?: Record<string, string>;
  /** Pass the output through instead of keeping it. */
  show?: boolean;
  timeoutMs?: number;
  /** So long what it started may go on printing after its end. */
  graceMs?: number;
}

export const root: string = fileURLToPath(new URL('..', import.meta.url));

/** The tools of node_modules come first, and with them the Node of package.json. */
const path = [join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A signal for us ends the command first and then us, so that nothing is left running. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<Finished> {
  const { env = {}, show = false, timeoutMs, graceMs = 10_000 } = options;
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, PATH: path, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    });
    let output = '';
    const keep = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);

    let ended: NodeJS.Signals | undefined;
    const end = (signal: NodeJS.Signals): void => {
      ended = signal;
      child.kill(signal);
    };
    for (const signal of signals) process.on(signal, end);
    child.on('error', (error) => resolve({ code: 127, output: `${command}: ${error.message}` }));
    // Whatever it started and left running holds its output open, and would keep us waiting for ever.
    let isLeft = false;
    child.on('exit', () => {
      const late = setTimeout(() => {
        isLeft = true;
        child.stdout?.destroy();
        child.stderr?.destroy();
      }, graceMs);
      child.on('close', () => clearTimeout(late));
    });
    child.on('close', (code, signal) => {
      for (const each of signals) process.off(each, end);
      if (ended) process.kill(process.pid, ended);
      const limit = timeoutMs ? `, its limit is ${timeoutMs / 1000} s` : '';
      const told = signal ? `\n${command} was ended by ${signal}${limit}\n` : '';
      const left = isLeft ? `\n${command} has left something running that it started\n` : '';
      resolve({ code: isLeft ? code || 1 : (code ?? 1), output: output + told + left });
    });
  });
}
