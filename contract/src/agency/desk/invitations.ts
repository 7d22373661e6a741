/** Invitations of one agency at the desk. */
import { byClerk, listFile, listRefusals } from '../../basics/desk.ts';
import { endpoint } from '../../basics/endpoint.ts';
import { fileQuery, listQuery, pageOf } from '../../basics/list.ts';
import { invitationStatus } from '../../invitation/status.ts';
import { ByAgency, Invited } from './schemas.ts';

const columns = { createdAt: 'ErstelltAm' } as const;

/** The text is the whole e-mail address of somebody who was invited. */
export const InvitationQuery = listQuery(columns, invitationStatus);
export const InvitationFileQuery = fileQuery(columns, invitationStatus);

export const pageInvitations = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/agenturen/:nr/einladungen',
  summary: 'Whom an agency has invited, paged by key',
  refusals: [...listRefusals, 'unknown'],
  params: ByAgency,
  body: InvitationQuery,
  reply: pageOf(Invited),
  mayLag: true,
});

export const downloadInvitations = endpoint({
  ...listFile('/admin/agenturen/:nr/einladungen/csv', 'The invitations of an agency as CSV', InvitationFileQuery),
  refusals: [...listRefusals, 'unknown'],
  params: ByAgency,
});
