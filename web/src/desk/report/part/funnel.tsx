/** How many came how far, beside those before: a table with a bar in each row, and where most of them are lost. */
import type { Report, StepRow } from '@weitersagen/contract/report/desk';
import { appliesTo, type Dimension, lossOf, steps } from '@weitersagen/contract/report/steps';
import { money, number } from '../../../i18n/format.ts';
import { useLocale, useT } from '../../../i18n/t.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Bar } from '../../../ui/work/chart/bar.tsx';
import { changeOf } from '../../overview/reading.ts';
import series from '../../overview/series.module.css';
import type { Places } from '../places.ts';
import styles from '../report.module.css';
import { DataTable, Way } from './data-table.tsx';
import { Panel } from './panel.tsx';

interface Props {
  report: Report;
  /** What it is narrowed by. */
  by: Dimension | null;
  places: Places;
}

export function Funnel({ report, by, places }: Props) {
  const t = useT();
  const locale = useLocale();
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const most = Math.max(1, ...report.steps.map(({ count }) => count));
  const loss = lossOf(report.steps);
  const shareOf = (row: StepRow): number | null => {
    const before = report.steps[report.steps.indexOf(row) - 1];
    // Of rewards an order has one or two, and some recommendations are followed more than once.
    return before && before.count > 0 && row.count <= before.count ? row.count / before.count : null;
  };
  const counted = (count: number, href: string | undefined) => <Way href={href}>{number(count, locale)}</Way>;
  return (
    <Panel part="steps" isWide lead={t('desk.report.stepsLead')}>
      {loss && (
        <Notice>
          {t('desk.report.loss', {
            before: t(`desk.report.stepOf.${loss.before.step}`),
            step: t(`desk.report.stepOf.${loss.step.step}`),
            share: percent.format(loss.share),
          })}
        </Notice>
      )}
      <DataTable
        caption={t('desk.report.steps')}
        rows={report.steps}
        keyOf={({ step }) => step}
        lead={{
          head: t('desk.report.step'),
          cell: ({ step, count }) => (
            <>
              {t(`desk.report.stepOf.${step}`)}
              <span className={`${styles.bar} ${series[step] ?? ''}`}>
                <Bar share={count / most} />
              </span>
            </>
          ),
        }}
        columns={[
          {
            head: t('desk.report.count'),
            cell: ({ step, count }) => <b>{counted(count, places.step(step))}</b>,
          },
          {
            head: t('desk.report.before'),
            cell: ({ step, countBefore }) => counted(countBefore, places.step(step, { isBefore: true })),
          },
          {
            head: t('desk.report.change'),
            cell: ({ count, countBefore }) => <Change now={count} before={countBefore} />,
          },
          {
            head: t('desk.report.ofBefore'),
            cell: (row) => {
              const share = shareOf(row);
              return share === null ? '–' : percent.format(share);
            },
          },
          {
            head: t('desk.report.sum'),
            cell: ({ step, cents }) => (step === 'collected' || step === 'paid' ? money(cents, locale) : '–'),
          },
        ]}
      />
      {by && <LeftOut by={by} />}
    </Panel>
  );
}

/** The steps that are not known by it. */
function LeftOut({ by }: { by: Dimension }) {
  const t = useT();
  const left = steps.filter((step) => !appliesTo(step, by));
  if (left.length === 0) return null;
  return (
    <p className={styles.note}>
      {t(`desk.report.leftOut.${by === 'channel' ? 'channel' : 'visits'}`, {
        steps: left.map((step) => t(`desk.report.stepOf.${step}`)).join(', '),
      })}
    </p>
  );
}

/** `+12 %`; nothing where there was nothing before. */
export function Change({ now, before }: { now: number; before: number }) {
  const locale = useLocale();
  const change = changeOf(now, before);
  if (change === null) return '–';
  return new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  }).format(change);
}
