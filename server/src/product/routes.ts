import * as endpoints from '@weitersagen/contract/product/endpoints';
import { sendPicture } from '#platform/http/answer.ts';
import type { Http } from '#platform/http/http.ts';
import * as product from './product.ts';

/** Products themselves are shown with what they earn, by `premium`. */
export function routes(http: Http): void {
  http.on(endpoints.listCategories, async (ctx) => [...(await product.listCategories(ctx))]);
  http.on(endpoints.showProductPicture, async (ctx, { params }, answer) =>
    sendPicture(answer, await product.pictureOfProduct(ctx, params.id, 'large', answer.accept)),
  );
  http.on(endpoints.showSmallProductPicture, async (ctx, { params }, answer) =>
    sendPicture(answer, await product.pictureOfProduct(ctx, params.id, 'small', answer.accept)),
  );
  http.on(endpoints.showCategoryPicture, async (ctx, { params }, answer) =>
    sendPicture(answer, await product.pictureOfCategory(ctx, params.id, 'large', answer.accept)),
  );
  http.on(endpoints.showCategoryIcon, async (ctx, { params }, answer) =>
    sendPicture(answer, await product.pictureOfCategory(ctx, params.id, 'icon', answer.accept)),
  );
}
