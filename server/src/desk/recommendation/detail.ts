/** One recommendation with its people, orders and rewards, and what happened to it. */

import { euro } from '@weitersagen/contract/basics/money';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import type { RecommendationDetail } from '@weitersagen/contract/recommendation/desk';
import { today } from '#platform/clock.ts';
import type { Ctx } from '#platform/context.ts';
import { listOpenOf } from '../approval/sql.ts';
import { eventsOf } from '../event/event.ts';
import { presentOrder } from '../order/order.ts';
import { listOrdersOf } from '../order/sql.ts';
import { presentReward } from '../reward/reward.ts';
import { listRewardRows } from '../reward/sql.ts';
import * as sql from './sql.ts';
import { findRecommendationRow } from './sql.ts';

export async function showRecommendation(ctx: Ctx, number: string): Promise<Value<typeof RecommendationDetail>> {
  const mandantId = ctx.mandant.id;
  return ctx.report(async (tx) => {
    const row = (await findRecommendationRow(tx.db, mandantId, number)) ?? refuse('unknown');
    const { id, accountId, recipientId, ...more } =
      (await sql.findRecommendationDetail(tx.db, mandantId, number)) ?? refuse('unknown');
    const orders = await listOrdersOf(tx.db, mandantId, number);
    const rewards = await listRewardRows(tx.db, mandantId, { recommendationNumber: number });
    const open = await listOpenOf(tx.db, mandantId, 'recommendation', id);
    const ofAccount = await listOpenOf(tx.db, mandantId, 'account', accountId);
    const ofRecipient = recipientId === null ? [] : await listOpenOf(tx.db, mandantId, 'recipient', recipientId);
    return {
      ...row,
      ...more,
      // The bank account that the page decides about is the recipient’s.
      approvals: [...open, ...ofAccount.filter(({ kind }) => kind === 'unlockAccount'), ...ofRecipient],
      premium: euro(more.premiumCents),
      orders: orders.map((order) => presentOrder(order, today(ctx.now))),
      rewards: rewards.map(presentReward(ctx.now)),
      events: await eventsOf(tx, 'recommendation', id),
    };
  });
}
