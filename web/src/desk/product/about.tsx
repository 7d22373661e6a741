/** What is known of a product beside its fields: the premiums it is offered with, who changed it, what came before. */
import type { ProductDetail } from '@weitersagen/contract/product/desk';
import { money } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { Badge } from '../../ui/state/badge.tsx';
import styles from '../content/editor/editor.module.css';
import { useSeat } from '../desk-context.ts';
import { changedText } from '../draft/names.tsx';
import { premiumPath, premiumsAt } from '../premium/names.tsx';
import { deskPath } from '../screen.ts';
import { productPath } from './names.tsx';

export function About({ product }: { product: ProductDetail }) {
  const t = useT();
  const { slug } = useSeat().mandant;
  const locale = useLocale();
  const { id } = product;
  return (
    <div className={styles.below}>
      <Offers product={product} />
      <section className={layout.card} aria-labelledby="facts">
        <h2 id="facts">{t('desk.edit.facts')}</h2>
        <Facts
          facts={[
            [t('desk.product.number'), String(id)],
            [t('desk.edit.changed'), changedText(product, t, locale)],
          ]}
        />
        <p>
          <a href={`${productPath(slug, id)}/fassungen`}>{t('desk.edit.versions')}</a>
        </p>
      </section>
    </div>
  );
}

/** Whoever keeps premiums goes on to each, and to a new one for this product. */
export function Offers({ product: { id: productId, offers } }: { product: Pick<ProductDetail, 'id' | 'offers'> }) {
  const t = useT();
  const locale = useLocale();
  const { mandant, operator } = useSeat();
  const keepsPremiums = operator.role === 'BetreiberAdmin';
  return (
    <section className={layout.card} aria-labelledby="offers">
      <h2 id="offers">{t('desk.product.offers')}</h2>
      {offers.length === 0 ? (
        <p className={layout.soft}>{t('desk.product.noOffer')}</p>
      ) : (
        <ul>
          {offers.map(({ id, name, valueCents, isValid }) => (
            <li key={id}>
              {keepsPremiums ? <a href={premiumPath(mandant.slug, id)}>{name}</a> : <bdi>{name}</bdi>}{' '}
              <span className={layout.money}>{money(valueCents, locale)}</span>{' '}
              <Badge kind={isValid ? 'good' : 'open'}>{t(`desk.product.offer.${isValid ? 'valid' : 'over'}`)}</Badge>
            </li>
          ))}
        </ul>
      )}
      {keepsPremiums && (
        <p>
          <a href={`${deskPath(mandant.slug, premiumsAt)}?frage=neu&produkt=${productId}`}>
            {t('desk.product.newOffer')}
          </a>
        </p>
      )}
    </section>
  );
}
