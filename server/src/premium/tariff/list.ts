/** Lists of tariffs, narrowed and sorted (rules 7.7, C-39), what they can be narrowed by, and single ones. */
import { refuse } from '@weitersagen/contract/basics/refusals';
import { firstCents } from '@weitersagen/contract/product/price';
import {
  type FixedLine,
  isFixedLine,
  isMobile,
  type Mobile,
  type ProductQuery,
  type Tariff,
  type TariffChoice,
} from '@weitersagen/contract/product/schemas';
import type { Tx } from '#platform/context.ts';
import {
  type Device,
  findDevice,
  goesWith,
  isDeviceCategory,
  listDevices,
  listTariffs,
  type Product,
} from '#product/product.ts';
import { deviceAlone, fixedLineOf, mobileOf, type Offered } from './tariff.ts';

/** All tariffs of a question but for its filters; those the mandant hides are in no list. */
async function tariffsOf(tx: Tx, query: ProductQuery, offered: Offered): Promise<Tariff[]> {
  const { source, category } = query;
  if (source === 'festnetz')
    return (await shownTariffs(tx, source, category)).map((product) => fixedLineOf(product, offered));
  if (category !== null && isDeviceCategory(category)) return devicesOf(tx, listDevices(category), query, offered);
  return (await shownTariffs(tx, 'mobilfunk', category))
    .map((product) => mobileOf(product, null, offered))
    .toSorted(byPosition);
}

async function shownTariffs(tx: Tx, source: 'festnetz' | 'mobilfunk', category: string | null): Promise<Product[]> {
  const hidden = new Set(tx.mandant.config.hiddenProductIds);
  const all = await listTariffs(tx, source, category === null ? null : [category]);
  return all.filter(({ id, agent }) => !hidden.has(id) && !agent);
}

/** Each device with the first tariff it goes with, or with the one that is asked for. */
async function devicesOf(
  tx: Tx,
  shown: readonly Device[],
  { tariff }: Pick<ProductQuery, 'tariff'>,
  offered: Offered,
): Promise<Mobile[]> {
  const tariffs = await tariffsFor(tx, shown);
  return shown.flatMap((device) => {
    const found = tariffs.find((one) => goesWith(device, one) && (tariff === null || isAsked(one, tariff)));
    if (found) return mobileOf(found, device, offered);
    return tariff === null ? deviceAlone(device) : [];
  });
}

/** Mobile tariffs that devices are sold with, in the order of the catalogue. */
async function tariffsFor(tx: Tx, shown: readonly Device[]): Promise<Product[]> {
  const categories = [...new Set(shown.flatMap(({ tariffCategories }) => tariffCategories))];
  const hidden = new Set(tx.mandant.config.hiddenProductIds);
  return (await listTariffs(tx, 'mobilfunk', categories)).filter(({ id }) => !hidden.has(id));
}

const isAsked = ({ id, externalId, externalTariffId }: Product, asked: string): boolean =>
  String(id) === asked || externalId === asked || externalTariffId === asked;

/** Those with a TopPosition first, then by position, then by id (E-24). */
const byPosition = (a: Mobile, b: Mobile): number =>
  (a.topPosition ?? Number.MAX_SAFE_INTEGER) - (b.topPosition ?? Number.MAX_SAFE_INTEGER) ||
  a.position - b.position ||
  a.id - b.id;

/** What a list is sorted and filtered by: the price of the first month, of a device alone nothing. */
const priceOf = (tariff: Tariff): number | null =>
  isMobile(tariff)
    ? firstCents({
        monthlyCents:
          tariff.promotionCents !== null && tariff.deviceId === null ? tariff.promotionCents : tariff.tariffCents,
        priceSteps: tariff.priceSteps,
      })
    : firstCents(tariff);

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const wordsIn = (tariff: Tariff): string => {
  const parts = isFixedLine(tariff)
    ? [
        tariff.name,
        tariff.displayName,
        tariff.description,
        tariff.description1,
        tariff.description2,
        tariff.description3,
        tariff.description4,
      ]
    : [tariff.tariffName, tariff.tariffDescription, tariff.deviceName, tariff.manufacturer, tariff.deviceDescription];
  return fold(parts.filter(Boolean).join(' '));
};

function fits(tariff: Tariff, query: ProductQuery): boolean {
  const { tariff: asked, deviceType, manufacturer, text, priceMaxCents, speedMinMbit, bundle, young, hybrid } = query;
  const price = priceOf(tariff);
  if (priceMaxCents !== null && (price === null || price > priceMaxCents)) return false;
  if (young && !tariff.young) return false;
  if (text !== null) {
    const words = wordsIn(tariff);
    if (
      !fold(text)
        .split(/\s+/)
        .every((word) => words.includes(word))
    )
      return false;
  }
  if (isMobile(tariff)) {
    if (deviceType !== null && tariff.deviceType?.toLowerCase() !== deviceType.toLowerCase()) return false;
    if (manufacturer !== null && tariff.manufacturer?.toLowerCase() !== manufacturer.toLowerCase()) return false;
    if (asked !== null && String(tariff.tariffId) !== asked && tariff.externalId !== asked) return false;
    return speedMinMbit === null && bundle === null && !hybrid;
  }
  if (asked !== null && ![String(tariff.id), tariff.externalId, tariff.externalTariffId].includes(asked)) return false;
  if (speedMinMbit !== null && (tariff.speedMbit === null || tariff.speedMbit < speedMinMbit)) return false;
  if (bundle !== null && tariff.bundle !== bundle) return false;
  if (deviceType !== null || manufacturer !== null) return false;
  return !hybrid || tariff.hybrid;
}

function sorted(tariffs: readonly Tariff[], { orderBy }: ProductQuery): readonly Tariff[] {
  if (orderBy === 'usual') return tariffs;
  const speed = (one: Tariff): number => (isFixedLine(one) ? (one.speedMbit ?? 0) : 0);
  if (orderBy === 'speed') return tariffs.toSorted((a, b) => speed(b) - speed(a));
  if (orderBy === 'premium') return tariffs.toSorted((a, b) => b.valueCents - a.valueCents);
  return tariffs.toSorted((a, b) => (priceOf(a) ?? Infinity) - (priceOf(b) ?? Infinity) || 0);
}

const keyOf = (tariff: Tariff): string =>
  isMobile(tariff) && tariff.deviceId !== null ? `${tariff.id}.${tariff.deviceId}` : String(tariff.id);

/** What fits, and the part of it that is asked for. */
function partOf(
  all: readonly Tariff[],
  query: ProductQuery,
): { found: readonly Tariff[]; part: Tariff[]; next: string | null } {
  const found = sorted(
    all.filter((tariff) => fits(tariff, query)),
    query,
  );
  const from = query.after === null ? 0 : found.findIndex((tariff) => keyOf(tariff) === query.after) + 1;
  const part = found.slice(from, from + query.limit);
  const last = part.at(-1);
  return { found, part, next: last && from + part.length < found.length ? keyOf(last) : null };
}

export const listOfferedTariffs = async (
  tx: Tx,
  query: ProductQuery,
  offered: Offered,
): Promise<FixedLine[] | Mobile[]> => partOf(await tariffsOf(tx, query, offered), query).part as FixedLine[] | Mobile[];

/** What makes a difference in the category: a value that all have is no choice. */
export async function choiceOf(tx: Tx, query: ProductQuery, offered: Offered): Promise<TariffChoice> {
  const all = await tariffsOf(tx, { ...query, tariff: null }, offered);
  const { found, next } = partOf(all, query);
  const prices = all.flatMap((one) => priceOf(one) ?? []);
  const fixed = all.filter(isFixedLine);
  const mobile = all.filter(isMobile);
  const some = (is: (one: Tariff) => boolean): boolean => all.some(is) && !all.every(is);
  return {
    count: found.length,
    total: all.length,
    priceMinCents: prices.length > 0 ? Math.min(...prices) : null,
    priceMaxCents: prices.length > 0 ? Math.max(...prices) : null,
    speedsMbit: distinct(fixed.flatMap(({ speedMbit }) => speedMbit ?? [])).toSorted((a, b) => a - b),
    manufacturers: distinct(mobile.flatMap(({ manufacturer }) => manufacturer ?? [])).toSorted(),
    deviceTypes: distinct(mobile.flatMap(({ deviceType }) => deviceType ?? [])).toSorted(),
    bundles: distinct(fixed.flatMap(({ bundle }) => bundle ?? [])).toSorted(),
    hasYoung: some(({ young }) => young),
    hasHybrid: some((one) => isFixedLine(one) && one.hybrid),
    valueCents: Math.max(0, ...all.map(({ valueCents }) => valueCents)),
    next,
  };
}

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

interface Asked {
  source: 'festnetz' | 'mobilfunk';
  deviceId: number | null;
}

/** A product as a tariff of its source: of another one it is unknown, and so is a device that it does not go with. */
export function tariffOf(product: Product | undefined, { source, deviceId }: Asked, offered: Offered): Tariff {
  if (product?.source !== source) return refuse('unknown');
  if (source === 'festnetz') return fixedLineOf(product, offered);
  if (deviceId === null) return mobileOf(product, null, offered);
  const device = findDevice(deviceId);
  return device && goesWith(device, product) ? mobileOf(product, device, offered) : refuse('unknown');
}

/** A device with each tariff it goes with; alone where there is none. */
export async function deviceTariffs(tx: Tx, deviceId: number, offered: Offered): Promise<Mobile[]> {
  const device = findDevice(deviceId) ?? refuse('unknown');
  const tariffs = (await tariffsFor(tx, [device])).filter((one) => goesWith(device, one));
  return tariffs.length > 0 ? tariffs.map((one) => mobileOf(one, device, offered)) : [deviceAlone(device)];
}
