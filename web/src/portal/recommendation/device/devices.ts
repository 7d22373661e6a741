/** Which devices go with the tariff that is being recommended, and which one the address has chosen. */
import type { Api } from '@weitersagen/contract/page/page';
import { listProducts } from '@weitersagen/contract/product/endpoints';
import { type Quote, quoteOf } from '@weitersagen/contract/product/quote';
import { isMobile, type Mobile, type Tariff } from '@weitersagen/contract/product/schemas';
import { need } from '../../../api/need.ts';
import { findTariff } from '../../product/find-tariff.ts';

export interface Devices {
  kind: DeviceKind;
  quotes: Quote[];
  /** Of the address; null where it names none, undefined where it does not go with the tariff. */
  chosen: number | null | undefined;
}

/** What is offered together, by the category it is shown in; a stick is of no type. */
const categories = { smartphone: 'smartphones', tablet: 'tablets', stick: 'surfsticks' } as const;
export type DeviceKind = keyof typeof categories;

/** None for a tariff of the landline, for one that no device is sold with, and where nobody asked for any. */
export async function devicesFor(api: Api, tariff: Tariff, query: URLSearchParams): Promise<Devices | undefined> {
  if (!isMobile(tariff)) return undefined;
  const wanted = query.get('handy');
  const asked = wanted === null ? null : await kindOf(api, tariff, Number(wanted));
  const named = query.get('geraet')?.toLowerCase();
  const kind = asked ?? (named === 'smartphone' || named === 'tablet' ? named : null);
  const none: Devices | undefined =
    wanted === null ? undefined : { kind: kind ?? 'smartphone', quotes: [], chosen: undefined };
  if (kind === null) return none;
  const found = need(
    await api(listProducts, { query: { source: 'mobilfunk', category: categories[kind], tariff: String(tariff.id) } }),
  ) as Mobile[];
  const quotes = found.filter(({ deviceId }) => deviceId !== null).map(quoteOf);
  if (quotes.length === 0) return none;
  const chosen = wanted === null ? null : quotes.find(({ deviceId }) => String(deviceId) === wanted)?.deviceId;
  return { kind, quotes, chosen };
}

async function kindOf(api: Api, { id }: Tariff, deviceId: number): Promise<DeviceKind | null> {
  if (!Number.isInteger(deviceId) || deviceId < 1) return null;
  const found = await findTariff(api, id, { deviceId });
  if (!found.ok || !isMobile(found.value) || found.value.deviceId === null) return null;
  return found.value.deviceType ?? 'stick';
}
