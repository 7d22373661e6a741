/**
 * What an operator may decide about a reward now, and why not: the contract's table (rules 3.5, P9 to P14) told in
 * words. The server enforces the same table; the desk shows what may not be done disabled, with the reason.
 */
import type { ApprovalKind } from '@weitersagen/contract/approval/status';
import {
  checks,
  type Hold,
  isLiftable,
  isReceived,
  mayReward,
  type RewardState,
  stops,
} from '@weitersagen/contract/reward/rules';

export const decisions = ['free', 'setBack', 'return', 'cancel', 'clawBack', 'revive'] as const;
export type Decision = (typeof decisions)[number];

export interface Judged extends RewardState {
  /** By whom or what it is kept back now, as the server says it. */
  holds: readonly Hold[];
  /** What about it waits for another person already. */
  asked?: readonly ApprovalKind[];
}

/** Why a decision is not open; each has a sentence of its own. */
export type Obstacle =
  | 'asked'
  | 'notCollected'
  | 'notHeld'
  | 'voucher'
  | 'withBank'
  | 'notSent'
  | 'notExpired'
  | 'notReceived'
  | 'received'
  | 'open'
  | 'over';

const askedAs: Readonly<Partial<Record<Decision, ApprovalKind>>> = {
  free: 'freeReward',
  return: 'returnReward',
  revive: 'reviveReward',
};

/** Nothing where the decision may be made. */
export function obstacleTo(decision: Decision, reward: Judged): Obstacle | undefined {
  const kind = askedAs[decision];
  if (kind && reward.asked?.includes(kind)) return 'asked';
  if (decision === 'free') return obstacleToFree(reward);
  return mayReward(decision, reward) && !(decision === 'cancel' && reward.status === 'open')
    ? undefined
    : obstacles[decision](reward);
}

/** Stops, days and checks; the other holds end where they came from. */
function obstacleToFree({ status, holds }: Judged): Obstacle | undefined {
  if (holds.some(isLiftable)) return undefined;
  return status === 'collected' ? 'notHeld' : 'notCollected';
}

/** A person stopped it, or has to look first: until somebody frees it nothing goes on. Days end by themselves. */
export const waitsForSomebody = ({ holds }: Pick<Judged, 'holds'>): boolean =>
  holds.some((hold) => [...stops, ...checks].some((one) => one === hold));

/** What comes of freeing: what is with the bank is paid by its run, else the next one takes it unless more holds it. */
export function freedInto({ run, holds, status }: Judged): 'free' | 'freeInRun' | 'freeHeld' | 'freeToCollect' {
  if (run === 'exported') return 'freeInRun';
  if (status !== 'collected') return 'freeToCollect';
  return holds.every(isLiftable) ? 'free' : 'freeHeld';
}

const isOver = ({ status }: Judged): boolean => status === 'expired' || status === 'cancelled';

const obstacles: Readonly<Record<Exclude<Decision, 'free'>, (reward: Judged) => Obstacle>> = {
  setBack: ({ status, kind }) =>
    status !== 'collected' ? 'notCollected' : kind === 'voucher' ? 'voucher' : 'withBank',
  return: () => 'notSent',
  cancel(reward) {
    if (isOver(reward)) return 'over';
    if (isReceived(reward)) return 'received';
    // One that is still open ends with its order (P3).
    return reward.status === 'open' ? 'open' : 'withBank';
  },
  clawBack: (reward) => (isOver(reward) ? 'over' : 'notReceived'),
  revive: () => 'notExpired',
};

/** How a decision is called in the address, and on the wire. */
export const questions = {
  free: 'freigeben',
  setBack: 'zuruecksetzen',
  return: 'ruecklaeufer',
  cancel: 'stornieren',
  clawBack: 'rueckfordern',
  revive: 'kulanz',
} as const satisfies Record<Decision, string>;

export const askedBy = (question: string | null): Decision | undefined =>
  decisions.find((decision) => questions[decision] === question);
