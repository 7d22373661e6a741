import { showBank as showBankCall } from '@weitersagen/contract/bank-account/bank-endpoint';
import type { Http } from '#platform/http/http.ts';
import { showBank } from './bank.ts';

export const routes = (http: Http): void =>
  http.on(showBankCall, (ctx, { params }, answer) => showBank(ctx, params.code, answer));
