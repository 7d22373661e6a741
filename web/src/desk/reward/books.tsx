/** The books of a reward in plain sight: every movement with both its accounts, what is left on each, and the transfers. */
import type { Value } from '@weitersagen/contract/basics/wire';
import type { RewardDetail } from '@weitersagen/contract/reward/desk';
import { postingText } from '../../i18n/book-text.ts';
import { moment, money } from '../../i18n/format.ts';
import { type T, type TextKey, useLocale, useT } from '../../i18n/t.ts';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Table } from '../../ui/work/table.tsx';
import { StateBadge } from '../../work/history/state-badge.tsx';
import { useSeat } from '../desk-context.ts';
import { deskPath } from '../screen.ts';
import { balancesOf } from './balances.ts';

type Detail = Value<typeof RewardDetail>;

export function Postings({ postings }: Pick<Detail, 'postings'>) {
  const t = useT();
  const locale = useLocale();
  const balances = balancesOf(postings);
  return (
    <section className={layout.stack} aria-labelledby="reward-books">
      <h2 id="reward-books">{t('desk.reward.books')}</h2>
      <p className={layout.soft}>{t('desk.reward.booksLead')}</p>
      <Table
        caption={t('desk.reward.bookCount', { count: postings.length })}
        rows={postings}
        keyOf={({ kind, attempt, bookedAt }) => `${kind}-${attempt}-${bookedAt.getTime()}`}
        empty={<EmptyState title={t('desk.reward.noBooks')}>{t('desk.reward.noBooksText')}</EmptyState>}
        columns={[
          { head: t('desk.reward.bookedAt'), cell: ({ bookedAt }) => moment(bookedAt, locale) },
          { head: t('desk.reward.label'), cell: ({ kind }) => postingText(kind, t) },
          { head: t('desk.reward.debit'), cell: ({ debit }) => accountText(debit, t) },
          { head: t('desk.reward.credit'), cell: ({ credit }) => accountText(credit, t) },
          { head: t('desk.reward.amount'), kind: 'sum', cell: ({ amountCents }) => money(amountCents, locale) },
          { head: t('desk.reward.attempt'), kind: 'sum', cell: ({ attempt }) => attempt },
        ]}
      />
      {balances.length > 0 && (
        <div className={`${layout.card} ${layout.tint} ${layout.read}`}>
          <h3>{t('desk.reward.balance')}</h3>
          <Facts facts={balances.map(({ account, cents }) => [accountText(account, t), money(cents, locale)])} />
        </div>
      )}
    </section>
  );
}

const accountText = (account: string, t: T): string => t(`desk.account.${account}` as TextKey);

export function Attempts({ attempts }: Pick<Detail, 'attempts'>) {
  const t = useT();
  const locale = useLocale();
  const { mandant } = useSeat();
  if (attempts.length === 0) return null;
  return (
    <section className={layout.stack} aria-labelledby="reward-attempts">
      <h2 id="reward-attempts">{t('desk.reward.payments')}</h2>
      <Table
        caption={t('desk.reward.paymentCount', { count: attempts.length })}
        rows={attempts}
        keyOf={({ payoutId, attempt }) => `${payoutId}-${attempt}`}
        empty={null}
        columns={[
          {
            head: t('desk.reward.run'),
            cell: ({ payoutId }) => <a href={deskPath(mandant.slug, 'auszahlungen', payoutId)}>{payoutId}</a>,
          },
          { head: t('desk.reward.status'), cell: ({ payoutStatus }) => <StateBadge of="payout" code={payoutStatus} /> },
          { head: t('desk.reward.endToEnd'), cell: ({ endToEndId }) => endToEndId },
          { head: t('desk.reward.attempt'), kind: 'sum', cell: ({ attempt }) => attempt },
          { head: t('desk.reward.amount'), kind: 'sum', cell: ({ amountCents }) => money(amountCents, locale) },
        ]}
      />
    </section>
  );
}
