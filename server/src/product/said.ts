/** What a product says in a language: the mandant's words for it where there are some, else those of its own language. */
import type { ProductTexts } from '@weitersagen/contract/product/entry';
import type { Quote } from '@weitersagen/contract/product/quote';

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

interface Named extends Said {
  displayName: string | null;
  promotionName: string | null;
}

/** A snapshot keeps its prices; its names are said in a language as long as the product still has the same ones. */
export function quoteIn(quote: Quote, product: Named, locale: string): Quote {
  const said = productIn(product, locale);
  const nameOf = ({ displayName, name }: Named): string => displayName ?? name;
  return {
    ...quote,
    tariffName: quote.tariffName === nameOf(product) ? nameOf(said) : quote.tariffName,
    promotion: quote.promotion === product.promotionName ? said.promotionName : quote.promotion,
  };
}
