import { EventEmitter } from 'node:events';
import { beforeEach, expect, test, vi } from 'vitest';

/** Threads that answer, break or end when the test says so. */
const threads: Thread[] = vi.hoisted(() => []);
class Thread extends EventEmitter {
  tasks: unknown[] = [];
  constructor() {
    super();
    threads.push(this);
  }
  ref() {}
  unref() {}
  postMessage(task: unknown) {
    this.tasks.push(task);
  }
  answer(value: string) {
    this.emit('message', { value });
  }
  breaks() {
    this.emit('error', new Error('out of memory'));
  }
  ends() {
    this.emit('exit', 1);
  }
}
vi.mock('node:worker_threads', () => ({ Worker: class extends Thread {} }));
vi.mock('node:os', async (original) => ({
  ...(await original<typeof import('node:os')>()),
  availableParallelism: () => 2,
}));

let hashPassword: (password: string) => Promise<string>;
/** A module of this test's own: the one of the worker keeps its threads, and what else stands on it stays one. */
let fresh = 0;
beforeEach(async () => {
  threads.length = 0;
  ({ hashPassword } = await import(/* @vite-ignore */ `./password.ts?fresh=${fresh++}`));
});
const steps = () => new Promise((resolve) => setImmediate(resolve));

test('one thread works for many, one after the other', async () => {
  const answers = [hashPassword('one'), hashPassword('two')];
  await steps();
  expect(threads.map(({ tasks }) => tasks.length)).toEqual([1]);
  threads[0]?.answer('1');
  await steps();
  threads[0]?.answer('2');
  expect(await Promise.all(answers)).toEqual(['1', '2']);
  expect(threads).toHaveLength(1);
});

test('who has a thread that breaks is told, who waits for it gets another', async () => {
  const [broken, waits] = [hashPassword('one'), hashPassword('two')];
  broken.catch(() => {});
  await steps();
  threads[0]?.breaks();
  const late = hashPassword('three');
  await steps();
  threads[0]?.ends();
  await expect(broken).rejects.toThrow('out of memory');
  expect(threads).toHaveLength(2);
  threads[1]?.answer('3');
  await steps();
  threads[1]?.answer('2');
  expect(await Promise.all([waits, late])).toEqual(['2', '3']);
});

test.each(['breaks', 'ends'] as const)('a thread that %s while nobody needs it is given to nobody', async (how) => {
  const first = hashPassword('one');
  await steps();
  threads[0]?.answer('1');
  await first;
  threads[0]?.[how]();
  const second = hashPassword('two');
  await steps();
  expect(threads).toHaveLength(2);
  threads[1]?.answer('2');
  expect(await second).toBe('2');
});
