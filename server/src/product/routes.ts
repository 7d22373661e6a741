import * as endpoints from '@weitersagen/contract/product/endpoints';
import type { Http } from '#platform/http.ts';
import * as product from './product.ts';

export function routes(http: Http): void {
  http.on(endpoints.listProducts, (ctx) => product.listProducts(ctx));
  http.on(endpoints.showHighestPremium, (ctx) => product.showHighestPremium(ctx));
  http.on(endpoints.showProduct, (ctx, { params }) => product.showProduct(ctx, params.id));
  http.on(endpoints.listPremiums, (ctx) => product.listPremiums(ctx));
}
