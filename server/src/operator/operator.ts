/**
 * What operators do that belongs to no other feature (7.13): see what happened, run a nightly pass, move the clock of
 * test mode, accept their own invitation. Sign-in, colleagues, lists and outbox stand in files of their own.
 */

import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import { eventWord, stateWord } from '@weitersagen/contract/operator/event-words';
import type { JobName } from '@weitersagen/contract/operator/job-schemas';
import type { AcceptInvitation, EventObject, EventQuery } from '@weitersagen/contract/operator/schemas';
import type { Answer } from '#platform/answer.ts';
import { today } from '#platform/clock.ts';
import type { Ctx } from '#platform/context.ts';
import type { Jobs } from '#platform/jobs.ts';
import { countAgainst } from '#platform/limit.ts';
import { choosePassword, confirmSecondFactor } from './invitation.ts';
import { presentOrder, presentReward } from './list/lists.ts';
import { findOrderRow } from './list/order-sql.ts';
import { listRewardRows } from './list/reward-sql.ts';
import { keepInBrowser } from './sign-in.ts';
import * as sql from './sql.ts';

const acceptLimit = { name: 'operator-invitation', max: 20, windowSeconds: 900 };

/** With a password the first step, with a code the second. */
export async function acceptInvitation(
  ctx: Ctx,
  { token, password, code }: Value<typeof AcceptInvitation>,
  answer: Answer,
) {
  if (ctx.origin) await countAgainst(ctx.system, acceptLimit, ctx.origin.ip);
  if (password !== null) return choosePassword(ctx, token, password);
  if (code !== null) return keepInBrowser(answer, await confirmSecondFactor(ctx, token, code));
  refuse('input.invalid', { problems: [{ field: 'Password', code: 'required' }] });
}

export async function listEvents(ctx: Ctx, { object, number }: Value<typeof EventQuery>) {
  return ctx.report(async (tx) => {
    const objectId = (await sql.findObjectId(tx.db, ctx.mandant.id, object, number)) ?? refuse('unknown');
    return (await sql.listEvents(tx.db, ctx.mandant.id, object, objectId)).map((row) => presentEvent(object, row));
  });
}

/** An order with everything a person needs to decide about it. */
export async function showOrder(ctx: Ctx, number: string) {
  return ctx.report(async (tx) => {
    const row = (await findOrderRow(tx.db, ctx.mandant.id, number)) ?? refuse('unknown');
    const more = await sql.getOrderDetail(tx.db, ctx.mandant.id, row.id);
    const rewards = await listRewardRows(tx.db, ctx.mandant.id, { orderId: row.id });
    const events = await sql.listEvents(tx.db, ctx.mandant.id, 'order', row.id);
    return {
      ...presentOrder(row, today(ctx.now)),
      ...more,
      rewards: rewards.map(presentReward),
      events: events.map((event) => presentEvent('order', event)),
    };
  });
}

/** Runs one nightly pass for the mandant of the path and tells how many things it moved. */
export async function runJob(ctx: Ctx, jobs: Jobs, job: JobName): Promise<{ job: JobName; processed: number }> {
  if (!jobs.names().includes(job)) refuse('unknown');
  return { job, processed: await jobs.runNow(job, ctx.mandant) };
}

/** Test mode only: the clock of all decisions of all mandants; null is the real time again. */
export async function setClock(ctx: Ctx, moment: Date | null): Promise<{ now: Date }> {
  ctx.system.clock.set(moment);
  return { now: ctx.system.clock.now() };
}

const presentEvent = (object: EventObject, row: sql.EventRow) => ({
  object,
  event: eventWord(row.event),
  from: row.from_status && stateWord(object, row.from_status),
  to: stateWord(object, row.to_status),
  actorKind: row.actor_kind,
  actorId: row.actor,
  at: row.at,
  reason: row.reason,
});
