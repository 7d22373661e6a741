/**
 * What an operator decides about one reward (rules 3.5, 7.13): return, set back, cancel, claim back, lift a hold, and
 * goodwill, each with what it means for the recommendation. Recommendation first, then the reward, is locked.
 */

import { refuse } from '@weitersagen/contract/basics/refusals';
import { mayRecommendation } from '@weitersagen/contract/recommendation/rules';
import { obstacleToGoodwill } from '@weitersagen/contract/reward/goodwill';
import { endToEndId as endToEndIdOf, isFinal, isReceived } from '@weitersagen/contract/reward/rules';
import type { RewardRole } from '@weitersagen/contract/reward/schemas';
import { getAccount } from '#account/account.ts';
import { today } from '#platform/clock.ts';
import type { Tx } from '#platform/context.ts';
import { walkRows } from '#platform/database/batches.ts';
import { pass, whoHas } from '#platform/jobs/pass.ts';
import { findRecipient } from '#recipient/recipient.ts';
import { lockRecommendation, moveRecommendation, type Recommendation } from '#recommendation/recommendation.ts';
import * as reward from '#reward/reward.ts';
import { cancelNoted } from './cancel-noted.ts';
import { settleRecommendation } from './recommendation-end.ts';

type Reward = reward.Reward;

interface Held {
  recommendation: Recommendation;
  found: Reward;
}

async function lockBoth(tx: Tx, number: string): Promise<Held> {
  const { recommendationId } = (await reward.findReward(tx, { number })) ?? refuse('unknown');
  const recommendation = await lockRecommendation(tx, { id: recommendationId });
  return { recommendation, found: await reward.lockReward(tx, { number }) };
}

export interface Return {
  reason: string;
  /** Null where the caller knows of one transfer only. */
  endToEndId: string | null;
}

/**
 * P9 and E20: the bank sent the money back or recalled it; a cancellation that waited for the bank is due now. Who names
 * the transfer is refused when the reward is at another attempt by now: that one may be at the bank, too.
 */
export async function returnReward(tx: Tx, number: string, { reason, endToEndId }: Return): Promise<Reward> {
  const { recommendation, found } = await lockBoth(tx, number);
  if (endToEndId !== null && endToEndId !== endToEndIdOf(found.number, found.attempt)) refuse('reward.attempt-over');
  const returned = await reward.returnReward(tx, found, reason);
  const released = mayRecommendation('returnReward', recommendation)
    ? await moveRecommendation(tx, recommendation, 'returnReward', { reason })
    : recommendation;
  return found.cancelNotedAt === null ? returned : cancelNoted(tx, released, returned);
}

/** P14. */
export async function setBackReward(tx: Tx, number: string, reason: string): Promise<Reward> {
  const { found } = await lockBoth(tx, number);
  return reward.setBackReward(tx, found, reason);
}

/** P10 of one reward, with E11 or E12; one that is still open ends with its order (P3). */
export async function cancelReward(tx: Tx, number: string, reason: string): Promise<Reward> {
  const { recommendation, found } = await lockBoth(tx, number);
  const [cancelled] = await reward.cancelRewards(tx, [found], { reason, mail: 'rewardCancelled' });
  await settleRecommendation(tx, recommendation.id);
  return cancelled ?? refuse('state.not-allowed');
}

/** P11; with the last of its rewards the recommendation ends, too (E14). */
export async function clawBackReward(tx: Tx, number: string, reason: string): Promise<Reward> {
  const { recommendation, found } = await lockBoth(tx, number);
  const [cancelled] = await reward.clawBackRewards(tx, [found], { reason, isOrderCancelled: false });
  const all = await reward.listRewardsOf(tx, { recommendationId: recommendation.id });
  const isOver = all.every((one) => isFinal(one) && !isReceived(one));
  if (isOver && mayRecommendation('clawBack', recommendation))
    await moveRecommendation(tx, recommendation, 'clawBack', { reason });
  else await settleRecommendation(tx, recommendation.id);
  return cancelled as Reward;
}

/** Ends a stop and the hold of a new IBAN (P4), where `mayFree` says so of the reward as it is now. */
export async function freeReward(
  tx: Tx,
  number: string,
  reason: string,
  seen: reward.SeenHolds,
  mayFree: (locked: Reward) => Promise<boolean>,
): Promise<Reward> {
  const locked = await reward.lockReward(tx, { number });
  return (await mayFree(locked)) ? reward.freeReward(tx, locked, reason, seen) : refuse('state.not-allowed');
}

/** P12 with E17. */
export async function reviveReward(tx: Tx, number: string, reason: string): Promise<Reward> {
  const { recommendation, found } = await lockBoth(tx, number);
  const revived = await reward.reviveReward(tx, found, reason);
  if (recommendation.status !== 'released') await moveRecommendation(tx, recommendation, 'reviveReward', { reason });
  return revived;
}

export interface Goodwill {
  role: RewardRole;
  amountCents: number;
  reason: string;
}

/** P13 with E17, for a person who is still there and not locked. */
export async function grantGoodwill(tx: Tx, number: string, { role, amountCents, reason }: Goodwill): Promise<Reward> {
  const recommendation = await lockRecommendation(tx, { number });
  const person = await findPerson(tx, recommendation, role);
  await moveRecommendation(tx, recommendation, 'grant', { reason });
  return reward.grantReward(tx, recommendation, { role, personId: person.id, amountCents, reason });
}

async function findPerson(tx: Tx, recommendation: Recommendation, role: RewardRole): Promise<{ id: number }> {
  const recommender = await getAccount(tx, recommendation.accountId);
  const recipient = await findRecipient(tx, { recommendationId: recommendation.id });
  const facts = {
    status: recommendation.status,
    recommenderStatus: recommender.status,
    recipientStatus: recipient?.status ?? null,
  };
  const person = role === 'recommender' ? recommender : recipient;
  if (!person || obstacleToGoodwill(facts, role)) refuse('state.not-allowed');
  return person;
}

/** P6 by the night, each recommendation with its E11 or E12. */
export const expireDue = pass(
  (ctx) =>
    walkRows(
      (key) => ctx.read((tx) => reward.listOverdue(tx, key)),
      ({ id, recommendationId }) => ctx.write((tx) => expireOne(tx, id, recommendationId)),
    ),
  whoHas(({ now }) => reward.overdueRow(today(now))),
);

async function expireOne(tx: Tx, id: number, recommendationId: number): Promise<number> {
  await lockRecommendation(tx, { id: recommendationId });
  const expired = await reward.expireRewards(tx, [await reward.lockReward(tx, { id })]);
  await settleRecommendation(tx, recommendationId);
  return expired.length;
}
