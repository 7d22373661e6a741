/** Ready, expected, received, and how many recommendations there are; out of the row the server keeps for the person. */
import type { Reply } from '@weitersagen/contract/basics/endpoint';
import type { showTotals } from '@weitersagen/contract/personal-area/endpoints';
import { money, number } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import styles from './personal-area.module.css';

export function Sums({ totals }: { totals: Reply<typeof showTotals> }) {
  const t = useT();
  const locale = useLocale();
  const count = Object.values(totals.perStatus).reduce((sum, one) => sum + one, 0);
  const sums = [
    [t('area.sum.ready'), money(totals.readyCents, locale)],
    [t('area.sum.waiting'), money(totals.waitingCents, locale)],
    [t('area.sum.received'), money(totals.receivedCents, locale)],
    [t('area.sum.count'), number(count, locale)],
  ] as const;
  return (
    <dl className={styles.sums} aria-label={t('area.sums')}>
      {sums.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <span className={layout.hush}>{value}</span>
            <span aria-hidden="true">{[...value].map(rolling)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A digit counts up when the page comes; all is drawn by style, so that the sum is read, found and copied as one text. */
const rolling = (sign: string, place: number) => (
  <i
    key={place}
    data-roll={
      /\d/.test(sign)
        ? '0123456789'
            .slice(0, Number(sign) + 1)
            .split('')
            .join('\n')
        : sign
    }
  />
);
