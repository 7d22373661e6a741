/**
 * The agents of a mandant as a search looks at them, kept in memory: a part of a name of two letters has no index that
 * helps, and the answer says how many there are. One string of the keys of all, in the order of the list, and the ids; 20,000
 * agents are about a megabyte, and a search is a millisecond. What is shown of an agent is read from the database.
 */
import type { Ctx, System } from '#platform/context.ts';
import { fieldEnd, wordsOf } from './search-key.ts';
import * as sql from './sql.ts';

export interface Directory {
  version: number;
  ids: readonly number[];
  /** The keys, one after the other. */
  text: string;
  /** Where each key begins, and behind the last one. */
  starts: Int32Array;
}

interface Entry {
  known: Directory | undefined;
  loading: Promise<Directory> | undefined;
}

const directories = new WeakMap<System, Map<number, Entry>>();

/** How the list stood when it was read last, if it was; whoever trusts it asks for its version. */
export const knownDirectory = (ctx: Ctx): Directory | undefined => entryOf(ctx).known;

/** How the list stands in `version`, read again if another one is known. */
export async function directoryOf(ctx: Ctx, version: number): Promise<Directory> {
  const entry = entryOf(ctx);
  if (entry.known?.version === version) return entry.known;
  // Whoever comes meanwhile waits for the same reading, which is as new as what it saw or newer.
  entry.loading ??= load(ctx)
    .then((directory) => {
      entry.known = directory;
      return directory;
    })
    .finally(() => {
      entry.loading = undefined;
    });
  return entry.loading;
}

function entryOf({ system, mandant }: Ctx): Entry {
  const all = directories.get(system) ?? new Map<number, Entry>();
  directories.set(system, all);
  const entry = all.get(mandant.id) ?? { known: undefined, loading: undefined };
  all.set(mandant.id, entry);
  return entry;
}

const readAtOnce = 4000;

/** The version is read first: what changes meanwhile makes another one. */
async function load(ctx: Ctx): Promise<Directory> {
  const version = await ctx.read((tx) => sql.findVersion(tx.db));
  const ids: number[] = [];
  const keys: string[] = [];
  let after: sql.ListKey | null = null;
  do {
    const from: sql.ListKey | null = after;
    const rows: sql.KeyRow[] = await ctx.read((tx) => sql.listKeys(tx.db, from, readAtOnce));
    for (const { id, searchKey } of rows) {
      ids.push(id);
      keys.push(searchKey);
    }
    after = rows.length < readAtOnce ? null : (rows.at(-1) ?? null);
  } while (after);
  return { version, ids, ...joined(keys) };
}

function joined(keys: readonly string[]): Pick<Directory, 'text' | 'starts'> {
  const starts = new Int32Array(keys.length + 1);
  for (const [place, key] of keys.entries()) starts[place + 1] = (starts[place] ?? 0) + key.length + 1;
  return { text: keys.map((key) => `${key}\n`).join(''), starts };
}

/** How well a word fits: its name begins so, its town or zip code does, it is inside, or only the first name begins so. */
const fit = { none: 0, name: 1, place: 2, inside: 3, firstName: 4 } as const;

/**
 * Ids of those who fit, the best first and then by name: every word is a part of the last name or the town, or the beginning
 * of the zip code. Beside one that is, a word may be the beginning of the first name.
 */
export function find(directory: Directory, query: string): readonly number[] {
  const words = wordsOf(query);
  if (words.length === 0) return directory.ids;
  const fits = words.map((word) => fitsOf(directory, word));
  const { ids } = directory;
  const byFit: number[][] = [[], [], []];
  for (let place = 0; place < ids.length; place++) {
    let best: number = fit.firstName;
    let all = true;
    for (const one of fits) {
      const value = one[place] ?? fit.none;
      if (value === fit.none) {
        all = false;
        break;
      }
      if (value < best) best = value;
    }
    if (all && best !== fit.firstName) byFit[best - 1]?.push(ids[place] ?? 0);
  }
  return byFit.flat();
}

function fitsOf({ text, starts, ids }: Directory, word: string): Uint8Array {
  const fits = new Uint8Array(ids.length);
  let place = 0;
  for (let at = text.indexOf(word); at !== -1; ) {
    while ((starts[place + 1] ?? text.length) <= at) place++;
    const found = fitAt(text, starts[place] ?? 0, at);
    const known = fits[place] ?? fit.none;
    if (found !== fit.none && (known === fit.none || found < known)) fits[place] = found;
    // Nothing is better than the beginning of a name.
    at = text.indexOf(word, found === fit.name ? (starts[place + 1] ?? text.length) : at + 1);
  }
  return fits;
}

function fitAt(text: string, start: number, at: number): number {
  let field = 0;
  for (
    let end = text.indexOf(fieldEnd, start);
    end !== -1 && end < at && field < 3;
    end = text.indexOf(fieldEnd, end + 1)
  )
    field++;
  const before = at === start ? ' ' : text[at - 1];
  const begins = before === ' ' || before === '-' || before === fieldEnd;
  if (field === 0) return begins ? fit.name : fit.inside;
  if (field === 1) return begins ? fit.place : fit.inside;
  if (field === 2) return before === fieldEnd ? fit.place : fit.none;
  return begins ? fit.firstName : fit.none;
}
