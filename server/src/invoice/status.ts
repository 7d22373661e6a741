/** What the desk says of an invoice or a statement: paid, not paid after all, or wrong and taken back by a credit note that names it. */
import { refuse } from '@weitersagen/contract/basics/refusals';
import { isStatementNumber } from '@weitersagen/contract/invoice/number';
import { type InvoiceEvent, invoiceMoves, mayInvoice } from '@weitersagen/contract/invoice/rules';
import { today } from '#platform/clock.ts';
import type { Tx } from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';
import { composeCredit } from './document/compose.ts';
import { issueInvoice, takeNumber } from './issue.ts';
import * as sql from './sql.ts';

export interface Told {
  /** On which day the money came. */
  paidOn: string;
  reason: string | null;
}

/** The statement of its month is paid by the same transfer; one without a fee, or whose invoice is cancelled, by itself. */
export async function payDocument(tx: Tx, number: string, { paidOn, reason }: Told): Promise<void> {
  if (paidOn > today(tx.now)) refuse('state.not-allowed');
  if (isStatementNumber(number)) return markStatement(tx, number, paidOn, reason);
  const { statementNumber } = await move(tx, number, 'pay', { reason, paidOn });
  if (statementNumber !== null) await sql.markStatementPaid(tx.db, statementNumber, paidOn);
}

export async function reopenDocument(tx: Tx, number: string, reason: string): Promise<void> {
  if (isStatementNumber(number)) return markStatement(tx, number, null, reason);
  const { statementNumber } = await move(tx, number, 'reopen', { reason, paidOn: null });
  if (statementNumber !== null) await sql.markStatementPaid(tx.db, statementNumber, null);
}

async function markStatement(tx: Tx, number: string, paidOn: string | null, reason: string | null): Promise<void> {
  const found = (await sql.lockStatement(tx.db, number)) ?? refuse('unknown');
  if (!found.standsAlone || (found.paidOn === null) === (paidOn === null)) refuse('state.not-allowed');
  await sql.markStatementPaid(tx.db, number, paidOn);
  const [from, to] = paidOn === null ? (['paid', 'open'] as const) : (['open', 'paid'] as const);
  const event = paidOn === null ? 'reopen' : 'pay';
  await recordEvent(tx, { object: 'statement', id: found.id, event, from, to, reason });
}

/**
 * Gives the number of the credit note, which says the same parties as the invoice it takes back. The orders on it stay billed: what
 * comes in its place is issued by itself.
 */
export async function cancelInvoice(tx: Tx, number: string, reason: string): Promise<string> {
  const invoice = await move(tx, number, 'cancel', { reason });
  const document = await sql.findDocument(tx.db, invoice.id);
  const issuedOn = today(tx.now);
  const credit = await takeNumber(tx, 'invoice', issuedOn);
  const { agencyId, agencyNumber, month, statementNumber } = invoice;
  if (statementNumber !== null) await sql.letStatementStand(tx.db, statementNumber);
  await issueInvoice(
    tx,
    { id: agencyId, agencyNumber },
    composeCredit(document, { number: credit, issuedOn, madeAt: tx.now }),
    { month, isMonthly: false, correctsId: invoice.id },
  );
  return credit;
}

async function move(
  tx: Tx,
  number: string,
  event: InvoiceEvent,
  { reason, paidOn }: { reason: string | null; paidOn?: string | null },
): Promise<sql.InvoiceOfAgency> {
  const invoice = (await sql.lockInvoice(tx.db, number)) ?? refuse('unknown');
  if (!mayInvoice(event, invoice)) refuse('state.not-allowed');
  const { to } = invoiceMoves[event];
  await sql.updateInvoice(tx.db, invoice.id, {
    status: to,
    changed_at: tx.now,
    ...(event === 'cancel' ? { cancelled_at: tx.now } : { paid_on: paidOn ?? null }),
  });
  await recordEvent(tx, { object: 'invoice', id: invoice.id, event, from: invoice.status, to, reason });
  return invoice;
}
