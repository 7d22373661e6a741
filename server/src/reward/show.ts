/**
 * What somebody sees of the own rewards (GET praemierung): a recommender all of them, newest first; the bearer of a
 * reward token exactly one. The token stands in the answer only while the reward is ready, never for support, and never
 * for a token of an older attempt.
 */

import { dayOf } from '@weitersagen/contract/basics/day';
import { euro } from '@weitersagen/contract/basics/money';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import { type EventName, eventCode } from '@weitersagen/contract/event/events';
import { termsIn } from '@weitersagen/contract/mandant/rules';
import type { OwnPremium, Premium } from '@weitersagen/contract/premium/schemas';
import { checks, heldUntil, holdsOf, isStopped } from '@weitersagen/contract/reward/rules';
import type { RewardQuery, Reward as ShownReward } from '@weitersagen/contract/reward/schemas';
import type { RewardStatus } from '@weitersagen/contract/reward/status';
import { findPayer, maskBankAccount, newIbanAt } from '#bank-account/bank-account.ts';
import { type Ctx, selfOf, type Tx } from '#platform/context.ts';
import { dayText } from '#platform/day-text.ts';
import { findPremium, listProductIdsOf } from '#premium/premium.ts';
import { productNameIn, saidIn } from '#product/product.ts';
import { onAccountBy } from './on-account.ts';
import { bankOf, findStoredBank } from './pickup/bank.ts';
import { type Choice, listChoices } from './pickup/choice.ts';
import * as sql from './sql.ts';
import { rewardToken } from './token.ts';

type Query = Value<typeof RewardQuery>;
type Shown = Value<typeof ShownReward>;

/** Nobody has more; who asks for no page gets all. */
const countMax = 5000;

interface Found {
  reward: sql.Reward;
  premium: Shown['premium'];
  details: Pick<
    Shown,
    | 'choice'
    | 'bankData'
    | 'collector'
    | 'termsText'
    | 'isHeld'
    | 'isChecked'
    | 'steps'
    | 'newIbanAt'
    | 'payer'
    | 'onAccountBy'
  >;
}

export async function listRewards(ctx: Ctx, query: Query): Promise<Shown[]> {
  const found = await ctx.read(async (tx) => {
    const rewards = await findRewards(tx, query);
    const details = query.details ? await listDetails(tx, rewards) : undefined;
    const rows: Found[] = [];
    for (const reward of rewards)
      rows.push({ reward, premium: await chosenPremium(tx, reward), details: details?.get(reward.id) ?? {} });
    return rows;
  });
  return Promise.all(found.map((one) => present(ctx, one)));
}

async function findRewards(tx: Tx, { status, count, after }: Query): Promise<sql.Reward[]> {
  const { actor, db } = tx;
  if (actor.kind === 'reward') {
    const reward = (await sql.findReward(tx, { number: actor.number })) ?? refuse('token.invalid');
    return [reward].filter((own) => status === null || own.status === status);
  }
  const before = after === null ? null : ((await sql.findId(db, after)) ?? 0);
  return sql.listOwn(db, { accountId: selfOf(tx).accountId, status, before, max: count ?? countMax });
}

async function present(ctx: Ctx, { reward, premium, details }: Found): Promise<Shown> {
  const name = productNameIn({ name: reward.productName, translations: reward.productTexts }, ctx.locale);
  return {
    number: reward.number,
    recommendationNumber: reward.recommendationNumber,
    role: reward.role,
    status: reward.status,
    amountCents: reward.amountCents,
    amount: euro(reward.amountCents),
    isGoodwill: reward.isGoodwill,
    product: { id: reward.productId, externalId: reward.productExternalId, name },
    premium,
    token: await collectToken(ctx, reward),
    createdAt: reward.createdAt,
    readyAt: reward.readyAt,
    collectUntil: reward.collectUntil,
    collectedAt: reward.collectedAt,
    paidAt: reward.paidAt,
    ...details,
  };
}

/** Collects the reward of whoever asks; none while it is not ready, and none for support. */
export async function collectToken(
  ctx: Ctx,
  { number, attempt, status, collectUntil }: Pick<sql.Reward, 'number' | 'attempt' | 'status' | 'collectUntil'>,
): Promise<string | null> {
  const { actor } = ctx;
  const isOwner =
    actor.kind === 'reward' ? actor.attempt === attempt : actor.kind === 'recommender' && actor.support === null;
  return isOwner && status === 'ready' && collectUntil !== null
    ? rewardToken(ctx, { number, attempt, collectUntil }, ctx.now)
    : null;
}

/** What was chosen at the pickup, as the wire shows it; before it nothing is. */
export async function chosenPremium(
  tx: Tx,
  { premiumId, collectedAt, expectedPremiumId, expectedCents, planCents }: sql.Reward,
): Promise<Value<typeof Premium> | null> {
  if (premiumId === null || collectedAt === null) return null;
  const premium = await findPremium(tx, premiumId);
  if (!premium) return null;
  const valueCents =
    premiumId === expectedPremiumId && expectedCents !== null ? expectedCents : premium.valueCents + planCents;
  const said = saidIn(premium, tx.locale);
  return { ...said, valueCents, value: euro(valueCents), productIds: await listProductIdsOf(tx, premiumId) };
}

async function listDetails(tx: Tx, rewards: readonly sql.Reward[]): Promise<Map<number, Found['details']>> {
  const choices = await listChoices(tx, rewards);
  const payer = await findPayer(tx);
  const events = Map.groupBy(
    await sql.listSteps(
      tx.db,
      rewards.map(({ id }) => id),
    ),
    ({ rewardId }) => rewardId,
  );
  const details = new Map<number, Found['details']>();
  for (const reward of rewards) {
    details.set(reward.id, {
      choice: {
        id: reward.productId,
        externalId: reward.productExternalId,
        premiums: (choices.get(reward.id) ?? []).map((choice) => toOwnPremium(choice, tx.locale)),
      },
      bankData: await maskedBank(tx, reward),
      collector: { firstName: reward.firstName, lastName: reward.lastName },
      termsText: termsIn(tx.mandant.config, tx.locale).text,
      isHeld: reasonToWait(reward, tx) !== undefined && heldUntil(reward, tx.now) === null,
      isChecked: reasonToWait(reward, tx)?.reason === textOf(tx).checked,
      newIbanAt: newIbanAt(tx),
      payer,
      onAccountBy: onAccountBy(reward, tx),
      steps: stepsOf(reward, (events.get(reward.id) ?? []) as Step[], tx),
    });
  }
  return details;
}

const toOwnPremium = ({ premium, amountCents }: Choice, locale: string): Value<typeof OwnPremium> => ({
  ...saidIn(premium, locale),
  value: euro(premium.valueCents),
  amountCents,
  amount: euro(amountCents),
});

/** Of the pickup; before it the ones the person has stored, so that the form can offer them (C-15). */
async function maskedBank(tx: Tx, reward: sql.Reward): Promise<NonNullable<Shown['bankData']> | null> {
  const bank = reward.collectedAt === null ? await findStoredBank(tx, reward) : bankOf(tx, reward);
  return bank ? maskBankAccount(tx, bank) : null;
}

interface Step {
  event: string;
  status: RewardStatus;
  at: Date;
  reason: string | null;
}

const words = {
  de: {
    stopped: 'Sie haben die Auszahlung angehalten. Wir prüfen das.',
    checked:
      'Ein Mensch sieht sich die Auszahlung an. Sie müssen nichts tun, und Ihre Prämie verfällt in dieser Zeit nicht.',
    newIban: (until: string) => `Diese IBAN ist neu. Wir überweisen frühestens am ${until}.`,
    held: 'Wir prüfen den Auftrag. Bis dahin wird nichts ausgezahlt.',
    orderCancelled: 'Der Vertrag, für den es die Prämie gab, besteht nicht mehr.',
  },
  en: {
    stopped: 'You have stopped the payment. We are looking into it.',
    checked:
      'A person is looking at the payment. There is nothing you need to do, and your reward will not expire in the meantime.',
    newIban: (until: string) => `This IBAN is new. We transfer on ${until} (Berlin time) at the earliest.`,
    held: 'We are looking into the order. Nothing is paid until then.',
    orderCancelled: 'The contract that earned the reward no longer exists.',
  },
};

/** What an operator wrote to nobody but colleagues stays with them; the bank's reason and that of a set-back do not. */
const told = ['return', 'setBack'] as const satisfies readonly EventName<'reward'>[];
const silent = [
  'stop',
  'stopBank',
  'check',
  'free',
  'noteCancellation',
  'remind',
] as const satisfies readonly EventName<'reward'>[];

const isOneOf = (names: readonly EventName<'reward'>[], code: string): boolean =>
  names.some((name) => eventCode('reward', name) === code);
/** Kept for colleagues only. */

/** Each status with its day; a returned transfer, a cancelled contract, a stop and a hold with the reason. */
function stepsOf(reward: sql.Reward, steps: readonly Step[], tx: Tx): NonNullable<Value<typeof ShownReward>['steps']> {
  const text = textOf(tx);
  const { status, orderCancelled } = reward;
  const reasonOf = (step: Step): string | null => {
    if (step.status === 'cancelled' && orderCancelled) return text.orderCancelled;
    return isOneOf(told, step.event) ? step.reason : null;
  };
  const shown = steps
    .filter(({ event }) => !isOneOf(silent, event))
    .map((step) => ({ status: step.status, at: step.at, reason: reasonOf(step) }));
  const waits = reasonToWait(reward, tx);
  if (waits) shown.push({ status, ...waits });
  return shown;
}

const textOf = ({ locale }: Tx) => (locale === 'en' ? words.en : words.de);

/** What keeps it back, with the moment it began, in the words for its collector; one that is open waits for its order anyway. */
function reasonToWait(reward: sql.Reward, tx: Tx): { at: Date; reason: string } | undefined {
  const { now, locale } = tx;
  const text = textOf(tx);
  const held = holdsOf(reward, now);
  if (reward.status === 'open' || held.length === 0) return undefined;
  const sinceOf = (kinds: readonly string[]): Date | undefined =>
    reward.holds.find(({ kind }) => kinds.includes(kind) && held.includes(kind))?.since;
  if (held.includes('accountLocked') || held.includes('cancellationReported')) return { at: now, reason: text.held };
  const stoppedAt = isStopped(reward) ? sinceOf(['stopped', 'bank']) : undefined;
  if (stoppedAt) return { at: stoppedAt, reason: text.stopped };
  const checkedAt = sinceOf(checks);
  if (checkedAt) return { at: checkedAt, reason: text.checked };
  const until = heldUntil(reward, now);
  return until ? { at: reward.collectedAt ?? now, reason: text.newIban(dayText(dayOf(until), locale)) } : undefined;
}
