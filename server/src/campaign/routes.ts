import * as endpoints from '@weitersagen/contract/campaign/endpoints';
import type { Http } from '#platform/http/http.ts';
import { answerCampaign, listActiveCampaigns } from './campaign.ts';

export function routes(http: Http): void {
  http.on(endpoints.listActiveCampaigns, (ctx, { query }) => listActiveCampaigns(ctx, query.preview));
  http.on(endpoints.answerCampaign, (ctx, { params, body }) => answerCampaign(ctx, params.id, body));
}
