import * as calls from '@weitersagen/contract/agency/sso-desk';
import type { Http } from '#platform/http/http.ts';
import * as sso from './sso.ts';

export function ssoRoutes(http: Http): void {
  http.on(calls.showSso, (ctx) => sso.showSso(ctx));
  http.on(calls.changeSso, (ctx, { body }, answer) => sso.changeSso(ctx, body, answer));
  http.on(calls.trySso, (ctx, { body }) => sso.trySso(ctx, body));
}
