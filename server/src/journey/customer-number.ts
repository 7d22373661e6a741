/**
 * Where the mandant asks for customer numbers (C-14) the recommender's own reward of a released order stays open until
 * the number is valid: by the person's word and the client's list, whichever comes last. The recipient's goes on, who can
 * do nothing about it. Each reward is provided in a short transaction of its own; the night finds what was interrupted.
 */

import type {
  readCustomerNumbers as listCall,
  setCustomerNumber as setCall,
} from '@weitersagen/contract/account/own-endpoints';
import type { Input, Reply } from '@weitersagen/contract/basics/endpoint';
import {
  askForCustomerNumber,
  checkAskedNumber,
  keepKnownNumbers,
  lacksCustomerNumber,
  numberOwner,
  storeCustomerNumber,
} from '#account/account.ts';
import type { Order } from '#order/order.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { lockRecommendation, type Recommendation } from '#recommendation/recommendation.ts';
import { listRewardsOf, provideRewards } from '#reward/reward.ts';
import * as sql from './order/sql.ts';

/** P2 with its guard, for an order that has just been released; M34 to a recommender whose reward has to wait. */
export async function provideReleased(
  tx: Tx,
  { id }: Pick<Order, 'id'>,
  { accountId }: Pick<Recommendation, 'accountId'>,
): Promise<void> {
  if (!(await lacksCustomerNumber(tx, accountId))) return void (await provideRewards(tx, id));
  await provideRewards(tx, id, 'recipient');
  const waits = await listRewardsOf(tx, { orderId: id });
  if (waits.some(({ role, status }) => role === 'recommender' && status === 'open'))
    await askForCustomerNumber(tx, accountId);
}

/** The own number, by who is signed in or with the link of M34. */
export async function setCustomerNumber(
  ctx: Ctx,
  { params: { number }, query: { token } }: Pick<Input<typeof setCall>, 'params' | 'query'>,
): Promise<Reply<typeof setCall>> {
  const accountId = await numberOwner(ctx, token);
  await checkAskedNumber(ctx, accountId, number);
  const stored = await ctx.write((tx) => storeCustomerNumber(tx, token, number));
  if (stored.result === 'valid') await provideWaiting(ctx, accountId);
  return stored;
}

/** The list of the client; whose number has become valid by it waits no longer. */
export async function readCustomerNumbers(
  ctx: Ctx,
  list: Input<typeof listCall>['body'],
): Promise<Reply<typeof listCall>> {
  for (const accountId of await keepKnownNumbers(ctx, list)) await provideWaiting(ctx, accountId);
  return { count: list.length };
}

const partMax = 200;

/** P2 of what waited, of one account or, as a step of the night, of all; gives how many. */
export async function provideWaiting(ctx: Ctx, accountId?: number): Promise<number> {
  const { needsCustomerNumber: needsNumber } = ctx.mandant.config;
  let provided = 0;
  const list = (after: number) =>
    ctx.read(({ db }) =>
      sql.listWaitingForNumber(db, {
        needsNumber,
        after,
        limit: partMax,
        ...(accountId !== undefined && { accountId }),
      }),
    );
  for (let part = await list(0); part.length > 0; part = await list(part.at(-1)?.id ?? 0)) {
    for (const { orderId, recommendationId } of part) {
      provided += await ctx.write(async (tx) => {
        await lockRecommendation(tx, { id: recommendationId });
        return (await provideRewards(tx, orderId, 'recommender')).length;
      });
    }
  }
  return provided;
}
