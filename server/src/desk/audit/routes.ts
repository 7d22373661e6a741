import { downloadAudit, showAuditDays } from '@weitersagen/contract/audit/desk';
import type { Http } from '#platform/http/http.ts';
import * as audit from './audit.ts';

export function auditRoutes(http: Http): void {
  http.on(showAuditDays, (ctx) => audit.showAuditDays(ctx));
  http.on(downloadAudit, (ctx, { query }, answer) => audit.downloadAudit(ctx, query, answer));
}
