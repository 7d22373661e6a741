/**
 * Everything of a recommender goes: at the own wish or on request (K12), because nobody ever came (K13), or by "Das war
 * ich nicht" in the mail that brought the link (K14); of an account that was known before that ends only the
 * recommendation (E15).
 */

import { mayAccount } from '@weitersagen/contract/account/rules';
import { euro } from '@weitersagen/contract/basics/money';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Problem } from '@weitersagen/contract/basics/wire';
import { reasonOf } from '@weitersagen/contract/event/reasons';
import { rejections } from '@weitersagen/contract/order/rules';
import { mayRecommendation } from '@weitersagen/contract/recommendation/rules';
import { type Account, findAccountId, lockAccount, lockSelf, moveAccount, queueFarewell } from '#account/account.ts';
import { forgetInvitationsOf } from '#agency/agency.ts';
import { forgetWritten } from '#approval/approval.ts';
import { forgetAgreements } from '#campaign/campaign.ts';
import { forgetPerson } from '#case/case.ts';
import { forgetClaimsOf } from '#claim/claim.ts';
import { allowNext, useToken } from '#identity/identity.ts';
import { type Ctx, selfOf, type Tx } from '#platform/context.ts';
import { walkRows } from '#platform/database/batches.ts';
import type { Answer } from '#platform/http/answer.ts';
import { pass, whoHas } from '#platform/jobs/pass.ts';
import {
  forgetContactsOf,
  forgetEntries,
  forgetSignatures,
  lockRecommendation,
  lockRecommendationsOf,
  moveRecommendations,
} from '#recommendation/recommendation.ts';
import { cancelOpenRewards, cancelRewards, forgetCollector, listRewardsOf, lockRewards } from '#reward/reward.ts';
import { cancelByHand, endExpectations, settleRecommendations } from '#settlement/settlement.ts';
import { notMe } from './forget-recipient.ts';
import * as sql from './forget-sql.ts';

/** K14 or E15: the token says which; it is used up. Its pages stay open to say that it is done. */
export async function declineAccount(ctx: Ctx, token: string, answer: Answer): Promise<{ isDeleted: boolean }> {
  await ctx.write(async (tx) => {
    const { object, id } = await useToken(tx, token, 'Ablehnung');
    if (object === 'account') await leaveProgramme(tx, id, 'decline');
    else await cancelByHand(tx, await lockRecommendation(tx, { id }), notMe);
  });
  await allowNext(ctx, answer, ['share', 'registration']);
  return { isDeleted: true };
}

/**
 * K12 by the person. Without the confirmation nothing happens, and the answer names what would be lost: the rewards that
 * were not collected yet.
 */
export async function deleteAccount(ctx: Ctx, isConfirmed: boolean): Promise<{ isDeleted: boolean }> {
  const { accountId } = selfOf(ctx);
  if (!isConfirmed) refuse('state.not-allowed', { problems: await ctx.read((tx) => listLosses(tx, accountId)) });
  await ctx.write(async (tx) => {
    await lockSelf(tx);
    await leaveProgramme(tx, accountId, 'delete');
  });
  return { isDeleted: true };
}

/** K12 by an operator, on request. */
export const eraseAccount = (ctx: Ctx, hash: string): Promise<Account> =>
  ctx.write(async (tx) => leaveProgramme(tx, (await findAccountId(tx, hash)) ?? refuse('unknown'), 'delete'));

async function listLosses(tx: Tx, accountId: number): Promise<Problem[]> {
  const rewards = await listRewardsOf(tx, { accountId });
  return rewards
    .filter(({ status }) => status === 'open' || status === 'ready')
    .map(({ number, amountCents, productName: product }) => ({
      field: number,
      code: 'reward-lost',
      values: { amount: euro(amountCents), product },
    }));
}

const unusedDays = 365;
const unusedBefore = (now: Date): Date => new Date(now.getTime() - unusedDays * 86_400_000);

/** K13 by the night: accounts that never had a password nor a recommendation for a year; gives how many. */
export const forgetUnused = pass(
  (ctx) => {
    const before = unusedBefore(ctx.now);
    return walkRows(
      (key) => ctx.read(({ db }) => sql.listUnused(db, before, key)),
      ({ id }) => ctx.write((tx) => forgetOneUnused(tx, id)),
    );
  },
  whoHas(({ now }) => sql.unusedRow(unusedBefore(now))),
);

/** Nothing when somebody has come since the list was read. */
async function forgetOneUnused(tx: Tx, id: number): Promise<boolean> {
  const account = await lockAccount(tx, id);
  if (!mayAccount('forget', account) || (await lockRecommendationsOf(tx, id)).length > 0) return false;
  await moveAccount(tx, account, 'forget');
  return true;
}

const leavings = {
  delete: { move: 'delete', reason: reasonOf('ownWish') },
  decline: { move: 'forget', reason: notMe },
} as const;

/** What nobody accepted ends (E16), the rest goes on without the share of the person; K12 says so by a last mail (M21). */
async function leaveProgramme(tx: Tx, id: number, event: keyof typeof leavings): Promise<Account> {
  const { move, reason } = leavings[event];
  const account = await lockAccount(tx, id);
  if (!mayAccount(move, account)) refuse('state.not-allowed');
  await forgetClaimsOf(tx, id);
  await forgetAgreements(tx, id);
  await leave(tx, id, reason);
  await forgetWritten(tx, 'account', [account]);
  await forgetSignatures(tx, id);
  await forgetEntries(tx, id);
  await forgetInvitationsOf(tx, id);
  await forgetCollector(tx, { accountId: id }, account.email);
  await forgetPerson(tx, account.email, { accountId: id });
  const gone = await moveAccount(tx, account, move, { as: event, reason });
  if (event === 'delete') await queueFarewell(tx, account);
  return gone;
}

/** In sets: somebody may have recommended a thousand times. */
async function leave(tx: Tx, accountId: number, reason: string): Promise<void> {
  const recommendations = await lockRecommendationsOf(tx, accountId);
  const { lost = [], kept = [] } = Object.groupBy(recommendations, (one) =>
    mayRecommendation('loseRecommender', one) ? 'lost' : 'kept',
  );
  await forgetContactsOf(tx, recommendations);
  await forgetWritten(tx, 'recommendation', recommendations);
  await moveRecommendations(tx, lost, 'loseRecommender');
  await endExpectations(tx, lost, rejections.cancelled);
  const own = await lockRewards(tx, { accountId });
  await forgetWritten(tx, 'reward', own);
  await cancelOpenRewards(tx, own, { reason, mail: false });
  const ready = own.filter(({ status }) => status === 'ready');
  await cancelRewards(tx, ready, { reason, mail: false });
  await settleRecommendations(tx, kept);
}
