/** What is owed now, whatever days are asked for: open, ready or collected, and in runs. */
import type { OwedRow } from '@weitersagen/contract/report/desk';
import { money, number } from '../../../i18n/format.ts';
import { useLocale, useT } from '../../../i18n/t.ts';
import layout from '../../../ui/layout.module.css';
import { Parts } from '../../../ui/work/chart/parts.tsx';
import colours from '../../overview/series.module.css';
import type { Places } from '../places.ts';
import styles from '../report.module.css';
import { DataTable, Way } from './data-table.tsx';
import { Panel } from './panel.tsx';

export function Owed({ owed, places }: { owed: readonly OwedRow[] | null; places: Places }) {
  const t = useT();
  const locale = useLocale();
  if (owed === null)
    return (
      <Panel part="owed">
        <p className={layout.soft}>{t('desk.report.owedNot')}</p>
      </Panel>
    );
  const all = owed.reduce((sum, { cents }) => sum + cents, 0);
  return (
    <Panel part="owed" lead={t('desk.report.owedLead')}>
      <p className={styles.sum}>{money(all, locale)}</p>
      <Parts
        label={owed
          .map(({ state, cents }) => `${t(`desk.report.owedOf.${state}`)}: ${money(cents, locale)}`)
          .join(', ')}
        parts={owed.map(({ state, cents }) => ({
          name: state,
          share: all > 0 ? cents / all : 0,
          look: colours[state],
        }))}
      />
      <DataTable
        caption={t('desk.report.owed')}
        rows={owed}
        keyOf={({ state }) => state}
        lead={{
          head: t('desk.report.state'),
          cell: ({ state }) => (
            <span className={styles.named}>
              <i className={`${styles.dot} ${colours[state] ?? ''}`} />
              {t(`desk.report.owedOf.${state}`)}
            </span>
          ),
        }}
        columns={[
          {
            head: t('desk.report.rewards'),
            cell: ({ state, count }) => <Way href={places.owed(state)}>{number(count, locale)}</Way>,
          },
          { head: t('desk.report.sum'), cell: ({ cents }) => money(cents, locale) },
        ]}
      />
    </Panel>
  );
}
