import { expect, test } from 'vitest';
import { run } from './run.ts';

test('a command that leaves something running is waited for no longer than for its last words, and has failed', async () => {
  const started = `require('node:child_process').spawn(process.execPath, ['-e', 'setTimeout(() => {}, 30_000)'], { stdio: ['ignore', 'inherit', 'inherit'] }).unref(); console.log(process.pid)`;
  const from = performance.now();
  const { code, output } = await run(process.execPath, ['-e', started], { graceMs: 300 });
  expect(performance.now() - from).toBeLessThan(15_000);
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(/^\d+\n\n.+ has left something running that it started\n$/),
  ]);
});

test('what a command prints is kept to its last line, with its code', async () => {
  expect(await run(process.execPath, ['-e', 'console.log("one"); process.exitCode = 3'])).toEqual({
    code: 3,
    output: 'one\n',
  });
});
