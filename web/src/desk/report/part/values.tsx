/** The values of a dimension beside each other, the busiest first; each leads to the report of it alone. */
import type { Report, ValueRow } from '@weitersagen/contract/report/desk';
import { appliesTo, type Dimension, type Step, steps } from '@weitersagen/contract/report/steps';
import { channelName } from '../../../i18n/channel-name.ts';
import { money, number } from '../../../i18n/format.ts';
import { type T, type TextKey, useLocale, useT } from '../../../i18n/t.ts';
import layout from '../../../ui/layout.module.css';
import { Bar } from '../../../ui/work/chart/bar.tsx';
import series from '../../overview/series.module.css';
import type { Places } from '../places.ts';
import styles from '../report.module.css';
import { DataTable, Way } from './data-table.tsx';
import { Change } from './funnel.tsx';
import { Panel } from './panel.tsx';

interface Props {
  report: Report;
  by: Dimension;
  hrefOf: (value: string) => string;
  places: Places;
}

const shown: readonly Step[] = [
  'visited',
  'recommended',
  'clicked',
  'accepted',
  'confirmed',
  'ordered',
  'released',
  'paid',
];
/** Of more the file has all. */
const rowsMax = 25;

export function Values({ report, by, hrefOf, places }: Props) {
  const t = useT();
  const locale = useLocale();
  const { values } = report;
  const most = Math.max(1, ...values.map(({ ordered }) => ordered));
  const known = steps.filter((step) => shown.includes(step) && appliesTo(step, by));
  return (
    <Panel part="values" isWide lead={t('desk.report.valuesLead', { by: t(`desk.report.dimensionOf.${by}`) })}>
      {values.length === 0 ? (
        <p className={layout.soft}>{t('desk.report.noValues')}</p>
      ) : (
        <DataTable
          caption={t('desk.report.values')}
          rows={values.slice(0, rowsMax)}
          keyOf={({ value }) => value}
          lead={{
            head: t(`desk.report.dimensionOf.${by}`),
            cell: (row) => (
              <>
                <a href={hrefOf(row.value)}>{valueName(row, by, t)}</a>
                <span className={`${styles.bar} ${series.ordered}`}>
                  <Bar share={row.ordered / most} />
                </span>
              </>
            ),
          }}
          columns={[
            ...known.map((step) => ({
              head: t(`desk.report.stepOf.${step}`),
              cell: (row: ValueRow) => (
                <Way href={places.step(step, { value: row.value })}>{number(row[step], locale)}</Way>
              ),
            })),
            {
              head: t('desk.report.orderedChange'),
              cell: ({ ordered, orderedBefore }: ValueRow) => <Change now={ordered} before={orderedBefore} />,
            },
            { head: t('desk.report.sum'), cell: ({ paidCents }: ValueRow) => money(paidCents, locale) },
          ]}
        />
      )}
      {values.length > rowsMax && (
        <p className={styles.note}>{t('desk.report.moreValues', { shown: rowsMax, all: values.length })}</p>
      )}
    </Panel>
  );
}

/** Channels and kinds have words, what else there is has a name or is called what its address says. */
export function valueName({ value, name }: { value: string; name: string | null }, by: Dimension, t: T): string {
  if (name !== null) return name;
  if (by === 'kind') return t(`desk.report.kindOf.${value}` as TextKey);
  if (by === 'channel' || by === 'campaign') return channelName(value, t);
  return value;
}
