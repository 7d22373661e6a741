import * as own from '@weitersagen/contract/account/own-endpoints';
import { showBankAccount as showBankCall } from '@weitersagen/contract/bank-account/endpoints';
import { reportOrder as reportCall } from '@weitersagen/contract/order/endpoints';
import * as reward from '@weitersagen/contract/reward/endpoints';
import type { Http } from '#platform/http/http.ts';
import { collectReward, stopReward } from './collect.ts';
import { showCollectorAccount } from './collector-account.ts';
import { readCustomerNumbers, setCustomerNumber } from './customer-number.ts';
import { reportOrder } from './order/report.ts';

export function routes(http: Http): void {
  http.on(reportCall, (ctx, { body }) => reportOrder(ctx, body));
  http.on(reward.collectReward, (ctx, { body }, answer) => collectReward(ctx, body, answer));
  http.on(reward.stopReward, (ctx, { body }, answer) => stopReward(ctx, body.token, answer));
  http.on(showBankCall, (ctx) => showCollectorAccount(ctx));
  http.on(own.setCustomerNumber, (ctx, given) => setCustomerNumber(ctx, given));
  http.on(own.readCustomerNumbers, (ctx, { body }) => readCustomerNumbers(ctx, body));
}
