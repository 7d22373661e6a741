/** What a client's system asks of its orders and recommendations (rules 7.13): how far they are, and nothing of a person. */
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import type { OrderChanges, PartnerOrder } from '@weitersagen/contract/order/partner';
import { isCancellationOpen } from '@weitersagen/contract/order/rules';
import { whyNot } from '@weitersagen/contract/order/why-not';
import type { PartnerRecommendation } from '@weitersagen/contract/recommendation/shown/partner';
import { numberChanges } from '#order/order.ts';
import { today } from '#platform/clock.ts';
import type { Ctx } from '#platform/context.ts';
import { getProduct } from '#product/product.ts';
import { findOpened } from '#recommendation/recommendation.ts';
import * as sql from './query-sql.ts';

export async function showPartnerOrder(ctx: Ctx, externalNumber: string): Promise<PartnerOrder> {
  const rows = await ctx.read(({ db }) => sql.listOfContract(db, externalNumber));
  const row = rows.find(({ status }) => status !== 'rejected') ?? rows.at(-1);
  return row ? shown(row, ctx.locale) : refuse('unknown');
}

export async function listPartnerOrders(
  ctx: Ctx,
  { since, count }: { since: number; count: number },
): Promise<Value<typeof OrderChanges>> {
  await ctx.write(numberChanges);
  const found = await ctx.read(({ db }) => sql.listChanges(db, since, count + 1));
  const rows = found.slice(0, count);
  return {
    rows: rows.map((row) => shown(row, ctx.locale)),
    hasNext: found.length > count,
    after: rows.at(-1)?.changeNo ?? since,
  };
}

export const showPartnerRecommendation = (ctx: Ctx, number: string): Promise<PartnerRecommendation> =>
  ctx.read(async (tx) => {
    const { found, over } = (await findOpened(tx, number, today(tx.now))) ?? refuse('unknown');
    const { id, status, createdAt, validUntil, acceptedAt } = found;
    const rows = await sql.listOfRecommendation(tx.db, id);
    return {
      number,
      status,
      productExternalId: (await getProduct(tx, found.productId)).externalId,
      createdAt,
      validUntil,
      isOver: over,
      isAccepted: acceptedAt !== null,
      orders: rows.map((row) => shown(row, ctx.locale)),
    };
  });

const shown = (
  { id: _, changeNo: __, rejection, cancelReportedAt, ...row }: sql.OrderRow,
  locale: string,
): PartnerOrder => ({
  ...row,
  reason: whyNot({ status: row.status, rejection }, locale),
  asksToCancel: isCancellationOpen({ status: row.status, cancelReportedAt }),
});
