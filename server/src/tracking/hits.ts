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
import type { HitSum } from './sql.ts';
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
  /** Of an A/B test: somebody known by a hash of its own saw a version, or reached its aim. */
  countTested(mandantId: number, kind: 'seen' | 'reached', name: string, by: { visitor: string; at: Date }): void;
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
  const visitors = createVisitorHashes(system);
  const fullNetworkOf = createNetworkLimit(perNetworkMax);
  const waiting = createWaiting(system, { ...usual, ...given });
  /** Whose day has just begun: the salt is asked for. */
  const coming = new Set<Promise<void>>();
  const put = (hit: Hit, at: Date, visitor: string): void =>
    waiting.put(hit.mandantId, {
      ...hit,
      channel: hit.channel ?? '',
      day: dayOf(at),
      count: 1,
      visitors: new Set([visitor]),
    });
  return {
    count: (hit, { ip, userAgent, ahead }) => {
      if (kindOf({ ahead, userAgent }) !== 'person') return;
      const at = system.clock.now();
      if (system.config.rateLimits && fullNetworkOf(ip, at) !== undefined) return;
      const visitor = visitors.of(ip, userAgent, at, `hit ${hit.mandantId}`);
      if (typeof visitor === 'string') {
        put(hit, at, visitor);
        return;
      }
      const known = visitor
        .then((hash) => put(hit, at, hash))
        .catch((err: unknown) => system.log.error({ err }, 'a hit not counted'))
        .finally(() => coming.delete(known));
      coming.add(known);
    },
    countTested: (mandantId, kind, name, { visitor, at }) =>
      waiting.put(mandantId, {
        ...{ kind, name, channel: '', productId: 0 },
        day: dayOf(at),
        count: 1,
        visitors: new Set([visitor]),
      }),
    stop: async () => {
      await Promise.all(coming);
      await waiting.stop();
    },
  };
}

interface Waiting {
  put(mandantId: number, sum: HitSum): void;
  stop(): Promise<void>;
}

function createWaiting(system: System, { everyMs, againMs, stopMs, keptMax }: typeof usual): Waiting {
  const writers = createWriters(system);
  const lost = createLost(system);
  const books = new Map<number, Book>();
  let kept = 0;
  let timer: NodeJS.Timeout | undefined;
  let flushing: Promise<void> | undefined;
  let isOver = false;
  const isEmpty = (): boolean => books.size === 0 && !writers.hasDoubts();

  const put = (mandantId: number, sum: HitSum): void => {
    const book = books.get(mandantId) ?? new Map();
    books.set(mandantId, book);
    kept += add(book, sum);
  };
  const wait = (ms: number): void => {
    if (timer || flushing || isOver) return;
    timer = setTimeout(() => {
      timer = undefined;
      void flush();
    }, ms).unref();
  };
  const flush = (): Promise<void> => {
    flushing ??= flushAll().finally(() => {
      flushing = undefined;
      if (!isEmpty()) wait(againMs);
    });
    return flushing;
  };
  const flushAll = async (): Promise<void> => {
    lost.tell();
    const all = [...books];
    books.clear();
    const before = kept;
    for (const [mandantId, book] of await writers.write(all)) for (const sum of book.values()) put(mandantId, sum);
    kept -= before;
  };
  return {
    put: (mandantId, sum) => {
      if (kept >= keptMax) lost.add(sum.count);
      else put(mandantId, sum);
      wait(everyMs);
    },
    stop: async () => {
      clearTimeout(timer);
      isOver = true;
      const written = async (): Promise<void> => {
        await flushing;
        for (await flush(); !isEmpty(); await flush()) await sleep(againMs, undefined, { ref: false });
      };
      await Promise.race([written(), sleep(stopMs, undefined, { ref: false })]);
      for (const book of books.values()) for (const { count } of book.values()) lost.add(count);
      lost.tell();
    },
  };
}

/** What nobody could write is counted at once and told with each try to write, so that no flood of hits is one of lines. */
function createLost({ meters, log }: Pick<System, 'meters' | 'log'>) {
  let untold = 0;
  return {
    add: (hits: number): void => {
      meters.add('hits_given_up_total', [], hits);
      untold += hits;
    },
    tell: (): void => {
      if (untold > 0) log.error({ hits: untold }, 'hits given up: the database is away');
      untold = 0;
    },
  };
}

/** A writer for each cell: one that is away keeps nobody of another waiting. */
function createWriters(system: System): Writer {
  const writers = new Map<string, Writer>();
  const writerOf = (cell: string): Writer => {
    const writer = writers.get(cell) ?? createWriter(system);
    writers.set(cell, writer);
    return writer;
  };
  return {
    hasDoubts: () => [...writers.values()].some((writer) => writer.hasDoubts()),
    write: async (books) => {
      const byCell = Map.groupBy(books, ([mandantId]) => cellNameOf(system, mandantId));
      const cells = new Set([...byCell.keys(), ...writers.keys()]);
      return (await Promise.all([...cells].map((cell) => writerOf(cell).write(byCell.get(cell) ?? [])))).flat();
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
