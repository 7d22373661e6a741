/**
 * How many mandants a process works for at once, over all its jobs, so that requests keep the most of the connections.
 * One whose turn takes long goes on in a lane of its own, and the others go on without it.
 */
export interface Lanes {
  /** So many of one round are at it at once. */
  count: number;
  /** `long`: it goes on in a lane of its own, and what it comes to is told where it is noted. */
  through(work: () => Promise<void>): Promise<'done' | 'long'>;
  /** When nobody is at it any more. */
  idle(): Promise<void>;
}

export interface LaneLimits {
  count: number;
  longCount: number;
  longMs: number;
}

/** A quarter of the pool, and half of that for what takes long. */
export const laneLimits = (databasePool: number): LaneLimits => ({
  count: Math.min(4, Math.max(1, Math.floor(databasePool / 4))),
  longCount: Math.min(2, Math.max(1, Math.floor(databasePool / 8))),
  longMs: 30_000,
});

export function createLanes({ count, longCount, longMs }: LaneLimits): Lanes {
  const waiting: (() => void)[] = [];
  const running = new Set<Promise<void>>();
  let taken = 0;
  let long = 0;
  const enter = (): Promise<void> => {
    if (taken < count) {
      taken++;
      return Promise.resolve();
    }
    return new Promise((resolve) => waiting.push(resolve));
  };
  /** The lane goes to whoever has waited longest. */
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else taken--;
  };
  return {
    count,
    idle: async () => {
      while (running.size > 0) await Promise.allSettled([...running]);
    },
    through: async (work) => {
      await enter();
      const run = work();
      running.add(run);
      const ended = run.then(
        () => 'done' as const,
        () => 'done' as const,
      );
      ended.then(() => running.delete(run));
      for (;;) {
        const timer = Promise.withResolvers<'late'>();
        const timeout = setTimeout(() => timer.resolve('late'), longMs);
        const first = await Promise.race([ended, timer.promise]);
        clearTimeout(timeout);
        if (first === 'done') {
          leave();
          await run;
          return 'done';
        }
        if (long === longCount) continue;
        long++;
        leave();
        ended.then(() => long--);
        return 'long';
      }
    },
  };
}
