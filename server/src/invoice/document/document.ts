/**
 * An invoice or credit note as EN 16931 knows it: everything that stands on the page and in both files of it, so that the three
 * cannot differ. BT and BG are the terms of the norm. Amounts are whole cents.
 */

import type { Preceding } from '@weitersagen/contract/invoice/month';
import type { InvoiceKind } from '@weitersagen/contract/invoice/status';

export type PageLanguage = 'de' | 'en';

export interface Party {
  name: string;
  /** With the number of the house. */
  street: string;
  postcode: string;
  city: string;
  country: string;
  vatId: string | null;
  electronicAddress: { address: string; scheme: string };
}

/** BG-4. */
export interface Seller extends Party {
  /** BT-29: only where neither register nor USt-IdNr. says who it is. */
  id: string | null;
  /** BT-30: `HRB 12345`. */
  register: string | null;
  /** BT-33: court of the register, management. */
  legalInformation: string | null;
  /** BT-32. */
  taxNumber: string | null;
  contact: { name: string; phone: string; email: string };
}

/** BG-7. */
export interface Buyer extends Party {
  /** BT-46: the number of the agency. */
  id: string;
  contactName: string | null;
}

/** BG-25. */
export interface Line {
  id: string;
  name: string;
  product: string;
  /** BT-154: the product, and when its order was released. */
  description: string;
  orderNumber: string;
  day: string;
  /** 1, and -1 for what goes the other way than the document; a price is never below 0. */
  quantity: number;
  unitCode: string;
  priceCents: number;
  netCents: number;
  vatCategory: string;
  vatPercent: number;
}

/** BG-23. */
export interface VatBreakdown {
  category: string;
  percent: number;
  basisCents: number;
  vatCents: number;
}

/** BG-22. */
export interface Totals {
  linesCents: number;
  netCents: number;
  vatCents: number;
  grossCents: number;
  payableCents: number;
}

export interface InvoiceDocument {
  kind: InvoiceKind;
  number: string;
  issuedOn: string;
  dueOn: string | null;
  /** BG-14: the month. */
  period: { from: string; to: string };
  language: PageLanguage;
  currency: string;
  /** BT-10. */
  buyerReference: string;
  note: string | null;
  seller: Seller;
  buyer: Buyer;
  lines: readonly Line[];
  vat: readonly VatBreakdown[];
  totals: Totals;
  /** BG-16 and 17: a SEPA transfer. */
  payment: { meansCode: string; holder: string; iban: string; reference: string };
  /** BT-20. */
  paymentTerms: string;
  /** BG-3. */
  preceding: readonly Preceding[];
  /** The statement of the same month, which is paid together with it. */
  statement: { number: string; sumCents: number } | null;
  /** When it was made: the one moment in the file. */
  madeAt: Date;
}

/** Rewards that were paid for an agency: no invoice, no VAT, and no file for machines. */
export interface StatementDocument {
  number: string;
  issuedOn: string;
  dueOn: string | null;
  period: { from: string; to: string };
  language: PageLanguage;
  seller: Seller;
  buyer: Buyer;
  lines: readonly { id: string; name: string; orderNumber: string; day: string; cents: number }[];
  sumCents: number;
  payment: InvoiceDocument['payment'];
  paymentTerms: string;
  invoice: { number: string; kind: InvoiceKind; grossCents: number } | null;
  madeAt: Date;
}

export interface Written {
  /** XRechnung, in UBL. */
  ubl: string;
  /** Factur-X, in CII: what the PDF carries. */
  cii: string;
}
