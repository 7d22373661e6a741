import * as own from '@weitersagen/contract/account/own-endpoints';
import { showBankAccount as showBankCall } from '@weitersagen/contract/bank-account/endpoints';
import { reportOrder as reportCall } from '@weitersagen/contract/order/endpoints';
import {
  listPartnerOrders as listOrdersCall,
  showPartnerOrder as showOrderCall,
} from '@weitersagen/contract/order/partner';
import { showPartnerRecommendation as showRecommendationCall } from '@weitersagen/contract/recommendation/shown/partner';
import * as reward from '@weitersagen/contract/reward/endpoints';
import type { Http } from '#platform/http/http.ts';
import { collectReward, stopReward } from './collect.ts';
import { showCollectorAccount } from './collector-account.ts';
import { readCustomerNumbers, setCustomerNumber } from './customer-number.ts';
import { listPartnerOrders, showPartnerOrder, showPartnerRecommendation } from './order/query.ts';
import { reportOrder } from './order/report.ts';

export function routes(http: Http): void {
  http.on(reportCall, (ctx, { body }) => reportOrder(ctx, body));
  http.on(listOrdersCall, (ctx, { query }) => listPartnerOrders(ctx, query));
  http.on(showOrderCall, (ctx, { params }) => showPartnerOrder(ctx, params.externalNumber));
  http.on(showRecommendationCall, (ctx, { params }) => showPartnerRecommendation(ctx, params.number));
  http.on(reward.collectReward, (ctx, { body }, answer) => collectReward(ctx, body, answer));
  http.on(reward.stopReward, (ctx, { body }, answer) => stopReward(ctx, body.token, answer));
  http.on(showBankCall, (ctx) => showCollectorAccount(ctx));
  http.on(own.setCustomerNumber, (ctx, given) => setCustomerNumber(ctx, given));
  http.on(own.readCustomerNumbers, (ctx, { body }) => readCustomerNumbers(ctx, body));
}
