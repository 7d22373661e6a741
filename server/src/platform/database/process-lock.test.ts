import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockFolder } from './process-lock.ts';

const holder = (folder: string) =>
  spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const { lockFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'process-lock.ts'))}); lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000)`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );

test('a second process cannot open a folder in use, and a killed one leaves it free', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'));
  const first = holder(folder);
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
