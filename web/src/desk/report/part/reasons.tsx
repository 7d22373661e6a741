/** Orders that were rejected and rewards that began to be held in those days, each by its reason. */
import type { ReasonRow, Report } from '@weitersagen/contract/report/desk';
import { reasonText } from '../../../i18n/book-text.ts';
import { number } from '../../../i18n/format.ts';
import { type T, type TextKey, useLocale, useT } from '../../../i18n/t.ts';
import layout from '../../../ui/layout.module.css';
import { Bar } from '../../../ui/work/chart/bar.tsx';
import colours from '../../overview/series.module.css';
import type { Places } from '../places.ts';
import styles from '../report.module.css';
import { DataTable, Way } from './data-table.tsx';
import { Panel } from './panel.tsx';

const rowsMax = 12;

export function Reasons({ report, places }: { report: Report; places: Places }) {
  const t = useT();
  const locale = useLocale();
  const { reasons } = report;
  return (
    <Panel part="reasons" lead={t('desk.report.reasonsLead')}>
      {reasons.length === 0 && <p className={layout.soft}>{t('desk.report.noReasons')}</p>}
      {(['rejected', 'held'] as const).map((of) => {
        const rows = reasons.filter((row) => row.of === of).slice(0, rowsMax);
        const most = Math.max(1, ...rows.map(({ count }) => count));
        return (
          rows.length > 0 && (
            <DataTable
              key={of}
              caption={t(`desk.report.reasonsOf.${of}`)}
              isCaptionShown
              rows={rows}
              keyOf={({ reason }) => reason}
              lead={{
                head: t('desk.report.reason'),
                cell: (row) => (
                  <>
                    {nameOf(row, t)}
                    <span className={`${styles.bar} ${colours[of]}`}>
                      <Bar share={row.count / most} />
                    </span>
                  </>
                ),
              }}
              columns={[
                {
                  head: t('desk.report.count'),
                  cell: (row: ReasonRow) => (
                    <b>
                      <Way href={places.reason(row)}>{number(row.count, locale)}</Way>
                    </b>
                  ),
                },
                {
                  head: t('desk.report.before'),
                  cell: (row: ReasonRow) => (
                    <Way href={places.reason(row, true)}>{number(row.countBefore, locale)}</Way>
                  ),
                },
              ]}
            />
          )
        );
      })}
    </Panel>
  );
}

function nameOf({ of, reason, reasonName }: ReasonRow, t: T): string {
  if (of === 'held') return t(`desk.report.holdOf.${reason}` as TextKey);
  return reason === '' ? t('desk.report.otherReason') : reasonText(reason, reasonName, t);
}
