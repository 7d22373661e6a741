/** The words of a preview picture (1200 by 630): the promise of the programme, or that somebody recommends something. */

import type { PageRequest, PreviewWords } from '@weitersagen/contract/page/page';
import { showHighestPremium } from '@weitersagen/contract/product/endpoints';
import { shortMoney } from '../i18n/format.ts';
import type { Texts } from '../i18n/t.ts';
import type { PreviewName } from './head.ts';
import { need } from './screen.ts';

export async function wordsOf(request: PageRequest, { t, locale }: Texts, name: PreviewName): Promise<PreviewWords> {
  const { valueCents } = need(await request.api(showHighestPremium));
  const amount = shortMoney(valueCents, locale);
  const note =
    request.mandant.showsBanknotes && valueCents > 0
      ? { above: t('home.upTo'), amount, below: t('home.forYou') }
      : undefined;
  if (name === 'empfehlung') return { headline: t('preview.recommended'), line: t('preview.recommendedLine') };
  return {
    headline: valueCents > 0 ? t('home.headline', { amount }) : t('home.headlinePlain'),
    line: t('home.point1'),
    ...(note && { note }),
  };
}
