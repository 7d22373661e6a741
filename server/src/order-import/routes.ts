import { importOrders, showPartnerImport } from '@weitersagen/contract/order-import/endpoints';
import type { AppParts } from '#platform/app-parts.ts';
import type { Http } from '#platform/http/http.ts';
import { importReports, showImport } from './order-import.ts';

export function routes(http: Http, { jobs }: AppParts): void {
  http.on(importOrders, (ctx, { body, query }, answer) => importReports(ctx, jobs, body, query.isProbe, answer));
  http.on(showPartnerImport, (ctx, { params, query }) => showImport(ctx, params.id, query));
}
