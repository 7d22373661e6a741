/** What an agency was billed with: its newest invoices with the statements of their months, and statements that stand on none. */
import type { Value } from '@weitersagen/contract/basics/wire';
import { type InvoiceRow, invoiceView, listInvoices } from '@weitersagen/contract/invoice/desk';
import { need } from '../../api/need.ts';
import { wordOf } from '../../form/filter-words.ts';
import { day, money } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Table } from '../../ui/work/table.tsx';
import { StateBadge } from '../../work/history/state-badge.tsx';
import { bodyOf } from '../../work/list/list-query.ts';
import { useSeat } from '../desk-context.ts';
import { billAddress } from '../invoice/bill-address.ts';
import { deskPath, type Load } from '../screen.ts';

type Bill = Value<typeof InvoiceRow>;

const shownMax = 10;

export async function billsOf(api: Load['api'], number: string): Promise<Bill[]> {
  const asked = (fields: Readonly<Record<string, string>>) =>
    api(listInvoices, {
      body: bodyOf(new URLSearchParams({ text: number, ...fields }), { views: invoiceView, columns: {} }),
    });
  const both = await Promise.all([asked({}), asked({ ansicht: wordOf(invoiceView, 'statements') })]);
  return both
    .flatMap((page) => need(page).rows)
    .filter(({ agencyNumber }) => agencyNumber === number)
    .toSorted((one, other) => other.issuedOn.localeCompare(one.issuedOn) || other.number.localeCompare(one.number))
    .slice(0, shownMax);
}

interface Props {
  bills: readonly Bill[];
  number: string;
  /** Something of it may be due. */
  mayBill: boolean;
}

export function AgencyBills({ bills, number, mayBill }: Props) {
  const t = useT();
  const locale = useLocale();
  const { slug } = useSeat().mandant;
  const all = deskPath(slug, 'rechnungen');
  return (
    <section className={layout.stack} aria-labelledby="agency-bills">
      <h2 id="agency-bills">{t('desk.agency.bills')}</h2>
      <Table
        caption={t('desk.agency.billCount', { count: bills.length })}
        rows={bills}
        keyOf={(bill) => bill.number}
        empty={<p className={layout.soft}>{t('desk.agency.noBill')}</p>}
        columns={[
          {
            head: t('desk.invoice.number'),
            cell: (bill) => (
              <>
                <a href={deskPath(slug, 'rechnungen', bill.number)}>{bill.number}</a>
                {bill.statementNumber && bill.statementNumber !== bill.number && (
                  <small>{t('desk.agency.withStatement', { number: bill.statementNumber })}</small>
                )}
              </>
            ),
          },
          { head: t('desk.invoice.kind'), cell: ({ kind }) => t(`desk.invoice.kindOf.${kind}`) },
          { head: t('desk.invoice.month'), cell: ({ month }) => month.split('-').toReversed().join('/') },
          { head: t('desk.invoice.status'), cell: ({ status }) => <StateBadge of="invoice" code={status} /> },
          {
            head: t('desk.invoice.due'),
            cell: ({ dueOn }) => (dueOn ? day(dueOn, locale) : t('desk.invoice.none')),
          },
          { head: t('desk.invoice.payable'), kind: 'sum', cell: ({ payableCents }) => money(payableCents, locale) },
        ]}
      />
      {(bills.length > 0 || mayBill) && (
        <p className={layout.row}>
          {bills.length > 0 && (
            <>
              <a href={`${all}?text=${number}`}>{t('desk.agency.allBills')}</a>
              <a href={`${all}?ansicht=${wordOf(invoiceView, 'statements')}&text=${number}`}>
                {t('desk.agency.allStatements')}
              </a>
            </>
          )}
          {mayBill && <a href={billAddress(slug, number)}>{t('desk.unbilled.bill')}</a>}
        </p>
      )}
    </section>
  );
}
