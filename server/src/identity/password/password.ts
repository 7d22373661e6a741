/**
 * Passwords: argon2id in threads of their own, at most four at once, because each takes its memory
 * (docs/decisions/018). A thread is started when it is first needed and keeps no process alive.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { assertOutsideTransaction } from '#platform/transaction-guard.ts';
import { createLanes, type Queueing } from './lanes.ts';
import type { HashAnswer, HashTask } from './password-thread.ts';

/** One core stays with the answers. */
const threadsMax = Math.max(1, Math.min(4, availableParallelism() - 1));

interface Thread {
  worker: Worker;
  settle: ((answer: HashAnswer) => void) | undefined;
  isOver: boolean;
}
const idle: Thread[] = [];

const lanes = createLanes<Thread>();
let started = 0;

function start(): Thread {
  const worker = new Worker(new URL('./password-thread.ts', import.meta.url));
  const thread: Thread = { worker, settle: undefined, isOver: false };
  started++;
  worker.on('message', (answer: HashAnswer) => thread.settle?.(answer));
  /** However it ends, working or idle: nobody waits for it, and nobody is given it again. */
  const end = (error: unknown): void => {
    if (thread.isOver) return;
    thread.isOver = true;
    started--;
    const place = idle.indexOf(thread);
    if (place >= 0) idle.splice(place, 1);
    thread.settle?.({ error });
  };
  worker.on('error', end);
  worker.on('exit', () => end(new Error('a thread for passwords ended')));
  worker.unref();
  return thread;
}

const takeThread = async (queueing: Queueing): Promise<Thread> =>
  idle.pop() ?? (started < threadsMax ? start() : lanes.wait(queueing));

/** Whoever waits goes on, with a new thread where this one broke. */
function giveBack(thread: Thread): void {
  // Somebody new has taken the place of the one that broke, and will give it on.
  if (thread.isOver && started >= threadsMax) return;
  const next = lanes.next();
  if (next) next(thread.isOver ? start() : thread);
  else if (!thread.isOver) idle.push(thread);
}

async function inThread(task: HashTask, queueing: Queueing): Promise<string | boolean> {
  assertOutsideTransaction('hashing a password');
  const thread = await takeThread(queueing);
  thread.worker.ref();
  const answer = await new Promise<HashAnswer>((resolve) => {
    thread.settle = resolve;
    thread.worker.postMessage(task);
  });
  thread.settle = undefined;
  thread.worker.unref();
  giveBack(thread);
  if ('error' in answer) throw answer.error;
  return answer.value;
}

/** Who sets one has a token of a mail or has signed in. */
const ofKnown: Queueing = { lane: 'known' };

export const hashPassword = async (password: string): Promise<string> =>
  (await inThread({ password, hash: null }, ofKnown)) as string;

/** Without a stored hash the same work is done, so that the time tells nothing about an account. */
export async function verifyPassword(
  hash: string | null,
  password: string,
  queueing: Queueing = ofKnown,
): Promise<boolean> {
  return (await inThread({ password, hash }, queueing)) === true;
}

const commonMax = 10_000;
/** Common, too, but the shortest that the customer's own acceptance of §5 expects to be taken (V-06). */
const taken = 'abcdefg1';
let commonPasswords: Set<string> | undefined;

/** The 10,000 most common passwords that fit the rule's length, in any case (V-06); the list is read when first needed. */
export async function isCommonPassword(password: string): Promise<boolean> {
  if (!commonPasswords) {
    const { dictionary } = await import('@zxcvbn-ts/language-common');
    commonPasswords = new Set(dictionary['passwords-common'].filter((word) => word.length >= 8).slice(0, commonMax));
    commonPasswords.delete(taken);
  }
  return commonPasswords.has(password.toLowerCase());
}
