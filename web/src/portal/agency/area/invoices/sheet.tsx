/** One invoice with the statement of its month, on sheets of A4: who, for what, and what is to be paid until when. */

import { groupedIban } from '@weitersagen/contract/bank-account/iban';
import type { AgencyDocumentDetail } from '@weitersagen/contract/invoice/schemas';
import { day, money } from '../../../../i18n/format.ts';
import { useLocale, useT } from '../../../../i18n/t.ts';
import { Facts } from '../../../../ui/facts.tsx';
import layout from '../../../../ui/layout.module.css';
import { PageLink } from '../../../shell/link/page-link.tsx';
import styles from './sheet.module.css';
import { monthText } from './state.ts';

type Detail = AgencyDocumentDetail;
type Fact = readonly [string, string];

export function Sheet({ detail }: { detail: Detail }) {
  return (
    <>
      <Heads detail={detail} />
      {detail.kind !== 'statement' && <Invoice detail={detail} />}
      {detail.statementNumber && <Statement detail={detail} />}
      <Payment detail={detail} />
    </>
  );
}

function Preceding({ of, invoices }: { of: Exclude<Detail['kind'], 'statement'>; invoices: Detail['preceding'] }) {
  const t = useT();
  if (invoices.length === 0) return null;
  return (
    <p>
      {t(`agencyInvoice.precedingOf.${of}`)}{' '}
      {invoices.map(({ number }, place) => (
        <span key={number}>
          {place > 0 && ', '}
          <PageLink to="agencyInvoice" values={{ nr: number }}>
            {number}
          </PageLink>
        </span>
      ))}
    </p>
  );
}

function Heads({ detail }: { detail: Detail }) {
  const t = useT();
  const locale = useLocale();
  const { seller, buyer, buyerReference, agencyNumber, issuedOn, dueOn, month, paidOn, preceding, kind } = detail;
  const facts: Fact[] = [
    [t('agencyInvoice.issued'), day(issuedOn, locale)],
    [t('agencyInvoice.month'), monthText(month)],
    ...(dueOn ? [[t('agencyInvoice.due'), day(dueOn, locale)] as const] : []),
    ...(paidOn ? [[t('agencyInvoice.paid'), day(paidOn, locale)] as const] : []),
    [t('agencyInvoice.agencyNumber'), agencyNumber],
    ...(buyerReference && buyerReference !== agencyNumber
      ? [[t('agencyInvoice.reference'), buyerReference] as const]
      : []),
  ];
  return (
    <div className={styles.heads}>
      <address>
        <span className={layout.soft}>{t('agencyInvoice.from')}</span>
        <Lines of={seller} />
        {seller.vatId
          ? `${t('agencyInvoice.vatId')} ${seller.vatId}`
          : `${t('agencyInvoice.taxNumber')} ${seller.taxNumber}`}
      </address>
      <address>
        <span className={layout.soft}>{t('agencyInvoice.to')}</span>
        <Lines of={buyer} />
        {buyer.vatId && `${t('agencyInvoice.vatId')} ${buyer.vatId}`}
      </address>
      <div>
        <Facts facts={facts} />
        {kind === 'correctedInvoice' ? (
          <>
            <Preceding of="correctedInvoice" invoices={preceding.slice(0, 1)} />
            <Preceding of="invoice" invoices={preceding.slice(1)} />
          </>
        ) : (
          kind !== 'statement' && <Preceding of={kind} invoices={preceding} />
        )}
      </div>
    </div>
  );
}

const Lines = ({ of: { name, street, postcode, city } }: { of: Detail['buyer'] }) => (
  <>
    <b>{name}</b>
    <span>{street}</span>
    <span>
      {postcode} {city}
    </span>
  </>
);

function Invoice({ detail }: { detail: Detail }) {
  const t = useT();
  const locale = useLocale();
  const { kind, number, positions, netCents, vatCents, grossCents, vatPercent } = detail;
  return (
    <Positions
      title={`${t(`agencyInvoice.kindOf.${kind}`)} ${number}`}
      positions={positions}
      sums={[
        [t('agencyInvoice.net'), money(netCents, locale)],
        [t('agencyInvoice.vat', { percent: vatPercent }), money(vatCents, locale)],
      ]}
      total={[t(kind === 'creditNote' ? 'agencyInvoice.credited' : 'agencyInvoice.gross'), money(grossCents, locale)]}
    />
  );
}

function Statement({ detail }: { detail: Detail }) {
  const t = useT();
  const locale = useLocale();
  return (
    <Positions
      title={`${t('agencyInvoice.kindOf.statement')} ${detail.statementNumber}`}
      positions={detail.statementPositions}
      sums={[]}
      total={[t('agencyInvoice.statementSum'), money(detail.statementCents, locale)]}
      note={t('agencyInvoice.noVat')}
    />
  );
}

function Positions({
  title,
  positions,
  sums,
  total,
  note,
}: {
  title: string;
  positions: Detail['positions'];
  sums: readonly Fact[];
  total: Fact;
  note?: string;
}) {
  const t = useT();
  const locale = useLocale();
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <table className={styles.positions}>
        <caption className={layout.hush}>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('agencyInvoice.what')}</th>
            <th scope="col">{t('agencyInvoice.day')}</th>
            <th scope="col">{t('agencyInvoice.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {positions.map(({ orderNumber, day: on, text, cents }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an order may stand twice, and nothing is ever moved
            <tr key={place}>
              <td>
                {text}
                {!text.includes(orderNumber) && (
                  <div className={`${layout.small} ${layout.soft}`}>
                    {t('agencyInvoice.order')} {orderNumber}
                  </div>
                )}
              </td>
              <td>{day(on, locale)}</td>
              <td>{money(cents, locale)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(([name, sum]) => (
            <SumRow key={name} name={name} sum={sum} />
          ))}
          <SumRow name={<b>{total[0]}</b>} sum={<b>{total[1]}</b>} />
        </tfoot>
      </table>
      {note && <p className={`${layout.small} ${layout.soft}`}>{note}</p>}
    </section>
  );
}

const SumRow = ({ name, sum }: { name: React.ReactNode; sum: React.ReactNode }) => (
  <tr>
    <th scope="row" colSpan={2}>
      {name}
    </th>
    <td>{sum}</td>
  </tr>
);

function Payment({ detail }: { detail: Detail }) {
  const t = useT();
  const locale = useLocale();
  const { payableCents, kind, statementNumber, status, dueOn, payment } = detail;
  if (status === 'cancelled' || payableCents === 0) return null;
  const isBack = payableCents < 0;
  const isTogether = kind !== 'statement' && statementNumber !== null;
  const name = isBack ? 'agencyInvoice.sumBack' : isTogether ? 'agencyInvoice.sum' : 'agencyInvoice.sumAlone';
  return (
    <section className={`${layout.card} ${styles.pay}`} aria-labelledby="invoice-pay">
      <h2 id="invoice-pay">{t('agencyInvoice.pay')}</h2>
      <p className={styles.sum}>
        <span>{t(name)}</span> <b>{money(Math.abs(payableCents), locale)}</b>
      </p>
      {isBack ? (
        <p>{t('agencyInvoice.backThen')}</p>
      ) : (
        <Facts
          facts={[
            ...(dueOn ? [[t('agencyInvoice.due'), day(dueOn, locale)] as const] : []),
            [t('agencyInvoice.holder'), payment.holder],
            [t('agencyInvoice.iban'), groupedIban(payment.iban)],
            [t('agencyInvoice.transfer'), payment.reference],
          ]}
        />
      )}
    </section>
  );
}
