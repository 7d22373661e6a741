/** How long it took from the recommendation to the order, and from the order to the money: the middle, and how many waited how long. */
import type { Report, WaitKind, WaitRow } from '@weitersagen/contract/report/desk';
import { waitBounds } from '@weitersagen/contract/report/period';
import { number } from '../../../i18n/format.ts';
import { type T, useLocale, useT } from '../../../i18n/t.ts';
import { Fold } from '../../../ui/fold.tsx';
import layout from '../../../ui/layout.module.css';
import { Columns } from '../../../ui/work/chart/columns.tsx';
import colours from '../../overview/series.module.css';
import styles from '../report.module.css';
import { DataTable } from './data-table.tsx';
import { Panel } from './panel.tsx';

const kinds = { toOrder: colours.ordered, toMoney: colours.paid } as const satisfies Record<WaitKind, unknown>;

export function Waits({ report }: { report: Report }) {
  const t = useT();
  return (
    <Panel part="waits" isWide lead={t('desk.report.waitsLead')}>
      <div className={styles.pairs}>
        {(Object.keys(kinds) as WaitKind[]).map((kind) => (
          <OneKind key={kind} kind={kind} report={report} />
        ))}
      </div>
    </Panel>
  );
}

function OneKind({ kind, report }: { kind: WaitKind; report: Report }) {
  const t = useT();
  const locale = useLocale();
  const rows = report.waits.filter((row) => row.kind === kind);
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  const { median = null, medianBefore = null } = report.medians.find((one) => one.kind === kind) ?? {};
  const name = t(`desk.report.waitOf.${kind}`);
  const middle = median === null ? t('desk.report.noMedian') : t('desk.report.median', { count: median });
  return (
    <div className={styles.one}>
      <h3>{name}</h3>
      <p>
        <b>{middle}</b>{' '}
        {medianBefore !== null && (
          <span className={layout.soft}>{t('desk.report.medianBefore', { count: medianBefore })}</span>
        )}
      </p>
      {all > 0 && (
        <div className={kinds[kind]}>
          <Columns
            label={t('desk.report.waitsLabel', { name, middle })}
            columns={rows.map(({ upTo, count, countBefore }) => ({
              name: shortSpan(upTo),
              now: count,
              before: countBefore,
            }))}
          />
        </div>
      )}
      <Fold summary={t('desk.report.asTable')}>
        <DataTable
          caption={name}
          rows={rows}
          keyOf={({ upTo }) => String(upTo)}
          lead={{ head: t('desk.report.days'), cell: ({ upTo }) => spanText(upTo, t) }}
          columns={[
            { head: t('desk.report.count'), cell: ({ count }: WaitRow) => number(count, locale) },
            {
              head: t('desk.report.share'),
              cell: ({ count }: WaitRow) =>
                all > 0 ? new Intl.NumberFormat(locale, { style: 'percent' }).format(count / all) : '–',
            },
            { head: t('desk.report.before'), cell: ({ countBefore }: WaitRow) => number(countBefore, locale) },
          ]}
        />
      </Fold>
    </div>
  );
}

/** The day after the bound before. */
const beginOf = (upTo: number | null): number => {
  const index = waitBounds.indexOf(upTo as never);
  const before = waitBounds[index - 1];
  return before === undefined || before === null ? 0 : before + 1;
};

/** `4–7`, below a column. */
function shortSpan(upTo: number | null): string {
  const from = beginOf(upTo);
  if (upTo === null) return `${from}+`;
  return from === upTo ? String(upTo) : `${from}–${upTo}`;
}

const spanText = (upTo: number | null, t: T): string =>
  upTo === null
    ? t('desk.report.spanMore', { from: beginOf(upTo) })
    : t('desk.report.span', { days: shortSpan(upTo), count: upTo });
