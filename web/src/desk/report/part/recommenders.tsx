/** Whose recommendations were paid most often, of all days. Without names for whoever may not see people. */
import type { Report } from '@weitersagen/contract/report/desk';
import { money, number } from '../../../i18n/format.ts';
import { useLocale, useT } from '../../../i18n/t.ts';
import layout from '../../../ui/layout.module.css';
import { useSeat } from '../../desk-context.ts';
import type { Places } from '../places.ts';
import { DataTable, Way } from './data-table.tsx';
import { Panel } from './panel.tsx';

export function Recommenders({ report, places }: { report: Report; places: Places }) {
  const t = useT();
  const locale = useLocale();
  const { role } = useSeat().operator;
  const { recommenders } = report;
  const isClosed = role === 'BetreiberRedaktion';
  return (
    <Panel part="recommenders" lead={t(isClosed ? 'desk.report.recommendersClosed' : 'desk.report.recommendersLead')}>
      {recommenders.length === 0 ? (
        <p className={layout.soft}>{t('desk.report.noRecommenders')}</p>
      ) : (
        <DataTable
          caption={t('desk.report.recommenders')}
          rows={recommenders}
          keyOf={({ rank }) => String(rank)}
          lead={{
            head: t('desk.report.recommender'),
            cell: ({ rank, hash, name }) => (
              <>
                {rank}.{' '}
                <Way href={places.recommender(hash)}>
                  <bdi>{name ?? t(isClosed ? 'desk.report.somebody' : 'desk.report.deleted')}</bdi>
                </Way>
              </>
            ),
          }}
          columns={[
            { head: t('desk.report.paidCount'), cell: ({ paid }) => <b>{number(paid, locale)}</b> },
            { head: t('desk.report.made'), cell: ({ recommendations }) => number(recommendations, locale) },
            { head: t('desk.report.received'), cell: ({ receivedCents }) => money(receivedCents, locale) },
          ]}
        />
      )}
    </Panel>
  );
}
