import { isMobile, type Tariff } from '@weitersagen/contract/product/schemas';
import { useLoaderData } from 'react-router';
import { shortMoney } from '../../../i18n/format.ts';
import { useLocale, useT } from '../../../i18n/t.ts';
import { Banknote } from '../../../ui/banknote.tsx';
import button from '../../../ui/button.module.css';
import layout from '../../../ui/layout.module.css';
import { Notes, NumberedMark } from '../../content/content-text.tsx';
import { useFrame, useProductLanguage, useTitle } from '../../page/page-frame.ts';
import product from '../../product/product.module.css';
import { ProductPicture } from '../../product/product-picture.tsx';
import { type Offer, offerOf } from '../card/offer.ts';
import { Badges, Cost, Recommend, Within } from '../card/offer-parts.tsx';
import { softName } from '../card/soft-name.ts';
import { TariffCard } from '../card/tariff-card.tsx';
import { useCategoryAddress } from '../category-address.ts';
import { CompareBar, useCompareForm } from '../compare/compare-bar.tsx';
import { Crumbs } from '../crumbs.tsx';
import styles from './detail.module.css';
import { PriceOverTime } from './price-over-time.tsx';
import type { Loaded } from './product-screen.tsx';
import { StructuredProduct } from './structured-product.tsx';

export function ProductPage() {
  const loaded = useLoaderData<Loaded>();
  const { tariff, category, notes } = loaded;
  const t = useT();
  const locale = useLocale();
  const offer = offerOf(tariff, category);
  const [name, amount] = [offer.name, shortMoney(tariff.valueCents, locale)];
  const about = t(tariff.valueCents > 0 ? 'product.description' : 'product.descriptionPlain', { name, amount });
  const title = offer.tariff === null ? name : t('product.titleWith', { name, tariff: offer.tariff });
  useTitle(title, about, tariff.picture ?? undefined);
  return (
    <div className={`${layout.wrap} ${layout.page} ${layout.wide}`}>
      <Crumbs category={category} here={name} />
      <div className={styles.main}>
        <Picture tariff={tariff} />
        <Offered {...loaded} offer={offer} />
        <PriceOverTime tariff={tariff} />
      </div>
      <Others {...loaded} />
      {notes.length > 0 && <Notes notes={notes} />}
      <StructuredProduct {...loaded} offer={offer} name={title} />
    </div>
  );
}

function Picture({ tariff: { picture, drawing, valueCents } }: { tariff: Tariff }) {
  const { banknotes } = useFrame().mandant.features;
  const locale = useLocale();
  return (
    <div className={styles.picture}>
      <ProductPicture picture={picture} drawing={drawing} isFirst>
        {banknotes && valueCents > 0 && <Banknote amount={shortMoney(valueCents, locale)} />}
      </ProductPicture>
    </div>
  );
}

function Offered({ tariff, category, mark, offer }: Pick<Loaded, 'tariff' | 'category' | 'mark'> & { offer: Offer }) {
  const t = useT();
  const addressOf = useCategoryAddress();
  const lang = useProductLanguage();
  const { availabilityUrl } = useFrame().mandant;
  return (
    <div className={`${layout.stack} ${styles.offered}`}>
      <div>
        {offer.above && (
          <p lang={lang} className={`${layout.small} ${layout.soft}`}>
            {offer.above}
          </p>
        )}
        <h1>
          <span lang={lang}>{softName(offer.name)}</span>
          {mark && <NumberedMark {...mark} />}
        </h1>
      </div>
      <Badges tariff={tariff} />
      <Within offer={offer} />
      <Cost tariff={tariff} />
      <div className={layout.row}>
        <Recommend offer={offer} />
        {availabilityUrl && !isMobile(tariff) && (
          <a
            className={`${button.button} ${button.second} ${button.full}`}
            href={availabilityUrl}
            target="_blank"
            rel="noopener"
            data-goal="availabilityCheck"
          >
            {t('product.availability')}
          </a>
        )}
        {category && (
          <a className={`${button.button} ${button.second} ${button.full}`} href={addressOf(category.slug)}>
            {t('product.compareInCategory')}
          </a>
        )}
      </div>
      <p className={`${layout.small} ${layout.soft}`}>{t('category.note')}</p>
    </div>
  );
}

/** A tariff with the devices it is sold with, a device with its other tariffs. */
function Others({
  tariff,
  category,
  others,
  otherMarks,
}: Pick<Loaded, 'tariff' | 'category' | 'others' | 'otherMarks'>) {
  const t = useT();
  const compare = useCompareForm(others.length);
  if (others.length === 0) return null;
  const isDevice = isMobile(tariff) && tariff.deviceId !== null;
  return (
    <section aria-labelledby="others" className={layout.stack}>
      <h2 id="others">{t(isDevice ? 'product.otherTariffs' : 'product.withDevice')}</h2>
      <ul className={product.catalogue}>
        {others.map((one, index) => (
          <TariffCard
            key={`${one.id} ${one.deviceId}`}
            tariff={one}
            category={category}
            mark={otherMarks[index]}
            compareForm={compare}
            isFirst={false}
          />
        ))}
        {compare && <CompareBar />}
      </ul>
    </section>
  );
}
