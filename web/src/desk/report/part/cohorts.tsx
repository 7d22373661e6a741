/** What became of the recommendations of each week, until now: beside the number what it is of those that were made. */
import type { CohortRow, Report } from '@weitersagen/contract/report/desk';
import { day, number } from '../../../i18n/format.ts';
import { useLocale, useT } from '../../../i18n/t.ts';
import layout from '../../../ui/layout.module.css';
import type { Places } from '../places.ts';
import styles from '../report.module.css';
import { DataTable, Way } from './data-table.tsx';
import { Panel } from './panel.tsx';

const columns = ['accepted', 'confirmed', 'ordered', 'released', 'paid'] as const;

export function Cohorts({ report, places }: { report: Report; places: Places }) {
  const t = useT();
  const locale = useLocale();
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const ofMade = (count: number, { recommended }: CohortRow) => (
    <span className={styles.ofMade}>
      {number(count, locale)}
      <small>{recommended > 0 ? percent.format(count / recommended) : '–'}</small>
    </span>
  );
  return (
    <Panel part="cohorts" isWide lead={t('desk.report.cohortsLead')}>
      <DataTable
        caption={t('desk.report.cohorts')}
        rows={report.cohorts.toReversed()}
        keyOf={({ week }) => week}
        lead={{
          head: t('desk.report.week'),
          cell: ({ week }) => t('desk.report.weekOf', { day: day(week, locale) }),
        }}
        columns={[
          {
            head: t('desk.report.stepOf.recommended'),
            cell: ({ week, recommended }) => (
              <b>
                <Way href={places.week(week)}>{number(recommended, locale)}</Way>
              </b>
            ),
          },
          // A link may be followed more than once: what it is of those made says nothing.
          { head: t('desk.report.stepOf.clicked'), cell: ({ clicked }) => number(clicked, locale) },
          ...columns.slice(0, 2).map((step) => ({
            head: t(`desk.report.stepOf.${step}`),
            cell: (row: CohortRow) => ofMade(row[step], row),
          })),
          {
            head: t('desk.report.orderedSoon'),
            cell: (row) =>
              row.orderedSoon === null ? (
                <span className={layout.soft}>{t('desk.report.notOver')}</span>
              ) : (
                <span className={styles.heat} style={{ ['--heat' as string]: heatOf(row) }}>
                  {ofMade(row.orderedSoon, row)}
                </span>
              ),
          },
          ...columns.slice(2).map((step) => ({
            head: t(`desk.report.stepOf.${step}`),
            cell: (row: CohortRow) => ofMade(row[step], row),
          })),
        ]}
      />
    </Panel>
  );
}

/** How strong a cell is coloured; its number says the same. */
const heatOf = ({ orderedSoon, recommended }: CohortRow): string =>
  `${Math.round(Math.min(1, (orderedSoon ?? 0) / Math.max(1, recommended)) * 60)}%`;
