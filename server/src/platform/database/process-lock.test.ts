import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lockFolder } from './process-lock.ts';

/** Keeps nothing of the lock, and what nobody keeps is collected at once. */
const holder = (folder: string) =>
  spawn(
    process.execPath,
    [
      '--expose-gc',
      '--input-type=module',
      '-e',
      `const { lockFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'process-lock.ts'))}); lockFolder(${JSON.stringify(folder)}); await new Promise(setImmediate); gc(); console.log('held'); setInterval(() => {}, 1000)`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );

test('a second process cannot open a folder in use, and a killed one leaves it free', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'));
  const first = holder(folder);
  onTestFinished(() => void first.kill('SIGKILL'));
  await once(first.stdout, 'data');
  expect(() => lockFolder(folder)).toThrow(/in use by another process \(process \d+\)/);
  const gone = once(first, 'exit');
  first.kill('SIGKILL');
  await gone;
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow('in use');
  lock.release();
  lockFolder(folder).release();
});
