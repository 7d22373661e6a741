/**
 * A product and what it earns. Where there is room it is a card, and the whole row of cards has one height; on a phone it is a row. The
 * whole of it leads to where it is recommended.
 */
import type { WindowProduct } from '@weitersagen/contract/product/shop-window';
import { money, shortMoney, unbroken } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Banknote } from '../../ui/banknote.tsx';
import button from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import { useCampaign } from '../page/campaign.ts';
import { useFrame, useProductLanguage } from '../page/page-frame.ts';
import { PageLink } from '../shell/link/page-link.tsx';
import styles from './product.module.css';
import { ProductPicture } from './product-picture.tsx';

export function ProductCard(shown: WindowProduct) {
  const { id, name, description, valueCents, title, language, picture, drawing, isAgent, facts = [] } = shown;
  const t = useT();
  const locale = useLocale();
  const lang = useProductLanguage();
  const { banknotes } = useFrame().mandant.features;
  return (
    <li className={`${styles.product} ${styles.row}`} data-goal="productTile">
      <div className={styles.top}>
        <ProductPicture picture={picture} drawing={drawing}>
          {banknotes && <Banknote above={t('home.premium')} amount={shortMoney(valueCents, locale)} />}
        </ProductPicture>
      </div>
      {title && (
        <p lang={language} className={`${layout.small} ${layout.soft}`}>
          {title}
        </p>
      )}
      <h3 lang={lang}>{unbroken(name)}</h3>
      <ul lang={lang} className={styles.facts}>
        {(facts.length > 0 ? facts : [description]).map((fact) => (
          <li key={fact}>{unbroken(fact)}</li>
        ))}
      </ul>
      <MonthlyPrice {...shown} />
      {!banknotes && (
        <p className={styles.monthly}>
          {t('home.premium')} <b className={layout.money}>{money(valueCents, locale)}</b>
        </p>
      )}
      <PageLink
        to={isAgent ? 'recommendAgent' : 'recommend'}
        values={{ produktId: id, ...useCampaign() }}
        className={`${button.button} ${button.second} ${button.full}`}
      >
        <span>{t('home.recommend')}</span>
        <span className={layout.hush} lang={lang}>
          {' '}
          {name}
        </span>
      </PageLink>
    </li>
  );
}

/** Of the first months large, and the later one in the same breath (K-05). */
function MonthlyPrice({ monthlyCents, months = 0, thenCents }: WindowProduct) {
  const t = useT();
  const locale = useLocale();
  return (
    monthlyCents !== undefined && (
      <p className={styles.monthly}>
        <b className={layout.money}>{money(monthlyCents, locale)}</b>{' '}
        {thenCents === undefined ? t('home.monthly') : t('home.then', { months, price: money(thenCents, locale) })}
      </p>
    )
  );
}
