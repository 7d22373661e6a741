/** What ends with a recommendation before its release: its order (A10) and the rewards that were still to come (P3). */
import { mayOrder } from '@weitersagen/contract/order/rules';
import { lockLivingOrders, moveOrder } from '#order/order.ts';
import type { Tx } from '#platform/context.ts';
import type { Recommendation } from '#recommendation/recommendation.ts';
import { cancelRewards, lockRewards } from '#reward/reward.ts';

/** No mail: whoever ended the recommendation says it once. `rejection` is one of the contract's, as the books know them. */
export async function dropExpectations(tx: Tx, { id }: Pick<Recommendation, 'id'>, rejection: string): Promise<void> {
  for (const order of await lockLivingOrders(tx, id)) {
    if (mayOrder('drop', order))
      await moveOrder(tx, order, 'drop', { number: 'A10', reason: rejection, change: { rejection } });
  }
  await cancelRewards(tx, await lockRewards(tx, { recommendationId: id }), {
    number: 'P3',
    reason: rejection,
    mail: false,
  });
}
