/**
 * What hardly ever changes and is asked for by every page: kept per mandant, read again when another process says that
 * it changed and at the latest after 30 seconds (design 1.7). As long as it is equal the same object is given, so that
 * whoever derives something from it can keep that beside it.
 */
import type { Signals } from './signals.ts';

const freshMs = 30_000;

export interface Kept {
  get<T>(topic: string, mandantId: number, read: () => Promise<T>): Promise<T>;
}

interface Entry {
  value: unknown;
  /** 0 = has to be read again. */
  readAt: number;
}

export function createKept(signals: Signals): Kept {
  const topics = new Map<string, Map<number, Entry>>();
  const entriesOf = (topic: string): Map<number, Entry> => {
    const known = topics.get(topic);
    if (known) return known;
    const entries = new Map<number, Entry>();
    topics.set(topic, entries);
    signals.on(topic, (mandantId) => {
      for (const [id, entry] of entries) if (mandantId === null || String(id) === mandantId) entry.readAt = 0;
    });
    return entries;
  };
  return {
    get: async <T>(topic: string, mandantId: number, read: () => Promise<T>): Promise<T> => {
      const entries = entriesOf(topic);
      const known = entries.get(mandantId);
      if (known && Date.now() - known.readAt < freshMs) return known.value as T;
      const readAt = Date.now();
      const value = await read();
      const same = known && JSON.stringify(known.value) === JSON.stringify(value);
      entries.set(mandantId, { value: same ? known.value : value, readAt });
      return (same ? known.value : value) as T;
    },
  };
}
