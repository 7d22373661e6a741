/** Where the page of a category is; the campaign of this address goes along. */
import { useLocale } from '../../i18n/t.ts';
import { useCampaign } from '../page/campaign.ts';
import { withLocale } from '../page/page-frame.ts';
import { type PathValues, pathTo } from '../page/paths.ts';

export const categoryPath = (slug: string, values: PathValues): string =>
  pathTo({ category: `/${slug}` }, 'category', values) ?? '/';

export function useCategoryAddress(): (slug: string) => string {
  const locale = useLocale();
  const campaign = useCampaign();
  return (slug) => withLocale(locale, categoryPath(slug, campaign));
}
