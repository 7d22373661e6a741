/**
 * A recommender is held back and let go again (K10, K11): links answer 410, no new recommendation, rewards wait and
 * leave a run that is still a draft. Whatever waits is mailed again when the hold ends.
 */
import { type Account, lockAccountByHash, moveAccount } from '#account/account.ts';
import type { Ctx } from '#platform/context.ts';
import { leaveDraft, lockRewards } from '#reward/reward.ts';
import { remindRecommender } from './remind-recommender.ts';

export const holdRecommender = (ctx: Ctx, hash: string, reason: string): Promise<Account> =>
  ctx.write(async (tx) => {
    const account = await lockAccountByHash(tx, hash);
    const held = await moveAccount(tx, account, 'lock', { reason });
    await leaveDraft(tx, await lockRewards(tx, { accountId: account.id }));
    return held;
  });

export const letRecommenderGo = (ctx: Ctx, hash: string, reason: string): Promise<Account> =>
  ctx.write(async (tx) => {
    const account = await lockAccountByHash(tx, hash);
    const free = await moveAccount(tx, account, 'unlock', { reason });
    await remindRecommender(tx, account);
    return free;
  });
