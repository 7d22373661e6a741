/**
 * Offers as columns of a table, what they differ in as its rows. On a narrow page each row has its name above it; the roles say
 * that it is a table still.
 */
import { totalCents } from '@weitersagen/contract/product/price';
import { isOnRequest, quoteOf } from '@weitersagen/contract/product/quote';
import { isMobile } from '@weitersagen/contract/product/schemas';
import type { ReactNode } from 'react';
import { money } from '../../../i18n/format.ts';
import { type T, useLocale, useT } from '../../../i18n/t.ts';
import layout from '../../../ui/layout.module.css';
import { offerOf } from '../card/offer.ts';
import { Badges, Cost, Recommend, Within } from '../card/offer-parts.tsx';
import styles from './compare.module.css';
import type { Compared } from './compare-screen.tsx';
import { ComparedHead } from './compared-head.tsx';
import { as } from './table-roles.ts';

export function CompareTable({ offers }: { offers: readonly Compared[] }) {
  const t = useT();
  const locale = useLocale();
  const keys = offers.map(({ tariff, category }) => offerOf(tariff, category).key);
  const rows = rowsOf(t, locale)
    .map(([name, cell]) => [name, offers.map(cell)] as const)
    .filter(([, cells]) => cells.some((cell) => cell !== null));
  return (
    <table {...as.table} className={styles.table} aria-label={t('compare.title')} data-offers={offers.length}>
      <thead {...as.rowgroup}>
        <tr {...as.row}>
          <td {...as.cell} className={styles.corner} />
          {offers.map((one, index) => (
            <ComparedHead key={keys[index]} compared={one} others={keys.filter((key) => key !== keys[index])} />
          ))}
        </tr>
      </thead>
      <tbody {...as.rowgroup}>
        {rows.map(([name, cells]) => (
          <tr {...as.row} key={name}>
            <th {...as.rowheader} scope="row">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td {...as.cell} key={keys[index]}>
                {cell ?? <span className={layout.soft}>{t('compare.none')}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Each with what it says of an offer; null where there is nothing to say. */
const rowsOf = (t: T, locale: string): readonly (readonly [name: string, cell: (one: Compared) => ReactNode])[] => [
  [t('compare.price'), ({ tariff }) => <Cost tariff={tariff} />],
  [
    t('compare.total'),
    ({ tariff }) => {
      const quote = quoteOf(tariff);
      const total = totalCents(quote);
      if (total === null || isOnRequest(quote) || quote.termMonths === null) return null;
      const amount = money(total, locale);
      return t('compare.totalIn', { amount, months: Math.max(1, quote.termMonths) });
    },
  ],
  [
    t('compare.speed'),
    ({ tariff }) =>
      isMobile(tariff) || tariff.speedMbit === null ? null : t('product.speed', { speed: tariff.speedMbit }),
  ],
  [t('category.bundle'), ({ tariff }) => (isMobile(tariff) || !tariff.bundle ? null : t(`category.${tariff.bundle}`))],
  [
    t('compare.within'),
    ({ tariff, category }) => (
      <>
        <Badges tariff={tariff} />
        <Within offer={offerOf(tariff, category)} />
      </>
    ),
  ],
  [
    t('compare.recommend'),
    ({ tariff, category }) => {
      const offer = offerOf(tariff, category);
      return offer.recommend ? <Recommend offer={offer} isShort /> : null;
    },
  ],
];
