/**
 * What somebody may choose at the pickup and what it is worth to this person (rules 4.1 (3)): the promised premium at
 * its promised value, what was chosen before, and every other premium of the product valid today, with what the agency of the
 * recommender adds (rules 4.5). A voucher is there
 * only while its pool has a code of exactly the person's share.
 */
import { choosablePremiums } from '@weitersagen/contract/premium/rules';
import { shares } from '@weitersagen/contract/reward/shares';
import { today } from '#platform/clock.ts';
import type { Tx } from '#platform/context.ts';
import { findPremium, listFreeVouchers, listPremiumsOf, type OfferedPremium } from '#premium/premium.ts';
import type { Reward } from '../sql.ts';

export interface Choice {
  premium: OfferedPremium;
  /** The person's own share of it. */
  amountCents: number;
}

/** By reward id. Goodwill without an order has its amount and no choice (P13). */
export async function listChoices(tx: Tx, rewards: readonly Reward[]): Promise<Map<number, Choice[]>> {
  const offers = new Map<number, OfferedPremium[]>();
  for (const { productId } of rewards)
    if (!offers.has(productId)) offers.set(productId, await listPremiumsOf(tx, productId));
  const choices = new Map<number, Choice[]>();
  for (const reward of rewards) {
    if (reward.orderId === null) continue;
    const premiums = await withKnown(tx, reward, offers.get(reward.productId) ?? []);
    const offered = choosablePremiums(premiums, reward.expectedPremiumId, today(tx.now));
    const kept = premiums.filter((premium) => premium.id === reward.premiumId && !offered.includes(premium));
    choices.set(
      reward.id,
      [...offered, ...kept]
        .map((premium) => choiceOf(tx, reward, premium))
        .filter(({ amountCents }) => amountCents > 0),
    );
  }
  return withoutEmptyPools(tx, choices);
}

/** The promised premium and the one chosen before may belong to another product by now. */
async function withKnown(
  tx: Tx,
  { expectedPremiumId, premiumId }: Reward,
  premiums: readonly OfferedPremium[],
): Promise<OfferedPremium[]> {
  const all = [...premiums];
  for (const id of [expectedPremiumId, premiumId]) {
    if (id === null || all.some((premium) => premium.id === id)) continue;
    const known = await findPremium(tx, id);
    if (known) all.push(known);
  }
  return all;
}

function choiceOf(tx: Tx, reward: Reward, given: OfferedPremium): Choice {
  const isPromised = given.id === reward.expectedPremiumId && reward.expectedCents !== null;
  const valueCents = isPromised ? (reward.expectedCents as number) : given.valueCents + reward.planCents;
  const premium = { ...given, valueCents };
  // What the amount stands for now is not computed again: a changed cap or price harms nobody.
  if (premium.id === (reward.premiumId ?? reward.expectedPremiumId))
    return { premium, amountCents: reward.amountCents };
  const split = shares({
    valueCents: premium.valueCents,
    recommenderShare: reward.recommenderShare,
    recipientCapCents: tx.mandant.config.recipientCapCents,
  });
  return { premium, amountCents: reward.role === 'recommender' ? split.recommenderCents : split.recipientCents };
}

async function withoutEmptyPools(tx: Tx, choices: Map<number, Choice[]>): Promise<Map<number, Choice[]>> {
  const vouchers = [...choices.values()].flat().filter(({ premium }) => premium.kind === 'voucher');
  const free = await listFreeVouchers(tx, [...new Set(vouchers.map(({ premium }) => premium.id))]);
  const hasCode = ({ premium, amountCents }: Choice): boolean =>
    free.some(({ premiumId, valueCents }) => premiumId === premium.id && valueCents === amountCents);
  for (const [id, list] of choices)
    choices.set(
      id,
      list.filter((choice) => choice.premium.kind === 'money' || hasCode(choice)),
    );
  return choices;
}
