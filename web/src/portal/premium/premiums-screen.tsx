/** Every product with the premium it earns today, in the order of the catalogue. */
import { topOf } from '@weitersagen/contract/product/breadcrumb';
import { listCategories, listProducts } from '@weitersagen/contract/product/endpoints';
import { useLoaderData } from 'react-router';
import { need } from '../../api/need.ts';
import { day, money } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { useCampaign } from '../page/campaign.ts';
import { useProductLanguage, useTitle } from '../page/page-frame.ts';
import type { Load } from '../page/screen.ts';
import { PageLink } from '../shell/link/page-link.tsx';
import styles from './premium.module.css';

export const texts = ['premiums.'];

/** The last day of the best premium: the later of its two ends. */
const lastDay = (endsOn: string | null, shownUntil: string | null): string | null =>
  endsOn && shownUntil ? (endsOn > shownUntil ? endsOn : shownUntil) : (endsOn ?? shownUntil);

export async function load({ api }: Load) {
  const [products, categories] = await Promise.all([api(listProducts), api(listCategories)]);
  const tops = new Map(need(categories).map(({ id, breadcrumb }) => [id, topOf(breadcrumb)]));
  const earning = need(products)
    .filter(({ valueCents }) => valueCents > 0)
    .map(({ id, name, categoryId, hasShopLink, valueCents, premiums }) => {
      const best = premiums.find((premium) => premium.valueCents === valueCents);
      const until = best ? lastDay(best.endsOn, best.shownUntil) : null;
      return { id, name, top: tops.get(categoryId ?? 0) ?? '', hasShopLink, valueCents, until };
    });
  return [...Map.groupBy(earning, ({ top }) => top)].map(([top, rows]) => ({ top, rows }));
}

type Row = Awaited<ReturnType<typeof load>>[number]['rows'][number];

export default function PremiumsScreen() {
  const groups = useLoaderData<typeof load>();
  const t = useT();
  const lang = useProductLanguage();
  useTitle(t('premiums.title'), t('premiums.lead'));
  return (
    <div className={`${layout.wrap} ${layout.page} ${layout.wide}`}>
      <div className={`${layout.stack} ${layout.read}`}>
        <h1>{t('premiums.title')}</h1>
        <p className={layout.lead}>{groups.length > 0 ? t('premiums.lead') : t('premiums.none')}</p>
      </div>
      {groups.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('premiums.product')}</th>
              <th scope="col">{t('premiums.premium')}</th>
              <th scope="col">{t('premiums.until')}</th>
            </tr>
          </thead>
          {groups.map(({ top, rows }) => (
            <tbody key={top}>
              {groups.length > 1 && (
                <tr>
                  <th scope="rowgroup" colSpan={3} lang={top ? lang : undefined}>
                    {top || t('premiums.other')}
                  </th>
                </tr>
              )}
              {rows.map((row) => (
                <PremiumRow key={row.id} {...row} />
              ))}
            </tbody>
          ))}
        </table>
      )}
    </div>
  );
}

function PremiumRow({ id, name, hasShopLink, valueCents, until }: Row) {
  const t = useT();
  const locale = useLocale();
  const campaign = useCampaign();
  const named = <span lang={useProductLanguage()}>{name}</span>;
  return (
    <tr>
      <td>
        {hasShopLink ? (
          <PageLink to="recommend" values={{ produktId: id, ...campaign }}>
            {named}
            <span className={layout.hush}> – {t('premiums.recommend')}</span>
          </PageLink>
        ) : (
          named
        )}
      </td>
      <td className={layout.money}>{money(valueCents, locale)}</td>
      <td>{until ? day(until, locale) : t('premiums.open')}</td>
    </tr>
  );
}
