/**
 * Why a recommendation does not go on, and where the person can do something about it. Held back while it lives: by the
 * account, a doubt about its order, the person, a number or a bank account; at its end by whatever ended it last.
 */
import type { StopAction, StopReason } from '@weitersagen/contract/personal-area/schemas';
import { type Hold, heldUntil, holdsOf, isReceived } from '@weitersagen/contract/reward/rules';
import { today } from '#platform/clock.ts';
import type { ToldEvent } from './events.ts';
import type { OwnRow } from './sql.ts';

export interface Situation {
  now: Date;
  needsCustomerNumber: boolean;
  /** AutoFreigabe (A5). */
  releasesItself: boolean | null;
  /** The last transition of the recommendation, and of its own reward with the reason that is meant for the person. */
  last: ToldEvent | undefined;
  /** That one was an operator's. */
  isEndedByOperator: boolean;
  lastOfReward: { event: ToldEvent; reason: string | null } | undefined;
}

export interface Stop {
  reason: StopReason;
  /** Until when somebody may still do something, or from when it goes on. */
  on: string | null;
  at: Date | null;
  /** What the bank or the operator wrote to the person. */
  because: string | null;
}

export const actionOf = {
  accountLocked: 'contact',
  payoutStopped: 'contact',
  rewardChecked: null,
  orderInDoubt: null,
  customerNumber: 'customerNumber',
  customerNumberUnconfirmed: 'customerNumber',
  newIban: null,
  returned: 'rewardChoice',
  rewardExpired: 'contact',
  rewardCancelled: 'contact',
  claimedBack: 'contact',
  unconfirmed: null,
  linkExpired: 'home',
  noOrder: 'home',
  orderCancelled: 'contact',
  cancelled: 'contact',
} as const satisfies Record<StopReason, StopAction | null>;

const stop = (reason: StopReason, more: Partial<Stop> = {}): Stop => ({
  reason,
  on: null,
  at: null,
  because: null,
  ...more,
});

export function stopOf(row: OwnRow, situation: Situation): Stop | null {
  switch (row.status) {
    case 'paid':
      return null;
    case 'expired':
    case 'cancelled':
      return stop(endedBy(row, situation));
    default:
      return heldBy(row, situation) ?? lostReward(row, situation) ?? unanswered(row, situation);
  }
}

/** What a hold is called here. */
const heldAs = {
  accountLocked: 'accountLocked',
  cancellationReported: 'orderInDoubt',
  stopped: 'payoutStopped',
  bank: 'payoutStopped',
  newIban: 'newIban',
  addressChanged: 'newIban',
  sameIban: 'rewardChecked',
  review: 'rewardChecked',
} as const satisfies Record<Hold, StopReason>;

/** Somebody or something keeps back what would go on otherwise. */
function heldBy(row: OwnRow, { now, needsCustomerNumber, lastOfReward }: Situation): Stop | null {
  const { status, accountStatus, isInDoubt, customerNumber, reward } = row;
  const accountLocked = accountStatus === 'locked';
  if (accountLocked) return stop('accountLocked');
  if (!reward) return null;
  const held = isReceived(reward) ? [] : holdsOf({ ...reward, accountLocked, cancellationReported: isInDoubt }, now);
  // Days pass by themselves: what somebody looks into is told before them.
  const reason = held
    .map((hold) => heldAs[hold])
    .toSorted((a, b) => Number(a === 'newIban') - Number(b === 'newIban'))[0];
  if (reason) return stop(reason, reason === 'newIban' ? { at: heldUntil(reward, now) } : {});
  if (status === 'released' && reward.status === 'open' && needsCustomerNumber && customerNumber !== 'valid')
    return stop(customerNumber === 'missing' ? 'customerNumber' : 'customerNumberUnconfirmed');
  if (
    reward.status === 'ready' &&
    (lastOfReward?.event === 'reward.return' || lastOfReward?.event === 'reward.setBack')
  )
    return stop('returned', { because: lastOfReward.reason });
  return null;
}

/** The own reward is lost while that of the contact goes on. */
function lostReward({ reward }: OwnRow, { lastOfReward }: Situation): Stop | null {
  if (reward?.status === 'expired') return stop('rewardExpired');
  if (reward?.status !== 'cancelled') return null;
  return lastOfReward?.event === 'reward.clawBack'
    ? stop('claimedBack', { because: lastOfReward.reason })
    : stop('rewardCancelled');
}

/** Nobody has taken it up yet, and the time for that is not endless. */
function unanswered(
  { status, recipientStatus, recipientDeleteOn, validUntil }: OwnRow,
  { now }: Situation,
): Stop | null {
  if (status !== 'open') return null;
  if (recipientStatus === 'unconfirmed') return stop('unconfirmed', { on: recipientDeleteOn });
  return validUntil < today(now) ? stop('linkExpired') : null;
}

/** What nobody but the contact, the client and we have to know is told as a contract that never came. */
function endedBy(
  { status, orderStatus, reward }: OwnRow,
  { last, lastOfReward, isEndedByOperator }: Situation,
): StopReason {
  switch (last) {
    case 'recommendation.loseRecipient':
    case 'recommendation.forgetRecipient':
    case 'recommendation.lapse':
      return 'noOrder';
    case 'recommendation.loseOrder':
      return orderStatus === 'rejected' ? 'noOrder' : 'orderCancelled';
    case 'recommendation.endUnpaid':
      return reward?.status === 'cancelled' ? 'rewardCancelled' : 'rewardExpired';
    case 'recommendation.loseReleasedOrder':
      return 'orderCancelled';
    case 'recommendation.clawBack':
      if (lastOfReward?.event === 'reward.clawBack') return 'claimedBack';
      return orderStatus === 'cancelled' ? 'orderCancelled' : 'rewardCancelled';
    default:
      if (status === 'expired') return 'linkExpired';
      return isEndedByOperator ? 'noOrder' : 'cancelled';
  }
}
