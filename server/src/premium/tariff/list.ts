/** Lists of tariffs, narrowed and sorted (rules 7.7, C-39), and what they can be narrowed by. */
import { isDeviceCategory } from '@weitersagen/contract/product/device-categories';
import type { Mobile, ProductQuery, ProductSummary, Tariff, TariffChoice } from '@weitersagen/contract/product/schemas';
import type { Ctx } from '#platform/context.ts';
import { type Device, findProductByAnyExternalId, listProductsById, type Product } from '#product/product.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { count, find, type Question, type Shown } from '../catalogue/find.ts';
import { choiceIn, valuesAmong } from './choice.ts';
import { findDeviceItems, listDeviceItems } from './device-items.ts';
import type { Kept } from './kept.ts';
import { deviceAlone, fixedLineOf, mobileOf, type Offered, summaryOf } from './tariff.ts';

/** One place of a list: a tariff, or a device with the tariff it is shown with. */
export interface Item {
  slot: number | null;
  device: Device | null;
}

/** What lists are made of: whoever asks, what there is, and what of it nobody sees. */
export interface Ground {
  ctx: Ctx;
  catalogue: Catalogue;
  shown: Shown;
  offered: Offered;
  kept: Kept;
}

const isOfDevices = ({ source, category }: Pick<ProductQuery, 'source' | 'category'>): boolean =>
  source === 'mobilfunk' && category !== null && isDeviceCategory(category);

const questionOf = ({ source, category, ...filters }: ProductQuery): Question => ({
  ...filters,
  source,
  categories: category === null ? null : [category],
});

/** The part that is asked for, and where the next one begins. */
async function partOf(ground: Ground, query: ProductQuery): Promise<{ items: Item[]; next: string | null }> {
  const { catalogue, shown } = ground;
  const { after, limit } = query;
  const asked = query.tariff === null ? null : await slotsAsked(ground, query.tariff);
  if (isOfDevices(query)) return cut(catalogue, findDeviceItems(ground, query, asked), query);
  if (query.deviceType !== null || query.manufacturer !== null) return { items: [], next: null };
  if (asked) {
    const { slots } = find(catalogue, questionOf(query), shown);
    return cut(catalogue, slots.filter((slot) => asked.has(slot)).map(alone), query);
  }
  const behind = after === null ? null : (catalogue.slotOf.get(Number(after)) ?? null);
  const { slots, hasMore } = find(catalogue, questionOf(query), shown, { after: behind, limit });
  const items = slots.map(alone);
  const last = items.at(-1);
  return { items, next: hasMore && last ? keyOf(catalogue, last) : null };
}

const alone = (slot: number): Item => ({ slot, device: null });

/** By an id of ours, or a number of the client (C-40). */
async function slotsAsked({ ctx, catalogue }: Ground, tariff: string): Promise<ReadonlySet<number>> {
  const byNumber = await ctx.glance((tx) => findProductByAnyExternalId(tx, tariff));
  const ids = [byNumber?.id, /^\d{1,9}$/.test(tariff) ? Number(tariff) : undefined];
  return new Set(ids.flatMap((id) => (id === undefined ? [] : (catalogue.slotOf.get(id) ?? []))));
}

const keyOf = ({ ids }: Catalogue, { slot, device }: Item): string =>
  `${slot === null ? '' : ids[slot]}${device ? `.${device.id}` : ''}`;

/** Of a short list. */
function cut(catalogue: Catalogue, all: readonly Item[], { after, limit }: ProductQuery) {
  const from = after === null ? 0 : all.findIndex((item) => keyOf(catalogue, item) === after) + 1;
  const items = all.slice(from, from + limit);
  const last = items.at(-1);
  return { items, next: last && from + items.length < all.length ? keyOf(catalogue, last) : null };
}

export const listOfferedTariffs = async (ground: Ground, query: ProductQuery): Promise<Tariff[]> =>
  present(ground, (await partOf(ground, query)).items);

/** Of each item what is shown. */
const present = (ground: Ground, items: readonly Item[]): Promise<Tariff[]> =>
  shownOf<Tariff>(ground, items, {
    name: 'tariff',
    of: (product, device) =>
      product.source === 'festnetz' ? fixedLineOf(product, ground.offered) : mobileOf(product, device, ground.offered),
    alone: deviceAlone,
  });

/** The tariffs of some slots. */
export const listTariffs = (ground: Ground, slots: readonly number[]): Promise<Tariff[]> =>
  present(ground, slots.map(alone));

/** What every list says of the products of some slots. */
export const listSummaries = (ground: Ground, slots: readonly number[]): Promise<ProductSummary[]> =>
  shownOf(ground, slots.map(alone), { name: 'summary', of: (product) => summaryOf(product, ground.offered) });

/** How an item is shown. */
interface Make<T> {
  name: string;
  of: (product: Product, device: Device | null) => T;
  alone?: (device: Device) => T;
}

/** Of what is not kept the rows are read; a product that went meanwhile is left out. */
async function shownOf<T extends ProductSummary>(ground: Ground, items: readonly Item[], make: Make<T>): Promise<T[]> {
  const { ctx, catalogue, kept } = ground;
  const keyIn = (item: Item): string => `${make.name} ${keyOf(catalogue, item)}`;
  const known = items.map((item) => kept.find<T>(keyIn(item)));
  const missing = items.flatMap(({ slot }, place) =>
    slot === null || known[place] ? [] : (catalogue.ids[slot] ?? []),
  );
  const rows = await readById(ctx, [...new Set(missing)]);
  return items.flatMap((item, place) => {
    const { slot, device } = item;
    if (slot === null) return device && make.alone ? make.alone(device) : [];
    const product = rows.get(catalogue.ids[slot] ?? 0);
    return known[place] ?? (product ? kept.keep(keyIn(item), make.of(product, device)) : []);
  });
}

async function readById(ctx: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, Product>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.glance((tx) => listProductsById(tx, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** What makes a difference in the category, how many fit, and where the part behind the one that is asked for begins. */
export async function showChoice(ground: Ground, query: ProductQuery): Promise<TariffChoice> {
  const { catalogue, shown } = ground;
  const { next } = await partOf(ground, query);
  const beside = { count: await countOf(ground, query), next };
  if (isOfDevices(query)) return { ...choiceOfDevices(ground, query.category ?? ''), ...beside };
  return { ...choiceIn(catalogue, questionOf(query), shown), ...beside };
}

async function countOf(ground: Ground, query: ProductQuery): Promise<number> {
  const isShort = query.tariff !== null || query.deviceType !== null || query.manufacturer !== null;
  if (!isShort && !isOfDevices(query)) return count(ground.catalogue, questionOf(query), ground.shown);
  return (await partOf(ground, { ...query, after: null, limit: Number.MAX_SAFE_INTEGER })).items.length;
}

function choiceOfDevices(ground: Ground, category: string): Omit<TariffChoice, 'count' | 'next'> {
  const items = listDeviceItems(ground, category);
  const devices = items.flatMap(({ device }) => device ?? []);
  const prices = items.flatMap(({ cents }) => cents ?? []);
  return {
    total: items.length,
    priceMinCents: prices.length > 0 ? Math.min(...prices) : null,
    priceMaxCents: prices.length > 0 ? Math.max(...prices) : null,
    speedsMbit: [],
    manufacturers: [...new Set(devices.map(({ manufacturer }) => manufacturer))].toSorted(),
    deviceTypes: [...new Set(devices.flatMap(({ type }) => type ?? []))].toSorted(),
    bundles: [],
    hasYoung: false,
    hasHybrid: false,
    ...valuesAmong(
      ground.catalogue,
      items.flatMap(({ slot }) => slot ?? []),
      ground.shown.today,
    ),
  };
}

/** A device with each tariff it goes with; alone where there is none. */
export async function showDeviceTariffs(ground: Ground, device: Device): Promise<Mobile[]> {
  const items = listDeviceItems(ground, null, device);
  return (await present(ground, items)) as Mobile[];
}
