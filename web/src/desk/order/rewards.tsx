/** The rewards that hang on an order. */
import { day, money } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Table } from '../../ui/work/table.tsx';
import work from '../../ui/work/work.module.css';
import { StateBadge } from '../../work/history/state-badge.tsx';
import { useSeat } from '../desk-context.ts';
import { deskPath } from '../screen.ts';
import { sumOf } from './consequences.ts';
import type { Order } from './order-facts.tsx';

export function Rewards({ rewards }: Pick<Order, 'rewards'>) {
  const t = useT();
  const locale = useLocale();
  const { mandant } = useSeat();
  return (
    <section className={layout.stack}>
      <h2>{t('desk.nav.rewards')}</h2>
      <Table
        caption={t('desk.order.rewardSum', { count: rewards.length, sum: money(sumOf(rewards), locale) })}
        rows={rewards}
        keyOf={({ number }) => number}
        empty={<p className={layout.soft}>{t('desk.order.noRewards')}</p>}
        columns={[
          {
            head: t('desk.order.reward'),
            cell: ({ number }) => (
              <a className={work.num} href={deskPath(mandant.slug, 'praemien', number)}>
                {number}
              </a>
            ),
          },
          {
            head: t('desk.order.who'),
            kind: 'name',
            cell: ({ name, role }) => (
              <>
                {name || t('desk.order.deleted')}
                <small>{t(`desk.order.role.${role}`)}</small>
              </>
            ),
          },
          { head: t('desk.order.amount'), kind: 'sum', cell: ({ amountCents }) => money(amountCents, locale) },
          {
            head: t('desk.order.column.status'),
            cell: ({ status, collectUntil }) => (
              <>
                <StateBadge of="reward" code={status} />
                {status === 'ready' && collectUntil && (
                  <small>{t('desk.order.until', { day: day(collectUntil, locale) })}</small>
                )}
              </>
            ),
          },
        ]}
      />
    </section>
  );
}
