/** A month of the small world, for the tests of documents: Clara's agency sells for a network, and one order was cancelled. */
import { type Decoded, decode } from '@weitersagen/contract/basics/wire';
import { type BilledOrder, billMonth, type CreditedOrder } from '@weitersagen/contract/invoice/month';
import { BuyerData, SellerData } from '@weitersagen/contract/invoice/party';
import { composeInvoice, composeStatement, type Issue } from './compose.ts';
import type { InvoiceDocument, StatementDocument } from './document.ts';

const sellerSent = {
  Name: 'Beispiel Netz & Söhne GmbH',
  Strasse: 'Lindenallee',
  Hausnummer: '12a',
  Plz: '10115',
  Ort: 'Berlin',
  UStIdNr: 'DE136695976',
  Steuernummer: '12/345/67890',
  Handelsregister: 'HRB 12345 B',
  Registergericht: 'Amtsgericht Charlottenburg',
  Geschaeftsfuehrung: 'Dr. Ute Beispiel',
  Ansprechpartner: 'Jonas Weber',
  Telefon: '030 1234567',
  Email: 'rechnung@netz.example',
  Kontoinhaber: 'Beispiel Netz GmbH',
  IBAN: 'DE02 1203 0000 0000 2020 51',
};
const buyerSent = {
  Firma: 'Agentur Sommer',
  Rechtsform: 'e. K.',
  Strasse: 'Marktplatz',
  Hausnummer: '3',
  Plz: '80331',
  Ort: 'München',
  Email: 'clara@agentur.example',
  UStIdNr: 'DE129273398',
  Kaeuferreferenz: '04011000-1234512345-06',
  Ansprechpartner: 'Clara Sommer',
};

/** What was sent, read; a sample that is wrong is none. */
function taken<T>(read: Decoded<T>): T {
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

export const sampleIssue = (given: { seller?: object; buyer?: object; language?: 'de' | 'en' } = {}): Issue => ({
  seller: taken(decode(SellerData, { ...sellerSent, ...given.seller })),
  buyer: taken(decode(BuyerData, { ...buyerSent, ...given.buyer })),
  agencyNumber: '123456',
  language: given.language ?? 'de',
  month: '2026-10',
  issuedOn: '2026-11-01',
  madeAt: new Date('2026-11-01T02:30:00Z'),
});

const sampleOrder = (place: number): BilledOrder => ({
  orderNumber: String(300_000_000_000 + place),
  day: '2026-10-12',
  product: `Glasfaser ${place}`,
  feeCents: 1005,
  rewardCents: 5000,
});
const sampleCredit: CreditedOrder = {
  ...sampleOrder(7),
  invoice: { number: 'RE-2026-000003', issuedOn: '2026-10-01' },
};

/** The two documents of a month with so many orders, and with a credit. */
export function sampleDocuments(
  count: number,
  issue = sampleIssue(),
): { invoice: InvoiceDocument; statement: StatementDocument } {
  const orders = Array.from({ length: count }, (_, place) => sampleOrder(place + 11));
  const bill = billMonth({ orders, credits: [sampleCredit] });
  if (bill.invoice === null || bill.statement === null) throw new Error('a month with fees and rewards has both');
  const [invoice, statement] = [
    { ...bill.invoice, number: 'RE-2026-000007' },
    { ...bill.statement, number: 'AB-2026-000005' },
  ];
  return {
    invoice: composeInvoice(issue, invoice, statement),
    statement: composeStatement(issue, statement, invoice),
  };
}
