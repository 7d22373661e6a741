import * as endpoints from '@weitersagen/contract/agency-area/endpoints';
import * as release from '@weitersagen/contract/agency-area/release-endpoints';
import type { Http } from '#platform/http/http.ts';
import { showMonths } from './figure/figure.ts';
import * as lists from './lists.ts';
import { decideOrder, previewOrders } from './release/release.ts';
import { search } from './search.ts';
import { whoOf } from './who.ts';

export function routes(http: Http): void {
  const { orderList, recommenderList, leadList, invitationList, rewardList } = lists;
  http.on(endpoints.listAgencyOrders, (ctx, { body }) => orderList.show(ctx, body));
  http.on(endpoints.listAgencyOrdersOf, (ctx, { params, body }) => orderList.show(ctx, body, params));
  http.on(endpoints.downloadAgencyOrders, (ctx, { query }, answer) => lists.downloadOrders(ctx, query, answer));
  http.on(endpoints.listAgencyRecommenders, (ctx, { body }) => recommenderList.show(ctx, body));
  http.on(endpoints.listAgencyRecommendersOf, (ctx, { params, body }) => recommenderList.show(ctx, body, params));
  http.on(endpoints.downloadAgencyRecommenders, (ctx, { query }, answer) =>
    lists.downloadRecommenders(ctx, query, answer),
  );
  http.on(endpoints.listAgencyLeads, (ctx, { body }) => leadList.show(ctx, body));
  http.on(endpoints.listAgencyLeadsOf, (ctx, { params, body }) => leadList.show(ctx, body, params));
  http.on(endpoints.downloadAgencyLeads, (ctx, { query }, answer) => lists.downloadLeads(ctx, query, answer));
  http.on(endpoints.listAgencyInvitations, (ctx, { body }) => invitationList.show(ctx, body));
  http.on(endpoints.listAgencyInvitationsOf, (ctx, { params, body }) => invitationList.show(ctx, body, params));
  http.on(endpoints.downloadAgencyInvitations, (ctx, { query }, answer) =>
    lists.downloadInvitations(ctx, query, answer),
  );
  http.on(endpoints.listAgencyRewards, (ctx, { body }) => rewardList.show(ctx, body));
  http.on(endpoints.listAgencyRewardsOf, (ctx, { params, body }) => rewardList.show(ctx, body, params));
  http.on(endpoints.downloadAgencyRewards, (ctx, { query }, answer) => lists.downloadRewards(ctx, query, answer));
  http.on(endpoints.showAgencyMonths, (ctx, { body }) => showMonths(ctx, whoOf(ctx, body.filter.employeeNumber)));
  http.on(endpoints.showAgencyMonthsOf, (ctx, { params, body }) =>
    showMonths(ctx, whoOf(ctx, params.employee, body.filter.employeeNumber)),
  );
  http.on(endpoints.searchAgency, (ctx, { query }) => search(ctx, query.text));
  http.on(release.decideAgencyOrder, (ctx, { params, body }) => decideOrder(ctx, params, body?.reason ?? null));
  http.on(release.previewAgencyOrders, (ctx, { body }) => previewOrders(ctx, body.numbers));
}
