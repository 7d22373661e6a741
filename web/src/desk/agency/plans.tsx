/** What an agency adds to premiums for its own recommenders. */
import { day, money } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Table } from '../../ui/work/table.tsx';
import type { Detail } from './decisions.ts';

export function AgencyPlans({ detail: { plans } }: { detail: Detail }) {
  const t = useT();
  const locale = useLocale();
  return (
    <section className={layout.stack} aria-labelledby="agency-plans">
      <h2 id="agency-plans">{t('desk.agency.plans')}</h2>
      <Table
        caption={t('desk.agency.planCount', { count: plans.length })}
        rows={plans}
        keyOf={({ id }) => id}
        empty={<p className={layout.soft}>{t('desk.agency.noPlan')}</p>}
        columns={[
          { head: t('desk.agency.product'), cell: ({ product }) => product },
          { head: t('desk.agency.extra'), kind: 'sum', cell: ({ extraCents }) => money(extraCents, locale) },
          {
            head: t('desk.agency.valid'),
            cell: ({ validFrom, validTo, endedAt }) =>
              endedAt
                ? t('desk.agency.planEnded', { day: day(endedAt, locale) })
                : validTo
                  ? t('desk.agency.validTo', { from: day(validFrom, locale), to: day(validTo, locale) })
                  : t('desk.agency.validFrom', { from: day(validFrom, locale) }),
          },
        ]}
      />
    </section>
  );
}
