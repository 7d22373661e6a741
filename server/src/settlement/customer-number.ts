/**
 * Where the mandant asks for customer numbers (C-14) the recommender's own reward of a released order stays open until
 * the number is valid: by the person's word and the client's list, whichever comes last. The recipient's goes on, who can
 * do nothing about it. Each reward is provided in a short transaction of its own; the night finds what was interrupted,
 * and what is too much for a request.
 */

import type {
  readCustomerNumbers as listCall,
  setCustomerNumber as setCall,
} from '@weitersagen/contract/account/own-endpoints';
import type { Input, Reply } from '@weitersagen/contract/basics/endpoint';
import {
  type Account,
  askForCustomerNumber,
  checkAskedNumber,
  keepKnownNumbers,
  lacksCustomerNumber,
  numberOwner,
  storeCustomerNumber,
} from '#account/account.ts';
import { weighRewards } from '#case/case.ts';
import type { Order } from '#order/order.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { walkRows } from '#platform/database/batches.ts';
import { pass, whoHas } from '#platform/jobs/pass.ts';
import { lockRecommendation, type Recommendation } from '#recommendation/recommendation.ts';
import { listRewardsOf, lockRewards, provideRewards } from '#reward/reward.ts';
import * as sql from './order/sql.ts';

/** P2 with its guard, for an order that has just been released; M34 to a recommender whose reward has to wait. */
export async function provideReleased(
  tx: Tx,
  { id }: Pick<Order, 'id'>,
  recommendation: Recommendation,
): Promise<void> {
  const { accountId } = recommendation;
  // Before anything is mailed or collected: what looks wrong waits for a person (rules 3.14).
  await weighRewards(tx, recommendation, await lockRewards(tx, { orderId: id }));
  if (!(await lacksCustomerNumber(tx, accountId))) return void (await provideRewards(tx, id));
  await provideRewards(tx, id, 'recipient');
  const waits = await listRewardsOf(tx, { orderId: id });
  if (waits.some(({ role, status }) => role === 'recommender' && status === 'open'))
    await askForCustomerNumber(tx, accountId);
}

/** M34 again, where the link of the last one was cut off. */
export async function askForNumberAgain(tx: Tx, { id }: Pick<Account, 'id'>): Promise<void> {
  if ((await lacksCustomerNumber(tx, id)) && (await sql.waitsForNumber(tx.db, id))) await askForCustomerNumber(tx, id);
}

/** The own number, by who is signed in or with the link of M34. */
export async function setCustomerNumber(
  ctx: Ctx,
  { params: { number }, query: { token } }: Pick<Input<typeof setCall>, 'params' | 'query'>,
): Promise<Reply<typeof setCall>> {
  const accountId = await numberOwner(ctx, token);
  await checkAskedNumber(ctx, accountId, number);
  const stored = await ctx.write((tx) => storeCustomerNumber(tx, token, number));
  if (stored.result === 'valid') await provideFirst(ctx, [accountId]);
  return stored;
}

/** The list of the client; whose number has become valid by it waits no longer. */
export async function readCustomerNumbers(
  ctx: Ctx,
  list: Input<typeof listCall>['body'],
): Promise<Reply<typeof listCall>> {
  const accountIds = await keepKnownNumbers(ctx, list);
  if (accountIds.length > 0) await provideFirst(ctx, accountIds);
  return { count: list.length };
}

/** What one request provides while somebody waits for its answer. */
const requestMax = 50;

const provideFirst = async (ctx: Ctx, accountIds: readonly number[]): Promise<number> =>
  provide(ctx, await listWaiting(ctx, { accountIds, after: 0, max: requestMax }));

/** P2 of all that waited, as a step of the night; gives how many. */
export const provideAfterNumber = pass(
  (ctx) =>
    walkRows(
      (key) => listWaiting(ctx, key),
      (row) => provideOne(ctx, row),
    ),
  whoHas(sql.waitingForNumberRow, ({ config }) => [Number(config.needsCustomerNumber), 0]),
);

const listWaiting = (ctx: Ctx, page: Omit<sql.WaitingPage, 'needsNumber'>): Promise<sql.WaitingReward[]> =>
  ctx.read(({ db, mandant: { config } }) =>
    sql.listWaitingForNumber(db, { needsNumber: config.needsCustomerNumber, ...page }),
  );

async function provide(ctx: Ctx, rewards: readonly sql.WaitingReward[]): Promise<number> {
  let provided = 0;
  for (const row of rewards) provided += await provideOne(ctx, row);
  return provided;
}

const provideOne = (ctx: Ctx, { orderId, recommendationId }: sql.WaitingReward): Promise<number> =>
  ctx.write(async (tx) => {
    const recommendation = await lockRecommendation(tx, { id: recommendationId });
    await weighRewards(tx, recommendation, await lockRewards(tx, { orderId }));
    return (await provideRewards(tx, orderId, 'recommender')).length;
  });
