/**
 * A recommender is held back and let go again (K10, K11): links answer 410, no new recommendation, rewards wait and
 * leave a run that is still a draft. Whatever waits is mailed again when the hold ends, which two persons decide (rules 3.12).
 */
import { type Account, lockAccountByHash, moveAccount } from '#account/account.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { leaveDraft, lockRewards } from '#reward/reward.ts';
import { remindRecommender } from './remind-recommender.ts';

export const holdRecommender = (ctx: Ctx, hash: string, reason: string): Promise<Account> =>
  ctx.write(async (tx) => holdLocked(tx, await lockAccountByHash(tx, hash), reason));

/** The same of an account that is locked already. */
export async function holdLocked(tx: Tx, account: Account, reason: string): Promise<Account> {
  const held = await moveAccount(tx, account, 'lock', { reason });
  await leaveDraft(tx, await lockRewards(tx, { accountId: account.id }));
  return held;
}

export async function letRecommenderGo(tx: Tx, hash: string, reason: string): Promise<void> {
  const account = await lockAccountByHash(tx, hash);
  await moveAccount(tx, account, 'unlock', { reason });
  await remindRecommender(tx, account);
}
