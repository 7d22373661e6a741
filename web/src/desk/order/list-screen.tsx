/** All orders, narrowed by the address. */
import { downloadOrders, listOrders, orderView, showOrder } from '@weitersagen/contract/order/desk';
import { orderStatus } from '@weitersagen/contract/order/status';
import { useLoaderData } from 'react-router';
import { wordOf } from '../../form/filter-words.ts';
import { reasonText } from '../../i18n/book-text.ts';
import { day, money } from '../../i18n/format.ts';
import { type T, useT } from '../../i18n/t.ts';
import work from '../../ui/work/work.module.css';
import { StateBadge } from '../../work/history/state-badge.tsx';
import { HeadedList, loadList, type Reader } from '../../work/list/headed-list.tsx';
import type { ListColumn } from '../../work/list/list-page.tsx';
import type { ListKind } from '../../work/list/list-query.ts';
import { selectionColumn, useSelection } from '../../work/list/selection.tsx';
import { LeadLink } from '../../work/row/lead-link.tsx';
import { ofAgency } from '../agency/agency-field.ts';
import { AgencyFilter } from '../agency/agency-filter.tsx';
import { useSeat } from '../desk-context.ts';
import { useCounted } from '../overview/counted-tabs.ts';
import { usePreview } from '../preview/use-preview.ts';
import { ofReport } from '../report/list-narrowing.ts';
import { NarrowedFilters } from '../report/narrowed-filters.tsx';
import { deskPath, type Load } from '../screen.ts';
import { mayStep, useNextStep } from './next-step.tsx';
import { OrderPanel } from './order-panel.tsx';

const kind: ListKind = {
  shortFinds: 'whole',
  status: orderStatus,
  views: orderView,
  columns: { orderedOn: 'Auftragsdatum', createdAt: 'ErstelltAm', status: 'Status', number: 'Auftragsnummer' },
  fields: { ...ofAgency, ...ofReport },
};

export const load = (given: Load) => loadList(given, kind, listOrders);

type Loaded = Awaited<ReturnType<typeof load>>;
type Row = Loaded['page']['rows'][number];

function useOrderTabs() {
  const t = useT();
  return [
    { name: t('desk.orderView.releasable'), fields: { ansicht: wordOf(orderView, 'releasable') } },
    { name: t('work.state.order.received'), fields: { status: wordOf(orderStatus, 'received') } },
    { name: t('desk.orderView.cancelReported'), fields: { ansicht: wordOf(orderView, 'cancelReported') } },
  ];
}

export default function OrdersScreen() {
  const preview = usePreview(
    'auftraege',
    (api, number) => api(showOrder, { params: { number } }),
    (order) => <OrderPanel order={order} />,
  );
  const t = useT();
  const { today } = useSeat().operator;
  const loaded = useLoaderData<typeof load>();
  const selection = useSelection<Row>(loaded.page, mayStep, ({ number }) => number);
  const next = useNextStep(selection);
  const isChoosing = selection.all.length + selection.chosen.length > 0;
  return (
    <HeadedList
      words="desk.order"
      statesOf="order"
      kind={kind}
      filters={
        <>
          <AgencyFilter />
          <NarrowedFilters of="order" />
        </>
      }
      loaded={loaded}
      file={downloadOrders}
      columns={(reader) => [
        ...(isChoosing
          ? [
              selectionColumn(selection, {
                head: t('work.list.choice'),
                nameOf: ({ number }) => t('desk.order.many.choose', { number }),
              }),
            ]
          : []),
        ...columnsOf(reader, today),
        ...(isChoosing ? [next.column(t('desk.order.column.next'))] : []),
      ]}
      keyOf={({ number }) => number}
      title="desk.nav.orders"
      viewKey="desk.orderView"
      isOneLine
      tabs={useCounted('auftraege', useOrderTabs())}
      deeds={next.deeds}
      preview={preview}
    />
  );
}

const columnsOf = ({ t, locale, slug }: Reader, today: string): ListColumn<Row>[] => [
  {
    head: t('desk.order.column.who'),
    kind: 'lead',
    cell: ({ number, recommender, recipient }) => (
      <LeadLink href={deskPath(slug, 'auftraege', number)} number={number}>
        {recommender ? <bdi>{recommender}</bdi> : t('desk.order.deleted')}
        {' → '}
        {recipient ? <bdi>{recipient}</bdi> : t('desk.order.nobody')}
      </LeadLink>
    ),
  },
  { head: t('desk.order.product'), kind: 'name', cell: ({ product }) => product },
  { head: t('desk.order.premium'), kind: 'sum', cell: ({ premiumCents }) => money(premiumCents, locale) },
  {
    head: t('desk.order.column.status'),
    kind: 'state',
    sortedBy: 'status',
    cell: (row) => (
      <>
        <StateBadge of="order" code={row.status} />
        <small>{noteOf(row, today, locale, t)}</small>
      </>
    ),
  },
  {
    head: t('desk.order.column.day'),
    kind: 'minor',
    sortedBy: 'orderedOn',
    cell: ({ orderedOn }) => day(orderedOn, locale),
  },
  {
    head: t('desk.order.column.external'),
    kind: 'minor',
    cell: ({ externalNumber }) => <small className={work.num}>{externalNumber}</small>,
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
