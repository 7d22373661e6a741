import * as calls from '@weitersagen/contract/premium/desk';
import type { Http } from '#platform/http/http.ts';
import * as premium from './premium.ts';
import { addVoucherCodes } from './voucher.ts';

export function premiumRoutes(http: Http): void {
  const { steps } = premium;
  http.on(calls.listDeskPremiums, (ctx, { body }) => premium.listPremiums(ctx, body));
  http.on(calls.findPremiumProducts, (ctx, { query }) => premium.findPremiumProducts(ctx, query.text));
  http.on(calls.namePremiumProducts, (ctx, { body }) => premium.namePremiumProducts(ctx, body.ids));
  http.on(calls.createPremium, (ctx, { body }) => premium.createNew(ctx, body));
  http.on(calls.showDeskPremium, (ctx, { params }) => premium.showPremium(ctx, params.id));
  http.on(calls.savePremium, (ctx, { params, body }) => steps.save(ctx, params.id, body, body.data));
  http.on(calls.discardPremium, (ctx, { params, body }) => steps.discard(ctx, params.id, body));
  http.on(calls.publishPremium, (ctx, { params, body }, answer) => premium.publish(ctx, params.id, body, answer));
  http.on(calls.unplanPremium, (ctx, { params }) => steps.unplan(ctx, params.id, params.deed));
  http.on(calls.removePremium, (ctx, { params }) => steps.remove(ctx, params.id));
  http.on(calls.listPremiumVersions, (ctx, { params }) => premium.listPremiumVersions(ctx, params.id));
  http.on(calls.restorePremium, (ctx, { params, body }) => steps.restore(ctx, params.id, params.version, body));
  http.on(calls.addVoucherCodes, (ctx, { params, body }) => addVoucherCodes(ctx, params.id, body));
}
