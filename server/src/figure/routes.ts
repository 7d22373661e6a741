import { showPublicFigures } from '@weitersagen/contract/figure/endpoints';
import type { Http } from '#platform/http/http.ts';
import * as figures from './figure.ts';

export function routes(http: Http): void {
  http.on(showPublicFigures, (ctx) => figures.showPublicFigures(ctx));
}
