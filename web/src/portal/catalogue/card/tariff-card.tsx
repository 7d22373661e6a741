/** A tariff, what it costs and what it earns; the whole row of cards has one height (PAngV, K-05, K-06). */
import type { ListedCategory } from '@weitersagen/contract/page/page';
import type { Tariff } from '@weitersagen/contract/product/schemas';
import form from '../../../form/form.module.css';
import { shortMoney, unbroken } from '../../../i18n/format.ts';
import { useLocale, useT } from '../../../i18n/t.ts';
import { Banknote } from '../../../ui/banknote.tsx';
import layout from '../../../ui/layout.module.css';
import { NumberedMark } from '../../content/content-text.tsx';
import { useCampaign } from '../../page/campaign.ts';
import { useAddress, useFrame, useProductLanguage } from '../../page/page-frame.ts';
import product from '../../product/product.module.css';
import { ProductPicture } from '../../product/product-picture.tsx';
import type { NoteMark } from '../numbered-notes.ts';
import styles from './card.module.css';
import { isAlone, type Offer, offerOf } from './offer.ts';
import { Badges, Cost, Recommend, Within } from './offer-parts.tsx';
import { softName } from './soft-name.ts';

interface Props {
  tariff: Tariff;
  category: Pick<ListedCategory, 'category'> | undefined;
  mark: NoteMark | undefined;
  /** The form its box belongs to; none where there is nothing to compare it with. */
  compareForm: string | undefined;
  /** It was chosen before, on another page. */
  isChosen?: boolean;
  /** In the first window. */
  isFirst: boolean;
}

export function TariffCard({ tariff, category, mark, compareForm, isChosen = false, isFirst }: Props) {
  const t = useT();
  const locale = useLocale();
  const lang = useProductLanguage();
  const { banknotes, buttonUnderProducts } = useFrame().mandant.features;
  const offer = offerOf(tariff, category);
  const { valueCents } = tariff;
  const isOnNote = banknotes && valueCents > 0;
  return (
    <li className={`${product.product} ${styles.card}`} data-goal="productTile">
      <div className={product.top}>
        <ProductPicture picture={tariff.picture} drawing={tariff.drawing} isFirst={isFirst}>
          {isOnNote && <Banknote above={t('category.premium')} amount={shortMoney(valueCents, locale)} />}
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
      <Badges tariff={tariff} />
      <Within offer={offer} />
      <Cost tariff={tariff} isOnNote={isOnNote} />
      {buttonUnderProducts && <Recommend offer={offer} />}
      {compareForm && !isAlone(tariff) && (
        <label className={form.check}>
          <input
            className={form.tick}
            type="checkbox"
            name="produkt"
            value={offer.key}
            form={compareForm}
            defaultChecked={isChosen}
          />
          <span>
            {t('category.compare')}
            <span className={layout.hush}> {offer.name}</span>
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
  const name = <span lang={lang}>{unbroken(softName(offer.name))}</span>;
  return address === undefined || isAlone(tariff) ? name : <a href={address}>{name}</a>;
}
