/** A category of a demo brand in both languages: German is what the mandant writes, English its translation. */
import type { MandantDraft } from '../../setup/draft.ts';

export type Category = NonNullable<MandantDraft['categories']>[number];

/** One of a row without branches. */
export const flatCategory = (
  id: number,
  slug: string,
  [title, subtitle]: readonly [title: string, subtitle: string],
  [englishTitle, englishSubtitle]: readonly [title: string, subtitle: string],
  more: Partial<Category> = {},
): Category => ({
  id,
  slug,
  title,
  breadcrumb: title,
  subtitle,
  source: 'festnetz',
  category: slug,
  translations: [{ language: 'en', title: englishTitle, breadcrumb: englishTitle, subtitle: englishSubtitle }],
  ...more,
});
