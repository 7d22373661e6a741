/** What waits for a recommender is mailed again: after a hold (K11), or to another address. */
import type { Account } from '#account/account.ts';
import type { Tx } from '#platform/context.ts';
import { lockRewards, mailReady } from '#reward/reward.ts';
import { askForNumberAgain } from '#settlement/settlement.ts';

/** M10 for what can be collected, M34 where a reward waits for the number. */
export async function remindRecommender(tx: Tx, account: Pick<Account, 'id'>): Promise<void> {
  const rewards = await lockRewards(tx, { accountId: account.id });
  await mailReady(
    tx,
    rewards.filter(({ status }) => status === 'ready'),
  );
  await askForNumberAgain(tx, account);
}
