/** One order, recommendation or reward with everything a person needs to decide about it, and what happened to it. */

import { maskIban } from '@weitersagen/contract/basics/iban';
import { euro } from '@weitersagen/contract/basics/money';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import type { OrderDetail } from '@weitersagen/contract/operator/desk-schemas';
import type { RecommendationDetail, RewardDetail } from '@weitersagen/contract/operator/detail-schemas';
import { isReleasedByNight, mayOrder, releasableOn } from '@weitersagen/contract/order/rules';
import { sides } from '@weitersagen/contract/reward/ledger';
import { today } from '#platform/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { bankOf } from '#reward/reward.ts';
import * as sql from './detail-sql.ts';
import { eventsOf } from './events.ts';
import { presentOrder, presentRecommendation, presentReward } from './lists.ts';
import { findOrderRow, listOrdersOf } from './order-sql.ts';
import { findRecommendationRow } from './recommendation-sql.ts';
import { listRewardRows, type RewardListRow } from './reward-sql.ts';

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
      releasableIfConfirmed: mayOrder('confirm', row) ? releasableOn(row.ordered_on, onDay, claimPeriodDays) : null,
      isReleasedByNight: isReleasedByNight(releasesItself, { isAgencyOrder }),
      rewards: rewards.map(presentReward),
      events: await eventsOf(tx, 'order', row.id),
    };
  });
}

export async function showRecommendation(ctx: Ctx, number: string): Promise<Value<typeof RecommendationDetail>> {
  const mandantId = ctx.mandant.id;
  return ctx.report(async (tx) => {
    const row = (await findRecommendationRow(tx.db, mandantId, number)) ?? refuse('unknown');
    const { id, ...more } = (await sql.findRecommendationDetail(tx.db, mandantId, number)) ?? refuse('unknown');
    const orders = await listOrdersOf(tx.db, mandantId, number);
    const rewards = await listRewardRows(tx.db, mandantId, { recommendationNumber: number });
    return {
      ...presentRecommendation(row),
      ...more,
      premium: euro(more.premiumCents),
      orders: orders.map((order) => presentOrder(order, today(ctx.now))),
      rewards: rewards.map(presentReward),
      events: await eventsOf(tx, 'recommendation', id),
    };
  });
}

export async function showReward(ctx: Ctx, number: string): Promise<Value<typeof RewardDetail>> {
  const mandantId = ctx.mandant.id;
  return ctx.report(async (tx) => {
    const row = (await listRewardRows(tx.db, mandantId, { number }))[0] ?? refuse('unknown');
    const more = (await sql.findRewardDetail(tx.db, mandantId, number)) ?? refuse('unknown');
    const bank = bankOf(tx, more);
    return {
      ...presentReward(row),
      recommenderHash: more.recommenderHash,
      product: more.product,
      premium: more.premium,
      holder: bank?.holder ?? null,
      maskedIban: bank ? maskIban(bank.iban) : null,
      recommendationStatus: more.recommendationStatus,
      orderStatus: more.orderStatus,
      holds: holdsOf(tx, row, more),
      attempts: await sql.listAttempts(tx.db, mandantId, more.id),
      postings: (await sql.listPostings(tx.db, mandantId, more.id)).map(presentPosting),
      events: await eventsOf(tx, 'reward', more.id),
    };
  });
}

const presentPosting = ({ kind, ...posting }: sql.PostingRow) => ({
  ...posting,
  label: sides(kind).label,
  amount: euro(posting.amountCents),
});

/** Why it cannot be collected, or goes into no run. */
function holdsOf(
  { now }: Pick<Tx, 'now'>,
  row: RewardListRow,
  { accountLocked, cancellationReported }: sql.RewardDetailRow,
): Value<typeof RewardDetail>['holds'] {
  const isUnderWay = row.status === 'ready' || row.status === 'collected';
  return [
    ...(isUnderWay && accountLocked ? ['accountLocked' as const] : []),
    ...((isUnderWay || row.status === 'open') && cancellationReported ? ['cancellationReported' as const] : []),
    ...(row.status === 'collected' && row.stopped_at !== null ? ['stopped' as const] : []),
    ...(row.status === 'collected' && row.payable_at !== null && row.payable_at > now ? ['newIban' as const] : []),
  ];
}
