import * as desk from '@weitersagen/contract/operator/desk-endpoints';
import * as order from '@weitersagen/contract/order/endpoints';
import type { Http } from '#platform/http.ts';
import type { AppParts } from '../app.ts';
import { downloadRows, importReports, showImport, startImport } from './import/import.ts';
import * as journey from './journey.ts';

export function routes(http: Http, { jobs }: AppParts): void {
  http.on(order.reportOrder, (ctx, { body }) => journey.reportOrder(ctx, body));
  http.on(order.importOrders, (ctx, { body, query }, answer) => importReports(ctx, jobs, body, query.isProbe, answer));
  http.on(order.showPartnerImport, (ctx, { params }) => showImport(ctx, params.id));
  http.on(desk.startImport, (ctx, { body, query }) => startImport(ctx, jobs, body, query.isProbe));
  http.on(desk.showImport, (ctx, { params }) => showImport(ctx, params.id));
  http.on(desk.downloadImportRows, (ctx, { params, query }, answer) =>
    downloadRows(ctx, params.id, query.failedOnly, answer),
  );
}
