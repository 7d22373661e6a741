/** Footnotes of a page, in the order in which they are first named; each naming has an address of its own to come back to (E-25). */
import type { Attributes } from '../tree.ts';

/** So many of a page are read. */
const notesMax = 99;

export interface Notes {
  /** What stands where one is named: its name, and how often it was named until there. */
  name(name: string): Attributes;
  /** All of them, also those that are named while they are gone through. */
  names(): Iterable<string>;
  timesOf(name: string): number;
}

export function createNotes(): Notes {
  const times = new Map<string, number>();
  return {
    name: (name) => {
      const time = (times.get(name) ?? 0) + 1;
      if (time > 1 || times.size < notesMax) times.set(name, time);
      return { name, time };
    },
    names: () => times.keys(),
    timesOf: (name) => times.get(name) ?? 0,
  };
}
