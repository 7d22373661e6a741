/**
 * What may be done with an invoice. A document that was sent never changes: whatever is wrong in it is taken back whole by a
 * credit note that names it, and what is still owed comes as a corrected invoice that names it, too. So the sum of all documents
 * is what is owed, and each is right by itself.
 */
import { type Moves, may } from '../basics/moves.ts';
import type { InvoiceKind, InvoiceStatus } from './status.ts';

export const invoiceMoves = {
  pay: { from: ['open'], to: 'paid' },
  /** Marked as paid by mistake, or the bank took it back. */
  reopen: { from: ['paid'], to: 'open' },
  cancel: { from: ['open', 'paid'], to: 'cancelled' },
} as const satisfies Moves<InvoiceStatus>;
export type InvoiceEvent = keyof typeof invoiceMoves;

/** A credit note takes back: it is settled, but is not taken back itself. */
export const mayInvoice = (
  event: InvoiceEvent,
  { kind, status }: { kind: InvoiceKind; status: InvoiceStatus },
): boolean => may(invoiceMoves, event, status) && !(event === 'cancel' && kind === 'creditNote');
