/** The words of a preview picture (1200 by 630): the promise of the programme, or that somebody recommends something. */

import type { PageRequest, PreviewWords } from '@weitersagen/contract/page/page';
import { showHighestPremium } from '@weitersagen/contract/premium/endpoints';
import { need } from '../../api/need.ts';
import { shortMoney } from '../../i18n/format.ts';
import type { Texts } from '../../i18n/t.ts';
import type { PreviewName } from './document-head.ts';

export async function wordsOf(request: PageRequest, texts: Texts, name: PreviewName): Promise<PreviewWords> {
  const { t } = texts;
  if (name === 'empfehlung') return { headline: t('preview.recommended'), line: t('preview.recommendedLine') };
  return promise(request, texts);
}

async function promise(request: PageRequest, { t, locale }: Texts): Promise<PreviewWords> {
  const { valueCents } = need(await request.api(showHighestPremium));
  const line = t('home.point1');
  if (valueCents === 0) return { headline: t('home.headlinePlain'), line };
  const amount = shortMoney(valueCents, locale);
  const headline = t('home.headline', { amount });
  return request.mandant.features.banknotes
    ? { headline, line, note: { above: t('home.upTo'), amount, below: t('home.forYou') } }
    : { headline, line };
}
