/** The stored bank account as somebody may see it (C-15): the own one, or by a reward token that of its recommender. */

import type { showBankAccount as endpoint } from '@weitersagen/contract/account/bank-account-endpoints';
import type { Reply } from '@weitersagen/contract/basics/endpoint';
import { refuse } from '@weitersagen/contract/basics/refusals';
import { showBankAccount as show } from '#account/account.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { findReward } from '#reward/reward.ts';

export const showBankAccount = (ctx: Ctx): Promise<Reply<typeof endpoint>> =>
  ctx.read(async (tx) => show(tx, await ownerOf(tx)));

/** Null for a reward of a recipient, whose account is another one's. */
async function ownerOf(tx: Tx): Promise<number | null> {
  const { actor } = tx;
  if (actor.kind === 'recommender') return actor.accountId;
  if (actor.kind !== 'reward') return refuse('token.invalid');
  const reward = (await findReward(tx, { number: actor.number })) ?? refuse('token.invalid');
  return reward.accountId;
}
