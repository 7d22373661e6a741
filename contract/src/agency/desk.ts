/** Agencies at the desk: the list, one of them, and what is decided about it (G5 to G8). */
import { byClerk, listFile, listRefusals, moveRefusals, Reason, Remark } from '../basics/desk.ts';
import { endpoint } from '../basics/endpoint.ts';
import {
  AgencyDeactivated,
  AgencyDetail,
  AgencyFileQuery,
  AgencyPage,
  AgencyQuery,
  AgencyState,
  ByAgency,
  ChangeAgency,
  ShownBank,
} from './desk/schemas.ts';

export const listAgencies = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/agenturen',
  summary: 'Agencies, paged by key',
  refusals: listRefusals,
  body: AgencyQuery,
  reply: AgencyPage,
  mayLag: true,
});

export const downloadAgencies = listFile('/admin/agenturen/csv', 'The list of agencies as CSV', AgencyFileQuery);

export const showAgencyDetail = endpoint({
  ...byClerk,
  method: 'GET',
  path: '/admin/agenturen/:nr',
  summary: 'One agency with its people, invitations, extra premiums, and what happened',
  refusals: ['access.denied', 'unknown'],
  params: ByAgency,
  reply: AgencyDetail,
});

export const approveAgency = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/agenturen/:nr/freischalten',
  summary: 'An agency that was looked at takes part; its owner is told (G5)',
  refusals: moveRefusals,
  params: ByAgency,
  body: Remark,
  reply: AgencyState,
});

export const rejectAgency = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/agenturen/:nr/ablehnen',
  summary: 'An agency does not take part; its owner is told the reason and signs in no more (G6)',
  refusals: moveRefusals,
  params: ByAgency,
  body: Reason,
  reply: AgencyState,
});

export const deactivateAgency = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/agenturen/:nr/deaktivieren',
  summary: 'An agency takes part no more: employees are signed out, open invitations end, its owner only reads (G7)',
  refusals: moveRefusals,
  params: ByAgency,
  body: Reason,
  reply: AgencyDeactivated,
});

export const reactivateAgency = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/agenturen/:nr/reaktivieren',
  summary: 'An agency takes part again; its owner is told (G8)',
  refusals: moveRefusals,
  params: ByAgency,
  body: Remark,
  reply: AgencyState,
});

export const changeAgency = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/agenturen/:nr/aendern',
  summary: 'Changes the master data of an agency; what was there before stands in its log',
  refusals: moveRefusals,
  params: ByAgency,
  body: ChangeAgency,
  reply: AgencyState,
});

/** The reason stands among the security events, beside who looked. */
export const showAgencyBank = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/agenturen/:nr/bankdaten',
  summary: 'The bank account of an agency in full, for a reason; noted as a security event',
  refusals: ['access.denied', 'unknown'],
  params: ByAgency,
  body: Reason,
  reply: ShownBank,
});
