import * as calls from '@weitersagen/contract/ab-test/desk';
import type { Http } from '#platform/http/http.ts';
import * as tests from './ab-test.ts';

export function abTestRoutes(http: Http): void {
  http.on(calls.listAbTests, (ctx) => tests.listAbTests(ctx));
  http.on(calls.showAbTestGround, (ctx) => tests.showAbTestGround(ctx));
  http.on(calls.showAbTest, (ctx, { params }) => tests.showAbTest(ctx, params.id));
  http.on(calls.downloadAbTest, (ctx, { params }, answer) => tests.downloadAbTest(ctx, params.id, answer));
  http.on(calls.createAbTest, (ctx, { body }) => tests.createAbTest(ctx, body));
  http.on(calls.endAbTest, (ctx, { params }) => tests.endAbTest(ctx, params.id));
  http.on(calls.removeAbTest, (ctx, { params }) => tests.removeAbTest(ctx, params.id));
}
