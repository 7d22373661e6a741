/**
 * What may be done with a reward (design 3.5, P1 to P14), who may have it, and until when.
 *
 * A reward is final when it is paid out, handed over as a voucher, expired or cancelled; only a return by the bank and
 * goodwill wake it again, each under a new attempt. Whoever holds it back (locked account, reported cancellation, stop,
 * new IBAN) changes no status. The amounts are in `shares.ts`, the accounts in `ledger.ts`.
 */
import { plusDays } from '../basics/day.ts';
import { type Moves, may } from '../basics/moves.ts';
import type { PremiumKind } from '../product/kind.ts';
import type { RewardStatus } from './status.ts';

/** P1 and P13 make a reward (open, or ready as goodwill); P7 sends a mail. The rest moves one: */
export const rewardMoves = {
  provide: { from: ['open'], to: 'ready' }, // P2
  collect: { from: ['ready'], to: 'collected' }, // P4, P5
  expire: { from: ['ready'], to: 'expired' }, // P6
  payOut: { from: ['collected'], to: 'paidOut' }, // P8
  return: { from: ['paidOut', 'collected'], to: 'ready' }, // P9; collected only after a recall of an exported run
  cancel: { from: ['open', 'ready', 'collected'], to: 'cancelled' }, // P3, P10; collected only as money outside of runs
  clawBack: { from: ['paidOut', 'collected'], to: 'cancelled' }, // P11; collected only as a voucher
  revive: { from: ['expired'], to: 'ready' }, // P12
  setBack: { from: ['collected'], to: 'ready' }, // P14; only money outside of runs
} as const satisfies Moves<RewardStatus>;
export type RewardEvent = keyof typeof rewardMoves;

/** Where the current attempt of a reward stands in a payout run that is not discarded (3.11). */
export type RunState = 'none' | 'draft' | 'exported' | 'confirmed';

export interface RewardState {
  status: RewardStatus;
  /** Kind of the chosen premium; null before the pickup. */
  kind: PremiumKind | null;
  run: RunState;
}

export function mayReward(event: RewardEvent, { status, kind, run }: RewardState): boolean {
  if (!may(rewardMoves, event, status)) return false;
  if (status !== 'collected') return true;
  const isMoney = kind === 'money';
  const isWithBank = run === 'exported' || run === 'confirmed';
  switch (event) {
    case 'payOut':
    case 'return':
      return isMoney && run === 'exported';
    case 'cancel':
    case 'setBack':
      return isMoney && !isWithBank;
    case 'clawBack':
      return !isMoney;
    default:
      return true;
  }
}

/** The person has it: the money is transferred, or the voucher is mailed. */
export const isReceived = ({ status, kind }: Pick<RewardState, 'status' | 'kind'>): boolean =>
  status === 'paidOut' || (status === 'collected' && kind === 'voucher');

export const isFinal = (reward: Pick<RewardState, 'status' | 'kind'>): boolean =>
  isReceived(reward) || reward.status === 'expired' || reward.status === 'cancelled';

/** How a released recommendation ends once all its rewards are final (E11, E12); without any reward it stays. */
export function outcome(rewards: readonly Pick<RewardState, 'status' | 'kind'>[]): 'paid' | 'expired' | undefined {
  if (rewards.length === 0 || !rewards.every(isFinal)) return undefined;
  return rewards.some(isReceived) ? 'paid' : 'expired';
}

export interface Holds {
  /** The recommender's account is locked (K10). */
  accountLocked: boolean;
  /** A cancellation of its order waits for a person (A8). */
  cancellationReported: boolean;
  /** "Das war ich nicht" (P4). */
  stopped: boolean;
  /** An IBAN new for the person keeps it out of runs until then (P4). */
  payableAt: Date | null;
}

/** Held for the pickup: P4 answers PSOF0401, P5 waits. */
export const isHeld = ({ accountLocked, cancellationReported }: Omit<Holds, 'stopped' | 'payableAt'>): boolean =>
  accountLocked || cancellationReported;

/** Whether a reward can be collected today: ready, in time and not held (P4). */
export const isCollectable = (
  reward: { status: RewardStatus; collectUntil: string | null } & Omit<Holds, 'stopped' | 'payableAt'>,
  today: string,
): boolean =>
  reward.status === 'ready' && !isHeld(reward) && (reward.collectUntil === null || today <= reward.collectUntil);

/** Whether a reward goes into the next payout run (3.11). */
export const isPayable = (reward: RewardState & Holds, now: Date): boolean =>
  reward.status === 'collected' &&
  reward.kind === 'money' &&
  reward.run === 'none' &&
  !isHeld(reward) &&
  !reward.stopped &&
  (reward.payableAt === null || reward.payableAt <= now);

/** AbholbarBis: PraemieAbholfristTage after the provision, 60 days when a reward is ready once more (P9, P12 to P14). */
export const collectUntil = (today: string, periodDays: number): string => plusDays(today, periodDays);
export const secondPeriodDays = 60;

/** P13: what an operator may grant at once. */
export const goodwillCents = { min: 1, max: 50_000 } as const;

/** End-to-end id of a transfer: reward number and attempt, 14 characters and more, unique for ever. */
export const endToEndId = (rewardNumber: string, attempt: number): string => `${rewardNumber}-${attempt}`;
