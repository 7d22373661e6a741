/** How many came how far in the last thirty days: a table whose last column is drawn. */
import type { Figures } from '@weitersagen/contract/overview/desk';
import { number } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Bar } from '../../ui/work/chart/bar.tsx';
import styles from './figures.module.css';
import { type FunnelRow, funnelOf } from './reading.ts';
import series from './series.module.css';

export function Funnel({ figures }: { figures: Figures }) {
  const t = useT();
  return (
    <section className={styles.panel} aria-labelledby="funnel">
      <h3 id="funnel">{t('desk.figures.funnel')}</h3>
      <table className={styles.funnel}>
        <caption className={layout.soft}>{t('desk.figures.funnelLead')}</caption>
        <thead className={layout.hush}>
          <tr>
            <th scope="col">{t('desk.figures.step')}</th>
            <th scope="col">{t('desk.figures.count')}</th>
            <th scope="col">{t('desk.figures.ofBefore')}</th>
          </tr>
        </thead>
        <tbody>
          {funnelOf(figures).map((row) => (
            <Step key={row.step} {...row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Step({ step, count, share, ofBefore }: FunnelRow) {
  const t = useT();
  const locale = useLocale();
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  return (
    <tr>
      <th scope="row">
        {t(`desk.figures.stepOf.${step}`)}
        <span className={step in series ? series[step as 'paid'] : styles.between}>
          <Bar share={share} />
        </span>
      </th>
      <td>{number(count, locale)}</td>
      <td className={layout.soft}>{ofBefore === null ? '' : percent.format(ofBefore)}</td>
    </tr>
  );
}
