/**
 * Rewards (rules 3.5): one claim of one person out of one order, from "Offen" to "Ausgezahlt". Every move changes the
 * status, writes its event, books its postings and queues its mail in the caller's transaction; which move is allowed
 * is contract/reward/rules. Rows are locked by the caller, after recommendation, recipient and order, before a run.
 * What a reward's end means for its recommendation (E11 to E14, E17, E20) is decided in `settlement`. How one is cancelled
 * or claimed back stands in cancel.ts, how one becomes ready again in new-attempt.ts, the pickup itself in pickup/.
 */

import { refuse } from '@weitersagen/contract/basics/refusals';
import {
  collectUntil,
  isCollectable,
  isHeldFromPickup,
  isOverdue,
  isStopped,
} from '@weitersagen/contract/reward/rules';
import type { RewardRole } from '@weitersagen/contract/reward/schemas';
import { chooseBankAccount, isPayoutAccount } from '#bank-account/bank-account.ts';
import { keepTerms } from '#mandant/mandant.ts';
import { today } from '#platform/clock.ts';
import type { Tx } from '#platform/context.ts';
import { pass, whoHas } from '#platform/jobs/pass.ts';
import type { Recommendation } from '#recommendation/recommendation.ts';
import { stopWithAccount } from './hold/decision.ts';
import { forgetPairs } from './hold/same-iban.ts';
import { clearHoldReasons } from './hold/sql.ts';
import { expiredMail, goodwillMail, paidMail, readyForRecommenderMail } from './mail/mails.ts';
import { addReward, promisedShares } from './make.ts';
import { book, moveRewards, takeBack } from './move.ts';
import { mailCollectors } from './notice.ts';
import { findStoredBank, refuseStoppedBank, storeBank } from './pickup/bank.ts';
import { listChoices } from './pickup/choice.ts';
import { pickUp, provideRecipient } from './pickup/pickup.ts';
import type { Reward } from './sql.ts';
import * as sql from './sql.ts';
import { clearSnapshots, oldSnapshotRow, updateRewards } from './write-sql.ts';

export { moveAgencyRewards } from './agency-sql.ts';
export { cancelOpenRewards, cancelRewards, clawBackRewards, noteCancellation } from './cancel.ts';
export { findGoodwillUse } from './goodwill/use.ts';
export {
  freeReward,
  freeRewardsOf,
  type SeenHolds,
  seenHolds,
  stopOwnAccount,
  stopReward,
  stopRewards,
} from './hold/decision.ts';
export { leaveDraft } from './hold/leave-draft.ts';
export { freeChecked, holdForReview } from './hold/review.ts';
export { type HoldRow, toHolds } from './hold/sql.ts';
export { returnReward, reviveReward, setBackReward } from './new-attempt.ts';
export { onAccountBy } from './on-account.ts';
export { bankOf } from './pickup/bank.ts';
export { collectForRecipient } from './pickup/pickup.ts';
export { hashRewardTails } from './pickup/tail.ts';
export { mailReady, remindCollectors } from './remind.ts';
export { chosenPremium, collectToken } from './show.ts';
export {
  findReward,
  listOverdue,
  listRewardStates,
  listRewardsOf,
  lockPayable,
  lockRewards,
  overdueRow,
  type Reward,
  type RewardKey,
} from './sql.ts';

export async function lockReward(tx: Tx, by: { number: string } | { id: number }): Promise<Reward> {
  return (await sql.lockRewards(tx, by))[0] ?? refuse('unknown');
}

export interface ReportedOrder {
  id: number;
  productId: number;
  orderedOn: string;
}

/** P1 and L1: one reward for each person whose share is above 0 cents. */
export async function openRewards(
  tx: Tx,
  { order, recommendation, recipientId }: { order: ReportedOrder; recommendation: Recommendation; recipientId: number },
): Promise<Reward[]> {
  const { expected, recommenderCents, recipientCents } = await promisedShares(tx, order, recommendation);
  const made = { recommendationId: recommendation.id, order, expected, event: 'expect', status: 'open' } as const;
  if (recommenderCents > 0) {
    const recommender = { role: 'recommender', personId: recommendation.accountId } as const;
    await addReward(tx, { ...made, ...recommender, amountCents: recommenderCents });
  }
  if (recipientCents > 0) {
    const recipient = { role: 'recipient', personId: recipientId } as const;
    await addReward(tx, { ...made, ...recipient, amountCents: recipientCents });
  }
  // By the order, not by a list of ids: for a list PostgreSQL plans the seven tables of a reward anew every time.
  const rewards = await sql.listRewardsOf(tx, { orderId: order.id });
  await book(tx, rewards, 'reservation');
  return stopWithAccount(tx, rewards);
}

/**
 * P2 and L2 with M10, M11; a recipient whose bank data are known has nothing left to do (P5). The reward of the other
 * role waits on where only one is named.
 */
export async function provideRewards(tx: Tx, orderId: number, only?: RewardRole): Promise<Reward[]> {
  const open = (await sql.lockRewards(tx, { orderId })).filter(
    ({ status, role }) => status === 'open' && (only === undefined || role === only),
  );
  const until = collectUntil(today(tx.now), tx.mandant.config.collectionPeriodDays);
  const ready = await moveRewards(tx, open, 'provide', {
    change: { readyAt: tx.now, collectUntil: until, lastMailAt: tx.now },
  });
  await takeBack(tx, ready, ['reservation']);
  await book(tx, ready, 'provision');
  const provided: Reward[] = [];
  for (const reward of ready) {
    if (reward.role === 'recommender' && !isHeldFromPickup(reward, tx.now))
      await mailCollectors(tx, readyForRecommenderMail, [reward]);
    provided.push(reward.role === 'recipient' ? await provideRecipient(tx, reward) : reward);
  }
  return provided;
}

interface ChosenPremium {
  /** Attempt of the token: an older one only reads. */
  attempt: number;
  premiumId: number | null;
  holder: string | null;
  iban: string | null;
  storesBankData: boolean;
  /** As it was shown; another one than that in force is refused (PSOF0306). */
  termsText: string;
}

/** P4: the collector chooses a premium and says where the money goes. */
export async function collectReward(
  tx: Tx,
  reward: Reward,
  { attempt, premiumId, holder, iban, storesBankData, termsText }: ChosenPremium,
): Promise<Reward> {
  if (attempt !== reward.attempt || !isCollectable(reward, tx.now)) refuse('reward.not-ready');
  const choice = await chosen(tx, reward, premiumId);
  const isMoney = choice?.premium.kind !== 'voucher';
  const bank = isMoney ? chooseBankAccount(tx, { holder, iban }, await findStoredBank(tx, reward)) : undefined;
  if (bank && (await isPayoutAccount(tx, bank.iban)))
    refuse('input.invalid', { problems: [{ field: 'IBAN', code: 'own-account' }] });
  if (bank) await refuseStoppedBank(tx, reward, bank);
  const collected = await pickUp(tx, reward, {
    event: 'collect',
    choice,
    bank,
    termsTextId: await keepTerms(tx, termsText),
  });
  if (bank && storesBankData) await storeBank(tx, reward, bank);
  return collected;
}

/** One of what is offered; goodwill without an order is money and leaves no choice (P13). */
async function chosen(tx: Tx, reward: Reward, premiumId: number | null) {
  if (reward.orderId === null) return premiumId === null ? undefined : refuse('premium.not-available');
  if (premiumId === null) refuse('input.invalid', { problems: [{ field: 'PraemieId', code: 'required' }] });
  const choices = (await listChoices(tx, [reward])).get(reward.id) ?? [];
  return choices.find(({ premium }) => premium.id === premiumId) ?? refuse('premium.not-available');
}

/** P6 and L6 with M16, for rewards whose last day is over. */
export async function expireRewards(tx: Tx, rewards: readonly Reward[]): Promise<Reward[]> {
  const overdue = rewards.filter((reward) => isOverdue(reward, today(tx.now)));
  const expired = await moveRewards(tx, overdue, 'expire');
  await book(tx, expired, 'expiry');
  await mailCollectors(tx, expiredMail, expired);
  return expired;
}

/** P8 and L5 with M14, for every attempt of a run that the bank has executed. */
export async function payRewards(tx: Tx, rewards: readonly Reward[]): Promise<Reward[]> {
  const paid = await moveRewards(tx, rewards, 'payOut', { change: { paidAt: tx.now } });
  await book(tx, paid, 'payout');
  await mailCollectors(tx, paidMail, paid);
  return paid;
}

export interface Goodwill {
  role: RewardRole;
  /** Account of the recommender, or the recipient. */
  personId: number;
  amountCents: number;
  reason: string;
}

/** P13 and L2 with M15: a new reward without an order. The caller has looked whether the person is still there. */
export async function grantReward(
  tx: Tx,
  recommendation: Recommendation,
  { role, personId, amountCents, reason }: Goodwill,
): Promise<Reward> {
  const id = await addReward(tx, {
    recommendationId: recommendation.id,
    productId: recommendation.productId,
    event: 'grant',
    status: 'ready',
    reason,
    role,
    personId,
    amountCents,
  });
  const made = (await sql.findReward(tx, { id })) as Reward;
  await book(tx, [made], 'provision');
  const [reward] = await stopWithAccount(tx, [made]);
  if (!isStopped(reward as Reward)) await mailCollectors(tx, goodwillMail, [reward as Reward]);
  return reward as Reward;
}

/**
 * The person of these rewards goes, and so does the hash of the IBAN; the sealed account of a transfer that was made, or
 * still is, stays until no return can come any more (C-16). Mails about a reward are the person's.
 */
export async function forgetCollector(
  tx: Tx,
  by: { accountId: number } | { recipientId: number },
  email: string | null,
): Promise<void> {
  await forgetPairs(tx, email);
  const rewards = await sql.lockRewards(tx, by);
  const ids = rewards.map(({ id }) => id);
  const unneeded = rewards.filter(({ status }) => status !== 'collected' && status !== 'paidOut').map(({ id }) => id);
  if (ids.length > 0) await updateRewards(tx.db, ids, { ibanHash: null, ibanTailHash: null, at: tx.now });
  await clearHoldReasons(tx.db, ids);
  if (unneeded.length > 0)
    await updateRewards(tx.db, unneeded, { holderSealed: null, ibanSealed: null, ibanLast4: null, at: tx.now });
}

const snapshotMonths = 14;
const snapshotsBefore = (now: Date): Date => {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - snapshotMonths);
  return before;
};

/** Job: the account of a payment goes 14 months after it, when no return can come any more (C-16); gives how many. */
export const forgetSnapshots = pass(
  (ctx) => ctx.write((tx) => clearSnapshots(tx.db, snapshotsBefore(tx.now))),
  whoHas(({ now }) => oldSnapshotRow(snapshotsBefore(now))),
);
