/**
 * What hardly ever changes and is asked for by every page: kept per mandant, read again when another process says that
 * it changed and at the latest after 30 seconds (rules 1.7). As long as it is equal the same object is given, so that
 * whoever derives something from it can keep that beside it.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Signals } from './signals.ts';

const freshMs = 30_000;

export interface Kept {
  get<T>(topic: string, mandantId: number, read: () => Promise<T>): Promise<T>;
  /** What was read last, however old: for whom nobody can read now. */
  last<T>(topic: string, mandantId: number): T | undefined;
}

interface Entry {
  value: unknown;
  readAt: number;
}

interface Topic {
  entries: Map<number, Entry>;
  /** Grows with every change, so that what was being read meanwhile does not count as fresh. */
  changes: number;
}

export function createKept(signals: Signals): Kept {
  const topics = new Map<string, Topic>();
  const topicOf = (name: string): Topic => {
    const known = topics.get(name);
    if (known) return known;
    const topic: Topic = { entries: new Map(), changes: 0 };
    topics.set(name, topic);
    signals.on(name, (mandantId) => {
      topic.changes++;
      for (const [id, entry] of topic.entries) if (mandantId === null || String(id) === mandantId) entry.readAt = 0;
    });
    return topic;
  };
  return {
    get: async <T>(name: string, mandantId: number, read: () => Promise<T>): Promise<T> => {
      const topic = topicOf(name);
      const known = topic.entries.get(mandantId);
      if (known && Date.now() - known.readAt < freshMs) return known.value as T;
      const { changes } = topic;
      const readAt = Date.now();
      const fresh = await read();
      const value = known && isDeepStrictEqual(known.value, fresh) ? known.value : fresh;
      topic.entries.set(mandantId, { value, readAt: topic.changes === changes ? readAt : 0 });
      return value as T;
    },
    last: <T>(name: string, mandantId: number) => topics.get(name)?.entries.get(mandantId)?.value as T | undefined,
  };
}
