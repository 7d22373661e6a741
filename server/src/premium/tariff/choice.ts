/** What the tariffs of a category can be narrowed by: only what makes a difference, because what all have is no choice. */
import type { TariffChoice } from '@weitersagen/contract/product/schemas';
import { type Catalogue, flag } from '../catalogue/catalogue.ts';
import { find, priceAt, type Question, type Shown } from '../catalogue/find.ts';
import { valuesOn } from '../catalogue/offers.ts';

type Choice = Omit<TariffChoice, 'count' | 'next'>;

/** Kept with the catalogue for as long as it is the same one: per category, day and what the mandant hides. */
const kept = new WeakMap<Catalogue, Map<string, Choice>>();

const noFilter = { text: null, priceMaxCents: null, speedMinMbit: null, bundle: null, young: false, hybrid: false };

export function choiceIn(catalogue: Catalogue, { source, categories }: Question, shown: Shown): Choice {
  const known = kept.get(catalogue) ?? new Map<string, Choice>();
  kept.set(catalogue, known);
  const key = JSON.stringify([source, categories, shown]);
  const found = known.get(key) ?? choiceOf(catalogue, { source, categories }, shown);
  known.set(key, found);
  return found;
}

function choiceOf(catalogue: Catalogue, of: Pick<Question, 'source' | 'categories'>, shown: Shown): Choice {
  const { slots } = find(catalogue, { ...noFilter, ...of, orderBy: 'usual' }, shown);
  const speeds = new Set<number>();
  let [lowest, highest] = [Number.MAX_SAFE_INTEGER, -1];
  const counts = { young: 0, hybrid: 0, dp: 0, tp: 0 };
  for (const slot of slots) {
    const own = catalogue.flags[slot] ?? 0;
    const price = priceAt(catalogue, slot, shown);
    if (price >= 0) [lowest, highest] = [Math.min(lowest, price), Math.max(highest, price)];
    const speed = catalogue.speed[slot] ?? 0;
    if (speed > 0) speeds.add(speed);
    for (const name of ['young', 'hybrid', 'dp', 'tp'] as const) if (own & flag[name]) counts[name]++;
  }
  const isSome = (count: number): boolean => count > 0 && count < slots.length;
  return {
    total: slots.length,
    priceMinCents: highest < 0 ? null : lowest,
    priceMaxCents: highest < 0 ? null : highest,
    speedsMbit: [...speeds].sort((a, b) => a - b),
    manufacturers: [],
    deviceTypes: [],
    bundles: [...(counts.dp > 0 ? (['DP'] as const) : []), ...(counts.tp > 0 ? (['TP'] as const) : [])],
    hasYoung: isSome(counts.young),
    hasHybrid: isSome(counts.hybrid),
    ...valuesAmong(catalogue, slots, shown.today),
  };
}

/** The least and the most that one of them earns on a day, those that earn something; 0 without any. */
export function valuesAmong(
  { offers }: Catalogue,
  slots: readonly number[],
  day: string,
): Pick<Choice, 'valueFromCents' | 'valueCents'> {
  const values = valuesOn(offers, day);
  let [least, most] = [0, 0];
  for (const slot of slots) {
    const value = values[slot] ?? 0;
    if (value > 0 && (least === 0 || value < least)) least = value;
    if (value > most) most = value;
  }
  return { valueFromCents: least, valueCents: most };
}
