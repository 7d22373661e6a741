/**
 * A recommender is held back and let go again (K10, K11): links answer 410, no new recommendation, rewards wait and
 * leave a run that is still a draft. Whatever waits to be collected is mailed again when the hold ends.
 */
import { refuse } from '@weitersagen/contract/basics/refusals';
import { type Account, findAccountId, lockAccount, moveAccount } from '#account/account.ts';
import type { Ctx } from '#platform/context.ts';
import { leaveDraft, lockRewards, mailReady } from '#reward/reward.ts';

export const holdRecommender = (ctx: Ctx, hash: string, reason: string): Promise<Account> =>
  ctx.write(async (tx) => {
    const account = await lockAccount(tx, (await findAccountId(tx, hash)) ?? refuse('unknown'));
    const held = await moveAccount(tx, account, 'lock', { number: 'K10', reason });
    await leaveDraft(tx, await lockRewards(tx, { accountId: account.id }));
    return held;
  });

export const letRecommenderGo = (ctx: Ctx, hash: string, reason: string): Promise<Account> =>
  ctx.write(async (tx) => {
    const account = await lockAccount(tx, (await findAccountId(tx, hash)) ?? refuse('unknown'));
    const free = await moveAccount(tx, account, 'unlock', { number: 'K11', reason });
    const rewards = await lockRewards(tx, { accountId: account.id });
    await mailReady(
      tx,
      rewards.filter(({ status }) => status === 'ready'),
    );
    return free;
  });
