/** How a reward comes into being: what it is worth (rules 4.1), and its row with its event (P1, P13). */
import { dayOf } from '@weitersagen/contract/basics/day';
import { snapshotPremium } from '@weitersagen/contract/premium/rules';
import { collectUntil, secondPeriodDays } from '@weitersagen/contract/reward/rules';
import type { RewardRole } from '@weitersagen/contract/reward/schemas';
import { type Shares, shares } from '@weitersagen/contract/reward/shares';
import { findAdditionTo } from '#agency/agency.ts';
import { today } from '#platform/clock.ts';
import type { Tx } from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';
import { withNewNumber } from '#platform/random.ts';
import { listPremiumsOf } from '#premium/premium.ts';
import type { Recommendation } from '#recommendation/recommendation.ts';
import { insertReward } from './write-sql.ts';

export interface Expected {
  premiumId: number;
  /** The whole value, before the split. */
  cents: number;
  /** What of it the agency of the recommender adds: to whatever premium is chosen (rules 4.5). */
  planCents: number;
}

/** The snapshot of the recommendation, or premium and addition of the product that was really ordered, as on the day it was recommended. */
export async function promisedShares(
  tx: Tx,
  order: { productId: number; orderedOn: string },
  recommendation: Recommendation,
): Promise<Shares & { expected: Expected }> {
  const expected = (await premiumOfOther(tx, order, recommendation)) ?? {
    premiumId: recommendation.premiumId,
    cents: recommendation.premiumCents,
    planCents: recommendation.planCents,
  };
  const { recommenderShare } = recommendation;
  return {
    expected,
    ...shares({ valueCents: expected.cents, recommenderShare, recipientCapCents: tx.mandant.config.recipientCapCents }),
  };
}

async function premiumOfOther(
  tx: Tx,
  { productId, orderedOn }: { productId: number; orderedOn: string },
  recommendation: Recommendation,
): Promise<Expected | undefined> {
  if (productId === recommendation.productId) return undefined;
  const premiums = await listPremiumsOf(tx, productId);
  const premium = snapshotPremium(premiums, dayOf(recommendation.createdAt)) ?? snapshotPremium(premiums, orderedOn);
  if (!premium) return undefined;
  const { agencyNumber, createdAt: at } = recommendation;
  const { id: premiumId, valueCents } = premium;
  const planCents = agencyNumber === null ? 0 : await findAdditionTo(tx, { agencyNumber, productId, valueCents, at });
  return { premiumId, cents: valueCents + planCents, planCents };
}

export interface Making {
  recommendationId: number;
  /** None for goodwill, which then names the product itself. */
  order?: { id: number; productId: number };
  productId?: number;
  expected?: Expected;
  role: RewardRole;
  personId: number;
  amountCents: number;
  event: 'expect' | 'grant';
  status: 'open' | 'ready';
  reason?: string;
}

export async function addReward(
  tx: Tx,
  { recommendationId, order, productId, expected, role, personId, amountCents, event, status, reason }: Making,
): Promise<number> {
  const isReady = status === 'ready';
  const id = await withNewNumber('reward', (number) =>
    insertReward(tx.db, {
      number,
      recommendationId,
      orderId: order?.id ?? null,
      role,
      accountId: role === 'recommender' ? personId : null,
      recipientId: role === 'recipient' ? personId : null,
      productId: order?.productId ?? (productId as number),
      status,
      amountCents,
      expectedPremiumId: expected?.premiumId ?? null,
      expectedCents: expected?.cents ?? null,
      planCents: expected?.planCents ?? 0,
      isGoodwill: order === undefined,
      readyAt: isReady ? tx.now : null,
      collectUntil: isReady ? collectUntil(today(tx.now), secondPeriodDays) : null,
      at: tx.now,
    }),
  );
  await recordEvent(tx, { object: 'reward', id, event, from: null, to: status, reason });
  return id;
}
