/** Makes the documents of a month out of what seller and buyer say of themselves and what is billed. */
import { plusDays } from '@weitersagen/contract/basics/day';
import { euro } from '@weitersagen/contract/basics/money';
import {
  type InvoiceBill,
  owedOf,
  type StatementBill,
  takeBack,
  vatPercent,
} from '@weitersagen/contract/invoice/month';
import { daysOfMonth } from '@weitersagen/contract/invoice/number';
import { type BuyerData, electronicAddressOf, type SellerData } from '@weitersagen/contract/invoice/party';
import type { InvoiceKind } from '@weitersagen/contract/invoice/status';
import { dayText } from '#platform/day-text.ts';
import type { Buyer, InvoiceDocument, Line, PageLanguage, Seller, StatementDocument } from './document.ts';
import { pageWords } from './page/page-words.ts';

export interface Issue {
  seller: SellerData;
  buyer: BuyerData;
  agencyNumber: string;
  language: PageLanguage;
  /** Which is billed: `2026-10`. */
  month: string;
  issuedOn: string;
  madeAt: Date;
}

/** A corrected invoice is composed of a bill as any other, by its kind and with the one it corrects. */
export type IssuedInvoice = Omit<InvoiceBill, 'kind'> & { kind: InvoiceKind; number: string };
export type IssuedStatement = StatementBill & { number: string };

export function composeInvoice(
  issue: Issue,
  invoice: IssuedInvoice,
  statement: IssuedStatement | null,
): InvoiceDocument {
  const { netCents, vatCents, grossCents, kind, number } = invoice;
  const words = pageWords(issue.language);
  const owedCents = owedOf(invoice);
  return {
    kind,
    number,
    ...frameOf(issue, owedCents, owedCents + (statement?.sumCents ?? 0)),
    currency: 'EUR',
    buyerReference: issue.buyer.reference ?? issue.agencyNumber,
    note: statement === null ? null : words.note(statement.number, euro(statement.sumCents)),
    lines: linesOf(issue, invoice),
    vat: [{ category: 'S', percent: vatPercent, basisCents: netCents, vatCents }],
    totals: { linesCents: netCents, netCents, vatCents, grossCents, payableCents: grossCents },
    payment: paymentOf(issue, number, statement?.number),
    preceding: invoice.preceding,
    statement: statement && { number: statement.number, sumCents: statement.sumCents },
  };
}

/**
 * The credit note over the whole of an invoice: between the same parties and to the cent the same, whatever they say of themselves
 * today.
 */
export function composeCredit(
  invoice: Omit<InvoiceDocument, 'madeAt'>,
  { number, issuedOn, madeAt }: { number: string; issuedOn: string; madeAt: Date },
): InvoiceDocument {
  const { positions, preceding } = takeBack(billOf(invoice), { number: invoice.number, issuedOn: invoice.issuedOn });
  return {
    ...invoice,
    kind: 'creditNote',
    number,
    issuedOn,
    madeAt,
    dueOn: null,
    note: null,
    lines: linesOf(invoice, { kind: 'creditNote', positions }),
    payment: { ...invoice.payment, reference: number },
    paymentTerms: pageWords(invoice.language).terms.back,
    preceding,
    statement: null,
  };
}

/** What a document bills, read back from it. */
export const billOf = ({ lines, totals }: Pick<InvoiceDocument, 'lines' | 'totals'>) => ({
  positions: lines.map(({ orderNumber, day, product, netCents }) => ({ orderNumber, day, product, cents: netCents })),
  netCents: totals.netCents,
  vatCents: totals.vatCents,
  grossCents: totals.grossCents,
});

export function composeStatement(
  issue: Issue,
  statement: IssuedStatement,
  invoice: IssuedInvoice | null,
): StatementDocument {
  const words = pageWords(issue.language);
  const owedCents = statement.sumCents;
  return {
    number: statement.number,
    ...frameOf(issue, owedCents, owedCents + owedOf(invoice)),
    lines: statement.positions.map(({ orderNumber, day, product, cents }, place) => ({
      id: String(place + 1),
      name: (cents < 0 ? words.rewardBack : words.reward)(product),
      orderNumber,
      day,
      cents,
    })),
    sumCents: statement.sumCents,
    payment: paymentOf(issue, statement.number, invoice?.number),
    invoice: invoice && { number: invoice.number, kind: invoice.kind, grossCents: invoice.grossCents },
  };
}

/** What both documents have; until when and how much is to be paid is said for both together. */
function frameOf(issue: Issue, owedCents: number, payableCents: number) {
  const { language, issuedOn, madeAt, seller } = issue;
  const { terms } = pageWords(language);
  const dueOn = payableCents > 0 ? plusDays(issuedOn, seller.paymentDays) : null;
  const day = dueOn && dayText(dueOn, language);
  const due = day && (payableCents === owedCents ? terms.due(day) : terms.dueTogether(day, euro(payableCents)));
  return {
    issuedOn,
    dueOn,
    period: daysOfMonth(issue.month),
    language,
    seller: sellerOf(seller, language),
    buyer: buyerOf(issue),
    paymentTerms: due ?? (payableCents < 0 ? terms.back : terms.nothing),
    madeAt,
  };
}

function sellerOf(data: SellerData, language: PageLanguage): Seller {
  const { vatId, taxNumber, register } = data;
  const words = pageWords(language);
  const legal = [data.registerCourt, data.directors && `${words.directors}: ${data.directors}`].filter(
    (part) => part !== null,
  );
  return {
    name: data.name,
    street: `${data.street} ${data.houseNumber}`,
    postcode: data.postcode,
    city: data.city,
    country: 'DE',
    vatId,
    electronicAddress: electronicAddressOf(data),
    // BR-CO-26: whoever has neither is known by the number of the tax office alone.
    id: vatId === null && register === null && taxNumber !== null ? `${words.taxNumber} ${taxNumber}` : null,
    register,
    legalInformation: legal.length > 0 ? legal.join(', ') : null,
    taxNumber,
    contact: { name: data.contactName, phone: data.phone, email: data.email },
  };
}

function buyerOf({ buyer, agencyNumber }: Issue): Buyer {
  return {
    name: [buyer.company, buyer.legalForm].filter((part) => part !== null).join(' '),
    street: `${buyer.street} ${buyer.houseNumber}`,
    postcode: buyer.postcode,
    city: buyer.city,
    country: buyer.country,
    vatId: buyer.vatId,
    electronicAddress: electronicAddressOf(buyer),
    id: agencyNumber,
    contactName: buyer.contactName,
  };
}

/** A price is never below 0 (BR-27): what goes the other way has a quantity of -1. */
const linesOf = (
  { language }: Pick<Issue, 'language'>,
  { kind, positions }: Pick<IssuedInvoice, 'kind' | 'positions'>,
): Line[] =>
  positions.map(({ orderNumber, day, product, cents }, place) => {
    const words = pageWords(language);
    const isBack = cents < 0 !== (kind === 'creditNote');
    return {
      id: String(place + 1),
      name: (isBack ? words.feeBack : words.fee)(orderNumber),
      product,
      description: words.released(product, dayText(day, language)),
      orderNumber,
      day,
      quantity: cents < 0 ? -1 : 1,
      unitCode: 'C62',
      priceCents: Math.abs(cents),
      netCents: cents,
      vatCategory: 'S',
      vatPercent,
    };
  });

/** One transfer pays both, so it names both. */
const paymentOf = ({ seller }: Issue, number: string, other: string | undefined): InvoiceDocument['payment'] => ({
  meansCode: '58',
  holder: seller.holder,
  iban: seller.iban,
  reference: [number, other]
    .filter((one) => one !== undefined)
    .toSorted()
    .reverse()
    .join(' '),
});
