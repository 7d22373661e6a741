/** A recommendation is cancelled by hand (E15): by an operator, or by "Das war ich nicht" of who never made it. */
import { rejections } from '@weitersagen/contract/order/rules';
import type { Ctx, Tx } from '#platform/context.ts';
import { lockRecipient, queueRecipientMail } from '#recipient/recipient.ts';
import {
  lockRecommendation,
  moveRecommendation,
  notConsideredMail,
  queueRecommenderMail,
  type Recommendation,
} from '#recommendation/recommendation.ts';
import { endExpectations } from './ended-expectations.ts';

/** E15 by an operator; of a root it ends the link for newcomers, of a follow-up only that one. */
export const cancelRecommendation = (ctx: Ctx, number: string, reason: string): Promise<Recommendation> =>
  ctx.write(async (tx) => cancelByHand(tx, await lockRecommendation(tx, { number }), reason));

/** The same for a recommendation that is locked. */
export async function cancelByHand(tx: Tx, recommendation: Recommendation, reason: string): Promise<Recommendation> {
  const recipient = await lockRecipient(tx, { recommendationId: recommendation.id });
  const cancelled = await moveRecommendation(tx, recommendation, 'cancel', { reason });
  await endExpectations(tx, [cancelled], rejections.cancelled);
  await queueRecommenderMail(tx, notConsideredMail, cancelled);
  if (recipient?.status === 'confirmed') await queueRecipientMail(tx, notConsideredMail, recipient);
  return cancelled;
}
