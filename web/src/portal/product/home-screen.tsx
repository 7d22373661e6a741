/** Home: what can be recommended and what it earns. Products without a shop need an agent and are not listed yet. */
import { listProducts, showHighestPremium } from '@weitersagen/contract/product/endpoints';
import { useLoaderData } from 'react-router';
import { money, shortMoney } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Banknote, Lifted } from '../../ui/banknote.tsx';
import button from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import { useFrame, useTitle } from '../page-frame.ts';
import { type Load, need } from '../screen.ts';
import { PageLink } from '../shell/page-link.tsx';
import styles from './product.module.css';

export const texts = ['home.'];

export async function load({ api }: Load) {
  const [highest, products] = await Promise.all([api(showHighestPremium), api(listProducts)]);
  return {
    highestCents: need(highest).valueCents,
    products: need(products)
      .filter(({ hasShopLink, valueCents }) => hasShopLink && valueCents > 0)
      .map(({ id, name, description, valueCents }) => ({ id, name, description, valueCents })),
  };
}

export default function HomeScreen() {
  const { highestCents, products } = useLoaderData<typeof load>();
  const t = useT();
  const locale = useLocale();
  const { showsBanknotes } = useFrame().mandant;
  const highest = shortMoney(highestCents, locale);
  useTitle(t('home.title'));
  return (
    <>
      <section className={layout.hero}>
        <div className={layout.wrap}>
          <div className={layout.stack}>
            <h1>{highestCents > 0 ? t('home.headline', { amount: highest }) : t('home.headlinePlain')}</h1>
            <p className={`${layout.lead} ${layout.read}`}>{t('home.lead')}</p>
          </div>
          {showsBanknotes && highestCents > 0 && <Lifted above={t('home.upTo')} amount={highest} />}
        </div>
      </section>
      <section className={`${layout.wrap} ${layout.page} ${layout.wide}`} aria-labelledby="products">
        <h2 id="products">{t('home.products')}</h2>
        {products.length === 0 && <p>{t('home.none')}</p>}
        <ul className={styles.catalogue}>
          {products.map(({ id, name, description, valueCents }) => (
            <li key={id} className={styles.product}>
              {showsBanknotes && (
                <div className={styles.top}>
                  <Banknote above={t('home.premium')} amount={shortMoney(valueCents, locale)} />
                </div>
              )}
              <h3>{name}</h3>
              <p className={`${layout.small} ${layout.soft}`}>{description}</p>
              <p>
                {t('home.premium')} <b className={layout.money}>{money(valueCents, locale)}</b>
              </p>
              <PageLink to="recommend" values={{ produktId: id }} className={`${button.button} ${button.full}`}>
                {t('home.recommend')}
                <span className={layout.hush}> {name}</span>
              </PageLink>
            </li>
          ))}
        </ul>
        <p className={`${layout.small} ${layout.soft}`}>{t('home.note')}</p>
      </section>
    </>
  );
}
