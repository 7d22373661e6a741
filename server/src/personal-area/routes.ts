import * as endpoints from '@weitersagen/contract/personal-area/endpoints';
import type { Http } from '#platform/http/http.ts';
import * as banner from './banner.ts';
import { showMonths } from './months.ts';
import * as area from './personal-area.ts';

export function routes(http: Http): void {
  http.on(endpoints.listOwnRecommendations, (ctx, { query }) => area.listOwnRecommendations(ctx, query));
  http.on(endpoints.showTotals, area.showTotals);
  http.on(endpoints.showYear, (ctx, { query }) => area.showYear(ctx, query.year));
  http.on(endpoints.showMonths, (ctx, { query }) => showMonths(ctx, query.year));
  http.on(endpoints.showRecommendationBanner, (ctx, { params }) => banner.showRecommendationBanner(ctx, params.name));
  http.on(endpoints.showRewardBanner, (ctx, { params }) => banner.showRewardBanner(ctx, params.name));
}
