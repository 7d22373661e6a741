/**
 * What a mandant has to recommend, kept in memory as lists look at it: by which category, price, speed and words a product is
 * found, in which order it stands, and what it earns. It is read part by part, so that nobody who clicks meanwhile waits; a
 * product is 100 bytes. What is shown of one is read from the database, and so is what is decided.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { firstCents } from '@weitersagen/contract/product/price';
import type { Ctx, System } from '#platform/context.ts';
import { listPremiums } from '../sql.ts';
import { type Offers, offersOf } from './offers.ts';
import * as sql from './sql.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

export interface Catalogue {
  version: number;
  /** Whose products they are (E-09). */
  productApi: string;
  /** By slot, in the order of position and id. */
  ids: Int32Array;
  flags: Uint8Array;
  /** Place of its word in `words`; -1 without a category. */
  category: Int16Array;
  /** Of the first month, in cents; -1 where none is known. */
  price: Float64Array;
  /** Days since 1970 on which its provider last said so; -1 for the mandant's own. */
  pricedDay: Int32Array;
  speed: Int32Array;
  class: readonly (string | null)[];
  /** Words of categories on the wire. */
  words: readonly string[];
  slotOf: ReadonlyMap<number, number>;
  /** Slots in each order that does not change with the day. */
  orders: Readonly<Record<'usual' | 'price' | 'speed', Int32Array>>;
  vocabulary: Vocabulary;
  offers: Offers;
}

export const flag = { mobile: 1, young: 2, hybrid: 4, dp: 8, tp: 16, agent: 32, shop: 64 } as const;

interface Entry {
  known: Catalogue | undefined;
  loading: Promise<Catalogue> | undefined;
  /** Until then a large one is not read again: reading it is work, and somebody may change it every second. */
  restsUntil: number;
}

const catalogues = new WeakMap<System, Map<number, Entry>>();
/** Whoever asks a larger one while it is read anew gets it as it was. */
const largeFrom = 5000;
/** At most a tenth of the time one is being read. */
const restsPerReading = 9;

/** How the catalogue stands now; a large one perhaps how it stood a moment ago. */
export const catalogueOf = async (ctx: Ctx): Promise<Catalogue> => (await currentCatalogue(ctx)).catalogue;

/** With the version in the database, which may be ahead of it. */
export async function currentCatalogue(ctx: Ctx): Promise<{ catalogue: Catalogue; version: number }> {
  const version = await ctx.glance((tx) => sql.findVersion(tx.db));
  // Of a page that is looked at beforehand nothing is kept.
  return { catalogue: ctx.rehearse ? await load(ctx) : await keptAt(ctx, version), version };
}

async function keptAt(ctx: Ctx, version: number): Promise<Catalogue> {
  const entry = entryOf(ctx);
  const { known } = entry;
  const isOwn = known?.productApi === ctx.mandant.config.productApi;
  if (isOwn && known.version === version) return known;
  const isLarge = isOwn && known.ids.length >= largeFrom;
  if (isLarge && Date.now() < entry.restsUntil) return known;
  const began = Date.now();
  // Whoever comes meanwhile waits for the same reading, which is as new as what it saw or newer.
  entry.loading ??= load(ctx)
    .then((catalogue) => {
      entry.known = catalogue;
      entry.restsUntil = Date.now() + restsPerReading * (Date.now() - began);
      return catalogue;
    })
    .finally(() => {
      entry.loading = undefined;
    });
  if (!isLarge) return entry.loading;
  entry.loading.catch((error: unknown) => ctx.log.error({ err: error }, 'the catalogue could not be read anew'));
  return known;
}

function entryOf({ system, mandant }: Ctx): Entry {
  const all = catalogues.get(system) ?? new Map<number, Entry>();
  catalogues.set(system, all);
  const entry = all.get(mandant.id) ?? { known: undefined, loading: undefined, restsUntil: 0 };
  all.set(mandant.id, entry);
  return entry;
}

const entriesAtOnce = 200;
const pairsAtOnce = 4000;

/** The version is read first: what changes meanwhile makes another one. */
async function load(ctx: Ctx): Promise<Catalogue> {
  const version = await ctx.glance((tx) => sql.findVersion(tx.db));
  const { productApi } = ctx.mandant.config;
  const categories = await ctx.read(sql.listCategoryWords);
  const words = [...new Set(categories.map(({ category }) => category))];
  const wordOf = new Map(categories.map(({ id, category }) => [id, words.indexOf(category)]));
  const vocabulary = createVocabulary();
  const columns = { ids: [], flags: [], category: [], price: [], pricedDay: [], speed: [] } as Record<Column, number[]>;
  const classes: (string | null)[] = [];
  const tops: { slot: number; top: number }[] = [];
  const slotOf = new Map<number, number>();
  const one = (row: sql.EntryRow): void => {
    const slot = slotOf.size;
    slotOf.set(row.id, slot);
    columns.ids.push(row.id);
    columns.flags.push(flagsOf(row));
    columns.category.push(row.categoryId === null ? -1 : (wordOf.get(row.categoryId) ?? -1));
    columns.price.push(priceOf(row) ?? -1);
    columns.pricedDay.push(row.pricedOn === null ? -1 : dayNumber(row.pricedOn));
    columns.speed.push(row.speedMbit ?? 0);
    classes.push(row.class);
    if (row.topPosition !== null) tops.push({ slot, top: row.topPosition });
    vocabulary.add(slot, row.text);
  };
  await inParts(
    (after: sql.EntryRow | null) => ctx.read((tx) => sql.listEntries(tx, after, entriesAtOnce)),
    one,
    entriesAtOnce,
  );
  const pairs: sql.PairRow[] = [];
  await inParts(
    (after: sql.PairRow | null) => ctx.read((tx) => sql.listPairs(tx, after, pairsAtOnce)),
    (pair) => pairs.push(pair),
    pairsAtOnce,
  );
  const [price, speed] = [Float64Array.from(columns.price), Int32Array.from(columns.speed)];
  const usual = usualOrder(slotOf.size, tops);
  await nextTurn();
  const byPrice = sortedBy(usual, (slot) => (price[slot] === -1 ? keyMax : (price[slot] ?? keyMax)));
  await nextTurn();
  const bySpeed = sortedBy(usual, (slot) => keyMax - (speed[slot] ?? 0));
  await nextTurn();
  const offers = offersOf(await ctx.read(listPremiums), pairs, slotOf);
  await nextTurn();
  return {
    version,
    productApi,
    ids: Int32Array.from(columns.ids),
    flags: Uint8Array.from(columns.flags),
    category: Int16Array.from(columns.category),
    price,
    pricedDay: Int32Array.from(columns.pricedDay),
    speed,
    class: classes,
    words,
    slotOf,
    orders: { usual, price: byPrice, speed: bySpeed },
    vocabulary: vocabulary.done(),
    offers,
  };
}

type Column = 'ids' | 'flags' | 'category' | 'price' | 'pricedDay' | 'speed';

/** Reads until a part is not full. */
async function inParts<T>(read: (after: T | null) => Promise<T[]>, each: (row: T) => void, max: number): Promise<void> {
  let after: T | null = null;
  do {
    const rows: T[] = await read(after);
    for (const row of rows) each(row);
    after = rows.length < max ? null : (rows.at(-1) ?? null);
  } while (after !== null);
}

const flagsOf = ({ source, young, hybrid, bundle, agent, hasShop }: sql.EntryRow): number =>
  (source === 'mobilfunk' ? flag.mobile : 0) |
  (young ? flag.young : 0) |
  (hybrid ? flag.hybrid : 0) |
  (bundle === 'DP' ? flag.dp : 0) |
  (bundle === 'TP' ? flag.tp : 0) |
  (agent ? flag.agent : 0) |
  (hasShop ? flag.shop : 0);

/** Of a mobile tariff in a promotion what is paid meanwhile, else the price of the first month. */
const priceOf = (row: sql.EntryRow): number | null =>
  row.source === 'mobilfunk' && row.promotionCents !== null ? row.promotionCents : firstCents(row);

export const dayNumber = (day: string): number => Math.round(Date.parse(day) / 86_400_000);

/** First those with a TopPosition, then by position, then by id (E-24). */
function usualOrder(count: number, tops: { slot: number; top: number }[]): Int32Array {
  const first = tops.toSorted((a, b) => a.top - b.top || a.slot - b.slot).map(({ slot }) => slot);
  const isFirst = new Set(first);
  const order = new Int32Array(count);
  let place = 0;
  for (const slot of first) order[place++] = slot;
  for (let slot = 0; slot < count; slot++) if (!isFirst.has(slot)) order[place++] = slot;
  return order;
}

/** What is above is sorted as if it were this. */
export const keyMax = 2 ** 31 - 1;

/** By a whole number from 0 on, rising; equal ones stay in the order they had. */
export function sortedBy(order: Int32Array, keyOf: (slot: number) => number): Int32Array {
  const places = 2 ** 22;
  const keys = new Float64Array(order.length);
  for (let place = 0; place < order.length; place++)
    keys[place] = Math.min(keyOf(order[place] ?? 0), keyMax) * places + place;
  keys.sort();
  const sorted = new Int32Array(order.length);
  for (let place = 0; place < keys.length; place++) sorted[place] = order[(keys[place] ?? 0) % places] ?? 0;
  return sorted;
}
