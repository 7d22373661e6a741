/**
 * The order of money that was with the bank had been cancelled (rules 3.11): once the run is discarded or the transfer
 * recalled the reward ends (P10), and with the last one the recommendation (E13). Each person hears of it once: who loses
 * a reward by that reward, who had none by the end of the recommendation.
 */
import type { Tx } from '#platform/context.ts';
import { findRecipient, queueRecipientEndMail } from '#recipient/recipient.ts';
import {
  notConsideredMail,
  promisedTo,
  queueRecommenderMail,
  type Recommendation,
} from '#recommendation/recommendation.ts';
import { cancelRewards, listRewardsOf, type Reward } from '#reward/reward.ts';
import { endWithOrder } from './recommendation-end.ts';

export async function cancelNoted(tx: Tx, recommendation: Recommendation, reward: Reward): Promise<Reward> {
  const reason = reward.cancelReason ?? undefined;
  const [cancelled] = await cancelRewards(tx, [reward], { reason, mail: 'contractEnded' });
  await endCancelled(tx, recommendation, reason);
  return cancelled as Reward;
}

async function endCancelled(tx: Tx, recommendation: Recommendation, reason: string | undefined): Promise<void> {
  const rewards = await listRewardsOf(tx, { recommendationId: recommendation.id });
  const isWithBank = rewards.some(({ status, cancelNotedAt }) => status === 'collected' && cancelNotedAt !== null);
  if (isWithBank || !(await endWithOrder(tx, recommendation, 'loseReleasedOrder', reason))) return;
  const told = new Set(rewards.map(({ role }) => role));
  const why = 'contractEnded';
  if (!told.has('recommender')) await queueRecommenderMail(tx, notConsideredMail, recommendation, { why });
  if (told.has('recipient')) return;
  const recipient = await findRecipient(tx, { recommendationId: recommendation.id });
  await queueRecipientEndMail(tx, recipient, { why, amountCents: promisedTo(tx, recommendation).recipientCents });
}
