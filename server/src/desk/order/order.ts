/** Orders at the desk: the list, its file, and what an operator decides about one: the verb of the settlement, and the row as it is now. */

import { euro } from '@weitersagen/contract/basics/money';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import { reasonName } from '@weitersagen/contract/event/reasons';
import { type OrderFileQuery, type OrderQuery, OrderRow } from '@weitersagen/contract/order/desk';
import { isCancellationOpen, obstacleToRelease, type ReleaseFacts } from '@weitersagen/contract/order/rules';
import { today } from '#platform/clock.ts';
import type { Ctx } from '#platform/context.ts';
import * as settlement from '#settlement/settlement.ts';
import type { ListQuery } from '../list/column.ts';
import { listFile } from '../list/file.ts';
import { fullName, presentPage } from '../list/page.ts';
import { findOrderRow, type OrderListRow, pageOrders } from './sql.ts';

type Shown = ReturnType<typeof presentOrder>;
/** Nothing has to be said about a confirmation or a release. */
type Remark = { reason: string | null } | null;

export const confirmOrder = async (ctx: Ctx, number: string, remark: Remark): Promise<Shown> =>
  show(ctx, await settlement.confirmOrder(ctx, number, remark?.reason ?? undefined));

export const rejectOrder = async (ctx: Ctx, number: string, { reason }: { reason: string }): Promise<Shown> =>
  show(ctx, await settlement.rejectOrder(ctx, number, reason));

export const cancelOrder = async (
  ctx: Ctx,
  number: string,
  given: { reason: string; clawsBack: boolean },
): Promise<Shown> => show(ctx, await settlement.cancelOrder(ctx, number, given));

export const releaseOrder = async (ctx: Ctx, number: string, remark: Remark): Promise<Shown> =>
  show(ctx, await settlement.releaseOrder(ctx, number, remark?.reason ?? undefined));

const show = async (ctx: Ctx, { number }: { number: string }): Promise<Shown> => {
  const row = await ctx.report((tx) => findOrderRow(tx.db, ctx.mandant.id, number));
  return presentOrder(row ?? refuse('unknown'), today(ctx.now));
};

export async function listOrders(ctx: Ctx, query: ListQuery<typeof OrderQuery>) {
  const page = await ctx.report((tx) => pageOrders(tx.db, ctx.mandant.id, query, today(ctx.now)));
  return presentPage(page, (row) => presentOrder(row, today(ctx.now)));
}

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
    isReleasable: obstacleToRelease(releaseFactsOf(row), onDay) === undefined,
    releasableOn: row.releasable_on,
    releasedAt: row.released_at,
    premiumCents: row.premium_cents,
    premium: euro(row.premium_cents),
    recommendationNumber: row.recommendation_number,
    rejection: row.rejection,
    // As long as somebody has to decide; the cancelled order has its history (A8).
    cancelReportedAt: isCancellationOpen({ status: row.status, cancelReportedAt: row.cancel_reported_at })
      ? row.cancel_reported_at
      : null,
    cancelReason: row.cancel_reason,
    rejectionName: reasonName(row.rejection),
    cancelReasonName: reasonName(row.cancel_reason),
  };
}

const releaseFactsOf = (row: OrderListRow): ReleaseFacts => ({
  status: row.status,
  releasableOn: row.releasable_on,
  recipientStatus: row.recipient_status,
  recommendationStatus: row.recommendation_status,
});

export const downloadOrders = listFile<Value<typeof OrderFileQuery>, typeof OrderRow>(
  'auftraege',
  OrderRow,
  listOrders,
);
