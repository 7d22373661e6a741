/** A thread that hashes passwords and does nothing else, behind everything the process does beside it. */
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import { standBack } from '#platform/thread/answer.ts';
import { options } from './argon2.ts';

export interface HashTask {
  password: string;
  /** Compared with it; without one the password is hashed. */
  hash: string | null;
}
export type HashAnswer = { value: string | boolean } | { error: unknown };

standBack();

function work({ password, hash }: HashTask): HashAnswer {
  try {
    return { value: hash === null ? hashSync(password, options) : verifySync(hash, password) };
  } catch (error) {
    return { error };
  }
}

parentPort?.on('message', (task: HashTask) => parentPort?.postMessage(work(task)));
