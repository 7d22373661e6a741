/**
 * The start page of the desk: what waits for a person today, and nothing that waits for nobody; and what the question
 * before a payout run says.
 */
import { codesOf } from '@weitersagen/contract/basics/label';
import type { Value } from '@weitersagen/contract/basics/wire';
import { type Overview, waitingKind } from '@weitersagen/contract/overview/desk';
import type { NextRun } from '@weitersagen/contract/payout/desk';
import { today } from '#platform/clock.ts';
import type { Ctx } from '#platform/context.ts';
import { findNextRun } from '../reward/sql.ts';
import { countWaiting } from './sql.ts';

export async function showOverview(ctx: Ctx): Promise<Value<typeof Overview>> {
  const rows = await ctx.report((tx) => countWaiting(tx.db, ctx.mandant.id, { now: ctx.now, today: today(ctx.now) }));
  const order = codesOf(waitingKind);
  const waiting = rows.filter(({ count }) => count > 0);
  return { waiting: waiting.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind)) };
}

/** All that a run takes, counted to the last: somebody is about to answer for the sum. */
export const showNextRun = (ctx: Ctx): Promise<Value<typeof NextRun>> =>
  ctx.report((tx) => findNextRun(tx.db, ctx.mandant.id, ctx.now));
