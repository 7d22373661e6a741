/**
 * The release of an order (rules 3.4, A4, A5; E8, E18, P2): after the claim period, by its agency, an operator or the night, and
 * only when the recipient has confirmed, because otherwise nobody could be paid.
 */

import { germanDay } from '@weitersagen/contract/basics/day';
import { Refusal, type RefusalName, refuse } from '@weitersagen/contract/basics/refusals';
import {
  isCancellationOpen,
  isReleasedByNight,
  obstacleToRelease,
  type ReleaseObstacle,
} from '@weitersagen/contract/order/rules';
import { moveOrder, type Order, turnDownCancellation } from '#order/order.ts';
import { today } from '#platform/clock.ts';
import { actorOf, type Ctx, type Tx } from '#platform/context.ts';
import { walkRows } from '#platform/database/batches.ts';
import { pass, whoHas } from '#platform/jobs/pass.ts';
import { moveRecommendation } from '#recommendation/recommendation.ts';
import { collectForRecipient } from '#reward/reward.ts';
import { provideReleased } from '../customer-number.ts';
import { settleRecommendation } from '../recommendation-end.ts';
import { type Around, lockAroundNumber, type ReleaseGuard } from './decision.ts';
import * as sql from './sql.ts';

/** For what no operator decides: the night, the story of the demo, and tests. */
export const byAnybody = async (): Promise<void> => undefined;

/** A5 by an operator. */
export const releaseOrder = (tx: Tx, number: string, reason: string | undefined, guard: ReleaseGuard): Promise<Order> =>
  release(tx, number, { event: 'release', reason, guard });

/** A4: the same by somebody of the agency whose order it is. */
export const releaseByAgency = (tx: Tx, number: string, guard: ReleaseGuard): Promise<Order> =>
  release(tx, number, { event: 'releaseByAgency', reason: undefined, guard });

interface Release {
  event: 'release' | 'releaseByAgency';
  reason: string | undefined;
  guard: ReleaseGuard;
}

async function release(tx: Tx, number: string, { event, reason, guard }: Release): Promise<Order> {
  const around = await lockAroundNumber(tx, number);
  refuseUnready(around, today(tx.now));
  await guard(tx, around.order);
  const { order, recommendation } = around;
  const { actorKind, actorId } = actorOf(tx.actor);
  const moved = await moveOrder(tx, order, event, {
    reason,
    change: { releasedAt: tx.now, releasedBy: `${actorKind} ${actorId}` },
  });
  await moveRecommendation(tx, recommendation, 'release');
  await provideReleased(tx, order, recommendation);
  await settleRecommendation(tx, recommendation.id);
  return moved;
}

/** PSOF0501 before the day, PSOF0502 where nobody has confirmed or the data are gone (E18), else PSOF0102. */
const refusals = {
  unconfirmed: 'state.not-allowed',
  released: 'state.not-allowed',
  over: 'state.not-allowed',
  erased: 'order.not-releasable',
  claimPeriod: 'order.claim-period',
  recipientDeleted: 'order.not-releasable',
  recipientUnconfirmed: 'order.recipient-unconfirmed',
  recommendationOver: 'order.recommendation-over',
} as const satisfies Record<ReleaseObstacle, RefusalName>;

function refuseUnready({ order: { status, releasableOn }, recipient, recommendation }: Around, day: string): void {
  const facts = {
    status,
    releasableOn,
    recipientStatus: recipient?.status ?? null,
    recommendationStatus: recommendation.status,
  };
  const obstacle = obstacleToRelease(facts, day);
  if (obstacle === 'claimPeriod' && releasableOn)
    refuse(refusals[obstacle], { values: { date: germanDay(releasableOn) } });
  if (obstacle) refuse(refusals[obstacle]);
}

/** The order stands although its cancellation was reported, and the rewards that waited go on (A8). */
export async function keepOrder(tx: Tx, number: string, reason: string | undefined): Promise<Order> {
  const { order, recipient } = await lockAroundNumber(tx, number);
  if (!isCancellationOpen(order)) refuse('state.not-allowed');
  const kept = await turnDownCancellation(tx, order, reason);
  if (recipient) await collectForRecipient(tx, recipient);
  return kept;
}

/** A5 by the night: what is due and needs no agency; each order by itself, one that has changed meanwhile stays. */
export const releaseDue = pass(
  (ctx) => {
    const { releasesItself } = ctx.mandant.config;
    const scope = {
      day: today(ctx.now),
      withAgency: isReleasedByNight(releasesItself, { isAgencyOrder: true }),
      withoutAgency: isReleasedByNight(releasesItself, { isAgencyOrder: false }),
    };
    return walkRows(
      (key) => ctx.read((tx) => sql.listReleasable(tx.db, { ...scope, ...key })),
      ({ number }) => releaseQuietly(ctx, number),
    );
  },
  whoHas(({ now }) => sql.releasableRow(today(now))),
);

async function releaseQuietly(ctx: Ctx, number: string): Promise<boolean> {
  try {
    // The list has left out what stands on somebody's hand.
    await ctx.write((tx) => releaseOrder(tx, number, undefined, byAnybody));
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
