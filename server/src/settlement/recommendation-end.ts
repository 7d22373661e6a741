/**
 * How a recommendation ends: with its last reward (rules 3.2, E11, E12), with its order (E13, E14), without any order
 * (E10), or without anybody (E6). Whoever ends a reward calls `settleRecommendation` in the same transaction.
 */

import { mayRecommendation } from '@weitersagen/contract/recommendation/rules';
import { isFinal, isReceived, outcome } from '@weitersagen/contract/reward/rules';
import { lockLivingOrders } from '#order/order.ts';
import { today } from '#platform/clock.ts';
import type { Tx } from '#platform/context.ts';
import { emptyInBatches, walkRows } from '#platform/database/batches.ts';
import { pass, whoHas } from '#platform/jobs/pass.ts';
import {
  expiredMail,
  lockRecommendation,
  moveRecommendation,
  moveRecommendations,
  queueRecommenderMail,
  type Recommendation,
} from '#recommendation/recommendation.ts';
import { listRewardStates, listRewardsOf, lockRewards } from '#reward/reward.ts';
import * as sql from './order/sql.ts';

/** E11 when the last reward is final and one was received, E12 when none was; the recommendation is locked already. */
export async function settleRecommendation(tx: Tx, recommendationId: number): Promise<void> {
  const recommendation = await lockRecommendation(tx, { id: recommendationId });
  if (recommendation.status !== 'released') return;
  const end = outcome(await lockRewards(tx, { recommendationId }));
  if (end === 'paid') await moveRecommendation(tx, recommendation, 'pay');
  if (end === 'expired') await moveRecommendation(tx, recommendation, 'endUnpaid');
}

/** The same for many at once, after a payout run; they are locked. */
export async function settleRecommendations(tx: Tx, recommendations: readonly Recommendation[]): Promise<void> {
  const released = recommendations.filter(({ status }) => status === 'released');
  const ids = released.map(({ id }) => id);
  const states = Map.groupBy(await listRewardStates(tx, ids), ({ recommendationId }) => recommendationId);
  const ends = Map.groupBy(released, ({ id }) => outcome(states.get(id) ?? []));
  await moveRecommendations(tx, ends.get('paid') ?? [], 'pay');
  await moveRecommendations(tx, ends.get('expired') ?? [], 'endUnpaid');
}

/** A recommendation stays when its order goes if somebody has, or may still get, goodwill beside it (P13). */
export async function outlivesOrder(tx: Tx, { id: recommendationId }: Recommendation): Promise<boolean> {
  const rewards = await listRewardsOf(tx, { recommendationId });
  return rewards.some((reward) => reward.orderId === null && (isReceived(reward) || !isFinal(reward)));
}

/**
 * E13, E14: the recommendation, which is locked, ends with its order; gives whether it did. One that has ended another way
 * meanwhile stays as it is, and one with goodwill ends with that (E11, E12).
 */
export async function endWithOrder(
  tx: Tx,
  recommendation: Recommendation,
  event: 'loseReleasedOrder' | 'clawBack',
  reason: string | undefined,
): Promise<boolean> {
  if (!mayRecommendation(event, recommendation)) return false;
  if (await outlivesOrder(tx, recommendation)) {
    await settleRecommendations(tx, [recommendation]);
    return false;
  }
  await moveRecommendation(tx, recommendation, event, { reason });
  return true;
}

/** E6 by the night: nobody came in time. Who comes now waits for the lock. */
export const expireRecommendations = pass(
  (ctx) =>
    emptyInBatches((max) =>
      ctx.write(async (tx) => {
        const unused = await sql.lockUnused(tx.db, today(tx.now), max);
        await moveRecommendations(tx, unused, 'expire');
        return unused.length;
      }),
    ),
  whoHas(({ now }) => sql.unusedRow(today(now))),
);

/** E10 by the night: confirmed long ago, and no order ever came. */
export const lapseRecommendations = pass(
  (ctx) => {
    const before = new Date(ctx.now.getTime() - ctx.mandant.config.orderDeadlineDays * 86_400_000);
    return walkRows(
      (key) => ctx.read((tx) => sql.listLapsed(tx.db, { before, ...key })),
      ({ id }) => ctx.write((tx) => lapse(tx, id)),
    );
  },
  whoHas(
    ({ now }) => sql.lapsedRow(now),
    ({ config }) => [config.orderDeadlineDays, 0],
  ),
);

async function lapse(tx: Tx, id: number): Promise<boolean> {
  const recommendation = await lockRecommendation(tx, { id });
  if (!mayRecommendation('lapse', recommendation) || (await lockLivingOrders(tx, [id])).length > 0) return false;
  await moveRecommendation(tx, recommendation, 'lapse');
  await queueRecommenderMail(tx, expiredMail, recommendation);
  return true;
}
