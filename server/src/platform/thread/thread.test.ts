import { expect, test } from 'vitest';
import type { OddTask } from './odd-thread.ts';
import { createThread } from './thread.ts';

const odd = (timeoutMs = 60_000, idleMs = 20_000, memoryMaxMb?: number) =>
  createThread<OddTask, { said: string; by: number }>(new URL('./odd-thread.ts', import.meta.url), {
    timeoutMs,
    idleMs,
    ...(memoryMaxMb === undefined ? {} : { memoryMaxMb }),
    failure: 'nothing came of it',
  });

test('one thread does one thing after the other, and each gets its own answer', async () => {
  const ask = odd();
  const answers = await Promise.all(['a', 'b', 'c'].map((say) => ask({ say })));
  expect(answers.map(({ said }) => said)).toEqual(['a', 'b', 'c']);
  expect(new Set(answers.map(({ by }) => by)).size).toBe(1);
});

test.each<[task: OddTask, told: RegExp]>([
  ['throw', /nothing came of it.*it was told to/],
  ['end', /nothing came of it/],
])('where a thread is told to %s, whoever asked is told, and the next one gets a new thread', async (task, told) => {
  const ask = odd();
  const before = await ask({ say: 'before' });
  const [asked, after] = [ask(task), ask({ say: 'after' })];
  await expect(asked).rejects.toThrow(told);
  expect((await after).said).toBe('after');
  expect((await after).by).not.toBe(before.by);
});

test('what takes too long is given up', async () => {
  const ask = odd(5000);
  await ask({ say: 'before' });
  await expect(ask('hang')).rejects.toThrow('nothing came of it: it took too long');
  expect((await ask({ say: 'after' })).said).toBe('after');
});

test('what takes more memory than it may is given up, and the process lives on', async () => {
  const ask = odd(60_000, 20_000, 32);
  await expect(ask('fill')).rejects.toThrow(/memory limit/);
  expect((await ask({ say: 'after' })).said).toBe('after');
});

test('a thread ends when nobody has asked for a while, and never before it has answered', async () => {
  const ask = odd(60_000, 100);
  const first = await ask({ say: 'long', afterMs: 600 });
  expect(first.said).toBe('long');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect((await ask({ say: 'later' })).by).not.toBe(first.by);
});
