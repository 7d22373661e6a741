/** The stored bank account as somebody may see it (C-15): the own one, or by a reward token that of its recommender. */

import type { showBankAccount as endpoint } from '@weitersagen/contract/bank-account/endpoints';
import type { Reply } from '@weitersagen/contract/basics/endpoint';
import { refuse } from '@weitersagen/contract/basics/refusals';
import { hasJustSignedIn } from '#account/account.ts';
import { findBankAccount, showBankAccount } from '#bank-account/bank-account.ts';
import { type Ctx, type Tx, whoAsks } from '#platform/context.ts';
import { findReward } from '#reward/reward.ts';

/** In full for whoever has just signed in, masked for everybody else: a reward token, support, an older sign-in. */
export async function showCollectorAccount(ctx: Ctx): Promise<Reply<typeof endpoint>> {
  const isFull = hasJustSignedIn(ctx);
  const shown = await ctx.read(async (tx) => {
    const id = await accountOf(tx);
    const stored = id === null ? undefined : await findBankAccount(tx, { kind: 'account', id });
    return showBankAccount(tx, stored, isFull);
  });
  if (shown.isStored && isFull)
    ctx.system.security.note({ ...whoAsks(ctx), kind: 'opened', outcome: 'done', what: 'IBAN' });
  return shown;
}

/** Null for a reward of a recipient, whose account is another one's. */
async function accountOf(tx: Tx): Promise<number | null> {
  const { actor } = tx;
  if (actor.kind === 'recommender') return actor.accountId;
  if (actor.kind !== 'reward') return refuse('token.invalid');
  const reward = (await findReward(tx, { number: actor.number })) ?? refuse('token.invalid');
  return reward.accountId;
}
