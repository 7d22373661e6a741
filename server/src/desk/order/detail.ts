/** One order with everything a person needs to decide about it, and what happened to it. */

import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import type { OrderDetail } from '@weitersagen/contract/order/desk';
import { isReleasedByNight, mayOrder, releasableOn } from '@weitersagen/contract/order/rules';
import { today } from '#platform/clock.ts';
import type { Ctx } from '#platform/context.ts';
import { listOpenOf } from '../approval/sql.ts';
import { eventsOf } from '../event/event.ts';
import { presentReward } from '../reward/reward.ts';
import { listRewardRows } from '../reward/sql.ts';
import { presentOrder } from './order.ts';
import * as sql from './sql.ts';
import { findOrderRow } from './sql.ts';

export async function showOrder(ctx: Ctx, number: string): Promise<Value<typeof OrderDetail>> {
  const { claimPeriodDays, needsCustomerNumber, releasesItself } = ctx.mandant.config;
  const onDay = today(ctx.now);
  return ctx.report(async (tx) => {
    const row = (await findOrderRow(tx.db, ctx.mandant.id, number)) ?? refuse('unknown');
    const { isNumberValid, isAgencyOrder, ...more } = await sql.getOrderDetail(tx.db, ctx.mandant.id, row.id);
    const rewards = await listRewardRows(tx.db, ctx.mandant.id, { orderId: row.id });
    return {
      ...presentOrder(row, onDay),
      ...more,
      lacksCustomerNumber: needsCustomerNumber && isNumberValid !== true,
      releasableIfConfirmed: mayOrder('confirm', row) ? releasableOn(row.orderedOn, onDay, claimPeriodDays) : null,
      isReleasedByNight: isReleasedByNight(releasesItself, { isAgencyOrder }),
      approvals: await listOpenOf(tx.db, ctx.mandant.id, 'order', row.id),
      rewards: rewards.map(presentReward(ctx.now)),
      events: await eventsOf(tx, 'order', row.id),
    };
  });
}
