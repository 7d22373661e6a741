/** A row of a provider as a product, or what is wrong with it: the same for every kind of provider. */
import { isOneLine, isPlain } from '@weitersagen/contract/basics/text';
import { sent as boundNames, decode, type Problem } from '@weitersagen/contract/basics/wire';
import { ProvidedEntry } from '@weitersagen/contract/provider/entry';
import { isAllowedShop } from '@weitersagen/contract/provider/shop';
import { type ProvidedRow, providedRow } from '#product/product.ts';
import type { SentRow } from '../adapter.ts';

export interface CheckedRow {
  line: number;
  /** Null where it cannot be told. */
  externalId: string | null;
  /** What is to be offered; nothing for one that goes and for a wrong one. */
  product: ProvidedRow | undefined;
  isGone: boolean;
  problems: readonly Problem[];
}

/** What a row is checked by. */
export interface Checking {
  /** Categories of the mandant by their slug. */
  categories: ReadonlyMap<string, number>;
  config: Parameters<typeof isAllowedShop>[1];
}

export function checkRow(
  { line, sent, isGone = false, problem }: SentRow,
  { categories, config }: Checking,
): CheckedRow {
  const wrong = (problems: readonly Problem[]): CheckedRow => ({
    line,
    externalId: externalIdOf(sent),
    product: undefined,
    isGone: false,
    problems,
  });
  if (problem) return wrong([problem]);
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
    return wrong([{ field: 'Zeile', code: 'no-object' }]);
  if (isGone) {
    const externalId = externalIdOf(sent);
    return externalId === null
      ? wrong([{ field: 'ExterneId', code: 'required' }])
      : { line, externalId, product: undefined, isGone, problems: [] };
  }
  const negative = Object.entries(sent).filter(([name, value]) => isNegative(name, value));
  const read = decode(ProvidedEntry, sent);
  if (negative.length > 0) return wrong(negative.map(([field]) => ({ field, code: 'price-negative' })));
  if (!read.ok) return wrong(read.problems);
  const { categorySlug, externalId, shopUrlTemplate } = read.value;
  const categoryId = categorySlug === null ? null : categories.get(categorySlug);
  if (categoryId === undefined) return wrong([{ field: 'KategorieSlug', code: 'category-unknown' }]);
  if (shopUrlTemplate !== null && !isAllowedShop(shopUrlTemplate, config))
    return wrong([{ field: 'ShopUrlVorlage', code: 'shop-host' }]);
  return { line, externalId, product: providedRow(read.value, categoryId), isGone, problems: [] };
}

const isNegative = (name: string, value: unknown): boolean =>
  typeof value === 'number'
    ? value < 0 && /^(?:preis|aktions)/i.test(name)
    : typeof value === 'string' && /:\s*-\d/.test(value) && /^preisaufteilung$/i.test(name);

/** By whatever name in upper or lower case, and never longer than one may be. */
function externalIdOf(sent: unknown): string | null {
  if (typeof sent !== 'object' || sent === null) return null;
  const { ExterneId: given } = boundNames(ProvidedEntry, sent);
  const text = typeof given === 'string' ? given.trim() : '';
  return text === '' || text.length > 60 || !isPlain(text) || !isOneLine(text) ? null : text;
}
