/**
 * The devices a mobile tariff is sold with (C-39): a list that comes with the program, the same for every mandant. What one
 * costs hangs on the class of the tariff; which tariffs it goes with are those of its categories.
 */
import type { DeviceType } from '@weitersagen/contract/product/schemas';
import list from './devices.json' with { type: 'json' };

export interface Device {
  id: number;
  /** Null for what is neither. */
  type: DeviceType | null;
  manufacturer: string;
  name: string;
  description: string;
  /** Where it is shown. */
  categories: readonly string[];
  /** Whose tariffs it goes with. */
  tariffCategories: readonly string[];
  topPosition: number | null;
  position: number;
  /** By the class of the tariff, in cents, once. */
  prices: Readonly<Partial<Record<string, number>>>;
  promotion: { name: string; prices: Readonly<Partial<Record<string, number>>> } | null;
}

/** Those with a TopPosition first, then by position, then by id (E-24). */
const devices: readonly Device[] = (list.devices as Device[]).toSorted(
  (a, b) =>
    (a.topPosition ?? Number.MAX_SAFE_INTEGER) - (b.topPosition ?? Number.MAX_SAFE_INTEGER) ||
    a.position - b.position ||
    a.id - b.id,
);

export const listDevices = (category: string): readonly Device[] =>
  devices.filter(({ categories }) => categories.includes(category));

export const findDevice = (id: number): Device | undefined => devices.find((device) => device.id === id);

interface Sold {
  category: string | null;
  class: string | null;
}

/** Whether it is sold with a tariff: of one of its categories, and of a class it has a price for. */
export const goesWith = (device: Device, { category, class: ofClass }: Sold): boolean =>
  category !== null &&
  ofClass !== null &&
  device.tariffCategories.includes(category) &&
  device.prices[ofClass] !== undefined;
