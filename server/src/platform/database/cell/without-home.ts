/**
 * What is only counted at home, limits and tries, is counted in this process as long as home is away: whoever lies in another cell
 * signs in all the same, and nobody tries as often as they like (decision 030). It knows nothing of what home or another process has counted.
 * With one database there is no such time: it is away, and so is everything.
 */
import { globally, type System } from '../../context.ts';
import { isDatabaseAway } from '../away.ts';
import type { Db } from '../db.ts';

export interface CountedHere {
  /** How often, by limit and window. */
  limits: Bounded<number>;
  tries: Bounded<WrongTries>;
  /** Proofs of work that were used up. */
  proofs: Bounded<true>;
}

/** As a row of `wrong_try`. */
interface WrongTries {
  wrong: number;
  waitUntil: Date;
  triedAt: Date;
}

export interface Bounded<V> {
  get(key: string): V | undefined;
  set(key: string, value: V): void;
  delete(key: string): void;
}

/** Of each kind: some megabytes. */
const entriesMax = 50_000;
const tellMs = 60_000;
/** One that comes and goes does not make everybody begin anew. */
const keepMs = 3_600_000;

interface Here {
  counted: CountedHere;
  usedAt: number;
  toldAt: number;
}

const heres = new WeakMap<System, Here>();

/** Steps at home, or the same here where home is away and somebody may still be served. */
export async function atHomeOrHere<T>(
  system: System,
  atHome: (db: Db) => Promise<T>,
  here: (counted: CountedHere) => T,
): Promise<T> {
  try {
    const done = await globally(system, atHome);
    if (Date.now() - (heres.get(system)?.usedAt ?? Number.POSITIVE_INFINITY) > keepMs) heres.delete(system);
    return done;
  } catch (error) {
    if (!system.database.cells || !isDatabaseAway(error)) throw error;
    return here(countedHere(system, error));
  }
}

function countedHere(system: System, err: unknown): CountedHere {
  const known = heres.get(system) ?? { counted: nothingCounted(), usedAt: 0, toldAt: 0 };
  heres.set(system, known);
  known.usedAt = Date.now();
  if (known.usedAt - known.toldAt > tellMs)
    system.log.error({ err }, 'home is away: limits are counted in this process');
  known.toldAt = known.usedAt;
  system.meters.add('counted_without_home_total');
  return known.counted;
}

const nothingCounted = (): CountedHere => ({ limits: bounded(), tries: bounded(), proofs: bounded() });

/** What was written longest ago gives way. */
export function bounded<V>(max = entriesMax): Bounded<V> {
  const entries = new Map<string, V>();
  return {
    get: (key) => entries.get(key),
    set: (key, value) => {
      entries.delete(key);
      entries.set(key, value);
      if (entries.size > max) entries.delete(entries.keys().next().value as string);
    },
    delete: (key) => void entries.delete(key),
  };
}
