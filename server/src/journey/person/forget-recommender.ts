/**
 * A recommendation is cancelled by hand (E15), or everything of a recommender goes: "Das war ich nicht" in the mail that
 * brought the link ends a new account (K14), of a known one only that recommendation.
 */
import { mayAccount } from '@weitersagen/contract/account/rules';
import { refuse } from '@weitersagen/contract/basics/refusals';
import { rejections } from '@weitersagen/contract/order/rules';
import { mayRecommendation } from '@weitersagen/contract/recommendation/rules';
import { lockAccount, moveAccount } from '#account/account.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { useToken } from '#platform/one-time-token.ts';
import { lockRecipient, queueRecipientMail } from '#recipient/recipient.ts';
import {
  forgetContact,
  forgetSignatures,
  lockRecommendation,
  lockRecommendationsOf,
  moveRecommendation,
  queueRecommenderMail,
  type Recommendation,
} from '#recommendation/recommendation.ts';
import { cancelRewards, forgetCollector, lockRewards } from '#reward/reward.ts';
import { settleRecommendation } from '../settle.ts';
import { dropExpectations } from './drop.ts';
import { notMe } from './forget-recipient.ts';

/** E15 by an operator; of a root it ends the link for newcomers, of a follow-up only that one. */
export const cancelRecommendation = (ctx: Ctx, number: string, reason: string): Promise<Recommendation> =>
  ctx.write(async (tx) => cancelByHand(tx, await lockRecommendation(tx, { number }), reason));

/** K14 or E15: the token says which; it is used up. */
export const declineAccount = (ctx: Ctx, token: string): Promise<{ isDeleted: boolean }> =>
  ctx.write(async (tx) => {
    const { object, id } = await useToken(tx, token, 'Ablehnung');
    if (object === 'account') await forgetAccount(tx, id);
    else await cancelByHand(tx, await lockRecommendation(tx, { id }), notMe);
    return { isDeleted: true };
  });

async function cancelByHand(tx: Tx, recommendation: Recommendation, reason: string): Promise<Recommendation> {
  const recipient = await lockRecipient(tx, { recommendationId: recommendation.id });
  const cancelled = await moveRecommendation(tx, recommendation, 'cancel', { number: 'E15', reason });
  await dropExpectations(tx, cancelled, rejections.cancelled);
  await queueRecommenderMail(tx, 'M12', cancelled);
  if (recipient?.status === 'confirmed') await queueRecipientMail(tx, 'M12', recipient);
  return cancelled;
}

/** K14, as K12 without a mail: what nobody accepted ends (E16), the rest goes on without the share of the person. */
async function forgetAccount(tx: Tx, id: number): Promise<void> {
  const account = await lockAccount(tx, id);
  if (!mayAccount('forget', account)) refuse('state.not-allowed');
  for (const recommendation of await lockRecommendationsOf(tx, id)) await leave(tx, recommendation);
  await forgetSignatures(tx, id);
  await forgetCollector(tx, { accountId: id });
  await moveAccount(tx, account, 'forget', { number: 'K14', reason: notMe });
}

async function leave(tx: Tx, recommendation: Recommendation): Promise<void> {
  await forgetContact(tx, recommendation);
  if (mayRecommendation('loseRecommender', recommendation)) {
    await moveRecommendation(tx, recommendation, 'loseRecommender', { number: 'E16' });
    await dropExpectations(tx, recommendation, rejections.cancelled);
    return;
  }
  const own = (await lockRewards(tx, { recommendationId: recommendation.id })).filter(
    ({ role }) => role === 'recommender',
  );
  await cancelRewards(tx, own, { number: 'P3', reason: notMe, mail: false });
  await cancelRewards(
    tx,
    own.filter(({ status }) => status === 'ready'),
    { number: 'P10', reason: notMe, mail: false },
  );
  await settleRecommendation(tx, recommendation.id);
}
