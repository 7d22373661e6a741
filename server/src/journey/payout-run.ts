/**
 * What the decision about a bank file means (3.11). Confirmed: every attempt that is still in it is paid (P8), what was
 * cancelled meanwhile is claimed back (P11, E14), and recommendations end with their last reward (E11). Discarded: the
 * attempts are free, and what was cancelled meanwhile ends unpaid (P10, E13). Everything is locked before the run:
 * recommendations, then rewards, the lowest id first.
 */
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import type { PayoutRun } from '@weitersagen/contract/payout/schemas';
import { mayRecommendation } from '@weitersagen/contract/recommendation/rules';
import {
  checkRun,
  confirmRun,
  discardRun,
  type LockedRun,
  listRecommendationsOf,
  lockRun,
  showRun,
} from '#payout/payout.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { lockRecommendations, moveRecommendation, type Recommendation } from '#recommendation/recommendation.ts';
import { clawBackRewards, lockRewards, payRewards, type Reward } from '#reward/reward.ts';
import { cancelNoted } from './cancel-noted.ts';
import { settleRecommendations } from './settle.ts';

type Shown = Value<typeof PayoutRun>;

interface Locked {
  run: LockedRun;
  recommendations: Map<number, Recommendation>;
  /** Attempts that are still in the run. */
  rewards: Reward[];
}

export async function confirmPayout(ctx: Ctx, id: number): Promise<Shown> {
  await ctx.write(async (tx) => {
    const { run, recommendations, rewards } = await lockAll(tx, id);
    checkRun(tx, run, 'confirm');
    if (rewards.some(({ stopped }) => stopped)) refuse('state.not-allowed');
    const paid = await payRewards(tx, rewards);
    await confirmRun(tx, run);
    for (const reward of paid.filter(isNoted)) await clawBack(tx, recommendations, reward);
    const settled = new Set(paid.filter((reward) => !isNoted(reward)).map(({ recommendationId }) => recommendationId));
    await settleRecommendations(
      tx,
      [...recommendations.values()].filter(({ id: own }) => settled.has(own)),
    );
  });
  return showRun(ctx, id);
}

/** After the export only with the statement that the bank never got the file. */
export async function discardPayout(ctx: Ctx, id: number, wasNotHandedOver: boolean): Promise<Shown> {
  await ctx.write(async (tx) => {
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
  });
  return showRun(ctx, id);
}

async function lockAll(tx: Tx, id: number): Promise<Locked> {
  const recommendations = await lockRecommendations(tx, await listRecommendationsOf(tx, id));
  const rewards = await lockRewards(tx, { runId: id });
  return { run: await lockRun(tx, id), recommendations: new Map(recommendations.map((one) => [one.id, one])), rewards };
}

const isNoted = ({ cancelNotedAt }: Reward): boolean => cancelNotedAt !== null;

/** P11 and E14; two rewards of one recommendation end it once. */
async function clawBack(tx: Tx, recommendations: Map<number, Recommendation>, reward: Reward): Promise<void> {
  await clawBackRewards(tx, [reward], reward.cancelReason);
  const recommendation = recommendations.get(reward.recommendationId) as Recommendation;
  if (!mayRecommendation('clawBack', recommendation)) return;
  const moved = await moveRecommendation(tx, recommendation, 'clawBack', {
    number: 'E14',
    reason: reward.cancelReason ?? undefined,
  });
  recommendations.set(moved.id, moved);
}
