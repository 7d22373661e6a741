/** A reward that cannot be collected (any more): that it is so, and where it stands. */
import { day, money } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { useTitle } from '../page-frame.ts';
import type { OwnReward } from './own-reward.ts';

export function RewardStand({ reward }: { reward: OwnReward }) {
  const t = useT();
  const locale = useLocale();
  useTitle(t('reward.title'));
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <div className={`${layout.wide} ${layout.read}`}>
        <h1>{t('reward.over')}</h1>
        <Facts
          facts={[
            [t('reward.statusNow'), t(`reward.status.${reward.status}`)],
            [t('reward.for'), reward.product.name],
            [t('reward.amount'), money(reward.amountCents, locale)],
            ...(reward.collectedAt ? ([[t('reward.collectedOn'), day(reward.collectedAt, locale)]] as const) : []),
            ...(reward.paidAt ? ([[t('reward.paidOn'), day(reward.paidAt, locale)]] as const) : []),
          ]}
        />
      </div>
    </div>
  );
}
