/** The transfers of a run, fifty at a time: to whom, how much, what has happened with each since, and its return. */
import { returnReward } from '@weitersagen/contract/reward/desk';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { day, fullName, money } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Badge } from '../../ui/state/badge.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Pages } from '../../ui/work/paging.tsx';
import { Table } from '../../ui/work/table.tsx';
import { Ask, Question, ReasonField } from '../../work/decision/question.tsx';
import { questionOf } from '../../work/decision/question-address.ts';
import { ReturnedTransfer } from '../../work/decision/returned-transfer.tsx';
import { StateBadge } from '../../work/history/state-badge.tsx';
import { addressWith } from '../../work/list/list-query.ts';
import { useSeat } from '../desk-context.ts';
import { deskPath } from '../screen.ts';
import { Flags } from './flags.tsx';
import { type Item, mayComeBack, type Run } from './run-steps.ts';

const shownMax = 50;
const question = 'ruecklaeufer-';

/** The reward whose return this page asks about. */
export const returnedIn = (asked: string): string | undefined =>
  asked.startsWith(question) ? asked.slice(question.length) : undefined;

export function RunItems({ run }: { run: Run }) {
  const t = useT();
  const locale = useLocale();
  const { mandant } = useSeat();
  const query = new URLSearchParams(useLocation().search);
  const pages = Math.max(1, Math.ceil(run.items.length / shownMax));
  const page = Math.min(pages, Math.max(1, Number(query.get('seite')) || 1));
  const asked = returnedIn(questionOf(query) ?? '');
  const returning = useLast(run.items.find(({ rewardNumber }) => rewardNumber === asked));
  const values = { count: run.count, sum: money(run.sumCents, locale) };
  return (
    <section className={layout.stack} aria-labelledby="run-items">
      <h2 id="run-items">{t('desk.payout.items')}</h2>
      <Table
        caption={t('desk.payout.itemCount', values)}
        rows={run.items.slice((page - 1) * shownMax, page * shownMax)}
        keyOf={({ endToEndId }) => endToEndId}
        empty={<EmptyState title={t('desk.payout.noItems')}>{t('desk.payout.noItemsText')}</EmptyState>}
        columns={[
          {
            head: t('desk.payout.reward'),
            cell: ({ rewardNumber, endToEndId }) => (
              <>
                <a href={deskPath(mandant.slug, 'praemien', rewardNumber)}>{rewardNumber}</a>
                <small>{endToEndId}</small>
              </>
            ),
          },
          {
            head: t('desk.payout.person'),
            kind: 'name',
            cell: ({ name, maskedIban }) => (
              <>
                <bdi>{name || '–'}</bdi>
                <small>{maskedIban}</small>
              </>
            ),
          },
          { head: t('desk.payout.amount'), kind: 'sum', cell: ({ amountCents }) => money(amountCents, locale) },
          { head: t('desk.payout.mark'), cell: (item) => <Marks item={item} /> },
          { head: t('desk.payout.flags'), kind: 'name', cell: ({ flags }) => <Flags flags={flags} /> },
          {
            head: t('desk.payout.action'),
            kind: 'action',
            cell: (item) =>
              mayComeBack(run, item) &&
              !isAsked(item) && (
                <Ask name={question + item.rewardNumber} isSmall>
                  {t('desk.payout.return')}
                  <span className={layout.hush}> – {item.rewardNumber}</span>
                </Ask>
              ),
          },
        ]}
      />
      {pages > 1 && (
        <Pages
          label={t('work.list.pages')}
          current={page}
          count={pages}
          hrefOf={(to) => addressWith(query, { seite: String(to) })}
          previous={t('work.list.previous')}
          next={t('work.list.next')}
        />
      )}
      {returning && <ReturnQuestion key={returning.endToEndId} item={returning} />}
    </section>
  );
}

/** Its return waits for another person already, as its flags say. */
const isAsked = ({ flags }: Item): boolean => flags.some(({ kind }) => kind === 'returnAsked');

/** The one that was asked about stays until the next: a dialog that closes needs its words, and gives the focus back. */
function useLast<V>(value: V | undefined): V | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

function ReturnQuestion({ item }: { item: Item }) {
  const t = useT();
  const locale = useLocale();
  return (
    <Question
      name={question + item.rewardNumber}
      title={t('desk.payout.returnOf', { name: fullName(item.name) || item.rewardNumber })}
      submit={t('desk.payout.return')}
      schema={returnReward.body}
      consequence={
        <p>
          {t('desk.payout.returnThen', { amount: money(item.amountCents, locale) })} {t('desk.approval.needs')}
        </p>
      }
    >
      <ReturnedTransfer endToEndId={item.endToEndId} />
      <ReasonField fate="mailed" label={t('desk.payout.returnReason')} />
    </Question>
  );
}

function Marks({ item }: { item: Item }) {
  const t = useT();
  const locale = useLocale();
  const { status, isStopped, isCancelled, isReturned, attempt, again, againAt } = item;
  return (
    <div className={layout.row}>
      {isReturned ? (
        <Badge kind="bad">{t('desk.payout.markOf.returned')}</Badge>
      ) : (
        <StateBadge of="reward" code={status} />
      )}
      {again && againAt && (
        <>
          <Badge kind="warn">{t('desk.payout.attempt', { attempt })}</Badge>
          <small>{t(`desk.payout.again.${again}`, { day: day(againAt, locale) })}</small>
        </>
      )}
      {isStopped && <Badge kind="bad">{t('desk.payout.markOf.stopped')}</Badge>}
      {isCancelled && <Badge kind="warn">{t('desk.payout.markOf.cancelled')}</Badge>}
    </div>
  );
}
