/** A product with what it costs, whichever source it is of. */
import type { Api, Outcome } from '@weitersagen/contract/page/page';
import { showProduct } from '@weitersagen/contract/product/endpoints';
import type { Tariff } from '@weitersagen/contract/product/schemas';

interface Asked {
  /** As the address says it; most addresses do not. */
  source?: string | null;
  deviceId?: number | null;
}

/** Of another source a product is unknown (rules C-40), so the likelier one is asked first. */
export async function findTariff(
  api: Api,
  id: number,
  { source, deviceId = null }: Asked = {},
): Promise<Outcome<Tariff>> {
  const ask = (of: Tariff['source']) =>
    api(showProduct, { params: { id }, query: { source: of, deviceId } }) as Promise<Outcome<Tariff>>;
  if (source === 'mobilfunk' || deviceId !== null) return ask('mobilfunk');
  const found = await ask('festnetz');
  return !found.ok && found.status === 404 ? ask('mobilfunk') : found;
}
