import * as calls from '@weitersagen/contract/product/transfer';
import type { Http } from '#platform/http/http.ts';
import { downloadProducts, exportCatalogue } from './export.ts';
import { importCatalogue } from './import.ts';

export function catalogueFileRoutes(http: Http): void {
  http.on(calls.downloadProducts, async (ctx, _given, answer) => downloadProducts(ctx, answer));
  http.on(calls.exportCatalogue, async (ctx, _given, answer) => exportCatalogue(ctx, answer));
  http.on(calls.importCatalogue, (ctx, { body, query }) => importCatalogue(ctx, body, query));
}
