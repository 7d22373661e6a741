/** Up to three offers side by side, as the address names them; made by the server alone. */
import { failed } from '@weitersagen/contract/content/shown';
import type { Tariff } from '@weitersagen/contract/product/schemas';
import { need } from '../../../api/need.ts';
import { useFrame } from '../../page/page-frame.ts';
import type { Load } from '../../page/screen.ts';
import { findTariff } from '../../product/find-tariff.ts';
import { Still } from '../../shell/still.tsx';
import { footnotesOf, numberedNotes } from '../numbered-notes.ts';
import { requireProductSource } from '../product-source.ts';
import { ComparePage } from './compare-page.tsx';
import { comparedIn, comparedMax } from './compared.ts';

export const texts: readonly string[] = [];
export const isStill = true;

export const load = import.meta.env.SSR ? loadCompared : undefined;

async function loadCompared({ api, query, categories = [], content, mandant }: Load) {
  requireProductSource(mandant.productApi);
  const wanted = comparedIn(query);
  const shown = wanted.slice(0, comparedMax);
  const [found, reader] = await Promise.all([
    Promise.all(shown.map((one) => findTariff(api, one.id, { deviceId: one.deviceId }))),
    content(),
  ]);
  // What is gone is said to be; what could not be read is a fault of the page.
  const tariffs = found.flatMap((one): Tariff[] => (one.ok || one.status !== 404 ? [need(one)] : []));
  const footnotes = await reader.footnotes(footnotesOf(tariffs));
  const { notes, marks } = numberedNotes({
    above: [],
    notes: [],
    footnotes: footnotes === failed ? [] : footnotes,
    products: tariffs,
  });
  const offers = tariffs.map((tariff, index) => ({
    tariff,
    category: categories.find((one) => one.id === tariff.categoryId),
    mark: marks[index],
  }));
  return { offers, notes, gone: shown.length - tariffs.length, tooMany: wanted.length - shown.length };
}

export type Loaded = Awaited<ReturnType<typeof loadCompared>>;
export type Compared = Loaded['offers'][number];

export default function CompareScreen() {
  requireProductSource(useFrame().mandant.productApi);
  return <Still>{import.meta.env.SSR && <ComparePage />}</Still>;
}
