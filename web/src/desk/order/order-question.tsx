/** The question before a decision about an order: what will happen to which reward, for how much, and who gets a mail. */

import { Reason, Remark } from '@weitersagen/contract/basics/desk';
import { CancelOrder } from '@weitersagen/contract/order/desk';
import { CheckField } from '../../form/field/check-field.tsx';
import { day, money } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Question, ReasonField } from '../../work/decision/question.tsx';
import { type Consequences, consequencesOf, type RewardState, sumOf } from './consequences.ts';
import { type Decision, decisionsFor, obstacleTo } from './decisions.ts';
import styles from './order.module.css';
import type { Order } from './order-facts.tsx';

const schemas = { confirm: Remark, release: Remark, keep: Remark, reject: Reason, cancel: CancelOrder } as const;

/** One for each decision that is open, so that the focus goes back to the button that asked. */
export function OrderQuestions({ order, today }: { order: Order; today: string }) {
  return decisionsFor(order)
    .filter((decision) => obstacleTo(decision, order, today) === undefined)
    .map((decision) => <OrderQuestion key={decision} order={order} decision={decision} />);
}

function OrderQuestion({ order, decision }: { order: Order; decision: Decision }) {
  const t = useT();
  const consequences = consequencesOf(decision, order, order.rewards);
  const isEnd = decision === 'reject' || decision === 'cancel';
  return (
    <Question
      name={decision}
      title={t(`desk.order.ask.${decision}`, { number: order.number })}
      submit={t(`desk.order.do.${decision}`)}
      isDangerous={isEnd}
      schema={schemas[decision]}
      consequence={<WhatHappens order={order} decision={decision} consequences={consequences} />}
    >
      <ReasonField optional={!isEnd} fate={consequences.clawedBack.length > 0 ? 'mailed' : 'kept'} />
      {consequences.clawedBack.length > 0 && <ClawBackField rewards={consequences.clawedBack} />}
    </Question>
  );
}

function ClawBackField({ rewards }: { rewards: readonly RewardState[] }) {
  const t = useT();
  const sum = money(sumOf(rewards), useLocale());
  return <CheckField name="clawsBack" text={t('desk.order.clawsBack', { sum })} />;
}

const groups = ['provided', 'waiting', 'cancelled', 'clawedBack', 'noted', 'freed'] as const;

interface What {
  order: Order;
  decision: Decision;
  consequences: Consequences<RewardState>;
}

function WhatHappens({ order, decision, consequences }: What) {
  const t = useT();
  const locale = useLocale();
  const releasableOn = order.releasableIfConfirmed;
  return (
    <div className={styles.then}>
      <h3>{t('work.question.then')}</h3>
      <ul>
        <li>{t(`desk.order.then.${decision}`, { day: releasableOn ? day(releasableOn, locale) : '' })}</li>
        {decision === 'confirm' && <li>{t(`desk.order.then.${order.isReleasedByNight ? 'byNight' : 'byHand'}`)}</li>}
        {groups.map((group) => {
          const rewards = consequences[group];
          if (rewards.length === 0) return null;
          return (
            <li key={group}>
              {t(`desk.order.then.${group}`, { count: rewards.length, sum: money(sumOf(rewards), locale) })}
              <ul>
                {rewards.map(({ number, name, amountCents }) => (
                  <li key={number}>
                    {name || t('desk.order.deleted')}: {money(amountCents, locale)}
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
        {consequences.mails.map((heard) => (
          <li key={heard}>{t(`desk.order.mails.${heard}`)}</li>
        ))}
      </ul>
    </div>
  );
}
