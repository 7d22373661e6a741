/** A recommendation is cancelled by hand (E15): by an operator, or by "Das war ich nicht" of who never made it. */
import { rejections } from '@weitersagen/contract/order/rules';
import type { Ctx, Tx } from '#platform/context.ts';
import { lockRecipient, queueEndMails } from '#recipient/recipient.ts';
import { lockRecommendation, moveRecommendation, type Recommendation } from '#recommendation/recommendation.ts';
import { endExpectations } from './ended-expectations.ts';

/** E15 by an operator; of a root it ends the link for newcomers, of a follow-up only that one. */
export const cancelRecommendation = (ctx: Ctx, number: string, reason: string): Promise<Recommendation> =>
  ctx.write(async (tx) => cancelByHand(tx, await lockRecommendation(tx, { number }), reason));

/** The same for a recommendation that is locked. */
export async function cancelByHand(tx: Tx, recommendation: Recommendation, reason: string): Promise<Recommendation> {
  const recipient = await lockRecipient(tx, { recommendationId: recommendation.id });
  const cancelled = await moveRecommendation(tx, recommendation, 'cancel', { reason });
  await endExpectations(tx, [cancelled], rejections.cancelled);
  const isByOperator = tx.actor.kind === 'operator';
  await queueEndMails(tx, { recommendation: cancelled, recipient }, isByOperator ? 'noContract' : 'endedByYou');
  return cancelled;
}
