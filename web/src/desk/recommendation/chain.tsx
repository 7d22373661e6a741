/** The way of a recommendation: who recommends, who came, which contract, which rewards; each with its state. */
import type { ReactNode } from 'react';
import { day, money } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { StateBadge } from '../../work/history/state-badge.tsx';
import { useSeat } from '../desk-context.ts';
import { deskPath } from '../screen.ts';
import styles from './chain.module.css';
import type { Detail } from './judged.ts';

export function Chain({ detail }: { detail: Detail }) {
  const t = useT();
  const locale = useLocale();
  const { mandant } = useSeat();
  return (
    <section className={layout.stack} aria-labelledby="recommendation-chain">
      <h2 id="recommendation-chain">{t('desk.recommendation.chain')}</h2>
      <ol className={styles.chain}>
        <Link name={t('desk.recommendation.recommender')}>
          <Person
            name={detail.recommender}
            href={deskPath(mandant.slug, 'empfehler', detail.recommenderHash)}
            email={detail.recommenderEmail}
            state={<StateBadge of="account" code={detail.recommenderStatus} />}
          />
        </Link>
        <Link name={t('desk.recommendation.recipient')}>
          {detail.recipientStatus === null ? (
            <p className={layout.soft}>{t('desk.recommendation.nobody')}</p>
          ) : (
            <Person
              name={detail.recipient}
              email={detail.recipientEmail}
              state={<StateBadge of="recipient" code={detail.recipientStatus} />}
            />
          )}
        </Link>
        <Link name={t('desk.recommendation.orders')}>
          {detail.orders.length === 0 && <p className={layout.soft}>{t('desk.recommendation.noOrder')}</p>}
          {detail.orders.map(({ number, orderedOn, status }) => (
            <p key={number}>
              <a href={deskPath(mandant.slug, 'auftraege', number)}>{number}</a>{' '}
              {t('desk.recommendation.orderedOn', { date: day(orderedOn, locale) })}{' '}
              <StateBadge of="order" code={status} />
            </p>
          ))}
        </Link>
        <Link name={t('desk.recommendation.rewards')}>
          {detail.rewards.length === 0 && <p className={layout.soft}>{t('desk.recommendation.noReward')}</p>}
          {detail.rewards.map(({ number, role, amountCents, status }) => (
            <p key={number}>
              <a href={deskPath(mandant.slug, 'praemien', number)}>{number}</a> {t(`desk.reward.roleOf.${role}`)},{' '}
              <span className={layout.money}>{money(amountCents, locale)}</span>{' '}
              <StateBadge of="reward" code={status} />
            </p>
          ))}
        </Link>
      </ol>
    </section>
  );
}

const Link = ({ name, children }: { name: string; children: ReactNode }) => (
  <li>
    <h3>{name}</h3>
    {children}
  </li>
);

interface PersonProps {
  name: string;
  email: string | null;
  state: ReactNode;
  /** Who has a page of the own. */
  href?: string;
}

function Person({ name, email, state, href }: PersonProps) {
  const t = useT();
  const shown = name ? <bdi>{name}</bdi> : <span className={layout.soft}>{t('desk.recommendation.deleted')}</span>;
  return (
    <>
      <p>
        {href ? <a href={href}>{shown}</a> : shown} {state}
      </p>
      {email && <p className={`${layout.small} ${layout.soft}`}>{email}</p>}
    </>
  );
}
