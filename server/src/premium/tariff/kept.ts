/**
 * What lists say of a product is put together once and kept for whoever asks next, as long as the catalogue and everything else
 * it was made of are the same. The version is read by every request, so nobody gets what was true before his question.
 */
import { kept } from '@weitersagen/contract/basics/kept';
import type { Ctx, System } from '#platform/context.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Offered } from './tariff.ts';

/** What it is made of, beside the product itself. */
interface Basis extends Pick<Offered, 'today' | 'config'> {
  catalogue: Catalogue;
  /** As it was when the request asked; what is read afterwards is as new or newer. */
  version: number;
  pictures: object;
}

interface All {
  bases: Map<number, Basis>;
  /** The longest not asked for first. */
  entries: Map<string, { basis: Basis; shown: object }>;
}

/** Of all mandants together, at 2 to 4 KB each. */
const entriesMax = 4000;
const kinds = new WeakMap<System, All>();

export interface Kept {
  find<T extends object>(key: string): T | undefined;
  keep<T extends object>(key: string, shown: T): T;
}

export function keptOf(ctx: Ctx, given: Basis): Kept {
  // Of a page that is looked at beforehand nothing is kept.
  if (ctx.rehearse) return { find: () => undefined, keep: (_key, shown) => shown };
  const { bases, entries } = allOf(ctx.system);
  const { id } = ctx.mandant;
  const basis = basisOf(bases.get(id), given);
  if (basis !== given || (bases.get(id)?.version ?? 0) <= given.version) bases.set(id, basis);
  const nameOf = (key: string): string => `${id} ${ctx.locale} ${key}`;
  return {
    find: <T extends object>(key: string): T | undefined => {
      const name = nameOf(key);
      const entry = entries.get(name);
      if (entry?.basis !== basis) return undefined;
      entries.delete(name);
      entries.set(name, entry);
      return entry.shown as T;
    },
    keep: (key, shown) => {
      entries.set(nameOf(key), { basis, shown: kept(shown) });
      if (entries.size > entriesMax) entries.delete(entries.keys().next().value as string);
      return shown;
    },
  };
}

function allOf(system: System): All {
  const all = kinds.get(system) ?? { bases: new Map(), entries: new Map() };
  kinds.set(system, all);
  return all;
}

const basisOf = (known: Basis | undefined, given: Basis): Basis =>
  known && (Object.keys(given) as (keyof Basis)[]).every((name) => known[name] === given[name]) ? known : given;
