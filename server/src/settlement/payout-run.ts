/**
 * What the decision about a bank file means (rules 3.11). Confirmed: every attempt that is still in it is paid (P8),
 * what was cancelled meanwhile is claimed back (P11, E14), and recommendations end with their last reward (E11).
 * Discarded: the attempts are free, and what was cancelled meanwhile ends unpaid (P10, E13). Everything is locked
 * before the run: recommendations, then rewards, the lowest id first.
 */
import { refuse } from '@weitersagen/contract/basics/refusals';
import { isStopped } from '@weitersagen/contract/reward/rules';
import { listRecommendationIds } from '#payout/payout.ts';
import { checkRun, confirmRun, discardRun, lockRun, type Run } from '#payout-run/payout-run.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { lockRecommendations, type Recommendation } from '#recommendation/recommendation.ts';
import { clawBackRewards, lockRewards, payRewards, type Reward } from '#reward/reward.ts';
import { cancelNoted } from './cancel-noted.ts';
import { endWithOrder, settleRecommendations } from './recommendation-end.ts';

interface Locked {
  run: Run;
  recommendations: Map<number, Recommendation>;
  /** Attempts that are still in the run. */
  rewards: Reward[];
}

export async function confirmPayout(ctx: Ctx, id: number): Promise<void> {
  await ctx.write(async (tx) => {
    const { run, recommendations, rewards } = await lockAll(tx, id);
    checkRun(tx, run, 'confirm');
    if (rewards.some(isStopped)) refuse('state.not-allowed');
    const paid = await payRewards(tx, rewards);
    await confirmRun(tx, run);
    const ended = await clawBackNoted(tx, recommendations, paid.filter(isNoted));
    const settled = new Set(paid.map(({ recommendationId }) => recommendationId)).difference(ended);
    await settleRecommendations(
      tx,
      [...recommendations.values()].filter(({ id: own }) => settled.has(own)),
    );
  });
}

/** After the export only with the statement that the bank never got the file; who may say so is `approval`’s. */
export async function discardPayout(tx: Tx, id: number, wasNotHandedOver: boolean): Promise<void> {
  const { run, recommendations, rewards } = await lockAll(tx, id);
  checkRun(tx, run, 'discard');
  if (run.status === 'exported' && !wasNotHandedOver) refuse('state.not-allowed');
  await discardRun(tx, run);
  for (const reward of rewards.filter(isNoted)) {
    await cancelNoted(tx, recommendations.get(reward.recommendationId) as Recommendation, {
      ...reward,
      run: 'none',
      runId: null,
    });
  }
}

async function lockAll(tx: Tx, id: number): Promise<Locked> {
  const recommendations = await lockRecommendations(tx, await listRecommendationIds(tx, id));
  const rewards = await lockRewards(tx, { runId: id });
  return { run: await lockRun(tx, id), recommendations: new Map(recommendations.map((one) => [one.id, one])), rewards };
}

const isNoted = ({ cancelNotedAt }: Reward): boolean => cancelNotedAt !== null;

/** P11 of all of them, then E14: two rewards of one recommendation end it once. Gives the recommendations. */
async function clawBackNoted(
  tx: Tx,
  recommendations: ReadonlyMap<number, Recommendation>,
  noted: readonly Reward[],
): Promise<ReadonlySet<number>> {
  for (const reward of noted)
    await clawBackRewards(tx, [reward], { reason: reward.cancelReason, isOrderCancelled: true });
  const reasons = new Map(noted.map(({ recommendationId, cancelReason }) => [recommendationId, cancelReason]));
  for (const [id, reason] of reasons)
    await endWithOrder(tx, recommendations.get(id) as Recommendation, 'clawBack', reason ?? undefined);
  return new Set(reasons.keys());
}
