/** What agencies were billed with: found by number, month or agency; what is overdue, what corrects something. */

import type { Value } from '@weitersagen/contract/basics/wire';
import { downloadInvoices, type InvoiceRow, invoiceView, listInvoices } from '@weitersagen/contract/invoice/desk';
import { invoiceStatus } from '@weitersagen/contract/invoice/status';
import { useLoaderData } from 'react-router';
import { wordOf } from '../../form/filter-words.ts';
import { day, money } from '../../i18n/format.ts';
import { useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import { StateBadge } from '../../work/history/state-badge.tsx';
import { HeadedList, loadList, type Reader } from '../../work/list/headed-list.tsx';
import type { ListColumn } from '../../work/list/list-page.tsx';
import type { ListKind } from '../../work/list/list-query.ts';
import { LeadLink } from '../../work/row/lead-link.tsx';
import { useSeat } from '../desk-context.ts';
import { deskPath, type Load } from '../screen.ts';

type Row = Value<typeof InvoiceRow>;

const kind: ListKind = {
  status: invoiceStatus,
  views: invoiceView,
  columns: { createdAt: 'Rechnungsdatum' },
};

export const load = (given: Load) => loadList(given, kind, listInvoices);

export default function InvoiceListScreen() {
  const t = useT();
  const { slug } = useSeat().mandant;
  const loaded = useLoaderData<typeof load>();
  const tabs = (['overdue', 'corrections', 'statements'] as const).map((code) => ({
    name: t(`desk.invoice.view.${code}`),
    fields: { ansicht: wordOf(invoiceView, code) },
  }));
  const quiet = `${button.button} ${button.second} ${button.small}`;
  return (
    <HeadedList
      words="desk.invoice"
      statesOf="invoice"
      viewKey="desk.invoice.view"
      kind={kind}
      loaded={loaded}
      file={downloadInvoices}
      columns={columnsOf}
      keyOf={({ number }) => number}
      isOneLine
      tabs={tabs}
      actions={
        <>
          <a className={quiet} href={deskPath(slug, 'rechnungen', 'nichtabgerechnet')}>
            {t('desk.invoice.toUnbilled')}
          </a>
          <a className={quiet} href={deskPath(slug, 'rechnungen', 'steller')}>
            {t('desk.invoice.toSeller')}
          </a>
        </>
      }
    />
  );
}

const columnsOf = ({ t, locale, slug }: Reader): ListColumn<Row>[] => [
  {
    head: t('desk.invoice.number'),
    kind: 'lead',
    cell: ({ number }) => <LeadLink href={deskPath(slug, 'rechnungen', number)}>{number}</LeadLink>,
  },
  { head: t('desk.invoice.kind'), cell: ({ kind: what }) => t(`desk.invoice.kindOf.${what}`) },
  { head: t('desk.invoice.status'), cell: ({ status }) => <StateBadge of="invoice" code={status} /> },
  {
    head: t('desk.invoice.agency'),
    cell: ({ company, agencyNumber }) => (
      <>
        <bdi>{company}</bdi>
        <small>{agencyNumber}</small>
      </>
    ),
  },
  { head: t('desk.invoice.month'), cell: ({ month }) => month.split('-').toReversed().join('/') },
  {
    head: t('desk.invoice.issued'),
    kind: 'aside',
    sortedBy: 'createdAt',
    cell: ({ issuedOn }) => day(issuedOn, locale),
  },
  {
    head: t('desk.invoice.due'),
    kind: 'aside',
    cell: ({ dueOn }) => (dueOn ? day(dueOn, locale) : t('desk.invoice.none')),
  },
  { head: t('desk.invoice.payable'), kind: 'sum', cell: ({ payableCents }) => money(payableCents, locale) },
];
