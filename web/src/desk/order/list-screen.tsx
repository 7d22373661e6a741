/** All orders, narrowed by the address. */
import { downloadOrders, listOrders, orderView } from '@weitersagen/contract/order/desk';
import { orderStatus } from '@weitersagen/contract/order/status';
import { useLoaderData } from 'react-router';
import { reasonText } from '../../i18n/book-text.ts';
import { day, money } from '../../i18n/format.ts';
import type { T } from '../../i18n/t.ts';
import work from '../../ui/work/work.module.css';
import { StateBadge } from '../../work/history/state-badge.tsx';
import { HeadedList, loadList, type Reader } from '../../work/list/headed-list.tsx';
import type { ListColumn } from '../../work/list/list-page.tsx';
import type { ListKind } from '../../work/list/list-query.ts';
import { useSeat } from '../desk-context.ts';
import { deskPath, type Load } from '../screen.ts';

const kind: ListKind = {
  shortFinds: 'whole',
  status: orderStatus,
  views: orderView,
  columns: { orderedOn: 'Auftragsdatum', createdAt: 'ErstelltAm', status: 'Status', number: 'Auftragsnummer' },
};

export const load = (given: Load) => loadList(given, kind, listOrders);

type Loaded = Awaited<ReturnType<typeof load>>;
type Row = Loaded['page']['rows'][number];

export default function OrdersScreen() {
  const { today } = useSeat().operator;
  return (
    <HeadedList
      words="desk.order"
      statesOf="order"
      kind={kind}
      loaded={useLoaderData<typeof load>()}
      file={downloadOrders}
      columns={(reader) => columnsOf(reader, today)}
      keyOf={({ number }) => number}
      title="desk.nav.orders"
      viewKey="desk.orderView"
    />
  );
}

const columnsOf = ({ t, locale, slug }: Reader, today: string): ListColumn<Row>[] => [
  {
    head: t('desk.order.column.number'),
    sortedBy: 'orderedOn',
    cell: ({ number, externalNumber, orderedOn }) => (
      <>
        <a className={work.num} href={deskPath(slug, 'auftraege', number)}>
          <b>{number}</b>
        </a>
        <small>{day(orderedOn, locale)}</small>
        <small>{externalNumber}</small>
      </>
    ),
  },
  { head: t('desk.order.product'), cell: ({ product }) => product },
  {
    head: t('desk.order.recommender'),
    kind: 'name',
    cell: ({ recommender }) => (recommender ? <bdi>{recommender}</bdi> : t('desk.order.deleted')),
  },
  {
    head: t('desk.order.recipient'),
    kind: 'name',
    cell: ({ recipient }) => (recipient ? <bdi>{recipient}</bdi> : t('desk.order.nobody')),
  },
  { head: t('desk.order.premium'), kind: 'sum', cell: ({ premiumCents }) => money(premiumCents, locale) },
  {
    head: t('desk.order.column.status'),
    sortedBy: 'status',
    cell: (row) => (
      <>
        <StateBadge of="order" code={row.status} />
        <small>{noteOf(row, today, locale, t)}</small>
      </>
    ),
  },
];

/** Since when, from when or why not: no state stands alone. */
function noteOf(row: Row, today: string, locale: string, t: T): string {
  if (row.cancelReportedAt) return t('desk.order.note.reported', { day: day(row.cancelReportedAt, locale) });
  switch (row.status) {
    case 'received':
      return t('desk.order.note.received', { day: day(row.createdAt, locale) });
    case 'confirmed':
      if (row.isReleasable) return t('desk.order.note.releasable');
      if (row.releasableOn === null) return '';
      return row.releasableOn > today
        ? t('desk.order.note.releasableOn', { day: day(row.releasableOn, locale) })
        : t('desk.order.note.person');
    case 'released':
    case 'billed':
      return row.releasedAt ? t('desk.order.note.released', { day: day(row.releasedAt, locale) }) : '';
    case 'rejected':
      return reasonText(row.rejection ?? '', row.rejectionName, t);
    default:
      return reasonText(row.cancelReason ?? '', row.cancelReasonName, t);
  }
}
