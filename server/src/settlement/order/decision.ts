/**
 * The moves of an order and what they move with it (rules 3.4): A2, A3, A6, A7, A8 with E9, E13, E14 and the rewards
 * (P3, P10, P11). It is made in `claim.ts` (A1), released in `release.ts` (A5) and ends with its recommendation in
 * `ended-expectations.ts` (A10). Everything is locked before anything is decided: recommendation, recipient, order, rewards.
 */
import { refuse } from '@weitersagen/contract/basics/refusals';
import { isReleasedByNight, mayOrder, rejections, releasableOn } from '@weitersagen/contract/order/rules';
import { mayRecommendation } from '@weitersagen/contract/recommendation/rules';
import { isReceived } from '@weitersagen/contract/reward/rules';
import { tellOrderWaits } from '#agency/agency.ts';
import { findOrder, lockOrder, moveOrder, noteCancellation, noteHand, type Order } from '#order/order.ts';
import { today } from '#platform/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { lockRecipient, queueEndMails, type Recipient } from '#recipient/recipient.ts';
import {
  type EndReason,
  lockRecommendation,
  moveRecommendation,
  type Recommendation,
} from '#recommendation/recommendation.ts';
import {
  cancelOpenRewards,
  cancelRewards,
  clawBackRewards,
  leaveDraft,
  lockRewards,
  noteCancellation as noteRewardCancellation,
  type Reward,
} from '#reward/reward.ts';
import { endWithOrder, outlivesOrder } from '../recommendation-end.ts';

/** Asked with the order locked, before it is released or turned down: who may. */
export type ReleaseGuard = (tx: Tx, order: Order) => Promise<void>;

/** An order with what it hangs on, all locked. */
export interface Around {
  recommendation: Recommendation;
  recipient: Recipient | undefined;
  order: Order;
}

/** Recommendation and recipient of an order never change, so they may be locked before it. */
export async function lockAround(tx: Tx, { id, recommendationId, recipientId }: Order): Promise<Around> {
  const recommendation = await lockRecommendation(tx, { id: recommendationId });
  const recipient = recipientId === null ? undefined : await lockRecipient(tx, { id: recipientId });
  return { recommendation, recipient, order: await lockOrder(tx, id) };
}

export async function lockAroundNumber(tx: Tx, number: string): Promise<Around> {
  return lockAround(tx, (await findOrder(tx, { number })) ?? refuse('unknown'));
}

/** A2 by an operator. */
export const confirmOrder = (ctx: Ctx, number: string, reason?: string): Promise<Order> =>
  ctx.write(async (tx) => noteHand(tx, await confirmLocked(tx, await lockAroundNumber(tx, number), reason), 'desk'));

/** A3 by an operator; a confirmed order is cancelled instead. */
export const rejectOrder = (ctx: Ctx, number: string, reason: string): Promise<Order> =>
  ctx.write(async (tx) =>
    endLocked(tx, await lockAroundNumber(tx, number), 'rejected', { reason, decides: true, clawsBack: false }),
  );

/** A7, A8 by an operator. Where somebody has been paid it takes `clawsBack`, and the money is claimed back (E14). */
export const cancelOrder = (
  ctx: Ctx,
  number: string,
  { reason, clawsBack }: { reason: string; clawsBack: boolean },
): Promise<Order> =>
  ctx.write(async (tx) =>
    endLocked(tx, await lockAroundNumber(tx, number), 'cancelled', { reason, decides: true, clawsBack }),
  );

/** A2: from today the claim period counts; an agency that releases its orders itself hears that one waits (M29). */
export async function confirmLocked(tx: Tx, { order }: Around, reason: string | undefined): Promise<Order> {
  const { claimPeriodDays, releasesItself } = tx.mandant.config;
  const confirmed = await moveOrder(tx, order, 'confirm', {
    reason,
    change: {
      confirmedAt: tx.now,
      releasableOn: releasableOn(order.orderedOn, today(tx.now), claimPeriodDays),
    },
  });
  const { agencyNumber, employeeNumber } = confirmed;
  if (agencyNumber !== null && !isReleasedByNight(releasesItself, { isAgencyOrder: true }))
    await tellOrderWaits(tx, { agencyNumber, employeeNumber });
  return confirmed;
}

/** A6: the agency whose order it is turns it down, for a reason; `guard` looks at it before. */
export async function declineOrder(tx: Tx, number: string, reason: string, guard: ReleaseGuard): Promise<Order> {
  const around = await lockAroundNumber(tx, number);
  if (!mayOrder('decline', around.order)) refuse('state.not-allowed');
  await guard(tx, around.order);
  const moved = await moveOrder(tx, around.order, 'decline', { reason, change: { rejection: reason } });
  return loseOrder(tx, around, moved, reason);
}

export interface End {
  reason: string | undefined;
  /** A person decides; a client's report about paid money waits for one (A8). */
  decides: boolean;
  clawsBack: boolean;
}

/** A3 by `rejected`, A7 or A8 by `cancelled`. */
export async function endLocked(tx: Tx, around: Around, event: 'rejected' | 'cancelled', end: End): Promise<Order> {
  const { order } = around;
  if (event === 'rejected') {
    const moved = await moveOrder(tx, order, 'reject', { reason: end.reason, change: { rejection: end.reason } });
    return loseOrder(tx, around, moved, end.reason);
  }
  if (mayOrder('cancelReleased', order)) return cancelReleased(tx, around, end);
  const moved = await moveOrder(tx, order, 'cancel', {
    reason: end.reason,
    change: { cancelledAt: tx.now, cancelReason: end.reason },
  });
  return loseOrder(tx, around, moved, end.reason);
}

/** The contract turned out to be somebody else's: the order ends as rejected, confirmed or not. */
export async function giveUpLocked(tx: Tx, around: Around, rejection: string): Promise<Order> {
  const isConfirmed = around.order.status === 'confirmed';
  const moved = await moveOrder(tx, around.order, isConfirmed ? 'decline' : 'reject', {
    reason: rejection,
    change: { rejection },
  });
  return loseOrder(tx, around, moved, rejection);
}

/**
 * A11: another recommendation gets the contract, because a person has decided so. Open rewards and such as could be collected
 * end (P3, P10); whose money is with the bank or has arrived keeps the order.
 */
export async function takeAwayLocked(tx: Tx, { recommendation, recipient, order }: Around): Promise<void> {
  const rewards = await lockRewards(tx, { orderId: order.id });
  if (rewards.some((reward) => isReceived(reward) || isInBank(reward))) refuse('claim.paid');
  const reason = rejections.reassigned;
  const moved = await moveOrder(tx, order, 'reassign', { reason, change: { rejection: reason } });
  const around = { recommendation, recipient };
  if (order.status !== 'released') {
    await loseOrder(tx, { ...around, order }, moved, reason);
    return;
  }
  const isKept = await outlivesOrder(tx, recommendation);
  await takeBack(tx, rewards, reason, isKept && 'noContract');
  await endWithOrder(tx, recommendation, 'loseReleasedOrder', reason);
  if (!isKept) await queueEndMails(tx, around, 'noContract');
}

/** E9 and P3: what hung on the order ends with it; the recommender hears it, and the recipient who has confirmed. */
async function loseOrder(
  tx: Tx,
  { recommendation, recipient }: Around,
  order: Order,
  reason: string | undefined,
): Promise<Order> {
  await cancelOpenRewards(tx, await lockRewards(tx, { orderId: order.id }), { reason, mail: false });
  if (mayRecommendation('loseOrder', recommendation))
    await moveRecommendation(tx, recommendation, 'loseOrder', { reason });
  await queueEndMails(tx, { recommendation, recipient }, order.status === 'cancelled' ? 'contractEnded' : 'noContract');
  return order;
}

/** A8: whoever has been paid keeps it until a person says that it is claimed back; until then the order stays. */
async function cancelReleased(
  tx: Tx,
  { recommendation, recipient, order }: Around,
  { reason, decides, clawsBack }: End,
): Promise<Order> {
  const rewards = await lockRewards(tx, { orderId: order.id });
  const isPaid = rewards.some(isReceived);
  if (isPaid && !decides) return waitForDecision(tx, order, rewards, reason);
  if (isPaid && !clawsBack)
    refuse('state.not-allowed', { problems: [{ field: 'Rueckfordern', code: 'box-required' }] });
  const moved = await moveOrder(tx, order, 'cancelReleased', {
    reason,
    change: { cancelledAt: tx.now, cancelReason: reason },
  });
  const isWithBank = rewards.some(isInBank);
  const isKept = await outlivesOrder(tx, recommendation);
  // Where the recommendation ends now without a payment, its M12 says it to both; else each hears of the own reward.
  await takeBack(tx, rewards, reason, (isPaid || isWithBank || isKept) && 'contractEnded');
  if (isPaid) await endWithOrder(tx, recommendation, 'clawBack', reason);
  else if (!isWithBank) {
    await endWithOrder(tx, recommendation, 'loseReleasedOrder', reason);
    if (!isKept) await queueEndMails(tx, { recommendation, recipient }, 'contractEnded');
  }
  return moved;
}

/** In a file that the bank may execute: decided when its run is confirmed or discarded (rules 3.11). */
const isInBank = ({ status, run }: Reward): boolean =>
  status === 'collected' && (run === 'exported' || run === 'confirmed');

/** Every reward of the order that is not paid is held while somebody decides: by no pickup, in no run. */
async function waitForDecision(
  tx: Tx,
  order: Order,
  rewards: readonly Reward[],
  reason: string | undefined,
): Promise<Order> {
  await leaveDraft(tx, rewards);
  return noteCancellation(tx, order, reason);
}

/** P11 for what was received, P3 and P10 for the rest; what is with the bank keeps the cancellation for its run. */
async function takeBack(
  tx: Tx,
  rewards: readonly Reward[],
  reason: string | undefined,
  mail: EndReason | false,
): Promise<void> {
  const free = rewards.filter((reward) => !isReceived(reward) && !isInBank(reward));
  await clawBackRewards(tx, rewards.filter(isReceived), { reason: reason ?? null, isOrderCancelled: true });
  await noteRewardCancellation(tx, rewards.filter(isInBank), reason ?? null);
  await cancelOpenRewards(tx, free, { reason, mail });
  await cancelRewards(tx, free, { reason, mail });
}
