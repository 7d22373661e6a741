/** What is known of a case: whose it is, who and which recommendations are in it, and what is at stake with each reward. */

import type { Value } from '@weitersagen/contract/basics/wire';
import type { CaseDetail } from '@weitersagen/contract/case/desk';
import type { ReactNode } from 'react';
import { day, fullName, moment, money } from '../../i18n/format.ts';
import { type T, useLocale, useT } from '../../i18n/t.ts';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { Table } from '../../ui/work/table.tsx';
import { nameOf } from '../../work/colleagues.ts';
import { useSeat } from '../desk-context.ts';
import { RewardBadges } from '../reward/reward-badges.tsx';
import { deskPath } from '../screen.ts';
import { reasonsText } from './rule/reasons.ts';

export type Case = Value<typeof CaseDetail>;
type Fact = readonly [name: string, value: ReactNode];

export function CaseFacts({ found }: { found: Case }) {
  const t = useT();
  const locale = useLocale();
  const { mandant } = useSeat();
  const { name, hash, decidedAt, decidedBy, reasonCode, reason } = found;
  const shown = name ? <bdi>{name}</bdi> : t('desk.case.deleted');
  const facts: (Fact | false | null)[] = [
    [
      t('desk.case.person'),
      hash === null ? (
        shown
      ) : (
        <a key="p" href={deskPath(mandant.slug, 'empfehler', hash)}>
          {shown}
        </a>
      ),
    ],
    [t('desk.case.score'), `${found.score}: ${reasonsText(found.rules, t)}`],
    [t('desk.case.stake'), money(found.stakeCents, locale)],
    [t('desk.case.opened'), moment(found.openedAt, locale)],
    [t('desk.case.assignee'), found.assignedTo === null ? t('desk.case.nobody') : nameOf(found.assignedTo)],
    decidedAt !== null && [
      t('desk.case.decidedBy'),
      decidedBy
        ? t('desk.case.decided', { day: moment(decidedAt, locale), by: nameOf(decidedBy) })
        : t('desk.case.closed', { day: day(decidedAt, locale) }),
    ],
    (reasonCode !== null || reason !== null) && [
      t('desk.case.reasonGiven'),
      [reasonCode && t(`desk.case.reasonOf.${reasonCode}`), reason].filter(Boolean).join(': '),
    ],
  ];
  return <Facts facts={facts.filter((fact): fact is Fact => Boolean(fact))} />;
}

/** Whose it is, what is at stake, and since when it is decided. */
export const caseTitle = ({ status, name, stakeCents, decidedAt }: Case, t: T, locale: string): string =>
  t(`desk.case.titleOf.${status}`, {
    name: fullName(name) || t('desk.case.somebody'),
    sum: money(stakeCents, locale),
    date: decidedAt === null ? '' : day(decidedAt, locale),
  });

/** Each recommendation once, with the people of its rewards. */
const involvedIn = ({ rewards, signals }: Case) => {
  const numbers = [...rewards, ...signals].map(({ recommendationNumber }) => recommendationNumber);
  return [...new Set(numbers)].map((number) => ({
    number,
    people: rewards.filter(({ recommendationNumber }) => recommendationNumber === number),
  }));
};

export function Involved({ found }: { found: Case }) {
  const t = useT();
  const { mandant } = useSeat();
  const rows = involvedIn(found);
  if (rows.length === 0) return null;
  return (
    <section className={layout.stack}>
      <h2>{t('desk.case.involved')}</h2>
      <Table
        caption={t('desk.case.involvedCount', { count: rows.length })}
        rows={rows}
        keyOf={({ number }) => number}
        empty={null}
        columns={[
          {
            head: t('desk.case.recommendation'),
            cell: ({ number }) => <a href={deskPath(mandant.slug, 'empfehlungen', number)}>{number}</a>,
          },
          {
            head: t('desk.case.people'),
            kind: 'name',
            cell: ({ people }) =>
              people.length === 0
                ? '–'
                : people.map(({ number, name, role }) => (
                    <div key={number}>
                      {name ? <bdi>{name}</bdi> : t('desk.case.deleted')} ({t(`desk.case.roleOf.${role}`)})
                    </div>
                  )),
          },
        ]}
      />
    </section>
  );
}

export function AtStake({ found }: { found: Case }) {
  const t = useT();
  const locale = useLocale();
  const { mandant } = useSeat();
  return (
    <section className={layout.stack}>
      <h2>{t('desk.case.rewardsTitle')}</h2>
      <Table
        caption={t('desk.case.rewardsCount', {
          count: found.rewards.length,
          sum: money(found.stakeCents, locale),
        })}
        rows={found.rewards}
        keyOf={({ number }) => number}
        empty={<p className={layout.soft}>{t('desk.case.noRewards')}</p>}
        columns={[
          {
            head: t('desk.case.reward'),
            kind: 'name',
            cell: ({ number, name, role }) => (
              <>
                <a href={deskPath(mandant.slug, 'praemien', number)}>{number}</a>
                <small>
                  {name ? <bdi>{name}</bdi> : t('desk.case.deleted')}, {t(`desk.case.roleOf.${role}`)}
                </small>
              </>
            ),
          },
          { head: t('desk.case.amount'), kind: 'sum', cell: ({ amountCents }) => money(amountCents, locale) },
          {
            head: t('desk.case.state'),
            cell: (reward) => (
              <>
                <RewardBadges reward={reward} />
                {reward.holds.some((hold) => hold !== 'review') && (
                  <small>{reward.holds.map((hold) => t(`desk.reward.holdName.${hold}`)).join(', ')}</small>
                )}
              </>
            ),
          },
        ]}
      />
    </section>
  );
}
