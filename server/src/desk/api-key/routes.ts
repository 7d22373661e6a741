import * as calls from '@weitersagen/contract/api-key/desk';
import type { Http } from '#platform/http/http.ts';
import * as keys from './api-key.ts';

export function apiKeyRoutes(http: Http): void {
  http.on(calls.showApiKeys, (ctx) => keys.showApiKeys(ctx));
  http.on(calls.addApiKey, (ctx, { body }, answer) => keys.addApiKey(ctx, body, answer));
  http.on(calls.renewApiKey, (ctx, { params, body }, answer) => keys.renewApiKey(ctx, params.name, body, answer));
  http.on(calls.takeApiKey, (ctx, { params }) => keys.takeApiKey(ctx, params.name));
  http.on(calls.endApiKey, (ctx, { params, body }) => keys.endApiKey(ctx, params.name, body.reason));
  http.on(calls.endFormerApiKey, (ctx, { params, body }) => keys.endFormerApiKey(ctx, params.name, body.reason));
}
