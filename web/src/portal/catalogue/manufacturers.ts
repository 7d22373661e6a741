/** Who makes the devices of a category. Only categories of devices have any. */
import type { Api } from '@weitersagen/contract/page/page';
import { isDeviceCategory } from '@weitersagen/contract/product/device-categories';
import { showTariffChoice } from '@weitersagen/contract/product/endpoints';
import { need } from '../../api/need.ts';

export async function listManufacturers(api: Api, category: string): Promise<readonly string[]> {
  if (!isDeviceCategory(category)) throw new Error('404 - Unknown category');
  return need(await api(showTariffChoice, { query: { source: 'mobilfunk', category } })).manufacturers;
}
