/** What ends with recommendations before their release: their orders (A10) and the rewards that were still to come (P3). */
import { mayOrder } from '@weitersagen/contract/order/rules';
import { lockLivingOrders, rejectWithRecommendations } from '#order/order.ts';
import type { Tx } from '#platform/context.ts';
import type { Recommendation } from '#recommendation/recommendation.ts';
import { cancelOpenRewards, lockRewards } from '#reward/reward.ts';

/** No mail: whoever ended the recommendations says it once. `rejection` is one of the contract's, as the books know them. */
export async function endExpectations(
  tx: Tx,
  recommendations: readonly Pick<Recommendation, 'id'>[],
  rejection: string,
): Promise<void> {
  if (recommendations.length === 0) return;
  const recommendationIds = recommendations.map(({ id }) => id);
  const orders = await lockLivingOrders(tx, recommendationIds);
  await rejectWithRecommendations(
    tx,
    orders.filter((order) => mayOrder('drop', order)),
    rejection,
  );
  const rewards = await lockRewards(tx, { recommendationIds });
  await cancelOpenRewards(tx, rewards, { reason: rejection, mail: false });
}
