import * as calls from '@weitersagen/contract/report/desk';
import type { Http } from '#platform/http/http.ts';
import { downloadReport } from './file.ts';
import * as own from './own.ts';
import { showReport } from './report.ts';

export function reportRoutes(http: Http): void {
  http.on(calls.showReport, (ctx, { query }) => showReport(ctx, query));
  http.on(calls.downloadReport, (ctx, { query }, answer) => downloadReport(ctx, query, answer));
  http.on(calls.showOwnReports, (ctx) => own.showOwnReports(ctx));
  http.on(calls.saveView, (ctx, { body }) => own.saveView(ctx, body));
  http.on(calls.removeView, (ctx, { params }) => own.removeView(ctx, params.id));
  http.on(calls.askForMail, (ctx, { body }) => own.askForMail(ctx, body.isMailed));
}
