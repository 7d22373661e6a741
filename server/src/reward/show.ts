/**
 * What somebody sees of the own rewards (GET praemierung): a recommender all of them, newest first; the bearer of a
 * reward token exactly one. The token stands in the answer only while the reward is ready, never for support, and never
 * for a token of an older attempt.
 */
import { maskIban } from '@weitersagen/contract/basics/iban';
import { euro } from '@weitersagen/contract/basics/money';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import { termsIn } from '@weitersagen/contract/mandant/rules';
import type { OwnPremium, Premium } from '@weitersagen/contract/product/schemas';
import type { Reward as ShownReward, RewardQuery } from '@weitersagen/contract/reward/schemas';
import type { Ctx, Tx } from '#platform/context.ts';
import { rewardToken } from '#platform/session.ts';
import { findPremium } from '#product/product.ts';
import { findStoredBank, openBank } from './bank.ts';
import { type Choice, listChoices } from './choice.ts';
import * as sql from './sql.ts';
import { type Step, stepsOf } from './steps.ts';

type Query = Value<typeof RewardQuery>;
type Shown = Value<typeof ShownReward>;

/** Nobody has more; who asks for no page gets all. */
const countMax = 5000;

interface Found {
  reward: sql.Reward;
  premium: Shown['premium'];
  details: Pick<Shown, 'choice' | 'bankData' | 'termsText' | 'steps'>;
}

export async function listRewards(ctx: Ctx, query: Query): Promise<Shown[]> {
  const found = await ctx.read(async (tx) => {
    const rewards = await findRewards(tx, query);
    const details = query.details ? await listDetails(tx, rewards) : undefined;
    const rows: Found[] = [];
    for (const reward of rewards) rows.push({ reward, premium: await chosenPremium(tx, reward), details: details?.get(reward.id) ?? {} });
    return rows;
  });
  return Promise.all(found.map((one) => present(ctx, one)));
}

async function findRewards(tx: Tx, { status, count, after }: Query): Promise<sql.Reward[]> {
  const { actor, db } = tx;
  if (actor.kind === 'reward') {
    const [reward] = await sql.listRewards(db, { number: actor.number });
    return [reward ?? refuse('token.invalid')].filter((own) => status === null || own.status === status);
  }
  if (actor.kind !== 'recommender') return refuse('token.invalid');
  const before = after === null ? null : ((await sql.findId(db, after)) ?? 0);
  return sql.listOwn(db, { accountId: actor.accountId, status, before, max: count ?? countMax });
}

async function present(ctx: Ctx, { reward, premium, details }: Found): Promise<Shown> {
  return {
    number: reward.number,
    recommendationNumber: reward.recommendationNumber,
    role: reward.role,
    status: reward.status,
    amountCents: reward.amountCents,
    amount: euro(reward.amountCents),
    isGoodwill: reward.isGoodwill,
    product: { id: reward.productId, externalId: reward.productExternalId, name: reward.productName },
    premium,
    token: await tokenFor(ctx, reward),
    createdAt: reward.createdAt,
    readyAt: reward.readyAt,
    collectUntil: reward.collectUntil,
    collectedAt: reward.collectedAt,
    paidAt: reward.paidAt,
    ...details,
  };
}

async function tokenFor(ctx: Ctx, { number, attempt, status, collectUntil }: sql.Reward): Promise<string | null> {
  const { actor } = ctx;
  const isOwner = actor.kind === 'reward' ? actor.attempt === attempt : actor.kind === 'recommender' && actor.supportOperatorId === null;
  return isOwner && status === 'ready' && collectUntil !== null ? rewardToken(ctx, { number, attempt, collectUntil }, ctx.now) : null;
}

/** What was chosen; before the pickup nothing is. */
export async function chosenPremium(tx: Tx, { premiumId, collectedAt, expectedPremiumId, expectedCents }: sql.Reward): Promise<Value<typeof Premium> | null> {
  if (premiumId === null || collectedAt === null) return null;
  const premium = await findPremium(tx, premiumId);
  if (!premium) return null;
  const valueCents = premiumId === expectedPremiumId && expectedCents !== null ? expectedCents : premium.valueCents;
  return { ...premium, valueCents, value: euro(valueCents), productIds: await sql.listProductsOf(tx.db, premiumId) };
}

async function listDetails(tx: Tx, rewards: readonly sql.Reward[]): Promise<Map<number, Found['details']>> {
  const choices = await listChoices(tx, rewards);
  const events = Map.groupBy(await sql.listSteps(tx.db, rewards.map(({ id }) => id)), ({ rewardId }) => rewardId);
  const details = new Map<number, Found['details']>();
  for (const reward of rewards) {
    details.set(reward.id, {
      choice: { id: reward.productId, externalId: reward.productExternalId, premiums: (choices.get(reward.id) ?? []).map(toOwnPremium) },
      bankData: await maskedBank(tx, reward),
      termsText: termsIn(tx.mandant.config, tx.locale).text,
      steps: stepsOf(reward, (events.get(reward.id) ?? []) as Step[], tx),
    });
  }
  return details;
}

const toOwnPremium = ({ premium, amountCents }: Choice): Value<typeof OwnPremium> => ({
  ...premium,
  value: euro(premium.valueCents),
  amountCents,
  amount: euro(amountCents),
});

/** Of the pickup; before it the ones the person has stored, so that the form can offer them (C-15). */
async function maskedBank(tx: Tx, reward: sql.Reward): Promise<NonNullable<Shown['bankData']> | null> {
  const bank = reward.collectedAt === null ? await findStoredBank(tx, reward) : openBank(tx, reward);
  return bank ? { holder: bank.holder, iban: maskIban(bank.iban) } : null;
}
