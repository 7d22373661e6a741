import * as calls from '@weitersagen/contract/debtor/desk';
import type { Http } from '#platform/http/http.ts';
import { changeDebtor, showDebtor } from './debtor.ts';

export function debtorRoutes(http: Http): void {
  http.on(calls.showDebtor, (ctx) => showDebtor(ctx));
  http.on(calls.changeDebtor, (ctx, { body }, answer) => changeDebtor(ctx, body, answer));
}
