/** A tariff, what it costs and what it earns; the whole row of cards has one height (PAngV, K-05, K-06). */
import type { ListedCategory } from '@weitersagen/contract/page/page';
import { quoteOf } from '@weitersagen/contract/product/quote';
import { isMobile, type Tariff } from '@weitersagen/contract/product/schemas';
import form from '../../../form/form.module.css';
import { day, money, shortMoney } from '../../../i18n/format.ts';
import { useLocale, useT } from '../../../i18n/t.ts';
import { Banknote } from '../../../ui/banknote.tsx';
import button from '../../../ui/button.module.css';
import layout from '../../../ui/layout.module.css';
import { Badge } from '../../../ui/state/badge.tsx';
import { NumberedMark } from '../../content/content-text.tsx';
import { useCampaign } from '../../page/campaign.ts';
import { useAddress, useFrame, useProductLanguage } from '../../page/page-frame.ts';
import { Price } from '../../product/price/price.tsx';
import product from '../../product/product.module.css';
import { ProductPicture } from '../../product/product-picture.tsx';
import { PageLink } from '../../shell/link/page-link.tsx';
import type { NoteMark } from '../numbered-notes.ts';
import styles from './card.module.css';
import { isAlone, type Offer, offerOf } from './offer.ts';
import { softName } from './soft-name.ts';

interface Props {
  tariff: Tariff;
  category: ListedCategory;
  mark: NoteMark | undefined;
  /** The form its box belongs to; none where there is nothing to compare it with. */
  compareForm: string | undefined;
  /** In the first window. */
  isFirst: boolean;
}

export function TariffCard({ tariff, category, mark, compareForm, isFirst }: Props) {
  const t = useT();
  const locale = useLocale();
  const lang = useProductLanguage();
  const { banknotes, buttonUnderProducts } = useFrame().mandant.features;
  const offer = offerOf(tariff, category);
  const { valueCents, young, pricedOn } = tariff;
  const hybrid = !isMobile(tariff) && tariff.hybrid;
  return (
    <li className={`${product.product} ${styles.card}`}>
      <div className={product.top}>
        <ProductPicture picture={tariff.picture} drawing={tariff.drawing} isFirst={isFirst}>
          {banknotes && valueCents > 0 && <Banknote amount={shortMoney(valueCents, locale)} />}
        </ProductPicture>
      </div>
      {offer.above && (
        <p lang={lang} className={`${layout.small} ${layout.soft}`}>
          {offer.above}
        </p>
      )}
      <h3>
        <Name tariff={tariff} offer={offer} />
        {mark && <NumberedMark {...mark} />}
      </h3>
      {(young || hybrid) && (
        <p className={styles.badges}>
          {young && <Badge kind="info">{t('category.youngBadge')}</Badge>}
          {hybrid && <Badge>{t('category.hybridBadge')}</Badge>}
        </p>
      )}
      <ul lang={lang} className={styles.facts}>
        {offer.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
        {offer.tariff && <li>{t('category.withTariff', { tariff: offer.tariff })}</li>}
      </ul>
      <div className={styles.price}>
        <Price quote={quoteOf(tariff)} />
        {pricedOn && (
          <p className={`${layout.small} ${layout.soft}`}>{t('category.pricedOn', { day: day(pricedOn, locale) })}</p>
        )}
        {valueCents > 0 && (
          <p className={styles.earns}>
            {t('category.premium')} <b className={layout.money}>{money(valueCents, locale)}</b>
          </p>
        )}
      </div>
      {buttonUnderProducts && offer.recommend && <Recommend offer={offer} />}
      {compareForm && !isAlone(tariff) && (
        <label className={`${form.check} ${styles.compare}`}>
          <input className={form.tick} type="checkbox" name="produkt" value={offer.key} form={compareForm} />
          <span>
            {t('category.compare')}
            <span className={layout.hush}>: {offer.name}</span>
          </span>
        </label>
      )}
    </li>
  );
}

/** It leads to the page of the product, where there is one. */
function Name({ tariff, offer }: { tariff: Tariff; offer: Offer }) {
  const lang = useProductLanguage();
  const address = useAddress('product', { ...offer.product, ...useCampaign() });
  const name = <span lang={lang}>{softName(offer.name)}</span>;
  return address === undefined || isAlone(tariff) ? name : <a href={address}>{name}</a>;
}

function Recommend({ offer: { name, recommend, isChosen } }: { offer: Offer }) {
  const t = useT();
  const lang = useProductLanguage();
  return (
    <PageLink to="recommend" values={{ ...recommend, ...useCampaign() }} className={`${button.button} ${button.full}`}>
      {t(isChosen ? 'category.choose' : 'category.recommend')}
      <span className={layout.hush} lang={lang}>
        {' '}
        {name}
      </span>
    </PageLink>
  );
}
