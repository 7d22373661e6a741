/**
 * A category of the catalogue, at its slug: what it is, what it earns, and what can be recommended of it. The page is made by
 * the server alone; a browser only knows where its products are from.
 */
import { failed } from '@weitersagen/contract/content/shown';
import { isDeviceCategory } from '@weitersagen/contract/product/device-categories';
import { listProducts, showTariffChoice } from '@weitersagen/contract/product/endpoints';
import type { Tariff } from '@weitersagen/contract/product/schemas';
import { need, trouble } from '../../api/need.ts';
import { useFrame } from '../page/page-frame.ts';
import type { Load } from '../page/screen.ts';
import { Still } from '../shell/still.tsx';
import { CategoryPage } from './category-page.tsx';
import { askedOf } from './filter/asked.ts';
import { useLiveFilters } from './filter/live-filters.ts';
import { categoryAt } from './listed-categories.ts';
import { listManufacturers } from './manufacturers.ts';
import { footnotesOf, numberedNotes } from './numbered-notes.ts';
import { requireProductSource } from './product-source.ts';

export const texts: readonly string[] = [];
export const isStill = true;

/** So many on a page. */
const tariffsOnPage = 48;

export const load = import.meta.env.SSR ? loadCategory : undefined;

async function loadCategory({ api, params, query, categories = [], content, mandant }: Load) {
  const category = categoryAt(categories, params['*'] ?? '');
  if (!category) throw trouble(404);
  requireProductSource(mandant.productApi);
  const { asked, question } = askedOf(query, category, tariffsOnPage);
  const [above, below] = placesOf(category.slug);
  const reader = await content();
  const [found, choice, manufacturers, places] = await Promise.all([
    api(listProducts, { query: question }),
    api(showTariffChoice, { query: question }),
    isDeviceCategory(category.category) ? listManufacturers(api, category.category) : [],
    reader.places(null, [above, below]),
  ]);
  const tariffs = need(found) as Tariff[];
  const footnotes = await reader.footnotes(footnotesOf(tariffs));
  const named = {
    above: places === failed ? [] : (places.blocks[above] ?? []),
    notes: places === failed ? [] : places.notes,
    footnotes: footnotes === failed ? [] : footnotes,
    products: tariffs,
  };
  const { notes, marks } = numberedNotes(named);
  return {
    category,
    asked,
    tariffs,
    marks,
    choice: need(choice),
    manufacturers,
    places: places === failed ? places : { ...places, notes },
    notes,
  };
}

/** Where blocks of the mandant stand: before what can be recommended, and after it. */
const placesOf = (slug: string) => [`kategorie.${slug}.oben`, `kategorie.${slug}.unten`] as const;

export type Loaded = Awaited<ReturnType<typeof loadCategory>>;

export default function CategoryScreen() {
  requireProductSource(useFrame().mandant.productApi);
  useLiveFilters();
  return <Still>{import.meta.env.SSR && <CategoryPage placesOf={placesOf} />}</Still>;
}
