import { decode } from '@weitersagen/contract/basics/wire';
import * as endpoints from '@weitersagen/contract/premium/endpoints';
import * as products from '@weitersagen/contract/product/endpoints';
import * as partner from '@weitersagen/contract/product/partner';
import { type FixedLine, type Mobile, ProductQuery } from '@weitersagen/contract/product/schemas';
import * as windows from '@weitersagen/contract/product/shop-window';
import { sendPicture } from '#platform/http/answer.ts';
import type { Http } from '#platform/http/http.ts';
import * as offer from './offer.ts';
import { drawPremium } from './premium.ts';
import { showShopWindow } from './shop-window.ts';

/** Without a filter. */
const asked = decode(ProductQuery, {});
if (!asked.ok) throw new Error('every filter may be left out');
const everyProduct = asked.value;

export function routes(http: Http): void {
  http.on(products.listProducts, (ctx, { query }) =>
    query.source === null
      ? offer.listOfferedProducts(ctx, query)
      : (offer.listTariffs(ctx, query) as Promise<FixedLine[] | Mobile[]>),
  );
  http.on(partner.listPartnerProducts, (ctx, { query }) =>
    offer.listOfferedProducts(ctx, { ...everyProduct, after: query.after?.toString() ?? null, limit: query.count }),
  );
  http.on(partner.listPartnerPremiums, (ctx) => offer.listOfferedPremiums(ctx));
  http.on(windows.showShopWindow, (ctx, { query }) => showShopWindow(ctx, query));
  http.on(products.showTariffChoice, (ctx, { query }) => offer.showTariffChoice(ctx, query));
  http.on(products.showProduct, (ctx, { params, query }) => offer.showProduct(ctx, params.id, query));
  http.on(products.showExternalProduct, (ctx, { params, query }) =>
    offer.showExternalProduct(ctx, params.externalId, query),
  );
  http.on(products.listDeviceTariffs, (ctx, { params }) => offer.listDeviceTariffs(ctx, params.id));
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
