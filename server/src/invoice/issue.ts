/** Gives a document its number, keeps it as it is composed, and books it (L10): steps inside the transaction of a verb. */
import { numberAt } from '@weitersagen/contract/invoice/number';
import type { PostingName, Subject } from '@weitersagen/contract/ledger/ledger';
import { post } from '#ledger/ledger.ts';
import type { Tx } from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';
import { composeStatement, type Issue, type IssuedInvoice, type IssuedStatement } from './document/compose.ts';
import type { InvoiceDocument } from './document/document.ts';
import { assertRules } from './document/rule/rules.ts';
import * as sql from './sql.ts';

export interface OfAgency {
  id: number;
  agencyNumber: string;
}

export const takeNumber = async (tx: Tx, kind: 'invoice' | 'statement', day: string): Promise<string> => {
  const year = Number(day.slice(0, 4));
  return numberAt(kind, year, await sql.takePlace(tx.db, kind, year));
};

interface Issued {
  month: string;
  /** By the night of the first. */
  isMonthly: boolean;
  /** The invoice it takes back or comes in place of. */
  correctsId: number | null;
  /** Why somebody issued it by hand. */
  reason?: string | null;
}

export async function issueInvoice(
  tx: Tx,
  agency: OfAgency,
  document: InvoiceDocument,
  { month, isMonthly, correctsId, reason = null }: Issued,
): Promise<number> {
  assertRules(document);
  const { kind, number, issuedOn, dueOn, totals, statement } = document;
  const { netCents, vatCents, grossCents } = totals;
  const id = await sql.insertInvoice(tx.db, {
    number,
    kind,
    agency_id: agency.id,
    agency_number: agency.agencyNumber,
    month,
    is_monthly: isMonthly,
    corrects_id: correctsId,
    status: 'open',
    issued_on: issuedOn,
    due_on: dueOn,
    net_cents: netCents,
    vat_cents: vatCents,
    gross_cents: grossCents,
    statement_number: statement?.number ?? null,
    document: JSON.stringify(document),
    created_at: tx.now,
    changed_at: tx.now,
  });
  const sign = kind === 'creditNote' ? -1 : 1;
  await book(tx, { kind: 'invoice', id }, { agencyFee: sign * netCents, agencyVat: sign * vatCents });
  await recordEvent(tx, { object: 'invoice', id, event: 'issue', from: null, to: 'open', reason });
  return id;
}

export async function issueStatement(
  tx: Tx,
  agency: OfAgency,
  issue: Issue,
  { invoice, statement }: { invoice: IssuedInvoice | null; statement: IssuedStatement },
): Promise<number> {
  const document = composeStatement(issue, statement, invoice);
  const id = await sql.insertStatement(tx.db, {
    number: statement.number,
    agency_id: agency.id,
    agency_number: agency.agencyNumber,
    month: issue.month,
    issued_on: issue.issuedOn,
    due_on: document.dueOn,
    sum_cents: statement.sumCents,
    invoice_number: invoice?.number ?? null,
    stands_alone: invoice === null,
    document: JSON.stringify(document),
    created_at: tx.now,
  });
  await book(tx, { kind: 'statement', id }, { agencyRewards: statement.sumCents });
  await recordEvent(tx, { object: 'statement', id, event: 'issue', from: null, to: 'open' });
  return id;
}

/** Below 0 is given back, by the reversal of its kind; nothing books nothing. */
async function book(tx: Tx, subject: Subject, owed: Partial<Record<PostingName, number>>): Promise<void> {
  const postings = (Object.entries(owed) as [PostingName, number][]).filter(([, cents]) => cents !== 0);
  await post(
    tx,
    postings.map(([name, cents]) => ({
      subject,
      kind: cents > 0 ? name : (`${name}-reversal` as const),
      attempt: 1,
      cents: Math.abs(cents),
    })),
  );
}
