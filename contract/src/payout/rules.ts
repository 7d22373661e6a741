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

/** By how much the books and the runs disagree about what the bank paid; 0 where they agree. */
export const bankDifference = (sums: {
  transferredCents: number;
  returnedCents: number;
  bookedCents: number;
}): number => sums.bookedCents - (sums.transferredCents - sums.returnedCents);

/** Its bank file may be fetched. That of a discarded run is void: handed over, it would pay everybody a second time. */
export const hasFile = ({ status }: { status: PayoutStatus }): boolean =>
  status === 'exported' || status === 'confirmed';
