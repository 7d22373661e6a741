/** Tells the owners of an agency that something was issued, once its files are there (M31, M47). */
import type { AgencyDocumentDetail } from '@weitersagen/contract/invoice/schemas';
import { findAgencyByNumber, listAgencyOwners } from '#agency/agency.ts';
import type { Tx } from '#platform/context.ts';
import { queueMail } from '#platform/mail/queue.ts';
import { readDocument } from '../read/read.ts';
import { correctionMail, invoiceMail } from './mails.ts';

/** In the transaction that keeps the last file of it, so that it is told once. */
export async function tellIssued(tx: Tx, number: string): Promise<void> {
  const found = await readDocument(tx, number);
  if (!found?.detail.hasFiles) return;
  const { detail } = found;
  // Of one that has just gone into another one, too.
  const agency = await findAgencyByNumber(tx.db, found.agencyNumber);
  if (agency === undefined) return;
  const { agencyNumber, company } = agency;
  for (const { id, email, language, firstName } of await listAgencyOwners(tx.db, agencyNumber)) {
    const to = { to: email, language, object: 'agencyUser', objectId: id } as const;
    const correction = correctionOf(detail);
    if (correction) await queueMail(tx, correctionMail, { ...to, parameters: { firstName, ...correction } });
    else await queueMail(tx, invoiceMail, { ...to, parameters: { firstName, company, ...invoiceOf(detail) } });
  }
}

function correctionOf(detail: AgencyDocumentDetail) {
  const { kind, number, preceding, grossCents, statementNumber, payableCents, dueOn } = detail;
  if (kind !== 'creditNote' && kind !== 'correctedInvoice') return undefined;
  return {
    isCreditNote: kind === 'creditNote',
    number,
    preceding: preceding.map((one) => one.number),
    grossCents,
    statementNumber,
    payableCents,
    dueOn,
  };
}

function invoiceOf({ kind, number, statementNumber, month, payableCents, dueOn }: AgencyDocumentDetail) {
  return {
    isStatement: kind === 'statement',
    number,
    statementNumber,
    month,
    payableCents,
    dueOn,
  };
}
