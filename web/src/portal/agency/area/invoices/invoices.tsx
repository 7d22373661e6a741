/** What the agency was billed with, month by month; each with its page to read and to print (S2-R100). */
import { listAgencyDocuments } from '@weitersagen/contract/invoice/endpoints';
import type { AgencyDocument } from '@weitersagen/contract/invoice/schemas';
import { need } from '../../../../api/need.ts';
import { day, money } from '../../../../i18n/format.ts';
import { useLocale, useT } from '../../../../i18n/t.ts';
import layout from '../../../../ui/layout.module.css';
import { Badge } from '../../../../ui/state/badge.tsx';
import { EmptyState } from '../../../../ui/state/empty-state.tsx';
import { type Column, Table } from '../../../../ui/work/table.tsx';
import type { Load } from '../../../page/screen.ts';
import { PageLink } from '../../../shell/link/page-link.tsx';
import { Said } from '../../../shell/said.tsx';
import { view } from '../view.ts';
import { kindOf, monthText, nextFirst, saidOf } from './state.ts';

async function load({ api, query, today }: Load) {
  return { rows: need(await api(listAgencyDocuments)), isMissing: query.has('fehlt'), today };
}
type Data = Awaited<ReturnType<typeof load>>;

export const invoices = view<Data>({ load, draw: (data) => <Invoices {...data} /> });

function Invoices({ rows, isMissing, today }: Data) {
  const t = useT();
  const locale = useLocale();
  const columns = useColumns(today);
  return (
    <>
      {isMissing && <Said kind="bad">{t('agencyInvoice.missing')}</Said>}
      <p className={layout.read}>{t('agencyInvoice.lead')}</p>
      <Table
        caption={t('agencyInvoice.caption', { count: rows.length })}
        columns={columns}
        rows={rows}
        keyOf={({ number }) => number}
        empty={
          <EmptyState title={t('agencyInvoice.emptyTitle')} level="h2">
            {t('agencyInvoice.emptyText', { day: day(nextFirst(today), locale) })}
          </EmptyState>
        }
      />
    </>
  );
}

function useColumns(today: string): Column<AgencyDocument>[] {
  const t = useT();
  const locale = useLocale();
  return [
    {
      head: t('agencyInvoice.number'),
      cell: ({ number }) => (
        <PageLink to="agencyInvoice" values={{ nr: number }}>
          <b>{number}</b>
        </PageLink>
      ),
    },
    { head: t('agencyInvoice.month'), cell: ({ month }) => monthText(month) },
    {
      head: t('agencyInvoice.kind'),
      cell: ({ kind, statementNumber }) => (
        <span>
          {t(`agencyInvoice.kindOf.${kind}`)}
          {kind !== 'statement' && statementNumber && (
            <>
              <br />
              <small>{t('agencyInvoice.with', { number: statementNumber })}</small>
            </>
          )}
        </span>
      ),
    },
    {
      head: t('agencyInvoice.status'),
      cell: (row) => {
        const said = saidOf(row, today);
        return <Badge kind={kindOf[said]}>{t(`agencyInvoice.statusOf.${said}`)}</Badge>;
      },
    },
    {
      head: t('agencyInvoice.due'),
      cell: ({ dueOn, status }) => (dueOn && status !== 'cancelled' ? day(dueOn, locale) : t('agencyArea.none')),
    },
    {
      head: t('agencyInvoice.payable'),
      kind: 'sum',
      cell: ({ payableCents }) =>
        payableCents < 0 ? (
          <span>
            {money(-payableCents, locale)}
            <br />
            <small>{t('agencyInvoice.back')}</small>
          </span>
        ) : (
          money(payableCents, locale)
        ),
    },
  ];
}
