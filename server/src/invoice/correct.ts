/**
 * What comes in place of an invoice that was taken back (384): the same orders, without those that should not have stood on it, with
 * the data of seller and buyer as they are today. The credit note has taken back the whole, so this one bills the whole again: also an
 * order that was credited by another document meanwhile, which takes it off. What the night of the first has credited anew comes not again.
 */
import { refuse } from '@weitersagen/contract/basics/refusals';
import { vatOf } from '@weitersagen/contract/invoice/month';
import { findAgencyByNumber, lockAgency } from '#agency/agency.ts';
import { today } from '#platform/clock.ts';
import type { Tx } from '#platform/context.ts';
import { billOf, composeInvoice, type IssuedInvoice } from './document/compose.ts';
import { issueInvoice, takeNumber } from './issue.ts';
import { findFollowers } from './read/read-sql.ts';
import { findSeller, readBuyer } from './seller.ts';
import * as sql from './sql.ts';

export interface Correction {
  /** Numbers of the orders that are left out. */
  without: readonly string[];
  /** Of each order, where the fee itself was wrong. */
  feeCents: number | null;
}

/** Gives the number of the corrected invoice. */
export async function correctInvoice(
  tx: Tx,
  number: string,
  { without, feeCents }: Correction,
  reason: string,
): Promise<string> {
  const invoice = (await sql.lockInvoice(tx.db, number)) ?? refuse('unknown');
  const { correctedInvoice } = await findFollowers(tx.db, invoice.id);
  if (invoice.status !== 'cancelled' || correctedInvoice !== null) refuse('state.not-allowed');
  const { agency, ...parties } = await partiesOf(tx, invoice.agencyNumber);
  const document = await sql.findDocument(tx.db, invoice.id);
  const rows = await sql.listPositions(tx.db, invoice.id);
  const { positions } = billOf(document);
  const credited = await sql.listCreditedElsewhere(tx.db, invoice.id);
  const mayGo = new Set(positions.map(({ orderNumber }) => orderNumber).filter((one) => !credited.has(one)));
  if (without.some((one) => !mayGo.has(one))) refuse('invoice.not-left-out');
  const fees = await sql.findStandingFees(
    tx.db,
    rows.filter(({ isCredit }) => isCredit).map(({ id }) => id),
  );
  const kept = positions.flatMap((position, place): Kept[] => {
    const row = rows[place];
    const { orderNumber } = position;
    if (row === undefined || without.includes(orderNumber)) return [];
    if (!row.isCredit) return [keptOf(position, row, credited.has(orderNumber) ? row.cents : (feeCents ?? row.cents))];
    // Of a fee that another document takes back, or that stands nowhere any more, nothing is taken back here.
    const fee = fees.get(row.id);
    return fee === undefined || credited.has(orderNumber) ? [] : [keptOf(position, row, -fee.cents, fee)];
  });
  const netCents = kept.reduce((sum, { position }) => sum + position.cents, 0);
  if (kept.length === 0 || netCents < 0) refuse('invoice.nothing-left');
  const vatCents = vatOf(netCents);
  const issuedOn = today(tx.now);
  const corrected: IssuedInvoice & { number: string } = {
    kind: 'correctedInvoice',
    number: await takeNumber(tx, 'invoice', issuedOn),
    positions: kept.map(({ position }) => position),
    netCents,
    vatCents,
    grossCents: netCents + vatCents,
    preceding: [{ number: invoice.number, issuedOn: invoice.issuedOn }, ...creditedIn(kept)],
  };
  const { month } = invoice;
  const { agencyNumber } = agency;
  const issue = { ...parties, agencyNumber, language: document.language, month, issuedOn, madeAt: tx.now };
  const id = await issueInvoice(tx, agency, composeInvoice(issue, corrected, null), {
    month,
    isMonthly: false,
    correctsId: invoice.id,
    reason,
  });
  await sql.insertInvoicePositions(
    tx.db,
    { invoiceId: id, agencyNumber, isAgain: true },
    kept.map(({ row: { id: orderId, isCredit }, position }) => ({
      id: orderId,
      is_credit: isCredit,
      cents: Math.abs(position.cents),
    })),
  );
  return corrected.number;
}

interface Kept {
  row: Row;
  position: Position;
  /** What stands on another invoice and is taken back here. */
  fee: sql.StandingFee | undefined;
}
type Row = Awaited<ReturnType<typeof sql.listPositions>>[number];
type Position = IssuedInvoice['positions'][number];

const keptOf = (position: Position, row: Row, cents: number, fee?: sql.StandingFee): Kept => ({
  row,
  position: { ...position, cents },
  fee,
});

/** The invoices of which something is taken back, each once. */
const creditedIn = (kept: readonly Kept[]): IssuedInvoice['preceding'][number][] => [
  ...new Map(
    kept.flatMap(({ fee }) => (fee ? [[fee.number, { number: fee.number, issuedOn: fee.issuedOn }]] : [])),
  ).values(),
];

/**
 * Who bills and who is billed, as they say it today: of an agency that went into another one, the other. It is held, so that no
 * month of it is billed meanwhile.
 */
async function partiesOf(tx: Tx, agencyNumber: string) {
  const { id } = (await findAgencyByNumber(tx.db, agencyNumber)) ?? refuse('unknown');
  const agency = (await lockAgency(tx.db, id)) ?? refuse('unknown');
  const seller = await findSeller(tx);
  const { buyer } = readBuyer(agency);
  return seller === undefined || buyer === null ? refuse('invoice.data-missing') : { agency, seller, buyer };
}
