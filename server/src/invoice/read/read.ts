/** One of what an agency was billed with, as agency and desk read it: told from what is kept of it, as its files are. */

import { vatPercent } from '@weitersagen/contract/invoice/month';
import { isStatementNumber } from '@weitersagen/contract/invoice/number';
import type { AgencyDocumentDetail, DocumentFile } from '@weitersagen/contract/invoice/schemas';
import type { Tx } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import { disposition } from '#platform/http/file/disposition.ts';
import { findFiles, findStatementFile } from '../files-sql.ts';
import {
  findDocumentRow,
  findFollowers,
  findKeptInvoice,
  findKeptStatement,
  type KeptInvoice,
  type KeptStatement,
} from './read-sql.ts';

interface ReadDocument {
  invoiceId: number | null;
  statementId: number | null;
  agencyNumber: string;
  detail: AgencyDocumentDetail;
}

export async function readDocument({ db }: Tx, number: string): Promise<ReadDocument | undefined> {
  const row = await findDocumentRow(db, number);
  if (row === undefined) return undefined;
  const { statementNumber } = row;
  const invoice = isStatementNumber(number) ? undefined : await findKeptInvoice(db, number);
  const statement = statementNumber === null ? undefined : await findKeptStatement(db, statementNumber);
  const kept = invoice ?? statement;
  if (kept === undefined) return undefined;
  const { agencyNumber } = kept;
  const followers = invoice ? await findFollowers(db, invoice.id) : { creditNote: null, correctedInvoice: null };
  const parts = { ...partsOf(kept.document), ...linesOf(invoice, statement) };
  const detail = { ...row, agencyNumber, ...followers, ...parts };
  return { invoiceId: invoice?.id ?? null, statementId: statement?.id ?? null, agencyNumber, detail };
}

function partsOf({ seller, buyer, payment }: KeptInvoice['document'] | KeptStatement['document']) {
  const { contact, ...ofSeller } = seller;
  return { seller: { ...ofSeller, phone: contact.phone, email: contact.email }, buyer, payment };
}

const linesOf = (invoice: KeptInvoice | undefined, statement: KeptStatement | undefined) => ({
  statementPaidOn: statement?.paidOn ?? null,
  buyerReference: invoice?.document.buyerReference ?? null,
  preceding: [...(invoice?.document.preceding ?? [])],
  positions: (invoice?.document.lines ?? []).map(({ orderNumber, day, name, netCents }) => ({
    orderNumber,
    day,
    text: name,
    cents: netCents,
  })),
  statementPositions: (statement?.document.lines ?? []).map(({ orderNumber, day, name, cents }) => ({
    orderNumber,
    day,
    text: name,
    cents,
  })),
  vatPercent: invoice?.document.vat[0]?.percent ?? vatPercent,
});

interface NamedFile {
  name: string;
  type: string;
  content: Buffer | string;
}

/** As it was sent; nothing where it is not made yet, or where there is none of the kind. */
export async function readFile({ db }: Tx, number: string, file: DocumentFile): Promise<NamedFile | undefined> {
  const row = await findDocumentRow(db, number);
  if (row === undefined) return undefined;
  const pdf = { name: `${number}.pdf`, type: 'application/pdf' };
  if (file === 'statement' || row.kind === 'statement') {
    if (file === 'xrechnung' || row.statementNumber === null) return undefined;
    const content = await findStatementFile(db, row.statementNumber);
    return content ? { ...pdf, name: `${row.statementNumber}.pdf`, content } : undefined;
  }
  const files = await findFiles(db, number);
  if (file === 'pdf') return files?.pdf ? { ...pdf, content: files.pdf } : undefined;
  return files?.xrechnung ? { name: `${number}.xml`, type: 'application/xml', content: files.xrechnung } : undefined;
}

/** A download and nothing else. */
export function sendDocumentFile(answer: Answer, { name, type, content }: NamedFile): void {
  answer.header('content-disposition', disposition('attachment', name, name));
  answer.header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'");
  answer.file(content, type);
}
