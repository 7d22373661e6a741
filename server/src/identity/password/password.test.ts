import { EventEmitter } from 'node:events';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Queueing } from './lanes.ts';

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
let verifyPassword: (hash: string, password: string, queueing: Queueing) => Promise<boolean>;
/** A module of this test's own: the one of the worker keeps its threads, and what else stands on it stays one. */
let fresh = 0;
beforeEach(async () => {
  threads.length = 0;
  ({ hashPassword, verifyPassword } = await import(/* @vite-ignore */ `./password.ts?fresh=${fresh++}`));
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

test('operators and known browsers have their turn, however many strangers wait', async () => {
  const answered: string[] = [];
  const tries = (lane: Queueing['lane'], ip: string) =>
    verifyPassword('hash', 'password', { lane, ip }).then(() => answered.push(lane));
  const all = [tries('stranger', '192.0.2.1')];
  for (let other = 2; other <= 6; other++) all.push(tries('stranger', `192.0.2.${other}`));
  all.push(tries('known', '192.0.2.7'), tries('operator', '192.0.2.8'), tries('newOperator', '192.0.2.9'));
  for (let done = 0; done < 9; done++) {
    await steps();
    threads[0]?.answer('true');
  }
  await Promise.all(all);
  expect(answered.slice(0, 5)).toEqual(['stranger', 'operator', 'newOperator', 'known', 'stranger']);
});

test('in a lane each network has its turn, so that one which fills it makes nobody else wait', async () => {
  const answered: string[] = [];
  const tries = (network: string, host: number) =>
    verifyPassword('hash', 'password', { lane: 'newOperator', ip: `2001:db8:${network}:${host}::1` }).then(() =>
      answered.push(network),
    );
  const all = [tries('f', 0)];
  for (let host = 1; host <= 20; host++) all.push(tries('f', host));
  all.push(tries('a', 1), tries('b', 1), tries('a', 2));
  for (let done = 0; done < all.length; done++) {
    await steps();
    threads[0]?.answer('true');
  }
  await Promise.all(all);
  expect(answered.slice(0, 7)).toEqual(['f', 'f', 'a', 'b', 'f', 'a', 'f']);
});

test('two hundred wait in a lane and fifty of one network; then the last of the network that has most is told to come again', async () => {
  const wait = (lane: Queueing['lane'], ip: string) => verifyPassword('hash', 'password', { lane, ip });
  const kept: Promise<boolean>[] = [wait('stranger', '192.0.2.1')];
  for (let one = 0; one < 50; one++) kept.push(wait('stranger', `2001:db8:1:${one}::1`));
  const last = kept.pop();
  await expect(wait('stranger', '2001:db8:1:ffff::1')).rejects.toThrow('limit.reached');
  for (let one = 0; one < 150; one++) kept.push(wait('stranger', `2001:db8:${one + 2}::1`));
  kept.push(wait('stranger', '198.51.100.1'));
  await expect(last).rejects.toThrow('limit.reached');
  kept.push(wait('operator', '198.51.100.1'), wait('known', '198.51.100.1'));
  await steps();
  expect(kept).toHaveLength(203);
});
