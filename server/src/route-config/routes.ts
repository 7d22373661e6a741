import { listAdditionalRoutes, listDefaultRoutes } from '@weitersagen/contract/route-config/endpoints';
import type { Http } from '#platform/http.ts';
import * as routeConfig from './route-config.ts';

export function routes(http: Http): void {
  http.on(listDefaultRoutes, (ctx) => routeConfig.showRoutes(ctx, false));
  http.on(listAdditionalRoutes, (ctx) => routeConfig.showRoutes(ctx, true));
}
