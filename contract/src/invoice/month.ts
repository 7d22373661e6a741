/**
 * What an agency is billed for a month (rules 4.4): the fee with its VAT on an invoice, the rewards paid for it on a settlement
 * statement, which is no turnover of the mandant and has none. What was billed and cancelled since is credited on both.
 */
import type { InvoiceKind } from './status.ts';

/** On the fee, in whole percent. */
export const vatPercent = 19;

/** Rounded commercially, once for the whole document and never by position. */
export function vatOf(netCents: number): number {
  const cents = Math.floor((Math.abs(netCents) * vatPercent + 50) / 100);
  return netCents < 0 && cents > 0 ? -cents : cents;
}

export interface BilledOrder {
  orderNumber: string;
  /** On which it was released. */
  day: string;
  product: string;
  /** As they were when it was billed; without VAT. */
  feeCents: number;
  rewardCents: number;
}

export interface Preceding {
  number: string;
  issuedOn: string;
}

/** An order that was billed before and is cancelled; the invoice is the one its fee stood on, if it had one. */
export interface CreditedOrder extends BilledOrder {
  invoice: Preceding | null;
}

export interface Position {
  orderNumber: string;
  day: string;
  product: string;
  /** Below 0 is what goes the other way than the document: a credit on an invoice, a fee on a credit note. */
  cents: number;
}

export interface InvoiceBill {
  kind: Extract<InvoiceKind, 'invoice' | 'creditNote'>;
  positions: readonly Position[];
  /** Never below 0: a credit note says what is given back. */
  netCents: number;
  vatCents: number;
  grossCents: number;
  /** Whose fees are credited (BT-25), by number. */
  preceding: readonly Preceding[];
}

export interface StatementBill {
  positions: readonly Position[];
  /** Below 0 is what the agency gets back. */
  sumCents: number;
}

export interface MonthBill {
  invoice: InvoiceBill | null;
  statement: StatementBill | null;
  /** Of both together; below 0 is what the agency gets back. */
  payableCents: number;
}

export function billMonth({
  orders,
  credits,
}: {
  orders: readonly BilledOrder[];
  credits: readonly CreditedOrder[];
}): MonthBill {
  const signed = [...orders.map((order) => [order, 1] as const), ...credits.map((order) => [order, -1] as const)];
  const invoice = billFees(signed, credits);
  const statement = billRewards(signed);
  return { invoice, statement, payableCents: owedOf(invoice) + (statement?.sumCents ?? 0) };
}

/** What a document adds to what an agency owes. */
export const owedOf = (invoice: { kind: InvoiceKind; grossCents: number } | null): number => {
  if (invoice === null || invoice.grossCents === 0) return 0;
  return invoice.kind === 'creditNote' ? -invoice.grossCents : invoice.grossCents;
};

/** A credit note over the whole of an invoice: the same to the cent, and what stood on it the other way stays so. */
export const takeBack = (
  { positions, netCents, vatCents, grossCents }: Omit<InvoiceBill, 'kind' | 'preceding'>,
  invoice: Preceding,
): InvoiceBill => ({ kind: 'creditNote', positions, netCents, vatCents, grossCents, preceding: [invoice] });

type Signed = readonly (readonly [order: BilledOrder, sign: 1 | -1])[];

/**
 * Without any fee there is nothing to invoice. Where as much is credited as billed the document is still due, because a tax
 * office wants to see either.
 */
function billFees(signed: Signed, credits: readonly CreditedOrder[]): InvoiceBill | null {
  const fees = positionsOf(signed, ({ feeCents }) => feeCents);
  if (fees.length === 0) return null;
  const kind = sumOf(fees) < 0 ? 'creditNote' : 'invoice';
  const positions = kind === 'creditNote' ? fees.map((fee) => ({ ...fee, cents: -fee.cents })) : fees;
  const netCents = sumOf(positions);
  const vatCents = vatOf(netCents);
  const preceding = precedingOf(credits);
  return { kind, positions, netCents, vatCents, grossCents: netCents + vatCents, preceding };
}

function billRewards(signed: Signed): StatementBill | null {
  const positions = positionsOf(signed, ({ rewardCents }) => rewardCents);
  return positions.length === 0 ? null : { positions, sumCents: sumOf(positions) };
}

const positionsOf = (signed: Signed, centsOf: (order: BilledOrder) => number): Position[] =>
  signed.flatMap(([order, sign]) => {
    const { orderNumber, day, product } = order;
    const cents = centsOf(order);
    return cents === 0 ? [] : [{ orderNumber, day, product, cents: sign * cents }];
  });

const sumOf = (positions: readonly Position[]): number => positions.reduce((sum, { cents }) => sum + cents, 0);

function precedingOf(credits: readonly CreditedOrder[]): Preceding[] {
  const named = new Map<string, Preceding>();
  for (const { feeCents, invoice, orderNumber } of credits) {
    if (feeCents === 0) continue;
    if (invoice === null) throw new Error(`the fee of order ${orderNumber} is credited, but stood on no invoice`);
    named.set(invoice.number, invoice);
  }
  return [...named.values()].toSorted((one, other) => (one.number < other.number ? -1 : 1));
}
