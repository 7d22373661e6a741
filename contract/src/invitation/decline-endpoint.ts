/** "Keine weiteren Einladungen" (I5); apart, because its page needs nothing of agencies. */
import { endpoint } from '../basics/endpoint.ts';
import { opaque } from '../basics/text.ts';
import { wire } from '../basics/wire.ts';
import { invitationStatus } from './status.ts';

export const declineInvitation = endpoint({
  method: 'PUT',
  path: '/einladung/ablehnen',
  summary: 'No more invitations: ends this one, and no agency invites the address again (I5)',
  access: ['oneTime'],
  refusals: ['limit.reached', 'one-time-token.invalid'],
  body: wire({ token: ['Token', opaque(100)] }),
  reply: wire({ status: ['Status', invitationStatus] }),
});
