/**
 * What an operator may decide about a reward now, and why not: the contract's table (design 3.5, P9 to P14) told in
 * words. The server enforces the same table; the desk shows what may not be done disabled, with the reason.
 */
import { isReceived, mayReward, type RewardState } from '@weitersagen/contract/reward/rules';

export const decisions = ['free', 'setBack', 'return', 'cancel', 'clawBack', 'revive'] as const;
export type Decision = (typeof decisions)[number];

export interface Judged extends RewardState {
  stoppedAt: Date | null;
  /** An IBAN new for the person keeps the reward out of runs until then. */
  payableAt: Date | null;
}

/** Why a decision is not open; each has a sentence of its own. */
export type Obstacle =
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

/** Nothing where the decision may be made. */
export function obstacleTo(decision: Decision, reward: Judged, now: Date): Obstacle | undefined {
  if (decision === 'free') return obstacleToFree(reward, now);
  return mayReward(decision, reward) && !(decision === 'cancel' && reward.status === 'open')
    ? undefined
    : obstacles[decision](reward);
}

/** Kept back by the person's stop, or by the days a new account waits. */
export const isKeptBack = ({ stoppedAt, payableAt }: Pick<Judged, 'stoppedAt' | 'payableAt'>, now: Date): boolean =>
  stoppedAt !== null || (payableAt !== null && payableAt > now);

function obstacleToFree(reward: Judged, now: Date): Obstacle | undefined {
  if (reward.status !== 'collected') return 'notCollected';
  return isKeptBack(reward, now) ? undefined : 'notHeld';
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
