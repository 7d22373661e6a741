/** Devices as a list shows them, each with a tariff (C-39, E-24). Their price is what the device itself costs with that tariff. */
import type { ProductQuery } from '@weitersagen/contract/product/schemas';
import { fold } from '#agent/agent.ts';
import { type Device, goesWith, listDevices } from '#product/product.ts';
import { type Catalogue, flag } from '../catalogue/catalogue.ts';
import { find } from '../catalogue/find.ts';
import { valuesOn } from '../catalogue/offers.ts';
import type { Ground, Item } from './list.ts';

interface DeviceItem extends Item {
  device: Device;
  cents: number | null;
}

const every = { text: null, priceMaxCents: null, speedMinMbit: null, bundle: null, young: false, hybrid: false };

/** Mobile tariffs of some categories, in the order of the catalogue. */
const tariffsIn = ({ catalogue, shown }: Ground, categories: readonly string[]): number[] =>
  find(catalogue, { ...every, source: 'mobilfunk', categories, orderBy: 'usual' }, shown).slots;

const soldAs = (catalogue: Catalogue, slot: number) => ({
  category: catalogue.words[catalogue.category[slot] ?? -1] ?? null,
  class: catalogue.class[slot] ?? null,
});

function itemOf(catalogue: Catalogue, device: Device, slot: number | null): DeviceItem {
  const ofClass = slot === null ? null : (catalogue.class[slot] ?? null);
  const cents = ofClass === null ? null : (device.promotion?.prices[ofClass] ?? device.prices[ofClass] ?? null);
  return { device, slot, cents };
}

/** Those of a category, each with the first tariff it goes with; or one device with each. Alone where there is none. */
export function listDeviceItems(ground: Ground, category: string | null, one?: Device): DeviceItem[] {
  const { catalogue } = ground;
  if (one) {
    const fitting = tariffsIn(ground, one.tariffCategories).filter((slot) => goesWith(one, soldAs(catalogue, slot)));
    return fitting.length > 0 ? fitting.map((slot) => itemOf(catalogue, one, slot)) : [itemOf(catalogue, one, null)];
  }
  const devices = listDevices(category ?? '');
  const tariffs = tariffsIn(ground, [...new Set(devices.flatMap(({ tariffCategories }) => tariffCategories))]);
  return devices.map((device) =>
    itemOf(catalogue, device, tariffs.find((slot) => goesWith(device, soldAs(catalogue, slot))) ?? null),
  );
}

/** With the tariffs that are asked for, else with the first one; narrowed and sorted. */
export function findDeviceItems(ground: Ground, query: ProductQuery, asked: ReadonlySet<number> | null): DeviceItem[] {
  const { catalogue } = ground;
  const items = listDeviceItems(ground, query.category).flatMap((item) => {
    if (asked === null) return item;
    const slot = [...asked].find((one) => goesWith(item.device, soldAs(catalogue, one)));
    return slot === undefined ? [] : itemOf(catalogue, item.device, slot);
  });
  return sorted(
    items.filter((item) => fits(ground, item, query)),
    ground,
    query,
  );
}

function fits({ catalogue }: Ground, { device, slot, cents }: DeviceItem, query: ProductQuery): boolean {
  const { deviceType, manufacturer, text, priceMaxCents, speedMinMbit, bundle, young, hybrid } = query;
  const is = (own: string | null, wanted: string | null): boolean =>
    wanted === null || own?.toLowerCase() === wanted.toLowerCase();
  const words = fold(`${device.manufacturer} ${device.name} ${device.description}`);
  return (
    is(device.type, deviceType) &&
    is(device.manufacturer, manufacturer) &&
    (text === null ||
      fold(text)
        .split(' ')
        .every((word) => words.includes(word))) &&
    (priceMaxCents === null || (cents !== null && cents <= priceMaxCents)) &&
    (!young || (slot !== null && ((catalogue.flags[slot] ?? 0) & flag.young) !== 0)) &&
    speedMinMbit === null &&
    bundle === null &&
    !hybrid
  );
}

function sorted(items: DeviceItem[], { catalogue, shown }: Ground, { orderBy }: ProductQuery): DeviceItem[] {
  if (orderBy === 'price')
    return items.toSorted((a, b) => (a.cents ?? Number.MAX_SAFE_INTEGER) - (b.cents ?? Number.MAX_SAFE_INTEGER));
  if (orderBy !== 'premium') return items;
  const values = valuesOn(catalogue.offers, shown.today);
  const value = ({ slot }: DeviceItem): number => (slot === null ? 0 : (values[slot] ?? 0));
  return items.toSorted((a, b) => value(b) - value(a));
}
