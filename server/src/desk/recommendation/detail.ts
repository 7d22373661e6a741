/** One recommendation with its people, orders and rewards, and what happened to it. */

import { euro } from '@weitersagen/contract/basics/money';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import type { EventName } from '@weitersagen/contract/event/events';
import type { RecommendationDetail } from '@weitersagen/contract/recommendation/desk';
import { today } from '#platform/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { listOpenOf } from '../approval/sql.ts';
import { eventsOf } from '../event/event.ts';
import { presentOrder } from '../order/order.ts';
import { listOrdersOf } from '../order/sql.ts';
import { presentReward } from '../reward/reward.ts';
import { listRewardRows } from '../reward/sql.ts';
import * as sql from './sql.ts';
import { findRecommendationRow } from './sql.ts';

/** What happened to it, and what decided that the recipient is its own. */
async function historyOf(tx: Tx, id: number, recipientId: number | null) {
  const own = await eventsOf(tx, 'recommendation', id);
  if (recipientId === null) return own;
  const decided = (await eventsOf(tx, 'recipient', recipientId)).filter(({ name }) => deciding.has(name));
  return [...own, ...decided].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

const deciding: ReadonlySet<string> = new Set(['linkDecided', 'comeAgain'] satisfies EventName<'recipient'>[]);

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
      events: await historyOf(tx, id, recipientId),
    };
  });
}
