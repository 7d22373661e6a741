import { listDefaultRoutes } from '@weitersagen/contract/site/endpoints';
import type { Http } from '#platform/http/http.ts';
import * as routeConfig from './site.ts';

export function routes(http: Http): void {
  http.on(listDefaultRoutes, (ctx) => routeConfig.showRoutes(ctx, false));
}
