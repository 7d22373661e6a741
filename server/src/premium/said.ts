/** What a premium says in a language: the mandant's words for it where there are some, else those of its own language. */
import type { PremiumTexts } from '@weitersagen/contract/premium/entry';

interface Said {
  name: string;
  description: string;
  translations: readonly PremiumTexts[];
}

/** Each word by itself: what was not translated is said in the mandant's own language. */
export function premiumIn<P extends Said>(premium: P, locale: string): P {
  const found = premium.translations.find(({ language }) => language === locale);
  return {
    ...premium,
    name: found?.name ?? premium.name,
    description: found?.description ?? premium.description,
  };
}
