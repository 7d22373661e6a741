/** Which premium is offered with which product, and what a product earns on a day (rules 4.1), for a whole catalogue at once. */
import { isValidPremium, snapshotPremium } from '@weitersagen/contract/premium/rules';
import type { OfferedPremium } from '../sql.ts';
import type { PairRow } from './sql.ts';

export interface Offers {
  premiums: readonly OfferedPremium[];
  /** Per premium the products it is offered with, and those of them that an agent sells. */
  products: readonly { all: readonly number[]; agents: ReadonlySet<number> }[];
  /** Per slot where its premiums begin in `list`, and behind the last one. */
  starts: Int32Array;
  /** Places in `premiums`. */
  list: Uint16Array;
  /** What each slot earns on the day that was asked for last. */
  valued: { day: string; cents: Float64Array } | undefined;
}

export function offersOf(
  premiums: readonly OfferedPremium[],
  pairs: readonly PairRow[],
  slotOf: ReadonlyMap<number, number>,
): Offers {
  const placeOf = new Map(premiums.map(({ id }, place) => [id, place]));
  const products = premiums.map(() => ({ all: [] as number[], agents: new Set<number>() }));
  const starts = new Int32Array(slotOf.size + 1);
  for (const { productId, premiumId, agent } of pairs) {
    const of = products[placeOf.get(premiumId) ?? -1];
    of?.all.push(productId);
    if (agent) of?.agents.add(productId);
    const slot = slotOf.get(productId);
    if (slot !== undefined) starts[slot + 1] = (starts[slot + 1] ?? 0) + 1;
  }
  for (let slot = 1; slot <= slotOf.size; slot++) starts[slot] = (starts[slot] ?? 0) + (starts[slot - 1] ?? 0);
  const next = starts.slice();
  const list = new Uint16Array(starts.at(-1) ?? 0);
  for (const { productId, premiumId } of pairs) {
    const slot = slotOf.get(productId);
    if (slot === undefined) continue;
    const at = next[slot] ?? 0;
    list[at] = placeOf.get(premiumId) ?? 0;
    next[slot] = at + 1;
  }
  return { premiums, products, starts, list, valued: undefined };
}

/** The premiums of a slot that are valid on a day. */
export function premiumsOf({ premiums, starts, list }: Offers, slot: number, day: string): OfferedPremium[] {
  const own: OfferedPremium[] = [];
  for (let at = starts[slot] ?? 0; at < (starts[slot + 1] ?? 0); at++) {
    const premium = premiums[list[at] ?? 0];
    if (premium && isValidPremium(premium, day)) own.push(premium);
  }
  return own;
}

/** What each slot earns on a day, in cents; 0 without a premium. */
export function valuesOn(offers: Offers, day: string): Float64Array {
  if (offers.valued?.day === day) return offers.valued.cents;
  const { premiums, starts, list } = offers;
  // Nearly every product has one premium, and few are different.
  const alone = Float64Array.from(premiums, (premium) => snapshotPremium([premium], day)?.valueCents ?? 0);
  const cents = new Float64Array(starts.length - 1);
  for (let slot = 0; slot < cents.length; slot++) {
    const [from, to] = [starts[slot] as number, starts[slot + 1] as number];
    if (to - from === 1) cents[slot] = alone[list[from] as number] as number;
    else if (to > from) cents[slot] = snapshotPremium(premiumsOf(offers, slot, day), day)?.valueCents ?? 0;
  }
  offers.valued = { day, cents };
  return cents;
}
