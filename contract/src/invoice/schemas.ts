/**
 * What an agency is billed with, as agency and desk see it (rules 4.4): an invoice with the statement of its month, which are paid
 * together, or a statement alone, of a month without a fee. Each has its number, under which it is found.
 */
import * as z from 'zod/mini';
import { day } from '../basics/day.ts';
import { labels } from '../basics/label.ts';
import { cents } from '../basics/money.ts';
import { orderNumber } from '../basics/number.ts';
import { extend, optional, type Value, wire } from '../basics/wire.ts';
import { documentNumber, invoiceNumber, month, statementNumber } from './number.ts';
import { documentKind, invoiceStatus } from './status.ts';

/** May go the other way than the document. */
const signedCents = z.int().check(z.minimum(-9_000_000_000_000), z.maximum(9_000_000_000_000));

export const Position = wire({
  orderNumber: ['Auftragsnummer', orderNumber],
  day: ['Tag', day],
  text: ['Bezeichnung', z.string(), 'As the document says it'],
  cents: ['BetragCent', signedCents, 'Below 0 goes the other way than the document: a credit on an invoice'],
});

export const Preceding = wire({ number: ['Rechnungsnummer', invoiceNumber], issuedOn: ['Rechnungsdatum', day] });

/** Sums of a credit note are what is given back; of a statement alone they are 0. */
export const AgencyDocument = wire({
  number: ['Rechnungsnummer', documentNumber],
  kind: ['Art', documentKind],
  month: ['Monat', month],
  issuedOn: ['Rechnungsdatum', day],
  dueOn: ['FaelligAm', optional(day)],
  status: ['Status', invoiceStatus],
  netCents: ['SummeNettoCent', cents],
  vatCents: ['MwStCent', cents],
  grossCents: ['SummeBruttoCent', cents],
  /** The statement of the same month, where rewards were paid. */
  statementNumber: ['Abrechnungsnummer', optional(statementNumber)],
  statementCents: ['AbrechnungCent', optional(signedCents)],
  payableCents: ['ZahlbetragCent', signedCents, 'Of both together; below 0 is what the agency gets back'],
  /** They are made in the background after the document; until then there is nothing to download. */
  hasFiles: ['DateienVorhanden', z.boolean()],
  paidOn: ['BezahltAm', optional(day)],
  cancelledOn: ['StorniertAm', optional(day)],
});
export type AgencyDocument = Value<typeof AgencyDocument>;

const Party = wire({
  name: ['Name', z.string()],
  street: ['Strasse', z.string()],
  postcode: ['Plz', z.string()],
  city: ['Ort', z.string()],
  vatId: ['UStIdNr', optional(z.string())],
});

/** Where to it is paid. */
const Payment = wire({
  holder: ['Kontoinhaber', z.string()],
  iban: ['IBAN', z.string()],
  reference: ['Verwendungszweck', z.string()],
});

/** One with all that stands on it. */
export const AgencyDocumentDetail = extend(AgencyDocument, {
  agencyNumber: ['Agenturnummer', z.string()],
  seller: [
    'Verkaeufer',
    extend(Party, {
      taxNumber: ['Steuernummer', optional(z.string())],
      register: ['Handelsregister', optional(z.string())],
      legalInformation: ['RechtlicheAngaben', optional(z.string())],
      phone: ['Telefon', z.string()],
      email: ['Email', z.string()],
    }),
  ],
  buyer: ['Kaeufer', Party],
  buyerReference: ['Kaeuferreferenz', optional(z.string())],
  /** Where the invoice is cancelled its statement is still to be paid. */
  statementPaidOn: ['AbrechnungBezahltAm', optional(day)],
  /** What took it back, and what came in its place. */
  creditNote: ['Rechnungskorrektur', optional(invoiceNumber)],
  correctedInvoice: ['KorrigierteRechnung', optional(invoiceNumber)],
  /** What it corrects or credits. */
  preceding: ['Bezug', z.array(Preceding)],
  positions: ['Positionen', z.array(Position)],
  statementPositions: ['AbrechnungPositionen', z.array(Position)],
  vatPercent: ['MwStProzent', z.int()],
  payment: ['Zahlung', Payment],
});
export type AgencyDocumentDetail = Value<typeof AgencyDocumentDetail>;

/** The files of one: for people, for machines, and the statement. */
export const documentFile = labels({ pdf: 'pdf', xrechnung: 'xrechnung', statement: 'abrechnung' });
export type DocumentFile = Value<typeof documentFile>;

export const ByDocument = wire({ number: ['nr', documentNumber] });
export const ByDocumentFile = extend(ByDocument, { file: ['art', documentFile] });
