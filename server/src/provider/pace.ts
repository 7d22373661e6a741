/** Work for many is done in small parts with rests in between, so that whoever clicks meanwhile does not wait. */
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** Nothing is made up for what took longer than this. */
const catchUpMs = 100;

/** A rest behind a part, as long as at most so many are done a second; others have their turn in any case. */
export function pace(perSecond: number, signal: AbortSignal | undefined): (done: number) => Promise<void> {
  let due = performance.now();
  return async (done) => {
    due = Math.max(due, performance.now() - catchUpMs) + (done * 1000) / perSecond;
    const early = due - performance.now();
    if (early < 1) await nextTurn();
    else await sleep(early, undefined, signal && { signal }).catch(() => undefined);
  };
}
