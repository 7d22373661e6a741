/** What a product says in a language: the mandant's words for it where there are some, else those of its own language. */
import type { ProductTexts } from '@weitersagen/contract/product/entry';

interface Said {
  name: string;
  translations: readonly ProductTexts[];
}

/** Each word by itself: what was not translated is said in the mandant's own language. */
export function productIn<P extends Said>(product: P, locale: string): P {
  const found = product.translations.find(({ language }) => language === locale);
  if (!found) return product;
  const { language: _, ...texts } = found;
  // A name of its own for the pages is none of the other language's.
  const displayName = texts.displayName ?? texts.name;
  const said = Object.entries({ ...texts, displayName }).filter(([, text]) => text !== null);
  return { ...product, ...Object.fromEntries(said) };
}

export const productNameIn = (product: Said, locale: string): string => productIn(product, locale).name;
