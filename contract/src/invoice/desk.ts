/** What agencies are billed with, at the desk: the list, one of it, what is decided about it, who bills, and whom it could not (rules 4.4). */
import * as z from 'zod/mini';
import { agencyNumber } from '../agency/schemas.ts';
import { Asked, OpenApproval } from '../approval/schemas.ts';
import { day, moment } from '../basics/day.ts';
import { byAdmin, byClerk, listFile, listRefusals, moveRefusals, Reason } from '../basics/desk.ts';
import { endpoint } from '../basics/endpoint.ts';
import { labels } from '../basics/label.ts';
import { fileQuery, listQuery, pageOf } from '../basics/list.ts';
import { cents } from '../basics/money.ts';
import { orderNumber } from '../basics/number.ts';
import { opaque, text } from '../basics/text.ts';
import { extend, optional, otherwise, ruled, wire } from '../basics/wire.ts';
import { Event } from '../event/schemas.ts';
import { documentNumber, invoiceNumber } from './number.ts';
import { ofSeller, SellerData } from './party.ts';
import { AgencyDocument, AgencyDocumentDetail, ByDocument, ByDocumentFile } from './schemas.ts';
import { invoiceStatus } from './status.ts';

/** Of an agency. */
const whose = {
  agencyNumber: ['Agenturnummer', z.string()],
  company: ['Firma', z.string()],
} as const;

export const InvoiceRow = extend(AgencyDocument, whose);

/** `statements`: those that stand alone, of months without a fee or whose invoice was cancelled; with `Wartet` the overdue ones. */
export const invoiceView = labels({
  overdue: 'Ueberfaellig',
  corrections: 'Korrekturen',
  statements: 'NurAbrechnung',
});

const columns = { createdAt: 'Rechnungsdatum' } as const;
export const InvoiceQuery = listQuery(columns, invoiceStatus, invoiceView);
export const InvoiceFileQuery = fileQuery(columns, invoiceStatus, invoiceView);

export const InvoiceDetail = extend(AgencyDocumentDetail, {
  company: ['Firma', z.string()],
  /** The invoice of a statement that was asked for, or the other way round. */
  events: ['Ereignisse', z.array(Event)],
  /** Orders on it whose fee another document takes back: whoever cancels it gives that back once more, until it is corrected. */
  creditedElsewhere: ['AnderswoGutgeschrieben', z.array(orderNumber)],
  statementEvents: ['AbrechnungEreignisse', z.array(Event)],
});

export const InvoiceState = wire({ number: ['Rechnungsnummer', documentNumber], status: ['Status', invoiceStatus] });
export const InvoiceReplaced = extend(InvoiceState, { successor: ['Folgebeleg', invoiceNumber] });

export const PaidOn = wire({ paidOn: ['BezahltAm', day], reason: ['Grund', optional(text(1, 500))] });
export const Correction = wire({
  without: ['OhneAuftraege', otherwise(z.array(orderNumber).check(z.maxLength(5000, { error: 'too-long' })), [])],
  feeCents: ['GebuehrCent', optional(cents.check(z.minimum(1)))],
  reason: ['Grund', text(1, 500)],
});

/** Something waits to be billed, and data are missing. */
export const UnbilledAgency = wire({
  ...whose,
  since: ['Seit', day],
  lacksSeller: ['RechnungsstellerFehlt', z.boolean()],
  /** What is wrong in the data of the agency, each as a sentence. */
  problems: ['Hindernisse', z.array(z.string())],
});
const ByAgencyNumber = wire({ agencyNumber: ['nr', agencyNumber] });

/** All null while the mandant has not said it. */
export const ShownSeller = wire({
  seller: ['Rechnungssteller', optional(SellerData)],
  changedAt: ['GeaendertAm', optional(moment)],
  changedBy: ['GeaendertVon', optional(z.string())],
  approvals: ['Antraege', z.array(OpenApproval)],
});
/** Whoever asks shows once more that it is him: it says where money goes. */
export const ChangeSeller = ruled(
  extend(SellerData, {
    reason: ['Grund', text(1, 500)],
    code: ['Code', optional(text(1, 20))],
    password: ['Passwort', optional(opaque(200))],
  }),
  ofSeller,
);

export const listInvoices = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/rechnungen',
  summary: 'Invoices of agencies, paged by key; the view NurAbrechnung has the statements that stand on none',
  refusals: listRefusals,
  body: InvoiceQuery,
  reply: pageOf(InvoiceRow),
  mayLag: true,
});

export const downloadInvoices = listFile('/admin/rechnungen/csv', 'The list of invoices as CSV', InvoiceFileQuery);

export const showInvoice = endpoint({
  ...byClerk,
  method: 'GET',
  path: '/admin/rechnungen/:nr',
  summary: 'One invoice or statement with its positions, and what happened',
  refusals: ['access.denied', 'unknown'],
  params: ByDocument,
  reply: InvoiceDetail,
});

export const downloadInvoiceFile = endpoint({
  ...byClerk,
  method: 'GET',
  path: '/admin/rechnungen/:nr/dateien/:art',
  summary: 'A file of it, as it was sent',
  refusals: ['access.denied', 'unknown'],
  params: ByDocumentFile,
  produces: 'application/octet-stream',
});

export const payInvoice = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/rechnungen/:nr/bezahlt',
  summary: 'The money came on a day; the statement of the month is paid with its invoice',
  refusals: moveRefusals,
  params: ByDocument,
  body: PaidOn,
  reply: InvoiceState,
});

export const reopenInvoice = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/rechnungen/:nr/offen',
  summary: 'It was not paid after all',
  refusals: moveRefusals,
  params: ByDocument,
  body: Reason,
  reply: InvoiceState,
});

export const cancelInvoice = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/rechnungen/:nr/stornieren',
  summary: 'A credit note takes it back whole; the agency is told',
  refusals: moveRefusals,
  params: ByDocument,
  body: Reason,
  reply: InvoiceReplaced,
});

export const correctInvoice = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/rechnungen/:nr/korrigieren',
  summary: 'A corrected invoice (384) in place of a cancelled one, once; the agency is told',
  refusals: [...moveRefusals, 'invoice.data-missing', 'invoice.nothing-left', 'invoice.not-left-out'],
  params: ByDocument,
  body: Correction,
  reply: InvoiceReplaced,
});

export const listUnbilledAgencies = endpoint({
  ...byClerk,
  method: 'GET',
  path: '/admin/nichtabgerechnet',
  summary: 'Agencies with something due before this month that could not be billed, and why',
  refusals: ['access.denied'],
  reply: z.array(UnbilledAgency),
});

export const billAgencyNow = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/nichtabgerechnet/:nr/abrechnen',
  summary: 'Bills one agency for the month before, as the night of the first does; its files come within a day',
  refusals: [...moveRefusals, 'invoice.data-missing'],
  params: ByAgencyNumber,
  reply: wire({ isBilled: ['Abgerechnet', z.boolean()] }),
});

export const showSeller = endpoint({
  ...byClerk,
  method: 'GET',
  path: '/admin/rechnungssteller',
  summary: 'Who the mandant is on invoices of agencies, and where they pay to',
  refusals: ['access.denied'],
  reply: ShownSeller,
});

export const changeSeller = endpoint({
  ...byAdmin,
  method: 'PUT',
  path: '/admin/rechnungssteller',
  summary:
    'Changes it; where it is paid to another account once another admin agrees. What was issued keeps what it says',
  refusals: ['access.denied', 'approval.waits', 'limit.reached'],
  body: ChangeSeller,
  // What waits first: of an absent seller nothing can be told.
  reply: z.union([Asked, ShownSeller]),
  mayWait: true,
});
