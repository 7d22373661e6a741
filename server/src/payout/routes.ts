import * as endpoints from '@weitersagen/contract/payout/endpoints';
import type { Http } from '#platform/http.ts';
import { exportRun } from './export.ts';
import * as payout from './payout.ts';

export function routes(http: Http): void {
  http.on(endpoints.listPayouts, (ctx, { body }) => payout.listRuns(ctx, body));
  http.on(endpoints.createPayout, (ctx) => payout.createRun(ctx));
  http.on(endpoints.showPayout, (ctx, { params }) => payout.showRun(ctx, params.id));
  http.on(endpoints.exportPayout, (ctx, { params }) => exportRun(ctx, params.id));
  http.on(endpoints.downloadPayouts, (ctx, { query }, answer) => payout.downloadRuns(ctx, query, answer));
  http.on(endpoints.downloadPayoutItems, (ctx, { params }, answer) => payout.downloadItems(ctx, params.id, answer));
  http.on(endpoints.downloadPayoutFile, (ctx, { params }, answer) => payout.downloadFile(ctx, params.id, answer));
}
