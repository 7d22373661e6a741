import type { AgencyRecommendation } from '@weitersagen/contract/agency-area/recommendation';
import * as endpoints from '@weitersagen/contract/personal-area/endpoints';
import type { Ctx } from '#platform/context.ts';
import type { Http } from '#platform/http/http.ts';
import * as banner from './banner.ts';
import { showMonths } from './months.ts';
import * as area from './personal-area.ts';

type ForAgency = (ctx: Ctx, query: { count: number | null; after: string | null }) => Promise<AgencyRecommendation[]>;

export function routes(http: Http, listForAgency: ForAgency): void {
  // Somebody of an agency who asks for the same reads those of its recommenders (S7).
  http.on(endpoints.listOwnRecommendations, (ctx, { query }) =>
    ctx.actor.kind === 'agency' ? listForAgency(ctx, query) : area.listOwnRecommendations(ctx, query),
  );
  http.on(endpoints.showTotals, area.showTotals);
  http.on(endpoints.showYear, (ctx, { query }) => area.showYear(ctx, query.year));
  http.on(endpoints.showMonths, (ctx, { query }) => showMonths(ctx, query.year));
  http.on(endpoints.showRecommendationBanner, (ctx, { params }) => banner.showRecommendationBanner(ctx, params.name));
  http.on(endpoints.showRewardBanner, (ctx, { params }) => banner.showRewardBanner(ctx, params.name));
}
