/** Events of an order by an operator (design 3.4): the verb of the journey, and the row of the list as it is now. */
import { refuse } from '@weitersagen/contract/basics/refusals';
import * as journey from '#journey/journey.ts';
import { today } from '#platform/clock.ts';
import type { Ctx } from '#platform/context.ts';
import { presentOrder } from './list/lists.ts';
import { findOrderRow } from './list/order-sql.ts';

type Shown = ReturnType<typeof presentOrder>;
/** Nothing has to be said about a confirmation or a release. */
type Remark = { reason: string | null } | null;

export const confirmOrder = async (ctx: Ctx, number: string, remark: Remark): Promise<Shown> =>
  show(ctx, await journey.confirmOrder(ctx, number, remark?.reason ?? undefined));

export const rejectOrder = async (ctx: Ctx, number: string, { reason }: { reason: string }): Promise<Shown> =>
  show(ctx, await journey.rejectOrder(ctx, number, reason));

export const cancelOrder = async (
  ctx: Ctx,
  number: string,
  given: { reason: string; clawsBack: boolean },
): Promise<Shown> => show(ctx, await journey.cancelOrder(ctx, number, given));

export const releaseOrder = async (ctx: Ctx, number: string, remark: Remark): Promise<Shown> =>
  show(ctx, await journey.releaseOrder(ctx, number, remark?.reason ?? undefined));

const show = async (ctx: Ctx, { number }: { number: string }): Promise<Shown> => {
  const row = await ctx.report((tx) => findOrderRow(tx.db, ctx.mandant.id, number));
  return presentOrder(row ?? refuse('unknown'), today(ctx.now));
};
