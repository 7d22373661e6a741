import { liftLegalHold, setLegalHold, showRetention } from '@weitersagen/contract/retention/desk';
import type { Http } from '#platform/http/http.ts';
import * as retention from './retention.ts';

export function retentionRoutes(http: Http): void {
  http.on(showRetention, (ctx) => retention.showRetention(ctx));
  http.on(setLegalHold, (ctx, { body }) => retention.setLegalHold(ctx, body.reason));
  http.on(liftLegalHold, (ctx, { body }) => retention.liftLegalHold(ctx, body.reason));
}
