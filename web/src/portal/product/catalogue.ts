/**
 * What Home shows of a catalogue: by default the first product of each top category, so that everybody finds a beginning;
 * of one category, or of all, every product. Categories without anything to recommend are not named.
 */
import type { Value } from '@weitersagen/contract/basics/wire';
import type { Category, ProductSummary } from '@weitersagen/contract/product/schemas';

type Product = Value<typeof ProductSummary>;

export interface Card {
  id: number;
  name: string;
  description: string;
  valueCents: number;
  picture: Product['picture'];
  drawing: Product['drawing'];
  /** Recommended with an agent (G-12). */
  isAgent: boolean;
  /** Of its category. */
  title: string | null;
}

interface Shelf {
  slug: string;
  name: string;
}

export interface Catalogue {
  shelves: Shelf[];
  /** Slug of the shelf that is shown, `alle`, or nothing: the selection. */
  shown: string | null;
  cards: Card[];
}

/** In the address, for every product of every shelf. */
export const everything = 'alle';
/** Up to this number everything is shown at once, and there is nothing to choose from; the selection is as large. */
const fewProducts = 8;

export function catalogueOf(
  products: readonly Product[],
  categories: readonly Value<typeof Category>[],
  asked: string | null,
): Catalogue {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const shelfOf = ({ categoryId }: Product): Shelf => {
    const category = byId.get(categoryId ?? 0);
    const top = category?.breadcrumb.split(' / ')[0] ?? '';
    const named = categories.find(({ breadcrumb }) => breadcrumb === top) ?? category;
    return { slug: named?.slug ?? '', name: top };
  };
  const cardOf = ({ id, name, description, valueCents, picture, drawing, isAgent, categoryId }: Product): Card => ({
    ...{ id, name, description, valueCents, picture, drawing, isAgent },
    title: byId.get(categoryId ?? 0)?.title ?? null,
  });
  const shelves = Map.groupBy(products, (product) => shelfOf(product).name);
  const named = [...shelves.values()].flatMap(([first]) => (first ? [shelfOf(first)] : [])).filter(({ name }) => name);
  if (products.length <= fewProducts || named.length < 2)
    return { shelves: [], shown: everything, cards: products.map(cardOf) };
  const shelf = named.find(({ slug }) => slug === asked);
  const shown = shelf?.slug ?? (asked === everything ? everything : null);
  const selection = [...shelves.values()].flatMap(([first]) => first ?? []).slice(0, fewProducts);
  const onShelf = shelf ? (shelves.get(shelf.name) ?? []) : shown ? products : selection;
  return { shelves: named, shown, cards: onShelf.map(cardOf) };
}
