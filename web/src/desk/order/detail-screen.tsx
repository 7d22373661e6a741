/** One order: what is known of it, what happened, and what may be decided now. */
import { cancelOrder, confirmOrder, rejectOrder, releaseOrder, showOrder } from '@weitersagen/contract/order/desk';
import { useLoaderData } from 'react-router';
import { need } from '../../api/need.ts';
import { day } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { questionOf } from '../../work/decision/question-address.ts';
import { History } from '../../work/history/history.tsx';
import { StateBadge } from '../../work/history/state-badge.tsx';
import { PageHead } from '../../work/page-head.tsx';
import { OpenApprovals, waitingText } from '../approval/open-approvals.tsx';
import { useSeat } from '../desk-context.ts';
import { BackToList } from '../layout/back-to-list.tsx';
import detail from '../layout/detail.module.css';
import { deskPath, type Load, type Submit } from '../screen.ts';
import type { Decision } from './decisions.ts';
import { DecisionsCard } from './decisions-card.tsx';
import { OrderFacts, orderTitle } from './order-facts.tsx';
import { OrderQuestions } from './order-question.tsx';
import { Rewards } from './rewards.tsx';

export const load = async ({ api, params }: Load) => need(await api(showOrder, { params: { number: params.nr } }));

const calls = {
  confirm: confirmOrder,
  release: releaseOrder,
  keep: releaseOrder,
  reject: rejectOrder,
  cancel: cancelOrder,
} as const;

/** The question of the address says which decision the form is about. */
export async function submit({ form, params, query, done, t, locale }: Submit) {
  const decision = questionOf(query) as Decision;
  if (!Object.hasOwn(calls, decision)) return form.refuse('reason', t('fault.text'));
  return form.send(calls[decision], { params: { number: params.nr } }, (reply) =>
    done(waitingText(reply, t, locale) ?? t(`desk.order.done.${decision}`, { number: params.nr ?? '' })),
  );
}

export default function OrderScreen() {
  const t = useT();
  const locale = useLocale();
  const order = useLoaderData<typeof load>();
  const { mandant, operator } = useSeat();
  return (
    <>
      <PageHead
        title={orderTitle(order, t, locale)}
        number={{ name: t('desk.order.title'), value: order.number }}
        state={<StateBadge of="order" code={order.status} />}
        back={<BackToList href={deskPath(mandant.slug, 'auftraege')}>{t('desk.nav.orders')}</BackToList>}
      />
      <OpenApprovals approvals={order.approvals} />
      {order.cancelReportedAt && (
        <Notice kind="warn">
          <b>{t('desk.order.reported', { day: day(order.cancelReportedAt, locale) })}</b> {t('desk.order.reportedLead')}
        </Notice>
      )}
      <div className={detail.columns}>
        <OrderFacts order={order} />
        <DecisionsCard order={order} today={operator.today} />
        <div className={layout.wide}>
          <Rewards rewards={order.rewards} />
          <History events={order.events} />
        </div>
      </div>
      <OrderQuestions order={order} today={operator.today} />
    </>
  );
}
