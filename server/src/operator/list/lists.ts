/**
 * The lists of the desk (7.13), read under the report role: row-level security does not apply, so that a text search
 * can use its index, and every statement names the mandant of the path itself.
 */

import { euro } from '@weitersagen/contract/basics/money';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { OrderQuery, RecommendationQuery, RewardQuery } from '@weitersagen/contract/operator/desk-schemas';
import { mayOrder } from '@weitersagen/contract/order/rules';
import { today } from '#platform/clock.ts';
import type { Ctx } from '#platform/context.ts';
import type { Page } from '#platform/paging.ts';
import type { ListQuery } from './column.ts';
import { type OrderListRow, pageOrders } from './order-sql.ts';
import { findRecommendationRow, pageRecommendations, type RecommendationListRow } from './recommendation-sql.ts';
import { pageRewards, type RewardListRow } from './reward-sql.ts';

export async function listOrders(ctx: Ctx, query: ListQuery<typeof OrderQuery>) {
  const page = await ctx.report((tx) => pageOrders(tx.db, ctx.mandant.id, query, today(ctx.now)));
  return presentPage(page, (row) => presentOrder(row, today(ctx.now)));
}

export async function listRecommendations(ctx: Ctx, query: ListQuery<typeof RecommendationQuery>) {
  return presentPage(
    await ctx.report((tx) => pageRecommendations(tx.db, ctx.mandant.id, query)),
    presentRecommendation,
  );
}

export async function showRecommendation(ctx: Ctx, number: string) {
  const row = await ctx.report((tx) => findRecommendationRow(tx.db, ctx.mandant.id, number));
  return presentRecommendation(row ?? refuse('unknown'));
}

export async function listRewards(ctx: Ctx, query: ListQuery<typeof RewardQuery>) {
  return presentPage(await ctx.report((tx) => pageRewards(tx.db, ctx.mandant.id, query, ctx.now)), presentReward);
}

export const presentPage = <R, V>({ rows, ...page }: Page<R>, present: (row: R) => V) => ({
  ...page,
  rows: rows.map(present),
});

/** "Anna Muster"; of a deleted person nothing is left to say. */
export const fullName = (first: string | null, last: string | null): string => [first, last].filter(Boolean).join(' ');

export function presentOrder(row: OrderListRow, onDay: string) {
  return {
    number: row.number,
    externalNumber: row.external_number,
    orderedOn: row.ordered_on,
    createdAt: row.created_at,
    product: row.product,
    recommender: fullName(row.recommender_first, row.recommender_last),
    recipient: fullName(row.recipient_first, row.recipient_last),
    status: row.status,
    isReleasable:
      row.status === 'confirmed' &&
      row.recipient_status === 'confirmed' &&
      row.recommendation_status === 'ok' &&
      (row.releasable_on ?? '9999') <= onDay,
    releasableOn: row.releasable_on,
    releasedAt: row.released_at,
    premiumCents: row.premium_cents,
    premium: euro(row.premium_cents),
    recommendationNumber: row.recommendation_number,
    rejection: row.rejection,
    // As long as somebody has to decide; the cancelled order has its history (A8).
    cancelReportedAt: mayOrder('cancelReleased', row) ? row.cancel_reported_at : null,
    cancelReason: row.cancel_reason,
  };
}

export function presentRecommendation(row: RecommendationListRow) {
  return {
    number: row.number,
    rootNumber: row.root_number,
    createdAt: row.created_at,
    product: row.product,
    recommender: fullName(row.recommender_first, row.recommender_last),
    recommenderHash: row.recommender_hash,
    recipient: fullName(row.recipient_first, row.recipient_last),
    status: row.status,
    share: row.recommender_share,
    validUntil: row.valid_until,
    entries: row.entries,
  };
}

export function presentReward(row: RewardListRow) {
  return {
    number: row.number,
    recommendationNumber: row.recommendation_number,
    orderNumber: row.order_number,
    role: row.role,
    name: fullName(row.person_first, row.person_last),
    status: row.status,
    amountCents: row.amount_cents,
    amount: euro(row.amount_cents),
    isGoodwill: row.goodwill,
    attempt: row.attempt,
    createdAt: row.created_at,
    readyAt: row.ready_at,
    collectUntil: row.collect_until,
    collectedAt: row.collected_at,
    paidAt: row.paid_at,
    payableAt: row.payable_at,
    stoppedAt: row.stopped_at,
    stopReason: row.stop_reason,
    isCancelNoted: row.cancel_noted_at !== null,
    payoutId: row.payout_id,
    kind: row.kind,
    run: row.run,
  };
}
