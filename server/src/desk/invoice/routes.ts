import * as calls from '@weitersagen/contract/invoice/desk';
import { problemText } from '@weitersagen/contract/texts/texts';
import { listUnbilled } from '#invoice/invoice.ts';
import type { Http } from '#platform/http/http.ts';
import * as invoice from './invoice.ts';
import { changeSeller, showSeller } from './seller.ts';

export function invoiceRoutes(http: Http): void {
  http.on(calls.listInvoices, (ctx, { body }) => invoice.listInvoices(ctx, body));
  http.on(calls.downloadInvoices, (ctx, { query }, answer) => invoice.downloadInvoices(ctx, query, answer));
  http.on(calls.showInvoice, (ctx, { params }) => invoice.showInvoice(ctx, params.number));
  http.on(calls.downloadInvoiceFile, (ctx, { params }, answer) =>
    invoice.sendInvoiceFile(ctx, params.number, params.file, answer),
  );
  http.on(calls.payInvoice, (ctx, { params, body }) => invoice.payInvoice(ctx, params.number, body));
  http.on(calls.reopenInvoice, (ctx, { params, body }) => invoice.reopenInvoice(ctx, params.number, body.reason));
  http.on(calls.cancelInvoice, (ctx, { params, body }) => invoice.cancelInvoice(ctx, params.number, body.reason));
  http.on(calls.correctInvoice, (ctx, { params, body }) => invoice.correctInvoice(ctx, params.number, body));
  http.on(calls.listUnbilledAgencies, async (ctx) =>
    (await listUnbilled(ctx)).map(({ problems, ...one }) => ({
      ...one,
      problems: problems.map((problem) => problemText(ctx.locale, problem)),
    })),
  );
  http.on(calls.billAgencyNow, (ctx, { params }) => invoice.billAgencyNow(ctx, params.agencyNumber));
  http.on(calls.showSeller, (ctx) => showSeller(ctx));
  http.on(calls.changeSeller, (ctx, { body }, answer) => changeSeller(ctx, body, answer));
}
