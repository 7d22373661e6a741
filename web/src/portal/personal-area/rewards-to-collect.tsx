/** What waits for the person: each reward with its note, its last day and the way to it. */
import { day, money, shortMoney, unbroken } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Banknote } from '../../ui/banknote.tsx';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import { useFrame } from '../page/page-frame.ts';
import type { OwnReward } from '../reward/own-reward.ts';
import { PageLink } from '../shell/link/page-link.tsx';
import styles from './personal-area.module.css';

export function RewardsToCollect({ rewards, hasMore }: { rewards: readonly OwnReward[]; hasMore: boolean }) {
  const t = useT();
  if (rewards.length === 0) return null;
  return (
    <section className={layout.stack} aria-label={t('area.rewards')}>
      {rewards.map((reward) => (
        <OneReward key={reward.number} reward={reward} />
      ))}
      {hasMore && (
        <p>
          <PageLink to="personalArea" values={{ praemienach: rewards.at(-1)?.number }}>
            {t('area.moreRewards')}
          </PageLink>
        </p>
      )}
    </section>
  );
}

function OneReward({ reward: { product, amountCents, collectUntil, token } }: { reward: OwnReward }) {
  const t = useT();
  const locale = useLocale();
  const { banknotes } = useFrame().mandant.features;
  const amount = shortMoney(amountCents, locale);
  return (
    <div className={styles.reward}>
      {banknotes ? (
        <Banknote above={t('area.note')} amount={amount} below={t('area.noteFor')} />
      ) : (
        <b className={layout.lead}>{money(amountCents, locale)}</b>
      )}
      <div>
        <h2>{t('area.waits')}</h2>
        <p className={layout.soft}>
          {collectUntil
            ? t('area.until', { product: unbroken(product.name), day: day(collectUntil, locale) })
            : t('area.anyTime', { product: unbroken(product.name) })}
        </p>
      </div>
      {token && (
        <PageLink to="rewardChoice" values={{ token }} className={button.button}>
          {t('area.collect')}
          <span className={layout.hush}> {t('area.concerning', { product: unbroken(product.name) })}</span>
          <Icon name="right" />
        </PageLink>
      )}
    </div>
  );
}
