/** What is known of a recommender, what there is altogether, and what keeps money back. */
import type { ReactNode } from 'react';
import { day, moment, money } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import type { Detail } from './decisions.ts';

type Fact = readonly [name: string, value: ReactNode];

export function RecommenderFacts({ detail, isBeside }: { detail: Detail; isBeside?: boolean }) {
  const t = useT();
  const locale = useLocale();
  const sums: Fact[] = [
    [t('desk.recommender.recommendations'), detail.recommendations],
    [t('desk.recommender.waiting'), money(detail.waitingCents, locale)],
    [t('desk.recommender.ready'), money(detail.readyCents, locale)],
    [t('desk.recommender.received'), money(detail.receivedCents, locale)],
    [t('desk.recommender.since'), day(detail.createdAt, locale)],
  ];
  const number = [detail.customerNumber, t(`desk.recommender.numberOf.${detail.customerNumberResult}`)];
  const person: Fact[] = [
    [
      t('desk.recommender.lastLogin'),
      detail.lastLoginAt ? moment(detail.lastLoginAt, locale) : t('desk.recommender.never'),
    ],
    [t('desk.recommender.password'), t(detail.hasPassword ? 'desk.recommender.has' : 'desk.recommender.hasNot')],
    [t('desk.recommender.sessions'), t('desk.recommender.sessionCount', { count: detail.sessions })],
    [t('desk.recommender.language'), detail.language.toUpperCase()],
    [t('desk.recommender.newsletter'), t(`desk.recommender.newsletterOf.${detail.newsletter}`)],
    [t('desk.recommender.customerNumber'), number.filter(Boolean).join(', ')],
    [t('desk.recommender.bank'), detail.maskedIban ?? t('desk.recommender.none')],
  ];
  return (
    <section className={isBeside ? layout.stack : layout.card} aria-labelledby="recommender-what">
      <h2 id="recommender-what">{t('desk.recommender.facts')}</h2>
      <Facts facts={detail.status === 'deleted' ? sums : [...sums, ...person]} />
    </section>
  );
}

/** What keeps money back, each with its reason. */
export function RecommenderHolds({ holds }: Pick<Detail, 'holds'>) {
  const t = useT();
  return holds.map((hold) => (
    <Notice key={hold} kind={hold === 'newIban' || hold === 'addressChanged' ? 'warn' : 'bad'}>
      {t(`desk.recommender.holdOf.${hold}`)}
    </Notice>
  ));
}
