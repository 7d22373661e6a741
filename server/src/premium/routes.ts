import * as endpoints from '@weitersagen/contract/premium/endpoints';
import { listProducts, showProduct } from '@weitersagen/contract/product/endpoints';
import { sendPicture } from '#platform/http/answer.ts';
import type { Http } from '#platform/http/http.ts';
import * as offer from './offer.ts';
import { drawPremium } from './premium.ts';

export function routes(http: Http): void {
  http.on(listProducts, (ctx) => offer.listOfferedProducts(ctx));
  http.on(showProduct, (ctx, { params }) => offer.showProduct(ctx, params.id));
  http.on(endpoints.listPremiums, (ctx) => offer.listOfferedPremiums(ctx));
  http.on(endpoints.showHighestPremium, (ctx) => offer.showHighestPremium(ctx));
  http.on(endpoints.showWholePremiumPicture, async (ctx, { params }, answer) =>
    sendPicture(answer, await drawPremium(ctx, params.id, 'whole')),
  );
  http.on(endpoints.showHalfPremiumPicture, async (ctx, { params }, answer) =>
    sendPicture(answer, await drawPremium(ctx, params.id, 'halves')),
  );
  http.on(endpoints.showRecommenderPicture, async (ctx, { params }, answer) =>
    sendPicture(answer, await drawPremium(ctx, params.id, 'recommender')),
  );
  http.on(endpoints.showRecipientPicture, async (ctx, { params }, answer) =>
    sendPicture(answer, await drawPremium(ctx, params.id, 'recipient')),
  );
}
