/** A question to the catalogue: which products fit, in the order that is asked for, and what they could be narrowed by. */
import type { ProductQuery } from '@weitersagen/contract/product/schemas';
import { type Catalogue, dayNumber, flag, keyMax, sortedBy } from './catalogue.ts';
import { valuesOn } from './offers.ts';
import { type Held, holding } from './vocabulary.ts';

export interface Question
  extends Pick<ProductQuery, 'text' | 'priceMaxCents' | 'speedMinMbit' | 'bundle' | 'young' | 'hybrid' | 'orderBy'> {
  source: ProductQuery['source'];
  /** Those that an agent sells, too. */
  withAgents?: boolean;
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
  const said = pricedDay[slot] as number;
  return said >= 0 && dayNumber(today) - said > priceValidityDays ? -1 : (price[slot] as number);
}

/** Which part of all that fit. */
export interface Part {
  /** Behind this one, wherever it stands and whether it fits or not; from the beginning without. */
  after?: number | null;
  limit?: number;
}

/** Slots of those that fit, in order: all of them, or a part and whether there are more behind it. */
export function find(
  catalogue: Catalogue,
  question: Question,
  shown: Shown,
  { after = null, limit = Number.MAX_SAFE_INTEGER }: Part = {},
): { slots: number[]; hasMore: boolean } {
  const order = orderOf(catalogue, question, shown);
  const fits = createTest(catalogue, question, shown);
  const held = heldBy(catalogue, question);
  const from = after === null ? 0 : (placesIn(order)[after] as number) + 1;
  const places = held && held.slots.length * fewOf < order.length ? placesOf(held, order, from) : undefined;
  const slots: number[] = [];
  for (let next = places ? 0 : from; next < (places ?? order).length; next++) {
    const slot = order[places ? (places[next] as number) : next] as number;
    if (!fits(slot) || held?.has(slot) === false) continue;
    if (slots.length === limit) return { slots, hasMore: true };
    slots.push(slot);
  }
  return { slots, hasMore: false };
}

/** Where words find so few of the products, they are put in order; else all are gone through until enough fit. */
const fewOf = 16;

/** Where the held ones stand, from a place on. */
function placesOf({ slots }: Held, order: Int32Array, from: number): Int32Array {
  const all = placesIn(order);
  return Int32Array.from(slots, (slot) => all[slot] as number)
    .filter((place) => place >= from)
    .sort();
}

const places = new WeakMap<Int32Array, Int32Array>();

/** By slot where it stands in an order. */
function placesIn(order: Int32Array): Int32Array {
  const known = places.get(order);
  if (known) return known;
  const all = new Int32Array(order.length);
  for (let place = 0; place < order.length; place++) all[order[place] as number] = place;
  places.set(order, all);
  return all;
}

const heldBy = ({ vocabulary, ids }: Catalogue, { text }: Question): Held | undefined =>
  text === null ? undefined : holding(vocabulary, ids.length, text);

/** How many fit. */
export function count(catalogue: Catalogue, question: Question, shown: Shown): number {
  const fits = createTest(catalogue, question, shown);
  const held = heldBy(catalogue, question);
  if (held) return held.slots.filter(fits).length;
  let counted = 0;
  for (let slot = 0; slot < catalogue.ids.length; slot++) if (fits(slot)) counted++;
  return counted;
}

const orderOf = (catalogue: Catalogue, { orderBy }: Question, { today }: Shown): Int32Array =>
  orderBy === 'premium' ? byPremium(catalogue, today) : catalogue.orders[orderBy];

/** Whether a product fits, but for its words. */
function createTest(catalogue: Catalogue, question: Question, shown: Shown): (slot: number) => boolean {
  const { flags, category, speed } = catalogue;
  const { source, categories, priceMaxCents, speedMinMbit, withAgents = false } = question;
  const wanted = wantedFlags(question);
  const unwanted = (withAgents ? 0 : flag.agent) | (source === 'festnetz' ? flag.mobile : 0);
  const words = categories?.map((word) => catalogue.words.indexOf(word)).filter((place) => place >= 0);
  const hidden = shown.hiddenProductIds.flatMap((id) => catalogue.slotOf.get(id) ?? []);
  return (slot) => {
    const own = flags[slot] as number;
    if ((own & wanted) !== wanted || (own & unwanted) !== 0) return false;
    if (words && !words.includes(category[slot] as number)) return false;
    if (speedMinMbit !== null && (speed[slot] as number) < speedMinMbit) return false;
    if (priceMaxCents !== null) {
      const price = priceAt(catalogue, slot, shown);
      if (price === -1 || price > priceMaxCents) return false;
    }
    return !hidden.includes(slot);
  };
}

const wantedFlags = ({ source, young, hybrid, bundle }: Question): number =>
  (source === 'mobilfunk' ? flag.mobile : 0) |
  (young ? flag.young : 0) |
  (hybrid ? flag.hybrid : 0) |
  (bundle === 'DP' ? flag.dp : 0) |
  (bundle === 'TP' ? flag.tp : 0);

const premiumOrders = new WeakMap<Float64Array, Int32Array>();

/** The most first; kept for as long as the day's values are. */
function byPremium(catalogue: Catalogue, today: string): Int32Array {
  const values = valuesOn(catalogue.offers, today);
  const known = premiumOrders.get(values);
  if (known) return known;
  const order = sortedBy(catalogue.orders.usual, (slot) => Math.max(0, keyMax - (values[slot] ?? 0)));
  premiumOrders.set(values, order);
  return order;
}
