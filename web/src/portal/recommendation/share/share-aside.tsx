/** Who gets what out of this link, and what happens from now on, with dates and reasons. */
import type { Agent } from '@weitersagen/contract/agent/schemas';
import type { Quote } from '@weitersagen/contract/product/quote';
import type { RecommenderShare, shares } from '@weitersagen/contract/reward/shares';
import { day, money } from '../../../i18n/format.ts';
import { useLocale, useT } from '../../../i18n/t.ts';
import { Facts } from '../../../ui/facts.tsx';
import layout from '../../../ui/layout.module.css';
import { Timeline } from '../../../ui/state/timeline.tsx';
import { Adviser } from '../../agent/adviser.tsx';
import { useFrame, useProductLanguage } from '../../page/page-frame.ts';
import { Chosen } from '../../product/price/chosen.tsx';

interface Props {
  product: string;
  /** What was chosen and what it was said to cost. */
  quote?: Quote | null | undefined;
  /** Who advises the contact. */
  agent?: Agent | undefined;
  validUntil: string;
  share: RecommenderShare;
  sums: ReturnType<typeof shares>;
}

export function ShareAside({
  product,
  quote,
  agent,
  validUntil,
  share,
  sums: { recommenderCents, recipientCents },
}: Props) {
  const t = useT();
  const locale = useLocale();
  const lang = useProductLanguage();
  const { claimPeriodDays } = useFrame().mandant;
  const hasReward = recommenderCents + recipientCents > 0;
  return (
    <>
      <div className={`${layout.card} ${layout.tint}`}>
        <Facts
          facts={[
            [
              t('share.product'),
              <span key="product" lang={lang}>
                {product}
              </span>,
            ],
            ...(hasReward
              ? ([
                  [t('share.you'), money(recommenderCents, locale)],
                  [t('share.contact'), money(recipientCents, locale)],
                ] as const)
              : []),
            [t('share.validUntil'), day(validUntil, locale)],
          ]}
        />
        {quote && <Chosen quote={quote} isPromised />}
        {agent && <Adviser agent={agent} label={t('share.agent')} />}
      </div>
      <div className={layout.card}>
        <h2>{t('share.next')}</h2>
        <Timeline
          label={t('share.next')}
          events={[
            { name: t('share.made'), note: t('share.madeText'), state: 'done' },
            { name: t('share.accepts'), note: t('share.acceptsText', { day: day(validUntil, locale) }), state: 'now' },
            {
              name: t('share.contract'),
              note: claimPeriodDays ? t('share.contractText', { days: claimPeriodDays }) : t('share.contractNow'),
              state: 'ahead',
            },
            { name: t(`share.paid${share}`), note: t(`share.paid${share}Text`), state: 'ahead' },
          ]}
        />
      </div>
    </>
  );
}
