/** A reward ends before it is paid (P3, P10), or is claimed back after (P11); money with the bank is decided with its run. */
import { isStopped } from '@weitersagen/contract/reward/rules';
import type { Tx } from '#platform/context.ts';
import { findRecipient, queueRecipientEndMail } from '#recipient/recipient.ts';
import {
  type EndReason,
  getRecommendation,
  notConsideredMail,
  queueRecommenderMail,
} from '#recommendation/recommendation.ts';
import { leaveDraft } from './hold/leave-draft.ts';
import { claimedBackMail } from './mail/mails.ts';
import { book, moveRewards, recordRewardEvent, takeBack } from './move.ts';
import { mailCollectors } from './notice.ts';
import { forgetStoredBank } from './pickup/bank.ts';
import type { Reward } from './sql.ts';

interface Cancellation {
  reason?: string | undefined;
  /** M12 to whoever loses a reward; not where the end of the recommendation already says it. */
  mail: EndReason | false;
}

/** P3 with L3 for what is still open; others of the list stay as they are. */
export const cancelOpenRewards = (tx: Tx, rewards: readonly Reward[], given: Cancellation): Promise<Reward[]> =>
  endRewards(
    tx,
    rewards.filter(({ status }) => status === 'open'),
    'drop',
    given,
  );

/**
 * P10 with L3 for what is ready or collected; out of a draft. Others of the list stay as they are, but money that is with
 * the bank, or a mailed voucher, refuses all. The account of a stopped pickup is kept nowhere else.
 */
export const cancelRewards = (tx: Tx, rewards: readonly Reward[], given: Cancellation): Promise<Reward[]> =>
  endRewards(
    tx,
    rewards.filter(({ status }) => status === 'ready' || status === 'collected'),
    'cancel',
    given,
  );

async function endRewards(
  tx: Tx,
  rewards: readonly Reward[],
  event: 'drop' | 'cancel',
  { reason, mail }: Cancellation,
): Promise<Reward[]> {
  const cancelled = await moveRewards(tx, rewards, 'cancel', { as: event, reason });
  await leaveDraft(tx, cancelled);
  for (const reward of cancelled) if (isStopped(reward)) await forgetStoredBank(tx, reward);
  await takeBack(tx, cancelled, ['reservation', 'provision', 'raise', 'cut', 'collection']);
  if (mail) for (const reward of cancelled) await mailCancelled(tx, reward, mail);
  return cancelled;
}

async function mailCancelled(
  tx: Tx,
  { role, recommendationId, recipientId, amountCents }: Reward,
  why: EndReason,
): Promise<void> {
  const told = { why, amountCents };
  if (role === 'recommender')
    return queueRecommenderMail(tx, notConsideredMail, await getRecommendation(tx, { id: recommendationId }), told);
  await queueRecipientEndMail(tx, await findRecipient(tx, { id: recipientId as number }), told);
}

interface ClawBack {
  reason: string | null;
  /** The order was cancelled; else it stands, or there never was one, and only this reward is asked back. */
  isOrderCancelled: boolean;
}

/** P11 and L7 with M35: what the person has is claimed back. */
export async function clawBackRewards(
  tx: Tx,
  rewards: readonly Reward[],
  { reason, isOrderCancelled }: ClawBack,
): Promise<Reward[]> {
  const cancelled = await moveRewards(tx, rewards, 'clawBack', { reason: reason ?? undefined });
  await book(tx, cancelled, 'clawBack');
  await mailCollectors(tx, claimedBackMail, cancelled, { reason, isOrderCancelled });
  return cancelled;
}

/**
 * The order of money that is with the bank was cancelled: decided when its run is confirmed or discarded (rules 3.11).
 */
export async function noteCancellation(tx: Tx, rewards: readonly Reward[], reason: string | null): Promise<void> {
  for (const reward of rewards) {
    if (reward.cancelNotedAt !== null) continue;
    await recordRewardEvent(tx, reward, 'noteCancellation', {
      reason: reason ?? undefined,
      change: { cancelNotedAt: tx.now, cancelReason: reason ?? '' },
    });
  }
}
