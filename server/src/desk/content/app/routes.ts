import * as calls from '@weitersagen/contract/content/app';
import type { Http } from '#platform/http/http.ts';
import { showApp } from './app.ts';
import { endCmsApp } from './ask-end.ts';
import * as clients from './clients.ts';

export function contentAppRoutes(http: Http): void {
  http.on(calls.showContentApp, (ctx) => showApp(ctx));
  http.on(calls.addCmsClient, (ctx, { body }, answer) => clients.addClient(ctx, body, answer));
  http.on(calls.renewCmsClient, (ctx, { params, body }, answer) => clients.renewClient(ctx, params.name, body, answer));
  http.on(calls.takeCmsSecret, (ctx, { params }) => clients.takeSecret(ctx, params.name));
  http.on(calls.removeCmsClient, (ctx, { params, body }) => clients.removeClient(ctx, params.name, body.reason));
  http.on(calls.endCmsApp, (ctx, { params, body }, answer) => endCmsApp(ctx, params.app, body, answer));
}
