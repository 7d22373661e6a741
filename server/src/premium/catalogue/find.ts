/** A question to the catalogue: which products fit, in the order that is asked for, and what they could be narrowed by. */
import type { ProductQuery } from '@weitersagen/contract/product/schemas';
import { type Catalogue, dayNumber, flag, sortedBy } from './catalogue.ts';
import { valuesOn } from './offers.ts';
import { holding } from './vocabulary.ts';

export interface Question
  extends Pick<ProductQuery, 'text' | 'priceMaxCents' | 'speedMinMbit' | 'bundle' | 'young' | 'hybrid' | 'orderBy'> {
  /** Null: all of them, those of agents too. */
  source: ProductQuery['source'];
  /** Null: of all categories, and of none. */
  categories: readonly string[] | null;
}

/** Of whom and when: what nobody sees in a list, and which price is none any more. */
export interface Shown {
  today: string;
  hiddenProductIds: readonly number[];
  priceValidityDays: number;
}

/** The price of the first month as lists know it; -1 where there is none, or its provider has not confirmed it for too long. */
export function priceAt({ price, pricedDay }: Catalogue, slot: number, { today, priceValidityDays }: Shown): number {
  const said = pricedDay[slot] ?? -1;
  return said >= 0 && dayNumber(today) - said > priceValidityDays ? -1 : (price[slot] ?? -1);
}

/** Slots of those that fit. */
export function find(catalogue: Catalogue, question: Question, shown: Shown): number[] {
  const { flags, category, speed, vocabulary } = catalogue;
  const { source, categories, text, priceMaxCents, speedMinMbit, orderBy } = question;
  const wanted = wantedFlags(question);
  const unwanted = source === 'mobilfunk' ? flag.agent : source === 'festnetz' ? flag.mobile | flag.agent : 0;
  const words = categories?.map((word) => catalogue.words.indexOf(word)).filter((place) => place >= 0);
  const held = text === null ? undefined : holding(vocabulary, catalogue.ids.length, text);
  const hidden = new Set(shown.hiddenProductIds.flatMap((id) => catalogue.slotOf.get(id) ?? []));
  const order = orderBy === 'premium' ? byPremium(catalogue, shown.today) : catalogue.orders[orderBy];
  const found: number[] = [];
  for (let place = 0; place < order.length; place++) {
    const slot = order[place] as number;
    const own = flags[slot] as number;
    if ((own & wanted) !== wanted || (own & unwanted) !== 0) continue;
    if (words && !words.includes(category[slot] as number)) continue;
    if (held && held[slot] !== 1) continue;
    if (speedMinMbit !== null && (speed[slot] as number) < speedMinMbit) continue;
    if (priceMaxCents !== null) {
      const price = priceAt(catalogue, slot, shown);
      if (price === -1 || price > priceMaxCents) continue;
    }
    if (hidden.size > 0 && hidden.has(slot)) continue;
    found.push(slot);
  }
  return found;
}

const wantedFlags = ({ source, young, hybrid, bundle }: Question): number =>
  (source === 'mobilfunk' ? flag.mobile : 0) |
  (young ? flag.young : 0) |
  (hybrid ? flag.hybrid : 0) |
  (bundle === 'DP' ? flag.dp : 0) |
  (bundle === 'TP' ? flag.tp : 0);

const premiumOrders = new WeakMap<Int32Array, Int32Array>();

/** The most first; kept for as long as the day's values are. */
function byPremium(catalogue: Catalogue, today: string): Int32Array {
  const values = valuesOn(catalogue.offers, today);
  const known = premiumOrders.get(values);
  if (known) return known;
  const most = 2 ** 31 - 1;
  const order = sortedBy(catalogue.orders.usual, (slot) => most - (values[slot] ?? 0));
  premiumOrders.set(values, order);
  return order;
}
