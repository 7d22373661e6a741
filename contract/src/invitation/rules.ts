/** What an invitation goes through (rules 3.7), and when it may be sent again. */
import { type Moves, may } from '../basics/moves.ts';
import type { InvitationStatus } from './status.ts';

const living = ['sent', 'opened'] as const;

export const invitationMoves = {
  open: { from: ['sent'], to: 'opened' }, // I2
  accept: { from: living, to: 'accepted' }, // I3
  acceptKnown: { from: living, to: 'accepted' }, // I4
  decline: { from: living, to: 'declined' }, // I5
  expire: { from: living, to: 'expired' }, // I6
  withdraw: { from: living, to: 'withdrawn' }, // I7
  sendAgain: { from: [...living, 'expired'], to: 'sent' }, // I8
} as const satisfies Moves<InvitationStatus>;
export type InvitationEvent = keyof typeof invitationMoves;

export const mayInvitation = (event: InvitationEvent, { status }: { status: InvitationStatus }): boolean =>
  may(invitationMoves, event, status);

/** How often the same invitation goes out again, and how long after the last time (I8). */
const againMax = 3;
const againHours = 24;

interface Sent {
  status: InvitationStatus;
  sentAt: Date;
  sentCount: number;
}

/** From when it may be sent again; null for one that is over, or went out often enough. */
export const againFrom = (invitation: Sent): Date | null =>
  mayInvitation('sendAgain', invitation) && invitation.sentCount <= againMax
    ? new Date(invitation.sentAt.getTime() + againHours * 3_600_000)
    : null;
