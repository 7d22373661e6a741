import * as calls from '@weitersagen/contract/product/desk';
import type { Http } from '#platform/http/http.ts';
import * as product from './product.ts';

export function productRoutes(http: Http): void {
  const { steps } = product;
  http.on(calls.listDeskProducts, (ctx, { body }) => product.listProducts(ctx, body));
  http.on(calls.listCategoryChoices, (ctx) => product.listCategoryChoices(ctx));
  http.on(calls.listCommissionClasses, (ctx) => product.listCommissionClasses(ctx));
  http.on(calls.createProduct, (ctx, { body }) => product.createNew(ctx, body));
  http.on(calls.showDeskProduct, (ctx, { params }) => product.showProduct(ctx, params.id));
  http.on(calls.saveProduct, (ctx, { params, body }) => steps.save(ctx, params.id, body, body.data));
  http.on(calls.discardProduct, (ctx, { params, body }) => steps.discard(ctx, params.id, body));
  http.on(calls.publishProduct, (ctx, { params, body }) => steps.publish(ctx, params.id, body));
  http.on(calls.unpublishProduct, (ctx, { params, body }) => steps.unpublish(ctx, params.id, body));
  http.on(calls.unplanProduct, (ctx, { params }) => steps.unplan(ctx, params.id, params.deed));
  http.on(calls.removeProduct, (ctx, { params }) => steps.remove(ctx, params.id));
  http.on(calls.listProductVersions, (ctx, { params }) => product.listProductVersions(ctx, params.id));
  http.on(calls.restoreProduct, (ctx, { params, body }) => steps.restore(ctx, params.id, params.version, body));
}
