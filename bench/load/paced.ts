/**
 * Requests at a fixed rate, whatever the answers take: each is due at its moment, and its time counts from there, so that
 * a server that stands still for a moment is seen in every request that waited meanwhile.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { openLine } from './line.ts';

interface Pace {
  port: number;
  connections: number;
  perSecond: number;
  seconds: number;
  next: () => string;
  accepts: (status: number) => boolean;
}

/** Milliseconds of every request from the moment it was due; one that failed breaks the run. */
export async function paced({ port, connections, perSecond, seconds, next, accepts }: Pace): Promise<number[]> {
  const started = performance.now();
  const times: number[] = [];
  let taken = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const line = openLine(port);
      try {
        for (let place = taken++; place < perSecond * seconds; place = taken++) {
          const due = started + (place * 1000) / perSecond;
          const early = due - performance.now();
          if (early > 0) await sleep(early);
          const status = await line.ask(next());
          if (!accepts(status)) throw new Error(`answered ${status}`);
          times.push(performance.now() - due);
        }
      } finally {
        line.close();
      }
    }),
  );
  return times;
}
