/** A product and what it earns; the whole row of cards has one height. */
import type { WindowProduct } from '@weitersagen/contract/product/shop-window';
import { money, shortMoney } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Banknote } from '../../ui/banknote.tsx';
import button from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import { useCampaign } from '../page/campaign.ts';
import { useFrame, useProductLanguage } from '../page/page-frame.ts';
import { PageLink } from '../shell/link/page-link.tsx';
import styles from './product.module.css';
import { ProductPicture } from './product-picture.tsx';

export function ProductCard({
  id,
  name,
  description,
  valueCents,
  title,
  language,
  picture,
  drawing,
  isAgent,
}: WindowProduct) {
  const t = useT();
  const locale = useLocale();
  const lang = useProductLanguage();
  const { banknotes } = useFrame().mandant.features;
  return (
    <li className={styles.product}>
      <div className={styles.top}>
        <ProductPicture picture={picture} drawing={drawing}>
          {banknotes && <Banknote amount={shortMoney(valueCents, locale)} />}
        </ProductPicture>
      </div>
      {title && (
        <p lang={language} className={`${layout.small} ${layout.soft}`}>
          {title}
        </p>
      )}
      <h3 lang={lang}>{name}</h3>
      <p lang={lang} className={`${layout.small} ${layout.soft}`}>
        {description}
      </p>
      <p className={styles.earns}>
        {t('home.premium')} <b className={layout.money}>{money(valueCents, locale)}</b>
      </p>
      <PageLink
        to={isAgent ? 'recommendAgent' : 'recommend'}
        values={{ produktId: id, ...useCampaign() }}
        className={`${button.button} ${button.full}`}
      >
        {t('home.recommend')}
        <span className={layout.hush} lang={lang}>
          {' '}
          {name}
        </span>
      </PageLink>
    </li>
  );
}
