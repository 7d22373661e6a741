/** The end of a lock (K11): the rewards of the person can be collected and paid again, so another person agrees (rules 3.12). */
import type { Asked } from '@weitersagen/contract/approval/schemas';
import type { Value } from '@weitersagen/contract/basics/wire';
import { findAccountId, getAccount } from '#account/account.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import { askOr } from '../approval/ask-or.ts';

export type AccountState = Awaited<ReturnType<typeof stateOf>>;

/** What a decision about an account answers where it is done. */
export const stateOf = async (tx: Tx, hash: string) => {
  const { status } = await getAccount(tx, (await findAccountId(tx, hash)) as number);
  return { hash, status };
};

export const unlockRecommender = (
  ctx: Ctx,
  hash: string,
  reason: string,
  answer: Answer,
): Promise<AccountState | Value<typeof Asked>> =>
  askOr(ctx, answer, (tx) => stateOf(tx, hash), { kind: 'unlockAccount', given: { hash }, reason });
