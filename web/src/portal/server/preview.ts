/**
 * The words of pictures: of the preview that messengers show (1200 by 630), which is the promise of the programme or that
 * somebody recommends a product, and of the story for a recommendation (1080 by 1920). Of a person there is nothing on either.
 */

import type { PageRequest, PreviewWords, StoryAsked, StoryWords } from '@weitersagen/contract/page/page';
import { showHighestPremium } from '@weitersagen/contract/premium/endpoints';
import { showProduct } from '@weitersagen/contract/product/endpoints';
import { linkFor } from '@weitersagen/contract/recommendation/channels';
import { shares } from '@weitersagen/contract/reward/shares';
import { need } from '../../api/need.ts';
import { day, shortMoney } from '../../i18n/format.ts';
import type { Texts } from '../../i18n/t.ts';

export async function wordsOf(request: PageRequest, texts: Texts, name: string): Promise<PreviewWords | undefined> {
  if (name === 'start') return promise(request, texts);
  const [, kind, id] = /^(empfehlung|anzeige)(?:-(\d{1,9}))?$/.exec(name) ?? [];
  if (!kind) return undefined;
  const { t } = texts;
  const mark = kind === 'anzeige' ? { mark: t('preview.ad') } : {};
  if (id === undefined) return { headline: t('preview.recommended'), line: t('preview.recommendedLine'), ...mark };
  const product = await request.api(showProduct, { params: { id: Number(id) } });
  return product.ok
    ? { above: t('preview.recommended'), headline: product.value.name, line: t('preview.recommendedLine'), ...mark }
    : undefined;
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

export function storyOf(
  { mandant }: PageRequest,
  { t, locale }: Texts,
  { product, validUntil, link, share, valueCents }: StoryAsked,
): StoryWords | undefined {
  if (share === undefined || valueCents === undefined) return undefined;
  const { recipientCapCents, features } = mandant;
  const { recommenderCents, recipientCents } = shares({ valueCents, recommenderShare: share, recipientCapCents });
  const amount = shortMoney(recipientCents, locale);
  return {
    ...(recommenderCents > 0 && { mark: t('preview.ad'), markLine: t('story.ad') }),
    above: t('story.above'),
    product: product.name,
    line: recipientCents > 0 ? t('story.reward', { amount }) : t('story.look'),
    ...(recipientCents > 0 &&
      features.banknotes && { note: { above: t('story.noteAbove'), amount, below: t('story.noteBelow') } }),
    scan: t('story.scan'),
    shown: link.replace(/^https?:\/\//, ''),
    link: linkFor(link, 'instagram'),
    until: t('story.until', { day: day(validUntil, locale) }),
  };
}
