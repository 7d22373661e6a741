/** What stands on an invoice. */
import { groupedIban } from '@weitersagen/contract/bank-account/iban';
import type { ReactNode } from 'react';
import { day, money } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { Table } from '../../ui/work/table.tsx';
import { useSeat } from '../desk-context.ts';
import { deskPath } from '../screen.ts';
import type { Detail } from './decisions.ts';

type Fact = readonly [name: string, value: ReactNode];

export function InvoiceFacts({ detail }: { detail: Detail }) {
  const t = useT();
  return (
    <section className={layout.card} aria-labelledby="invoice-facts">
      <h2 id="invoice-facts">{t('desk.invoice.facts')}</h2>
      <Facts facts={[...useWhat(detail), ...useSums(detail), ...useOthers(detail)]} />
    </section>
  );
}

function useWhat({ agencyNumber, company, month, issuedOn, dueOn, paidOn, cancelledOn }: Detail): Fact[] {
  const t = useT();
  const locale = useLocale();
  const { slug } = useSeat().mandant;
  const days = [
    ['desk.invoice.issued', issuedOn],
    ['desk.invoice.due', dueOn],
    ['desk.invoice.paidOn', paidOn],
    ['desk.invoice.cancelledOn', cancelledOn],
  ] as const;
  return [
    [
      t('desk.invoice.agency'),
      <a key="a" href={deskPath(slug, 'agenturen', agencyNumber)}>
        <bdi>{company}</bdi> {agencyNumber}
      </a>,
    ],
    [t('desk.invoice.month'), month.split('-').toReversed().join('/')],
    ...days.flatMap(([name, value]) => (value === null ? [] : [[t(name), day(value, locale)] as const])),
  ];
}

function useSums({
  kind,
  netCents,
  vatCents,
  grossCents,
  statementNumber,
  statementCents,
  payableCents,
}: Detail): Fact[] {
  const t = useT();
  const locale = useLocale();
  const ofInvoice: Fact[] = [
    [t('desk.invoice.net'), money(netCents, locale)],
    [t('desk.invoice.vat'), money(vatCents, locale)],
    [t('desk.invoice.gross'), money(grossCents, locale)],
  ];
  return [
    ...(kind === 'statement' ? [] : ofInvoice),
    ...(statementNumber === null
      ? []
      : [[t('desk.invoice.statement'), `${statementNumber}, ${money(statementCents, locale)}`] as const]),
    [t('desk.invoice.payable'), <b key="p">{money(payableCents, locale)}</b>],
  ];
}

function useOthers(detail: Detail): Fact[] {
  const t = useT();
  const locale = useLocale();
  const { slug } = useSeat().mandant;
  const { kind, payment, preceding, creditNote, correctedInvoice, statementPaidOn, status, creditedElsewhere } = detail;
  const link = (number: string) => (
    <a key={number} href={deskPath(slug, 'rechnungen', number)}>
      {number}
    </a>
  );
  return [
    [t('desk.invoice.reference'), payment.reference],
    [t('desk.invoice.account'), `${payment.holder}, ${groupedIban(payment.iban)}`],
    ...(preceding.length === 0
      ? []
      : [
          [t('desk.invoice.preceding'), preceding.map(({ number }) => <div key={number}>{link(number)}</div>)] as const,
        ]),
    ...(creditNote === null ? [] : [[t('desk.invoice.creditNote'), link(creditNote)] as const]),
    ...(correctedInvoice === null ? [] : [[t('desk.invoice.corrected'), link(correctedInvoice)] as const]),
    ...(status === 'cancelled' && correctedInvoice === null && creditedElsewhere.length > 0
      ? [[t('desk.invoice.creditedTwice'), creditedElsewhere.join(', ')] as const]
      : []),
    ...(kind !== 'statement' && status === 'cancelled' && statementPaidOn !== null
      ? [[t('desk.invoice.statementPaid'), day(statementPaidOn, locale)] as const]
      : []),
  ];
}

export function Positions({ title, positions }: { title: string; positions: Detail['positions'] }) {
  const t = useT();
  const locale = useLocale();
  const { slug } = useSeat().mandant;
  const rows = positions.map((position, place) => ({ ...position, place: String(place + 1) }));
  return (
    <section className={layout.stack}>
      <h2>{title}</h2>
      <Table
        caption={t('desk.invoice.positionCount', { count: rows.length })}
        rows={rows}
        keyOf={({ place }) => place}
        empty={<p className={layout.soft}>{t('desk.invoice.noPositions')}</p>}
        columns={[
          {
            head: t('desk.invoice.order'),
            cell: ({ orderNumber }) => <a href={deskPath(slug, 'auftraege', orderNumber)}>{orderNumber}</a>,
          },
          { head: t('desk.invoice.what'), kind: 'name', cell: ({ text }) => text },
          { head: t('desk.invoice.day'), cell: ({ day: on }) => day(on, locale) },
          { head: t('desk.invoice.amount'), kind: 'sum', cell: ({ cents }) => money(cents, locale) },
        ]}
      />
    </section>
  );
}
