/** What waits for a person today, each line with the way to where it is done; every company at a glance; and how things go. */
import { listCompanies, showOverview } from '@weitersagen/contract/overview/desk';
import { useLoaderData } from 'react-router';
import { need } from '../../api/need.ts';
import { day } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { PageHead } from '../../work/page-head.tsx';
import { useSeat } from '../desk-context.ts';
import { BankNotice } from '../payout/bank-check.tsx';
import { deskPath, type Load } from '../screen.ts';
import { Companies } from './companies.tsx';
import { countsOf, keepCounts } from './counts.ts';
import { Numbers } from './numbers.tsx';
import { Tasks } from './tasks.tsx';

export async function load({ api, operator, mandant }: Load) {
  const [overview, companies] = await Promise.all([
    api(showOverview),
    operator.mandants.length > 1 ? api(listCompanies) : undefined,
  ]);
  const shown = need(overview);
  keepCounts(mandant.slug, shown);
  return { ...shown, companies: companies && need(companies) };
}

export default function StartScreen() {
  const t = useT();
  const locale = useLocale();
  const { waiting, notOwn, bank, figures, oldest, companies } = useLoaderData<typeof load>();
  const { operator, mandant } = useSeat();
  const own = waiting.filter(({ kind }) => !notOwn.includes(kind));
  // The same as the navigation says, part by part.
  const count = Object.values(countsOf({ waiting, notOwn })).reduce((sum, one) => sum + one, 0);
  const others = waiting.filter(({ kind }) => notOwn.includes(kind));
  return (
    <>
      <PageHead
        title={t('desk.start.title', { mandant: mandant.name })}
        lead={t('desk.start.lead', { day: day(operator.today, locale), count })}
      />
      <BankNotice bank={bank} />
      {companies && <Companies {...companies} />}
      <section className={layout.stack} aria-labelledby="tasks">
        <h2 id="tasks">{t('desk.start.tasks', { mandant: mandant.name })}</h2>
        {own.length > 0 ? (
          <Tasks tasks={own} oldest={oldest} />
        ) : (
          <EmptyState
            spot="nothing"
            title={t('desk.start.nothing')}
            action={<a href={deskPath(mandant.slug, 'auftraege')}>{t('desk.start.orders')}</a>}
          >
            {t('desk.start.nothingLead')}
          </EmptyState>
        )}
        {others.length > 0 && (
          <>
            <h3>{t('desk.start.others')}</h3>
            <Tasks tasks={others} oldest={oldest} />
          </>
        )}
      </section>
      <Numbers figures={figures} oldest={oldest} />
    </>
  );
}
