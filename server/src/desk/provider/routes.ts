import * as calls from '@weitersagen/contract/provider/desk';
import type { AppParts } from '#platform/app-parts.ts';
import type { Http } from '#platform/http/http.ts';
import * as change from './change.ts';
import * as provider from './provider.ts';

export function providerRoutes(http: Http, { jobs }: AppParts): void {
  http.on(calls.showProvider, (ctx) => provider.showProvider(ctx));
  http.on(calls.chooseProvider, (ctx, { body }) => change.chooseProvider(ctx, jobs, body));
  http.on(calls.fetchNow, (ctx) => change.fetchNow(ctx, jobs));
  http.on(calls.listLoads, (ctx, { body }) => provider.listLoads(ctx, body));
  http.on(calls.showLoad, (ctx, { params }) => provider.showLoad(ctx, params.id));
  http.on(calls.listDifferences, (ctx, { params, body }) => provider.listDifferences(ctx, params.id, body));
  http.on(calls.takeLoad, (ctx, { params, body }) => change.takeLoad(ctx, jobs, params.id, body?.reason ?? null));
  http.on(calls.refuseLoad, (ctx, { params, body }) => change.turnDownLoad(ctx, params.id, body.reason));
}
