/** The premiums somebody may choose from: as cards, or the only one there is, about which nothing is asked. */
import { money, shortMoney } from '../../i18n/format.ts';
import { type T, useLocale, useT } from '../../i18n/t.ts';
import { Banknote, Lifted, Voucher } from '../../ui/banknote.tsx';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { useFrame, useProductLanguage } from '../page/page-frame.ts';
import { noPremium, type OwnReward } from './own-reward.ts';

interface Offer {
  id: string;
  name: string;
  /** The name is the mandant's word, not the page's. */
  isNamed: boolean;
  kind: 'money' | 'voucher';
  amountCents: number;
}

/** Goodwill without an order has no premium and is paid to the account. */
export function offersOf(reward: OwnReward, t: T): Offer[] {
  const premiums = reward.choice?.premiums ?? [];
  const isOnlyMoney = premiums.filter(({ kind }) => kind === 'money').length <= 1;
  if (premiums.length === 0)
    return [{ id: noPremium, name: t('reward.money'), isNamed: false, kind: 'money', amountCents: reward.amountCents }];
  return premiums.map(({ id, name, kind, amountCents }) => ({
    id: String(id),
    ...(kind === 'money' && isOnlyMoney ? { name: t('reward.money'), isNamed: false } : { name, isNamed: true }),
    kind,
    amountCents,
  }));
}

export function useChoices(reward: OwnReward) {
  const t = useT();
  const locale = useLocale();
  const lang = useProductLanguage();
  const { banknotes } = useFrame().mandant.features;
  return offersOf(reward, t).map((offer) => ({
    value: offer.id,
    name: offer.name,
    lang: offer.isNamed ? lang : undefined,
    lines: [[t(`reward.${offer.kind}Line`), money(offer.amountCents, locale)]] as const,
    picture: banknotes && <Note offer={offer} />,
  }));
}

export function Note({ offer: { kind, amountCents } }: { offer: Pick<Offer, 'kind' | 'amountCents'> }) {
  const t = useT();
  const amount = shortMoney(amountCents, useLocale());
  return kind === 'money' ? (
    <Banknote above={t('reward.premium')} amount={amount} />
  ) : (
    <Voucher above={t('reward.voucher')} amount={amount} />
  );
}

export function PremiumCard({ reward, offer }: { reward: OwnReward; offer: Offer }) {
  const t = useT();
  const locale = useLocale();
  const lang = useProductLanguage();
  const { banknotes } = useFrame().mandant.features;
  const isMoney = offer.kind === 'money';
  const amount = shortMoney(offer.amountCents, locale);
  return (
    <div className={`${layout.card} ${layout.tint} ${layout.read}`}>
      {banknotes &&
        (isMoney ? (
          <Lifted above={t('reward.premium')} amount={amount} below={t('reward.forYou')} />
        ) : (
          <Note offer={offer} />
        ))}
      <Facts
        facts={[
          [
            t('reward.for'),
            <span key="product" lang={lang}>
              {reward.product.name}
            </span>,
          ],
          [t('reward.amount'), money(offer.amountCents, locale)],
          ...(isMoney
            ? []
            : ([
                [
                  t('reward.voucher'),
                  <span key="voucher" lang={lang}>
                    {offer.name}
                  </span>,
                ],
              ] as const)),
        ]}
      />
    </div>
  );
}
