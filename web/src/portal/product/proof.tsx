/** What the books say of this year; nothing of what would be too little to tell. */
import type { Reply } from '@weitersagen/contract/basics/endpoint';
import type { showPublicFigures } from '@weitersagen/contract/figure/endpoints';
import { number, wholeMoney } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import styles from './home.module.css';

export function Proof({ figures }: { figures: Reply<typeof showPublicFigures> | null }) {
  const t = useT();
  const locale = useLocale();
  if (!figures) return null;
  const { year, paidCents, medianDays, recommendations } = figures;
  const told = [
    [paidCents && wholeMoney(paidCents, locale), t('home.paidIn', { year })],
    [medianDays && t('home.days', { days: medianDays }), t('home.median')],
    [recommendations && number(recommendations, locale), t('home.recommendedIn', { year })],
  ].filter(([figure]) => figure);
  if (told.length === 0) return null;
  return (
    <section aria-label={t('home.proof')}>
      <dl className={`${layout.wrap} ${layout.row} ${styles.proof}`}>
        {told.map(([figure, name]) => (
          <div key={name}>
            <dt className={layout.soft}>{name}</dt>
            <dd>
              <b className={layout.lead}>{figure}</b>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
