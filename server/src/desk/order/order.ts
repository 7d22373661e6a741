/** Orders at the desk: the list, its file, and what an operator decides about one: the verb of the settlement, and the row as it is now. */

import type { Asked } from '@weitersagen/contract/approval/schemas';
import { euro } from '@weitersagen/contract/basics/money';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import { reasonName } from '@weitersagen/contract/event/reasons';
import { type OrderFileQuery, type OrderQuery, OrderRow } from '@weitersagen/contract/order/desk';
import { isCancellationOpen, obstacleToRelease } from '@weitersagen/contract/order/rules';
import { findOrder } from '#order/order.ts';
import { today } from '#platform/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import * as settlement from '#settlement/settlement.ts';
import { guardRelease } from '../approval/another.ts';
import { askOr } from '../approval/ask-or.ts';
import type { ListQuery } from '../list/column.ts';
import { listFile } from '../list/file.ts';
import { withDays } from '../list/narrowed.ts';
import { presentPage } from '../list/page.ts';
import { withTails } from '../list/people.ts';
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

/** A5; that an order stands whose cancellation was reported (A8) another person agrees to. */
export async function releaseOrder(
  ctx: Ctx,
  number: string,
  remark: Remark,
  answer: Answer,
): Promise<Shown | Value<typeof Asked>> {
  const reason = remark?.reason ?? '';
  const order = (await ctx.read((tx) => findOrder(tx, { number }))) ?? refuse('unknown');
  if (isCancellationOpen(order))
    return askOr(ctx, answer, (tx) => showIn(tx, number), { kind: 'keepOrder', given: { number }, reason });
  return show(ctx, await ctx.write((tx) => settlement.releaseOrder(tx, number, reason || undefined, guardRelease)));
}

const show = (ctx: Ctx, { number }: { number: string }): Promise<Shown> => ctx.report((tx) => showIn(tx, number));

const showIn = async (tx: Tx, number: string): Promise<Shown> =>
  presentOrder((await findOrderRow(tx.db, tx.mandant.id, number)) ?? refuse('unknown'), today(tx.now));

export async function listOrders(ctx: Ctx, query: ListQuery<typeof OrderQuery>) {
  const page = await ctx.report((tx) =>
    pageOrders(tx.db, ctx.mandant.id, withTails(ctx, withDays(ctx, query)), today(ctx.now)),
  );
  return presentPage(page, (row) => presentOrder(row, today(ctx.now)));
}

export const presentOrder = (row: OrderListRow, onDay: string) => ({
  ...row,
  isReleasable: obstacleToRelease(row, onDay) === undefined,
  premium: euro(row.premiumCents),
  // As long as somebody has to decide; the cancelled order has its history (A8).
  cancelReportedAt: isCancellationOpen(row) ? row.cancelReportedAt : null,
  rejectionName: reasonName(row.rejection),
  cancelReasonName: reasonName(row.cancelReason),
});

export const downloadOrders = listFile<Value<typeof OrderFileQuery>, typeof OrderRow>(
  'auftraege',
  OrderRow,
  listOrders,
);
