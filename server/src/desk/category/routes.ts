import * as calls from '@weitersagen/contract/product/category-desk';
import type { Http } from '#platform/http/http.ts';
import * as category from './category.ts';
import { moveCategory } from './move.ts';

export function categoryRoutes(http: Http): void {
  const { steps } = category;
  http.on(calls.showCategoryTree, (ctx) => category.showCategoryTree(ctx));
  http.on(calls.createCategory, (ctx, { body }) => category.createNew(ctx, body));
  http.on(calls.moveCategory, async (ctx, { params, body }) => {
    await moveCategory(ctx, params.id, body);
    return category.showCategoryTree(ctx);
  });
  http.on(calls.showDeskCategory, (ctx, { params }) => category.showCategory(ctx, params.id));
  http.on(calls.saveCategory, (ctx, { params, body }) => steps.save(ctx, params.id, body, body.data));
  http.on(calls.discardCategory, (ctx, { params, body }) => steps.discard(ctx, params.id, body));
  http.on(calls.publishCategory, (ctx, { params, body }) => steps.publish(ctx, params.id, body));
  http.on(calls.unpublishCategory, (ctx, { params, body }) => steps.unpublish(ctx, params.id, body));
  http.on(calls.unplanCategory, (ctx, { params }) => steps.unplan(ctx, params.id, params.deed));
  http.on(calls.removeCategory, (ctx, { params }) => steps.remove(ctx, params.id));
  http.on(calls.listCategoryVersions, (ctx, { params }) => category.listCategoryVersions(ctx, params.id));
  http.on(calls.restoreCategory, (ctx, { params, body }) => steps.restore(ctx, params.id, params.version, body));
}
