/**
 * What moves several features at once, each verb one transaction (design 3): a client reports an order, a person or the
 * night releases it, somebody cancels it. Whoever is to the right of here (agency, operator, pages) imports this file
 * only; how it is done stands beside it. Locks are taken in one order everywhere: family root, recommendation,
 * recipient, order, reward (lowest id first), payout run.
 */
import type { Value } from '@weitersagen/contract/basics/wire';
import { grantGoodwill as grantCall, reviveReward as reviveCall } from '@weitersagen/contract/operator/desk-endpoints';
import type { RewardRow } from '@weitersagen/contract/operator/desk-schemas';
import type { OrderReport, ReportedOrder } from '@weitersagen/contract/order/schemas';
import type { Order } from '#order/order.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { writeOnce } from '#platform/once.ts';
import type { Recommendation } from '#recommendation/recommendation.ts';
import * as hold from './hold-recommender.ts';
import * as events from './order/events.ts';
import { release } from './order/release.ts';
import { applyReport } from './order/report.ts';
import * as recipients from './person/forget-recipient.ts';
import * as recommenders from './person/forget-recommender.ts';
import * as desk from './reward-desk.ts';

/** An order, or what became of it, as the client's system says (A1 to A3, A7, A8); the key it calls with is the source. */
export const reportOrder = (ctx: Ctx, report: OrderReport): Promise<Value<typeof ReportedOrder>> =>
  ctx.write((tx) => applyReport(tx, ctx.actor.kind === 'apiKey' ? ctx.actor.name : 'import', report));

/** A2 by an operator. */
export const confirmOrder = (ctx: Ctx, number: string, reason?: string): Promise<Order> =>
  ctx.write((tx) => events.confirm(tx, number, reason));

/** A3 by an operator; a confirmed order is cancelled instead. */
export const rejectOrder = (ctx: Ctx, number: string, reason: string): Promise<Order> =>
  ctx.write((tx) => events.reject(tx, number, reason));

/** A7, A8 by an operator. Where somebody has been paid it takes `clawsBack`, and the money is claimed back (E14). */
export const cancelOrder = (ctx: Ctx, number: string, given: { reason: string; clawsBack: boolean }): Promise<Order> =>
  ctx.write((tx) => events.cancel(tx, number, given));

/** A5 by an operator; on an order whose cancellation was reported: it stands, and its rewards are held no longer (A8). */
export const releaseOrder = (ctx: Ctx, number: string, reason?: string): Promise<Order> =>
  ctx.write((tx) => release(tx, number, reason));

/** R10 by an operator; a reward that waits for the person has to be given up (`waivesReward`). */
export const eraseRecipient = (
  ctx: Ctx,
  number: string,
  given: { reason: string; waivesReward: boolean },
): Promise<{ isDeleted: boolean }> => recipients.eraseRecipient(ctx, number, given);

/** E15 by an operator. */
export const cancelRecommendation = (ctx: Ctx, number: string, reason: string): Promise<Recommendation> =>
  recommenders.cancelRecommendation(ctx, number, reason);

/** K12 by an operator. */
export const eraseAccount = recommenders.eraseAccount;

/** K10, K11 by an operator. */
export const holdRecommender = hold.holdRecommender;
export const letRecommenderGo = hold.letRecommenderGo;

type Row = Value<typeof RewardRow>;
const decide =
  <G = string>(verb: (tx: Tx, number: string, given: G) => Promise<desk.Reward>) =>
  (ctx: Ctx, number: string, given: G): Promise<Row> =>
    ctx.write(async (tx) => desk.presentReward(await verb(tx, number, given)));

/** P9, E20. */
export const returnReward = decide(desk.returnReward);
/** P14. */
export const setBackReward = decide(desk.setBackReward);
/** P10 of one reward. */
export const cancelReward = decide(desk.cancelReward);
/** P11. */
export const clawBackReward = decide(desk.clawBackReward);
/** Lifts a stop and the hold of a new IBAN (P4). */
export const freeReward = decide(desk.freeReward);

/** P12, E17; the same Idempotency-Key once. */
export const reviveReward = (ctx: Ctx, number: string, reason: string): Promise<Row> =>
  writeOnce(ctx, reviveCall, { number, reason }, async (tx) =>
    desk.presentReward(await desk.reviveReward(tx, number, reason)),
  );

/** P13, E17; the same Idempotency-Key once. */
export const grantGoodwill = (ctx: Ctx, number: string, goodwill: desk.Goodwill): Promise<Row> =>
  writeOnce(ctx, grantCall, { number, ...goodwill }, async (tx) =>
    desk.presentReward(await desk.grantGoodwill(tx, number, goodwill)),
  );
