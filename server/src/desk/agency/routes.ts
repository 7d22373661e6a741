import * as agency from '@weitersagen/contract/agency/desk';
import * as invitations from '@weitersagen/contract/agency/desk/invitations';
import * as merging from '@weitersagen/contract/agency/desk/merge';
import * as people from '@weitersagen/contract/agency/desk/people';
import * as verbs from '#agency/agency.ts';
import { eraseAgencyPerson, showAgencyPersonData } from '#person/person.ts';
import type { Http } from '#platform/http/http.ts';
import * as desk from './agency.ts';
import { downloadInvitations, listInvitations } from './invitation.ts';
import { askForMerge, showMerge } from './merge.ts';

export function agencyRoutes(http: Http): void {
  http.on(agency.listAgencies, (ctx, { body }) => desk.listAgencies(ctx, body));
  http.on(agency.downloadAgencies, (ctx, { query }, answer) => desk.downloadAgencies(ctx, query, answer));
  http.on(agency.showAgencyDetail, (ctx, { params }) => desk.showAgency(ctx, params.number));
  http.on(agency.approveAgency, (ctx, { params, body }) =>
    desk.decide(ctx, params.number, { event: 'approve', reason: body?.reason ?? null }),
  );
  http.on(agency.rejectAgency, (ctx, { params, body }) =>
    desk.decide(ctx, params.number, { event: 'reject', reason: body.reason }),
  );
  http.on(agency.deactivateAgency, (ctx, { params, body }) => desk.deactivate(ctx, params.number, body.reason));
  http.on(agency.reactivateAgency, (ctx, { params, body }) =>
    desk.decide(ctx, params.number, { event: 'reactivate', reason: body?.reason ?? null }),
  );
  http.on(agency.changeAgency, async (ctx, { params, body }) =>
    desk.stateOf(await verbs.changeAgency(ctx, params.number, body)),
  );
  http.on(agency.showAgencyBank, (ctx, { params, body }) => desk.showBank(ctx, params.number, body.reason));
  http.on(merging.showMerge, (ctx, { params }) => showMerge(ctx, params.number, params.into));
  http.on(merging.mergeAgencies, (ctx, { params, body }, answer) => askForMerge(ctx, params.number, body, answer));
  http.on(invitations.pageInvitations, (ctx, { params, body }) => listInvitations(ctx, params.number, body));
  http.on(invitations.downloadInvitations, (ctx, { params, query }, answer) =>
    downloadInvitations(ctx, { ...params, ...query }, answer),
  );
  personRoutes(http);
}

function personRoutes(http: Http): void {
  http.on(people.lockAgencyPerson, (ctx, { params, body }) => verbs.lockAgencyPerson(ctx, params, body.reason));
  http.on(people.unlockAgencyPerson, (ctx, { params, body }) => verbs.unlockAgencyPerson(ctx, params, body.reason));
  http.on(people.removeAgencyPerson, (ctx, { params, body }) => verbs.removeAgencyPerson(ctx, params, body.reason));
  http.on(people.signOutAgencyPerson, (ctx, { params, body }) => verbs.signOutAgencyPerson(ctx, params, body.reason));
  http.on(people.eraseAgencyPerson, (ctx, { params }) => eraseAgencyPerson(ctx, params));
  http.on(people.mailAgencyPerson, (ctx, { params, body }) =>
    verbs.mailAgencyPerson(ctx, params, body?.reason ?? null),
  );
  http.on(people.changeAgencyPerson, (ctx, { params, body }) => verbs.changeAgencyPerson(ctx, params, body));
  http.on(people.openAgencySupport, (ctx, { params, body }) => verbs.openAgencySupport(ctx, params, body.reason));
  http.on(people.showAgencyPersonData, (ctx, { params }, answer) => showAgencyPersonData(ctx, params, answer));
}
