/** What is known of an order, and where it comes from. */
import type { Value } from '@weitersagen/contract/basics/wire';
import type { OrderDetail } from '@weitersagen/contract/order/desk';
import type { ReactNode } from 'react';
import { reasonText } from '../../i18n/book-text.ts';
import { day, fullName, moment, money } from '../../i18n/format.ts';
import { type T, useLocale, useT } from '../../i18n/t.ts';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { movedAt } from '../../work/history/moved-at.ts';
import { StateBadge } from '../../work/history/state-badge.tsx';
import { cameText } from '../came.ts';
import { useSeat } from '../desk-context.ts';
import { deskPath } from '../screen.ts';
import styles from './order.module.css';

export type Order = Value<typeof OrderDetail>;
type Fact = readonly [name: string, value: ReactNode];

export function OrderFacts({ order }: { order: Order }) {
  const t = useT();
  const locale = useLocale();
  const { mandant } = useSeat();
  const came = cameText(order, t);
  const facts: (Fact | false | null | '')[] = [
    [t('desk.order.externalNumber'), order.externalNumber],
    [t('desk.order.product'), order.product],
    [t('desk.order.premium'), money(order.premiumCents, locale)],
    [
      t('desk.order.recommender'),
      <Person
        key="p"
        name={
          <a href={deskPath(mandant.slug, 'empfehler', order.recommenderHash)}>
            {order.recommender ? <bdi>{order.recommender}</bdi> : t('desk.order.deleted')}
          </a>
        }
        email={order.recommenderEmail}
      />,
    ],
    [
      t('desk.order.recipient'),
      <Person
        key="p"
        name={order.recipient ? <bdi>{order.recipient}</bdi> : t('desk.order.nobody')}
        email={order.recipientEmail}
      >
        {order.recipientStatus && <StateBadge of="recipient" code={order.recipientStatus} />}
      </Person>,
    ],
    [
      t('desk.order.recommendation'),
      <span key="r" className={styles.person}>
        <a href={deskPath(mandant.slug, 'empfehlungen', order.recommendationNumber)}>{order.recommendationNumber}</a>
        <StateBadge of="recommendation" code={order.recommendationStatus} />
      </span>,
    ],
    came && [t('desk.came'), <bdi key="came">{came}</bdi>],
    [t('desk.order.orderedOn'), day(order.orderedOn, locale)],
    [
      t('desk.order.createdAt'),
      t('desk.order.createdBy', { at: moment(order.createdAt, locale), source: sourceText(order.source, t) }),
    ],
    order.releasableOn && [t('desk.order.releasableOn'), day(order.releasableOn, locale)],
    order.releasedAt && [t('desk.order.releasedAt'), moment(order.releasedAt, locale)],
    order.rejection && [t('desk.order.rejection'), reasonText(order.rejection, order.rejectionName, t)],
    order.cancelReason && [t('desk.order.cancelReason'), reasonText(order.cancelReason, order.cancelReasonName, t)],
  ];
  return (
    <section className={layout.stack}>
      <h2>{t('desk.order.facts')}</h2>
      <Facts facts={facts.filter((fact): fact is Fact => Boolean(fact))} />
    </section>
  );
}

/** What was ordered by whom, and since when it is where it is. */
export const orderTitle = (
  { status, product, recipient, events, releasedAt, createdAt }: Order,
  t: T,
  locale: string,
): string =>
  t(`desk.order.titleOf.${status}`, {
    product,
    who: fullName(recipient) || t('desk.order.somebody'),
    date: day((status === 'released' ? releasedAt : movedAt(events)) ?? createdAt, locale),
  });

/** Name of the API key that reported it; a file of an operator has none. */
const sourceText = (source: string, t: T): string => (source === 'import' ? t('desk.nav.imports') : source);

const Person = ({ name, email, children }: { name: ReactNode; email: string | null; children?: ReactNode }) => (
  <span className={styles.person}>
    {name}
    {email && <span>{email}</span>}
    {children}
  </span>
);
