/**
 * What the collector of a reward does: chooses a premium and says where the money goes (P4), or says "Das war ich nicht"
 * (stop). A voucher is received with the pickup, so its recommendation may end with it (E11).
 */
import type { Reply } from '@weitersagen/contract/basics/endpoint';
import { euro } from '@weitersagen/contract/basics/money';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import type { collectReward as collectCall } from '@weitersagen/contract/reward/endpoints';
import type { CollectReward } from '@weitersagen/contract/reward/schemas';
import { weighRewards } from '#case/case.ts';
import { allowNext, findToken, useToken } from '#identity/identity.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import { lockRecommendation, type Recommendation } from '#recommendation/recommendation.ts';
import * as reward from '#reward/reward.ts';
import { noteTrace } from '#signal/signal.ts';
import { stopBankAccount } from './bank-account-decision.ts';
import { settleRecommendation } from './recommendation-end.ts';

/** P4 with the token of the reward; the next page stays open for half an hour. */
export async function collectReward(
  ctx: Ctx,
  body: Value<typeof CollectReward>,
  answer: Answer,
): Promise<Reply<typeof collectCall>> {
  const { actor } = ctx;
  if (actor.kind !== 'reward') return refuse('token.invalid');
  const { collected, premium } = await ctx.write(async (tx) => {
    const { found, recommendation } = await lockOwn(tx, actor.number);
    const moved = await reward.collectReward(tx, found, { ...body, attempt: actor.attempt });
    await noteTrace(tx, 'collect', { recommendationId: recommendation.id, accountId: recommendation.accountId }, moved);
    await weighRewards(tx, recommendation, [await reward.lockReward(tx, { id: moved.id })]);
    await settleRecommendation(tx, moved.recommendationId);
    return { collected: moved, premium: await reward.chosenPremium(tx, moved) };
  });
  const nextPage = collected.isGoodwill ? 'goodwillThanks' : 'rewardThanks';
  await allowNext(ctx, answer, [nextPage]);
  const { number, status, amountCents, isGoodwill } = collected;
  return { number, status, amountCents, amount: euro(amountCents), premium, isGoodwill, nextPage };
}

/**
 * "Das war ich nicht": by the link of M13 one pickup, by that of M36 a bank account with everything of its owner, until it is
 * decided. Their page stays open to say so.
 */
export async function stopReward(ctx: Ctx, token: string, answer: Answer): Promise<{ isStopped: boolean }> {
  await ctx.write(async (tx) => {
    const found = (await findToken(tx, token, ['Stopp', 'Kontostopp'])) ?? refuse('one-time-token.invalid');
    const { object, id } = await useToken(tx, token, found.purpose);
    if (object === 'reward') await reward.stopReward(tx, await reward.lockReward(tx, { id }));
    else await stopBankAccount(tx, object === 'recipient' ? { kind: 'recipient', id } : { kind: 'account', id });
  });
  await allowNext(ctx, answer, ['rewardChoice']);
  return { isStopped: true };
}

/** The recommendation of the reward is locked first, then the reward. */
async function lockOwn(tx: Tx, number: string): Promise<{ found: reward.Reward; recommendation: Recommendation }> {
  const { recommendationId } = (await reward.findReward(tx, { number })) ?? refuse('token.invalid');
  const recommendation = await lockRecommendation(tx, { id: recommendationId });
  return { recommendation, found: await reward.lockReward(tx, { number }) };
}
