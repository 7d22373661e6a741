import * as calls from '@weitersagen/contract/campaign/desk';
import type { Http } from '#platform/http/http.ts';
import * as campaign from './campaign.ts';
import * as change from './change.ts';

export function campaignRoutes(http: Http): void {
  http.on(calls.listCampaigns, (ctx, { body }) => campaign.listCampaigns(ctx, body));
  http.on(calls.showCampaign, (ctx, { params }) => campaign.showCampaign(ctx, params.id));
  http.on(calls.listCampaignVersions, (ctx, { params }) => campaign.listVersions(ctx, params.id));
  http.on(calls.createCampaign, (ctx, { body }) => change.saveCampaign(ctx, null, body.entry));
  http.on(calls.saveCampaign, (ctx, { params, body }) =>
    change.saveCampaign(ctx, { id: params.id, revision: body.revision }, body.entry),
  );
  http.on(calls.discardCampaign, (ctx, { params, body }) => change.discardCampaign(ctx, params.id, body));
  http.on(calls.publishCampaign, (ctx, { params, body }) => change.publishCampaign(ctx, params.id, body));
  http.on(calls.unpublishCampaign, (ctx, { params, body }) => change.unpublishCampaign(ctx, params.id, body));
  http.on(calls.unplanCampaign, (ctx, { params }) => change.unplanCampaign(ctx, params.id, params.deed));
  http.on(calls.removeCampaign, (ctx, { params }) => change.removeCampaign(ctx, params.id));
  http.on(calls.restoreCampaign, (ctx, { params, body }) =>
    change.restoreCampaign(ctx, params.id, params.version, body),
  );
}
