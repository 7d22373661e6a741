/** Invitations as whoever comes by one meets them: found by the token of the link, opened (I2), accepted (I3, I4). */
import { invitationMoves, mayInvitation } from '@weitersagen/contract/invitation/rules';
import type { Invitations, Invited } from '#account/account.ts';
import { recordEvent } from '#platform/event.ts';
import { employeeName } from './send.ts';
import * as sql from './sql.ts';
import { endInvitation } from './state.ts';

const toInvited = (invitation: sql.Invitation | undefined): Invited | undefined => {
  const { firstName, lastName, email } = invitation ?? {};
  if (!invitation || !firstName || !lastName || !email || hasEnded(invitation)) return undefined;
  const { id, language, company, agencyNumber, employeeNumber, isMailed, accountId } = invitation;
  const inviter = employeeName(invitation);
  const by = { company, inviter, agencyNumber, employeeNumber };
  return { id, firstName, lastName, email, language, ...by, isMailed, accountId };
};

/** Of an agency that takes part no more; the job has not come to this one yet. One that went into another is that one's. */
const hasEnded = ({ agencyStatus }: sql.Invitation): boolean =>
  agencyStatus === 'inactive' || agencyStatus === 'rejected';

export const invitations: Invitations = {
  find: async (tx, id) => toInvited(await sql.findInvitation(tx.db, id)),
  lock: async (tx, id) => {
    const invitation = await sql.lockInvitation(tx.db, id);
    return invitation && mayInvitation('accept', invitation) ? toInvited(invitation) : undefined;
  },
  open: async (tx, id) => {
    const invitation = await sql.lockInvitation(tx.db, id);
    if (!invitation || !mayInvitation('open', invitation)) return;
    await sql.markOpened(tx.db, id, tx.now);
    const { to } = invitationMoves.open;
    await recordEvent(tx, { object: 'invitation', id, event: 'open', from: invitation.status, to });
  },
  accept: async (tx, id, { accountId, isKnown }) => {
    const invitation = await sql.lockInvitation(tx.db, id);
    if (invitation) await endInvitation(tx, invitation, isKnown ? 'acceptKnown' : 'accept', accountId);
  },
};
