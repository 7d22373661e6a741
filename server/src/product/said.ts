/** What a product or a premium says in a language: the mandant's words for it where there are some, else those of its own language. */
import type { ProductTexts } from '@weitersagen/contract/product/entry';
import type { Quote } from '@weitersagen/contract/product/quote';

interface Said {
  name: string;
  translations: readonly ProductTexts[];
}

interface Translated {
  translations: readonly { language: string }[];
}

/** What was translated of a thing. */
function wordsIn<T extends Translated>({ translations }: T, locale: string): Partial<T> {
  const { language: _, ...texts } = translations.find(({ language }) => language === locale) ?? {};
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== null)) as Partial<T>;
}

/** Each word by itself: what was not translated is said in the mandant's own language. */
export const saidIn = <T extends Translated>(thing: T, locale: string): T => ({ ...thing, ...wordsIn(thing, locale) });

export function productIn<P extends Said>(product: P, locale: string): P {
  const words = wordsIn(product, locale);
  // A name of its own for the pages is none of the other language's.
  return { ...product, ...(words.name !== undefined && { displayName: words.name }), ...words };
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
