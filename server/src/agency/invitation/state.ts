/** What becomes of an invitation, and who wants none (I1, I5, I8): the guards that stand before every one that leaves. */
import { refuse } from '@weitersagen/contract/basics/refusals';
import { type InvitationEvent, invitationMoves, mayInvitation } from '@weitersagen/contract/invitation/rules';
import { mailboxOf } from '@weitersagen/contract/recommendation/mailbox';
import type { Tx } from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';
import * as sql from './sql.ts';

type Ending = Extract<InvitationEvent, 'accept' | 'acceptKnown' | 'decline' | 'expire' | 'withdraw'>;

/** Ends an invitation whose row is locked, with its event. */
export async function endInvitation(
  tx: Tx,
  invitation: Pick<sql.Invitation, 'id' | 'status'>,
  event: Ending,
  accountId: number | null = null,
): Promise<void> {
  if (!mayInvitation(event, invitation)) refuse('state.not-allowed');
  const { to } = invitationMoves[event];
  await sql.markEnded(tx.db, invitation.id, { status: to, accountId }, tx.now);
  await recordEvent(tx, { object: 'invitation', id: invitation.id, event, from: invitation.status, to });
}

const purpose = 'invitation-block';
const wanted = (email: string): string => mailboxOf(email);

/** Nobody of the mandant invites the mailbox any more, however the address is written. */
export const blockAddress = async (tx: Tx, email: string): Promise<void> => {
  await sql.insertBlock(tx.db, tx.system.vault.hash(wanted(email), purpose), tx.now);
};

/** Whoever wants none, or recommends for the agency already, is not invited. */
export async function refuseUnwanted(
  { db, system: { vault } }: Tx,
  { email, agencyNumber }: { email: string; agencyNumber: string },
): Promise<void> {
  if (await sql.isBlocked(db, vault.hashes(wanted(email), purpose))) refuse('invitation.unwanted');
  if (await sql.isRecommenderOf(db, agencyNumber, email)) refuse('invitation.registered');
}
