/** What products are called that a premium names by their ids, for whoever reads what it was and what it becomes. */
import { id } from '@weitersagen/contract/basics/integer';
import { decode } from '@weitersagen/contract/basics/wire';
import type { Api } from '@weitersagen/contract/page/page';
import { namePremiumProducts } from '@weitersagen/contract/premium/desk';
import { productIdsOf } from './fields.ts';

export type ProductNames = ReadonlyMap<number, string>;

const idsMax = 5000;

/** Of all that these texts name; without an answer everybody reads the ids. */
export async function loadProductNames(api: Api, texts: readonly unknown[]): Promise<ProductNames> {
  const ids = [...new Set(texts.flatMap(productIdsOf))].filter((one) => decode(id, one).ok).slice(0, idsMax);
  if (ids.length === 0) return new Map();
  const outcome = await api(namePremiumProducts, { body: { ids } });
  return namesOf(outcome.ok ? outcome.value : []);
}

/** Two of one name are told apart by their ids. */
export function namesOf(products: readonly { id: number; name: string }[]): ProductNames {
  const byName = Map.groupBy(products, ({ name }) => name);
  return new Map(
    products.map(({ id: one, name }) => [one, (byName.get(name)?.length ?? 0) > 1 ? `${name} (${one})` : name]),
  );
}

/** What changes of the products say before and after. */
export const productTexts = (
  changes: readonly { field: string; from: string | null; to: string | null }[],
): (string | null)[] => changes.flatMap(({ field, from, to }) => (field === 'Produkte' ? [from, to] : []));
