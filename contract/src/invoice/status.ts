/** Kinds of what an agency is billed with, and whether it was paid. */
import { labels } from '../basics/label.ts';
import type { Value } from '../basics/wire.ts';

/**
 * "Gutschrift" is not said of a credit note: by §14 UStG that is an invoice the buyer writes, and whoever shows tax by that
 * name owes it.
 */
const invoiceKind = labels({
  invoice: 'Rechnung',
  creditNote: 'Rechnungskorrektur',
  correctedInvoice: 'KorrigierteRechnung',
});
export type InvoiceKind = Value<typeof invoiceKind>;

/** Beside them the statement of a month without a fee. */
export const documentKind = labels({
  invoice: 'Rechnung',
  creditNote: 'Rechnungskorrektur',
  correctedInvoice: 'KorrigierteRechnung',
  statement: 'Abrechnung',
});
export type DocumentKind = Value<typeof documentKind>;

/** BT-3, of UNTDID 1001. */
export const typeCodes = { invoice: '380', creditNote: '381', correctedInvoice: '384' } as const satisfies Record<
  InvoiceKind,
  string
>;

export const invoiceStatus = labels({ open: 'Offen', paid: 'Bezahlt', cancelled: 'Storniert' });
export const statementStatus = labels({ open: 'Offen', paid: 'Bezahlt' });
export type InvoiceStatus = Value<typeof invoiceStatus>;
