/** What every place says of an offer: whom it is for, what is within, what it costs and earns, and the way to recommend it. */

import { quoteOf } from '@weitersagen/contract/product/quote';
import type { Tariff } from '@weitersagen/contract/product/schemas';
import { isMobile } from '@weitersagen/contract/product/schemas';
import { day, money, unbroken } from '../../../i18n/format.ts';
import { useLocale, useT } from '../../../i18n/t.ts';
import button from '../../../ui/button.module.css';
import layout from '../../../ui/layout.module.css';
import { Badge } from '../../../ui/state/badge.tsx';
import { useCampaign } from '../../page/campaign.ts';
import { useProductLanguage } from '../../page/page-frame.ts';
import { Price } from '../../product/price/price.tsx';
import product from '../../product/product.module.css';
import { PageLink } from '../../shell/link/page-link.tsx';
import styles from './card.module.css';
import type { Offer } from './offer.ts';

export function Badges({ tariff }: { tariff: Tariff }) {
  const t = useT();
  const hybrid = !isMobile(tariff) && tariff.hybrid;
  return (
    (tariff.young || hybrid) && (
      <p className={styles.badges}>
        {tariff.young && <Badge kind="info">{t('price.young')}</Badge>}
        {hybrid && <Badge>{t('category.hybridBadge')}</Badge>}
      </p>
    )
  );
}

export function Within({ offer: { facts, tariff } }: { offer: Offer }) {
  const t = useT();
  return (
    <ul lang={useProductLanguage()} className={product.facts}>
      {facts.map((fact) => (
        <li key={fact}>{unbroken(fact)}</li>
      ))}
      {tariff && <li>{t('category.withTariff', { tariff })}</li>}
    </ul>
  );
}

/** With the day of which the price is, and what recommending it earns, where no note says that. */
export function Cost({ tariff, isOnNote = false }: { tariff: Tariff; isOnNote?: boolean }) {
  const t = useT();
  const locale = useLocale();
  const { valueCents, pricedOn } = tariff;
  return (
    <div className={styles.price}>
      <Price quote={quoteOf(tariff)} />
      {pricedOn && (
        <p className={`${layout.small} ${layout.soft}`}>{t('category.pricedOn', { day: day(pricedOn, locale) })}</p>
      )}
      {valueCents > 0 && !isOnNote && (
        <p className={product.monthly}>
          {t('category.premium')} <b className={layout.money}>{money(valueCents, locale)}</b>
        </p>
      )}
    </div>
  );
}

interface Recommended {
  offer: Offer;
  /** Where there is little room. */
  isShort?: boolean;
}

export function Recommend({ offer: { name, recommend, isChosen, isAgent }, isShort = false }: Recommended) {
  const t = useT();
  const lang = useProductLanguage();
  const campaign = useCampaign();
  return (
    recommend && (
      <PageLink
        to={isAgent ? 'recommendAgent' : 'recommend'}
        values={{ ...recommend, ...campaign }}
        className={`${button.button} ${button.second} ${button.full}${isShort ? ` ${button.small}` : ''}`}
      >
        {t(isChosen || isShort ? 'category.choose' : 'category.recommend')}
        <span className={layout.hush} lang={lang}>
          {' '}
          {name}
        </span>
      </PageLink>
    )
  );
}
