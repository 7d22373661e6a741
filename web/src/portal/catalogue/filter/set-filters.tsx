/** What narrows the list, each with a way to take it off. */
import { money, number } from '../../../i18n/format.ts';
import { type T, useLocale, useT } from '../../../i18n/t.ts';
import { Chips } from '../../../ui/work/chips.tsx';
import { useCampaign } from '../../page/campaign.ts';
import { type Asked, type AskedName, addressOf, filterNames } from './asked.ts';

export function SetFilters({ asked, address }: { asked: Asked; address: string }) {
  const t = useT();
  const locale = useLocale();
  const campaign = useCampaign();
  const chips = filterNames.flatMap((name) => {
    const value = asked[name];
    if (value === undefined) return [];
    const href = addressOf(address, asked, { [name]: undefined }, campaign);
    return [{ name: said(name, value, t, locale), href, remove: t('category.takeOff') }];
  });
  return chips.length > 0 && <Chips label={t('category.set')} chips={chips} />;
}

function said(name: AskedName, value: string, t: T, locale: string): string {
  switch (name) {
    case 'suche':
      return t('category.searched', { text: value });
    case 'preis':
      return t('category.priceUpTo', { price: money(Number(value) * 100, locale) });
    case 'tempo':
      return t('category.speedFrom', { speed: number(Number(value), locale) });
    case 'geraet':
      return t(value === 'tablet' ? 'category.tablet' : 'category.smartphone');
    case 'buendel':
      return t(value === 'TP' ? 'category.TP' : 'category.DP');
    case 'young':
      return t('category.setYoung');
    case 'hybrid':
      return t('category.setHybrid');
    default:
      return value;
  }
}
