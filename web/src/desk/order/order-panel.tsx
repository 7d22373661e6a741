/** An order beside its list. */
import { day } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Notice } from '../../ui/notice.tsx';
import { History } from '../../work/history/history.tsx';
import { StateBadge } from '../../work/history/state-badge.tsx';
import { PanelBody } from '../../work/panel/side-panel.tsx';
import { OpenApprovals } from '../approval/open-approvals.tsx';
import { type Order, OrderFacts, orderTitle } from './order-facts.tsx';

export function OrderPanel({ order }: { order: Order }) {
  const t = useT();
  const locale = useLocale();
  return (
    <PanelBody
      title={orderTitle(order, t, locale)}
      state={<StateBadge of="order" code={order.status} />}
      number={{ name: t('desk.order.title'), value: order.number }}
    >
      <OpenApprovals approvals={order.approvals} />
      {order.cancelReportedAt && (
        <Notice kind="warn">{t('desk.order.reported', { day: day(order.cancelReportedAt, locale) })}</Notice>
      )}
      <OrderFacts order={order} />
      <History events={order.events} />
    </PanelBody>
  );
}
