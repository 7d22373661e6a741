/** Work for many is done in small parts with rests in between, so that whoever clicks meanwhile does not wait. */
import { setTimeout as sleep } from 'node:timers/promises';

/** Nothing is made up for what took longer than this. */
const catchUpMs = 100;

/** Gives what to wait for behind each part, which is so many of what is done at most so often a second. */
export function pace(perSecond: number, signal: AbortSignal | undefined): (done: number) => Promise<void> {
  let due = performance.now();
  return async (done) => {
    due = Math.max(due, performance.now() - catchUpMs) + (done * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 1) await sleep(early, undefined, signal && { signal }).catch(() => undefined);
  };
}
