/** What agencies are billed with, at the desk: the list, one of it, what an operator says of it, and whom nothing could be billed. */

import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import {
  type Correction,
  type InvoiceDetail,
  type InvoiceFileQuery,
  type InvoiceQuery,
  type InvoiceReplaced,
  InvoiceRow,
  type InvoiceState,
  type PaidOn,
} from '@weitersagen/contract/invoice/desk';
import type { DocumentFile } from '@weitersagen/contract/invoice/schemas';
import { findAgencyByOwnNumber } from '#agency/agency.ts';
import * as invoices from '#invoice/invoice.ts';
import { today } from '#platform/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import { eventsOf } from '../event/event.ts';
import type { ListQuery } from '../list/column.ts';
import { listFile } from '../list/file.ts';
import * as sql from './sql.ts';

export const listInvoices = (ctx: Ctx, query: ListQuery<typeof InvoiceQuery>) =>
  ctx.report((tx) => sql.pageInvoices(tx.db, ctx.mandant.id, query, today(ctx.now)));

export const downloadInvoices = listFile<Value<typeof InvoiceFileQuery>, typeof InvoiceRow>(
  'rechnungen',
  InvoiceRow,
  listInvoices,
);

export const showInvoice = (ctx: Ctx, number: string): Promise<Value<typeof InvoiceDetail>> =>
  ctx.read(async (tx) => {
    const found = (await invoices.readDocument(tx, number)) ?? refuse('unknown');
    const { invoiceId, statementId, agencyNumber, detail } = found;
    const { company = '' } = (await findAgencyByOwnNumber(tx.db, agencyNumber)) ?? {};
    const isBill = detail.kind === 'invoice' || detail.kind === 'correctedInvoice';
    const credited = invoiceId === null || !isBill ? new Set() : await invoices.listCreditedElsewhere(tx.db, invoiceId);
    return {
      ...detail,
      company,
      events: invoiceId === null ? [] : await eventsOf(tx, 'invoice', invoiceId),
      creditedElsewhere: detail.positions
        .filter(({ cents, orderNumber }) => cents > 0 && credited.has(orderNumber))
        .map(({ orderNumber }) => orderNumber),
      statementEvents: statementId === null ? [] : await eventsOf(tx, 'statement', statementId),
    };
  });

export async function sendInvoiceFile(ctx: Ctx, number: string, file: DocumentFile, answer: Answer): Promise<void> {
  invoices.sendDocumentFile(answer, (await ctx.read((tx) => invoices.readFile(tx, number, file))) ?? refuse('unknown'));
}

async function stateOf(tx: Tx, number: string): Promise<Value<typeof InvoiceState>> {
  const { detail } = (await invoices.readDocument(tx, number)) ?? refuse('unknown');
  return { number, status: detail.status };
}

export const payInvoice = (ctx: Ctx, number: string, paid: Value<typeof PaidOn>): Promise<Value<typeof InvoiceState>> =>
  ctx.write(async (tx) => {
    await invoices.payDocument(tx, number, paid);
    return stateOf(tx, number);
  });

export const reopenInvoice = (ctx: Ctx, number: string, reason: string): Promise<Value<typeof InvoiceState>> =>
  ctx.write(async (tx) => {
    await invoices.reopenDocument(tx, number, reason);
    return stateOf(tx, number);
  });

type Replaced = Value<typeof InvoiceReplaced>;

export const cancelInvoice = (ctx: Ctx, number: string, reason: string): Promise<Replaced> =>
  replaced(ctx, number, (tx) => invoices.cancelInvoice(tx, number, reason));

export const correctInvoice = (
  ctx: Ctx,
  number: string,
  { reason, ...correction }: Value<typeof Correction>,
): Promise<Replaced> => replaced(ctx, number, (tx) => invoices.correctInvoice(tx, number, correction, reason));

/** Its files are made at once: the agency is told by a mail that carries them. */
async function replaced(ctx: Ctx, number: string, issue: (tx: Tx) => Promise<string>): Promise<Replaced> {
  const { agencyNumber, ...reply } = await ctx.write(async (tx) => {
    const successor = await issue(tx);
    const { agencyNumber: of } = (await invoices.readDocument(tx, successor)) ?? refuse('unknown');
    return { ...(await stateOf(tx, number)), successor, agencyNumber: of };
  });
  await invoices.makeFilesOf(ctx, agencyNumber);
  return reply;
}

/** For the month before, once its data are mended. */
export async function billAgencyNow(ctx: Ctx, agencyNumber: string): Promise<{ isBilled: boolean }> {
  const agency = (await ctx.read(({ db }) => findAgencyByOwnNumber(db, agencyNumber))) ?? refuse('unknown');
  const hasData = await ctx.read(
    async (tx) => (await invoices.findSeller(tx)) !== undefined && invoices.readBuyer(agency).buyer !== null,
  );
  if (!hasData) refuse('invoice.data-missing');
  const isBilled = await invoices.billAgency(ctx, agency.id);
  if (isBilled) await invoices.makeFilesOf(ctx, agencyNumber);
  return { isBilled };
}
