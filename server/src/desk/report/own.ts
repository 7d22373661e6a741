/** What an operator keeps of reports: views under a name, and whether the mail of the week comes. */

import type { Input } from '@weitersagen/contract/basics/endpoint';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import { mondayOf } from '@weitersagen/contract/figure/rules';
import { type OwnReports, type saveView as saveCall, savedViewsMax } from '@weitersagen/contract/report/desk';
import { operatorOf } from '#operator/operator.ts';
import { today } from '#platform/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import * as sql from './own-sql.ts';

type Own = Value<typeof OwnReports>;

const ownOf = async ({ db }: Tx, operatorId: number): Promise<Own> => ({
  views: await sql.listViews(db, operatorId),
  isMailed: await sql.isMailed(db, operatorId),
});

export const showOwnReports = (ctx: Ctx): Promise<Own> => ctx.read((tx) => ownOf(tx, operatorOf(ctx).operatorId));

export function saveView(ctx: Ctx, { name, query }: Input<typeof saveCall>['body']): Promise<Own> {
  const { operatorId } = operatorOf(ctx);
  return ctx.write(async (tx) => {
    const views = await sql.listViews(tx.db, operatorId);
    if (views.length >= savedViewsMax && !views.some((one) => one.name === name)) refuse('state.not-allowed');
    await sql.putView(tx.db, operatorId, { name, query, at: tx.now });
    return ownOf(tx, operatorId);
  });
}

export function removeView(ctx: Ctx, id: number): Promise<Own> {
  const { operatorId } = operatorOf(ctx);
  return ctx.write(async (tx) => {
    if (!(await sql.deleteView(tx.db, operatorId, id))) refuse('unknown');
    return ownOf(tx, operatorId);
  });
}

export function askForMail(ctx: Ctx, isWanted: boolean): Promise<Own> {
  const { operatorId } = operatorOf(ctx);
  return ctx.write(async (tx) => {
    if (isWanted) await sql.putMailed(tx.db, operatorId, mondayOf(today(tx.now)));
    else await sql.deleteMailed(tx.db, operatorId);
    return ownOf(tx, operatorId);
  });
}
