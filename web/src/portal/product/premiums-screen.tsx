/** Every product with the premium it earns today. */
import { listProducts } from '@weitersagen/contract/product/endpoints';
import { useLoaderData } from 'react-router';
import { day, money } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { useTitle } from '../page-frame.ts';
import { type Load, need } from '../screen.ts';
import { PageLink } from '../shell/page-link.tsx';
import styles from './product.module.css';

export const texts = ['premiums.'];

/** The last day of the best premium: the later of its two ends. */
const lastDay = (endsOn: string | null, shownUntil: string | null): string | null =>
  endsOn && shownUntil ? (endsOn > shownUntil ? endsOn : shownUntil) : (endsOn ?? shownUntil);

export const load = async ({ api }: Load) =>
  need(await api(listProducts))
    .filter(({ valueCents }) => valueCents > 0)
    .map(({ id, name, hasShopLink, valueCents, premiums }) => {
      const best = premiums.find((premium) => premium.valueCents === valueCents);
      return { id, name, hasShopLink, valueCents, until: best ? lastDay(best.endsOn, best.shownUntil) : null };
    });

export default function PremiumsScreen() {
  const products = useLoaderData<typeof load>();
  const t = useT();
  const locale = useLocale();
  useTitle(t('premiums.title'), t('premiums.lead'));
  return (
    <div className={`${layout.wrap} ${layout.page} ${layout.wide}`}>
      <div className={`${layout.stack} ${layout.read}`}>
        <h1>{t('premiums.title')}</h1>
        <p className={layout.lead}>{products.length > 0 ? t('premiums.lead') : t('premiums.none')}</p>
      </div>
      {products.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('premiums.product')}</th>
              <th scope="col">{t('premiums.premium')}</th>
              <th scope="col">{t('premiums.until')}</th>
            </tr>
          </thead>
          <tbody>
            {products.map(({ id, name, hasShopLink, valueCents, until }) => (
              <tr key={id}>
                <td>
                  {hasShopLink ? (
                    <PageLink to="recommend" values={{ produktId: id }}>
                      {name}
                      <span className={layout.hush}> – {t('premiums.recommend')}</span>
                    </PageLink>
                  ) : (
                    name
                  )}
                </td>
                <td className={layout.money}>{money(valueCents, locale)}</td>
                <td>{until ? day(until, locale) : t('premiums.open')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
