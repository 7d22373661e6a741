/**
 * A thread that hashes passwords and does nothing else. It stands back behind everything the process does beside it, so
 * that answers and clicks do not wait for a sign-in, but not so far that a busy machine lets sign-ins wait for seconds;
 * where the system knows no priority of a thread, it is one like any other.
 */
import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import { options } from './argon2.ts';

export interface HashTask {
  password: string;
  /** Compared with it; without one the password is hashed. */
  hash: string | null;
}
export type HashAnswer = { value: string | boolean } | { error: unknown };

const niceness = 10;

try {
  // Linux numbers threads like processes; nobody else has /proc/thread-self.
  setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), niceness);
} catch {
  // As quick as the others, then.
}

function work({ password, hash }: HashTask): HashAnswer {
  try {
    return { value: hash === null ? hashSync(password, options) : verifySync(hash, password) };
  } catch (error) {
    return { error };
  }
}

parentPort?.on('message', (task: HashTask) => parentPort?.postMessage(work(task)));
