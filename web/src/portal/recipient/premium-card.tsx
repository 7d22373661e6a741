/** Beside a form: what the recipient gets, and who recommended it. */
import { fullName, money, shortMoney } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Lifted } from '../../ui/banknote.tsx';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { useFrame } from '../page/page-frame.ts';
import type { OwnOrder } from './own-order.ts';

export function PremiumCard({ order: { amountCents, recommender } }: { order: OwnOrder }) {
  const t = useT();
  const locale = useLocale();
  const { banknotes } = useFrame().mandant.features;
  const name = fullName(recommender.firstName, recommender.lastInitial);
  if (amountCents === 0) return null;
  return (
    <div className={`${layout.card} ${layout.tint}`}>
      {banknotes && (
        <Lifted above={t('agreement.premium')} amount={shortMoney(amountCents, locale)} below={t('agreement.forYou')} />
      )}
      <Facts facts={[[t('agreement.yours'), money(amountCents, locale)]]} />
      {name && <p className={`${layout.small} ${layout.soft}`}>{t('agreement.recommended', { name })}</p>}
    </div>
  );
}
