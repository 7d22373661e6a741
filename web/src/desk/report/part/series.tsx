/** How it went in those days: a small line for each of four steps, all with the same days, and one table behind them. */
import type { PointRow, Report } from '@weitersagen/contract/report/desk';
import { appliesTo, type Dimension, steps } from '@weitersagen/contract/report/steps';
import { day, money, number } from '../../../i18n/format.ts';
import { useLocale, useT } from '../../../i18n/t.ts';
import { Fold } from '../../../ui/fold.tsx';
import { Line } from '../../../ui/work/chart/line.tsx';
import colours from '../../overview/series.module.css';
import styles from '../report.module.css';
import { DataTable } from './data-table.tsx';
import { Panel } from './panel.tsx';

const drawn = ['recommended', 'accepted', 'ordered', 'paid'] as const;
type Drawn = (typeof drawn)[number];

export function Series({ report, by }: { report: Report; by: Dimension | null }) {
  const t = useT();
  const locale = useLocale();
  const known = steps.filter((step) => appliesTo(step, by));
  return (
    <Panel part="series" isWide lead={t(`desk.report.seriesLead.${report.unit}`)}>
      <ul className={styles.lines}>
        {drawn
          .filter((step) => known.includes(step))
          .map((step) => (
            <li key={step} className={colours[step]}>
              <OneLine step={step} points={report.series} />
            </li>
          ))}
      </ul>
      <Fold summary={t('desk.report.asTable')}>
        <DataTable
          caption={t('desk.report.series')}
          rows={report.series}
          keyOf={({ from }) => from}
          lead={{ head: t(`desk.report.unit.${report.unit}`), cell: ({ from }) => day(from, locale) }}
          columns={[
            ...known.map((step) => ({
              head: t(`desk.report.stepOf.${step}`),
              cell: (row: PointRow) => number(row[step], locale),
            })),
            { head: t('desk.report.sum'), cell: ({ paidCents }) => money(paidCents, locale) },
          ]}
        />
      </Fold>
    </Panel>
  );
}

function OneLine({ step, points }: { step: Drawn; points: readonly PointRow[] }) {
  const t = useT();
  const locale = useLocale();
  const name = t(`desk.report.stepOf.${step}`);
  const highest = points.toSorted((one, other) => other[step] - one[step])[0];
  const most = highest?.[step] ?? 0;
  const [first, last] = [points[0], points.at(-1)];
  return (
    <>
      <h3>{name}</h3>
      <p className={styles.most} aria-hidden="true">
        {number(Math.max(0, most), locale)}
      </p>
      <Line
        values={points.map((one) => one[step])}
        label={
          highest && most > 0
            ? t('desk.report.line', { name, highest: number(most, locale), day: day(highest.from, locale) })
            : t('desk.report.flat', { name })
        }
      />
      {first && last && (
        <p className={styles.ends} aria-hidden="true">
          <span>{day(first.from, locale)}</span>
          <span>{day(last.from, locale)}</span>
        </p>
      )}
    </>
  );
}
