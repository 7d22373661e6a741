import * as calls from '@weitersagen/contract/media/desk';
import type { UsesOf } from '#media/media.ts';
import type { Http } from '#platform/http/http.ts';
import { listPictureUses } from '#product/product.ts';
import { placeOf } from '../content/content.ts';
import { languagesOf } from '../content/row.ts';
import { usesOfPicture } from '../content/use.ts';
import * as media from './media.ts';

/** The content that names a picture, and what of the catalogue is shown with it. */
const usesOf: UsesOf = async (tx, id) => [
  ...(await usesOfPicture(tx.db, placeOf(tx), await languagesOf(tx), id)).map(({ title }) => ({ name: title })),
  ...(await listPictureUses(tx, id)),
];

export function mediaRoutes(http: Http): void {
  http.on(calls.listMedia, (ctx, { body }) => media.listMedia(ctx, body));
  http.on(calls.showMedia, (ctx, { params }) => media.showMedia(ctx, params.id));
  http.on(calls.uploadMedia, (ctx, { body, query }) => media.uploadMedia(ctx, body, query.name));
  http.on(calls.changeMedia, (ctx, { params, body }) => media.changeMedia(ctx, params.id, body));
  http.on(calls.replaceMedia, (ctx, { params, body, query }) => media.replaceMedia(ctx, params.id, body, query.name));
  http.on(calls.removeMedia, (ctx, { params }) => media.removeMedia(ctx, params.id, usesOf));
}
