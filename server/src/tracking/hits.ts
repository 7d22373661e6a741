/**
 * What is counted waits in memory, added up, and is written once a second: one transaction a mandant, however much came (K-10). Nobody
 * waits for it. While the database is away it stays, and what is more than may be kept is given up and told.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { dayOf } from '@weitersagen/contract/basics/day';
import type { Origin, System } from '#platform/context.ts';
import { cellOf } from '#platform/database/cell/cells.ts';
import { createNetworkLimit } from '#platform/http/network-limit.ts';
import { add, type Book } from './book.ts';
import { createWriter, type Writer } from './hit-writer.ts';
import { createVisitorHashes, kindOf } from './visitor.ts';

export interface Hit {
  mandantId: number;
  kind: 'page' | 'goal' | 'visit' | 'share';
  /** The RouteName of a page, or the K-10 number of a goal. */
  name: string;
  channel: string | null;
  /** 0 where it is about none. */
  productId: number;
}

export interface Hits {
  /** Whoever is no person is not counted. */
  count(hit: Hit, by: Pick<Origin, 'ip' | 'userAgent' | 'ahead'>): void;
  /** Writes what still waits, and gives up what a database that is away does not take. */
  stop(): Promise<void>;
}

const usual = {
  everyMs: 1000,
  againMs: 1000,
  /** So long the end of the program waits for the database. */
  stopMs: 5000,
  /** So many sums and people wait for a database that is away: some tens of megabytes. */
  keptMax: 100_000,
};
/** So many an hour counts a network: a large office behind one address, and nobody who makes numbers up. */
const perNetworkMax = 20_000;

export function createHits(system: System, given: Partial<typeof usual> = {}): Hits {
  const { everyMs, againMs, stopMs, keptMax } = { ...usual, ...given };
  const visitors = createVisitorHashes(system);
  const fullNetworkOf = createNetworkLimit(perNetworkMax);
  const writers = new Map<string, Writer>();
  const writerOf = (cell: string): Writer => {
    const writer = writers.get(cell) ?? createWriter(system);
    writers.set(cell, writer);
    return writer;
  };
  const hasDoubts = (): boolean => [...writers.values()].some((writer) => writer.hasDoubts());
  const books = new Map<number, Book>();
  /** Whose day has just begun: the salt is asked for. */
  const coming = new Set<Promise<void>>();
  let kept = 0;
  let timer: NodeJS.Timeout | undefined;
  let flushing: Promise<boolean> | undefined;
  let isOver = false;

  let givenUp = 0;
  const giveUp = (hits: number): void => {
    system.meters.add('hits_given_up_total', [], hits);
    givenUp += hits;
  };
  /** With each try to write, so that no flood of hits is one of lines. */
  const tellGivenUp = (): void => {
    if (givenUp > 0) system.log.error({ hits: givenUp }, 'hits given up: the database is away');
    givenUp = 0;
  };
  const put = (hit: Hit, day: string, visitor: string): void => {
    if (kept >= keptMax) {
      giveUp(1);
      return;
    }
    const book = books.get(hit.mandantId) ?? new Map();
    books.set(hit.mandantId, book);
    kept += add(book, { ...hit, channel: hit.channel ?? '', day, count: 1, visitors: new Set([visitor]) });
    wait(everyMs);
  };
  const wait = (ms: number): void => {
    if (timer || flushing || isOver) return;
    timer = setTimeout(() => {
      timer = undefined;
      void flush();
    }, ms).unref();
  };
  /** Gives whether everything was taken. */
  const flush = (): Promise<boolean> => {
    flushing ??= flushAll().finally(() => {
      flushing = undefined;
      if (books.size > 0 || hasDoubts()) wait(againMs);
    });
    return flushing;
  };
  const flushAll = async (): Promise<boolean> => {
    tellGivenUp();
    const all = [...books];
    books.clear();
    kept = 0;
    // One cell that is away keeps nobody of another waiting.
    const byCell = Map.groupBy(all, ([mandantId]) => cellNameOf(system, mandantId));
    const cells = new Set([...byCell.keys(), ...writers.keys()]);
    const left = (await Promise.all([...cells].map((cell) => writerOf(cell).write(byCell.get(cell) ?? [])))).flat();
    for (const [mandantId, book] of left) {
      const now = books.get(mandantId);
      if (now) for (const sum of book.values()) add(now, sum);
      else books.set(mandantId, book);
    }
    const sums = [...books.values()].flatMap((book) => [...book.values()]);
    kept = sums.reduce((all, { visitors: { size } }) => all + 1 + size, 0);
    return left.length === 0 && !hasDoubts();
  };

  return {
    count: (hit, { ip, userAgent, ahead }) => {
      if (kindOf({ ahead, userAgent }) !== 'person') return;
      const at = system.clock.now();
      if (system.config.rateLimits && fullNetworkOf(ip, at) !== undefined) return;
      const visitor = visitors.of(ip, userAgent, at, `hit ${hit.mandantId}`);
      if (typeof visitor === 'string') return put(hit, dayOf(at), visitor);
      const known = visitor
        .then((hash) => put(hit, dayOf(at), hash))
        .catch((err: unknown) => system.log.error({ err }, 'a hit not counted'))
        .finally(() => coming.delete(known));
      coming.add(known);
    },
    stop: async () => {
      await Promise.all(coming);
      clearTimeout(timer);
      isOver = true;
      const late = sleep(stopMs, undefined, { ref: false });
      const written = async (): Promise<void> => {
        await flushing;
        while ((books.size > 0 || hasDoubts()) && !(await flush())) await sleep(againMs, undefined, { ref: false });
      };
      await Promise.race([written(), late]);
      const left = [...books.values()].flatMap((book) => [...book.values()]);
      giveUp(left.reduce((sum, { count }) => sum + count, 0));
      tellGivenUp();
    },
  };
}

/** Of a mandant that no cell is known of nothing can be written now. */
function cellNameOf({ database }: Pick<System, 'database'>, mandantId: number): string {
  try {
    return cellOf(database, mandantId).name;
  } catch {
    return '';
  }
}
