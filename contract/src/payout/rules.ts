/** What may be done with a payout run (rules 3.11). Who may confirm or discard is the server's: another operator. */
import { type Moves, may } from '../basics/moves.ts';
import type { PayoutStatus } from './status.ts';

export const payoutMoves = {
  export: { from: ['draft'], to: 'exported' },
  confirm: { from: ['exported'], to: 'confirmed' },
  discard: { from: ['draft', 'exported'], to: 'discarded' },
} as const satisfies Moves<PayoutStatus>;
export type PayoutEvent = keyof typeof payoutMoves;

export const mayPayout = (event: PayoutEvent, { status }: { status: PayoutStatus }): boolean =>
  may(payoutMoves, event, status);

/** Its bank file may be fetched. That of a discarded run is void: handed over, it would pay everybody a second time. */
export const hasFile = ({ status }: { status: PayoutStatus }): boolean =>
  status === 'exported' || status === 'confirmed';
