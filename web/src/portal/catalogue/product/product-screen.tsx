/** The page of one product, on its own or with a device; made by the server alone, like every page of the catalogue. */
import { failed } from '@weitersagen/contract/content/shown';
import { listDeviceTariffs, listProducts } from '@weitersagen/contract/product/endpoints';
import { isMobile, type Mobile, type Tariff } from '@weitersagen/contract/product/schemas';
import { need, trouble } from '../../../api/need.ts';
import { useFrame } from '../../page/page-frame.ts';
import type { Load } from '../../page/screen.ts';
import { findTariff } from '../../product/find-tariff.ts';
import { Still } from '../../shell/still.tsx';
import { footnotesOf, numberedNotes } from '../numbered-notes.ts';
import { requireProductSource } from '../product-source.ts';
import { ProductPage } from './product-page.tsx';

export const texts: readonly string[] = [];
export const isStill = true;

export const load = import.meta.env.SSR ? loadProduct : undefined;

async function loadProduct({ api, params, query, categories = [], content, mandant, origin = '' }: Load) {
  requireProductSource(mandant.productApi);
  const [id, deviceId] = [numberIn(params.produktId), numberIn(query.get('geraet'))];
  if (id === null || (deviceId === null && query.has('geraet'))) throw trouble(404);
  const tariff = need(await findTariff(api, id, { deviceId }));
  const reader = await content();
  const others = await othersOf(api, tariff);
  const products = [tariff, ...others];
  const footnotes = await reader.footnotes(footnotesOf(products));
  const { notes, marks } = numberedNotes({
    above: [],
    notes: [],
    footnotes: footnotes === failed ? [] : footnotes,
    products,
  });
  const category = categories.find((one) => one.id === tariff.categoryId);
  return { tariff, category, others, notes, mark: marks[0], otherMarks: marks.slice(1), origin };
}

const numberIn = (text: string | null | undefined): number | null =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

/** A device with its other tariffs, or a tariff with each device that it is sold with. */
async function othersOf(api: Load['api'], tariff: Tariff): Promise<readonly Mobile[]> {
  if (!isMobile(tariff)) return [];
  const { id, deviceId } = tariff;
  if (deviceId !== null) {
    const found = need(await api(listDeviceTariffs, { params: { id: deviceId } }));
    return found.filter((one) => one.id !== id);
  }
  const question = { source: 'mobilfunk', category: 'geraete', tariff: String(id) } as const;
  const found = need(await api(listProducts, { query: question })) as Mobile[];
  return found.filter((one) => one.deviceId !== null && one.tariffId !== null);
}

export type Loaded = Awaited<ReturnType<typeof loadProduct>>;

export default function ProductScreen() {
  requireProductSource(useFrame().mandant.productApi);
  return <Still>{import.meta.env.SSR && <ProductPage />}</Still>;
}
