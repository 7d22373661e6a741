/**
 * What may be done with a reward (rules 3.5, P1 to P14), who may have it, and until when.
 *
 * A reward is final when it is paid out, handed over as a voucher, expired or cancelled; only a return by the bank and
 * goodwill wake it again, each under a new attempt. Whoever holds it back (locked account, reported cancellation, stop,
 * new IBAN) changes no status. The amounts are in `shares.ts`, the accounts in `ledger.ts`.
 */
import { plusDays } from '../basics/day.ts';
import { type Moves, may } from '../basics/moves.ts';
import type { PremiumKind } from '../premium/kind.ts';
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

/** Where the current attempt of a reward stands in a payout run that is not discarded (rules 3.11). */
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

/** What comes from outside the reward and keeps it from being collected, too. */
export interface PickupHolds {
  /** The recommender's account is locked (K10). */
  accountLocked: boolean;
  /** A cancellation of its order waits for a person (A8). */
  cancellationReported: boolean;
}

/** What keeps collected money out of runs, until an operator lifts it or the days are over. */
export interface PayoutHolds {
  /** "Das war ich nicht" (P4). */
  stopped: boolean;
  /** An IBAN new for the person waits until then (P4). */
  payableAt: Date | null;
}

type PickupHold = 'accountLocked' | 'cancellationReported';
type PayoutHold = 'stopped' | 'newIban';
export type Hold = PickupHold | PayoutHold;

/** Held for the pickup: P4 answers PSOF0401, P5 waits. One that is still open waits for its order anyway. */
export function pickupHoldsOf(reward: { status: RewardStatus } & PickupHolds): PickupHold[] {
  const isUnderWay = reward.status === 'ready' || reward.status === 'collected';
  return [
    ...(isUnderWay && reward.accountLocked ? ['accountLocked' as const] : []),
    ...((isUnderWay || reward.status === 'open') && reward.cancellationReported
      ? ['cancellationReported' as const]
      : []),
  ];
}

/** Those that an operator may lift (P4). */
export const isPayoutHold = (hold: Hold): hold is PayoutHold => hold === 'stopped' || hold === 'newIban';

export const payoutHoldsOf = (reward: { status: RewardStatus } & PayoutHolds, now: Date): PayoutHold[] =>
  reward.status === 'collected'
    ? [
        ...(reward.stopped ? ['stopped' as const] : []),
        ...(reward.payableAt !== null && reward.payableAt > now ? ['newIban' as const] : []),
      ]
    : [];

/** Why a reward cannot be collected or goes into no run, in the order in which it is told. */
export const holdsOf = (reward: { status: RewardStatus } & PickupHolds & PayoutHolds, now: Date): Hold[] => [
  ...pickupHoldsOf(reward),
  ...payoutHoldsOf(reward, now),
];

/** Whether a reward can be collected today: ready, in time and not held (P4). */
export const isCollectable = (
  reward: { status: RewardStatus; collectUntil: string | null } & PickupHolds,
  today: string,
): boolean =>
  reward.status === 'ready' &&
  pickupHoldsOf(reward).length === 0 &&
  (reward.collectUntil === null || today <= reward.collectUntil);

/** Why a reward does not go into the next payout run (rules 3.11): it is no money that waits for one, or it is held. */
export function obstacleToPayout(
  reward: RewardState & PickupHolds & PayoutHolds,
  now: Date,
): 'notCollected' | 'voucher' | 'inRun' | Hold | undefined {
  if (reward.status !== 'collected') return 'notCollected';
  if (reward.kind !== 'money') return 'voucher';
  return reward.run === 'none' ? holdsOf(reward, now)[0] : 'inRun';
}

/** AbholbarBis: PraemieAbholfristTage after the provision, 60 days when a reward is ready once more (P9, P12 to P14). */
export const collectUntil = (today: string, periodDays: number): string => plusDays(today, periodDays);
export const secondPeriodDays = 60;

/** End-to-end id of a transfer: reward number and attempt, 14 characters and more, unique for ever. */
export const endToEndId = (rewardNumber: string, attempt: number): string => `${rewardNumber}-${attempt}`;
