/** The start page of the desk: what waits for a person today, and nothing that waits for nobody. */
import { codesOf } from '@weitersagen/contract/basics/label';
import type { Value } from '@weitersagen/contract/basics/wire';
import { type Overview, waitingKind } from '@weitersagen/contract/operator/overview-schemas';
import { today } from '#platform/clock.ts';
import type { Ctx } from '#platform/context.ts';
import { countWaiting } from './overview-sql.ts';

export async function showOverview(ctx: Ctx): Promise<Value<typeof Overview>> {
  const rows = await ctx.report((tx) => countWaiting(tx.db, ctx.mandant.id, { now: ctx.now, today: today(ctx.now) }));
  const order = codesOf(waitingKind);
  const waiting = rows.filter(({ count }) => count > 0);
  return { waiting: waiting.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind)) };
}
