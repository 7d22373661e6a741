import * as endpoints from '@weitersagen/contract/product/endpoints';
import type { Answer } from '#platform/http/answer.ts';
import type { Http } from '#platform/http/http.ts';
import * as product from './product.ts';

export function routes(http: Http): void {
  http.on(endpoints.listProducts, (ctx) => product.listProducts(ctx));
  http.on(endpoints.listCategories, (ctx) => product.listCategories(ctx));
  http.on(endpoints.showHighestPremium, (ctx) => product.showHighestPremium(ctx));
  http.on(endpoints.showProduct, (ctx, { params }) => product.showProduct(ctx, params.id));
  http.on(endpoints.listPremiums, (ctx) => product.listPremiums(ctx));
  http.on(endpoints.showWholePremiumPicture, async (ctx, { params }, answer) =>
    send(answer, await product.drawPremium(ctx, params.id, 'whole')),
  );
  http.on(endpoints.showHalfPremiumPicture, async (ctx, { params }, answer) =>
    send(answer, await product.drawPremium(ctx, params.id, 'halves')),
  );
  http.on(endpoints.showRecommenderPicture, async (ctx, { params }, answer) =>
    send(answer, await product.drawPremium(ctx, params.id, 'recommender')),
  );
  http.on(endpoints.showRecipientPicture, async (ctx, { params }, answer) =>
    send(answer, await product.drawPremium(ctx, params.id, 'recipient')),
  );
  http.on(endpoints.showProductPicture, async (ctx, { params }, answer) =>
    send(answer, await product.drawProduct(ctx, params.id, 'large')),
  );
  http.on(endpoints.showSmallProductPicture, async (ctx, { params }, answer) =>
    send(answer, await product.drawProduct(ctx, params.id, 'small')),
  );
  http.on(endpoints.showCategoryPicture, async (ctx, { params }, answer) =>
    send(answer, await product.drawCategory(ctx, params.id, 'picture')),
  );
  http.on(endpoints.showCategoryIcon, async (ctx, { params }, answer) =>
    send(answer, await product.drawCategory(ctx, params.id, 'icon')),
  );
}

/** A picture says nothing about a person and changes with what it shows only. */
function send(answer: Answer, picture: string): void {
  answer.header('cache-control', 'public, max-age=86400');
  answer.file(picture, 'image/svg+xml');
}
