/**
 * What can be asked for: each deed with what it is done with, why one person may be enough, and how it is done. The values of
 * a deed are kept as they were asked for, sealed, because a bank account is among them.
 */
import type { ApprovalKind } from '@weitersagen/contract/approval/status';
import { maskIban } from '@weitersagen/contract/bank-account/iban';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { EventObject } from '@weitersagen/contract/event/schemas';
import type { Debtor } from '@weitersagen/contract/mandant/file';
import { doubtsOfGoodwill } from '@weitersagen/contract/reward/goodwill';
import type { RewardRole } from '@weitersagen/contract/reward/schemas';
import { findAccountId } from '#account/account.ts';
import { findAgencyByOwnNumber, type Merge, mergeAgencies } from '#agency/agency.ts';
import { lockBudget } from '#approval/approval.ts';
import { freedByRelease, lockCase, mayFreeAlone, releaseCase, type SeenCase } from '#case/case.ts';
import { type Assignment, assignClaimed, findClaim, type Grant, grantClaimed, targetOf } from '#claim/claim.ts';
import { isPaidAsBefore, replaceSeller, type SellerWish } from '#invoice/invoice.ts';
import { changeDebtor } from '#mandant/mandant.ts';
import { operatorOf } from '#operator/operator.ts';
import { findOrder } from '#order/order.ts';
import { getRun } from '#payout-run/payout-run.ts';
import { letRecommenderGo } from '#person/person.ts';
import type { Tx } from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';
import { findRecipient } from '#recipient/recipient.ts';
import { findRecommendation, getRecommendation, type Recommendation } from '#recommendation/recommendation.ts';
import { findGoodwillUse, findReward, type Reward, type SeenHolds } from '#reward/reward.ts';
import * as settlement from '#settlement/settlement.ts';
import { type LetIn as LetKeyIn, letIn as letKeyIn } from '../api-key/let-in.ts';
import { reopen } from '../case/reopen.ts';
import { type EndedApp, endApp } from '../content/app/end.ts';
import { type LetIn, letIn } from '../content/app/let-in.ts';
import { carryOutPublication, draftIdOf, type Publication } from '../content/publication.ts';
import { carryOutPremium, isOfOnePerson, type PremiumPublication, premiumDraftId } from '../premium/publication.ts';
import { changeSso, type SsoAsked } from '../sso/change.ts';

/** What is asked for, by kind. */
export interface Deeds {
  discardPayout: { runId: number };
  returnReward: { number: string; endToEndId: string | null; bankReference: string | null };
  freeReward: { number: string } & SeenHolds;
  grantGoodwill: { number: string } & Omit<settlement.Goodwill, 'reason'>;
  reviveReward: { number: string };
  keepOrder: { number: string };
  freeBankAccount: settlement.SeenBank;
  dropBankAccount: settlement.SeenBank;
  unlockAccount: { hash: string };
  releaseCase: SeenCase;
  reopenCase: { id: number };
  changeDebtor: Debtor;
  changeSeller: SellerWish;
  assignClaim: Assignment;
  grantClaim: Grant;
  publishContent: Publication;
  letCmsClientIn: LetIn;
  endCmsApp: EndedApp;
  letApiKeyIn: LetKeyIn;
  changeSso: SsoAsked;
  publishPremium: PremiumPublication;
  mergeAgencies: Merge;
}

interface Deed<P> {
  object: EventObject | ((given: P) => EventObject);
  /** The id of what it is done with. */
  find(tx: Tx, given: P): Promise<number>;
  /** The claim that is decided with it. */
  claim?(given: P): string;
  /** One person is enough for it now. */
  isFree?(tx: Tx, given: P): Promise<boolean>;
  /** Whoever acts alone was let through before anything was locked: what is done looks again. */
  do(tx: Tx, given: P, reason: string, isAlone?: boolean): Promise<unknown>;
}

const rewardId = async (tx: Tx, { number }: { number: string }): Promise<number> =>
  ((await findReward(tx, { number })) ?? refuse('unknown')).id;

/** Goodwill below the limits and within the budgets. Two at once come one after the other: budgets are counted with the mandant locked. */
async function mayGiveAlone(tx: Tx, recommendation: Recommendation, role: RewardRole, cents: number): Promise<boolean> {
  await lockBudget(tx, 'goodwill');
  const use = await findGoodwillUse(tx, recommendation, { role, operatorId: operatorOf(tx).operatorId });
  return doubtsOfGoodwill(cents, use, tx.mandant.config).length === 0;
}

/** A check of little money is one person's; with anything else that holds the reward it is not. */
const mayFree = (tx: Tx, rewards: readonly Reward[]): Promise<boolean> =>
  mayFreeAlone(tx, rewards, operatorOf(tx).operatorId);

/** The same of what is locked; two at once come one after the other, as with goodwill. */
async function mayFreeNow(tx: Tx, rewards: readonly Reward[]): Promise<boolean> {
  await lockBudget(tx, 'review');
  return mayFree(tx, rewards);
}

const targetOfClaim = async (tx: Tx, { claim, recommendationNumber }: Grant): Promise<Recommendation> =>
  targetOf(tx, (await findClaim(tx, claim)) ?? refuse('unknown'), recommendationNumber);

/** The contract counts for somebody else now. */
async function takesFromOther(tx: Tx, { claim: number, orderNumber }: Assignment): Promise<boolean> {
  const claim = (await findClaim(tx, number)) ?? refuse('unknown');
  return orderNumber !== null && settlement.isOfAnother(tx, await settlement.livingOf(tx, orderNumber), claim);
}

const masked = ({ holder, iban }: Debtor): string => `${holder}, ${maskIban(iban)}`;

const ownerOf = (given: settlement.BankKey): EventObject => ('hash' in given ? 'account' : 'recipient');

const findOwner = async (tx: Tx, given: settlement.BankKey): Promise<number> =>
  'hash' in given
    ? ((await findAccountId(tx, given.hash)) ?? refuse('unknown'))
    : ((await findRecipient(tx, { number: given.recipient })) ?? refuse('unknown')).id;

const findCaseId = async (tx: Tx, { id }: { id: number }): Promise<number> => (await lockCase(tx, id)).found.id;

export const deeds: { readonly [K in ApprovalKind]: Deed<Deeds[K]> } = {
  discardPayout: {
    object: 'payout',
    find: async (tx, { runId }) => (await getRun(tx, runId)).id,
    // A draft has been given to nobody.
    isFree: async (tx, { runId }) => (await getRun(tx, runId)).status !== 'exported',
    // Nobody has said of a draft that the bank never got its file.
    do: (tx, { runId }, _reason, isAlone) => settlement.discardPayout(tx, runId, !isAlone),
  },
  returnReward: {
    object: 'reward',
    find: rewardId,
    do: (tx, { number, endToEndId }, reason) => settlement.returnReward(tx, number, { reason, endToEndId }),
  },
  freeReward: {
    object: 'reward',
    find: rewardId,
    isFree: async (tx, { number }) => mayFree(tx, [(await findReward(tx, { number })) ?? refuse('unknown')]),
    do: (tx, { number, ...seen }, reason, isAlone) =>
      settlement.freeReward(tx, number, reason, seen, async (reward) => !isAlone || mayFreeNow(tx, [reward])),
  },
  grantGoodwill: {
    object: 'recommendation',
    find: async (tx, { number }) => ((await findRecommendation(tx, { number })) ?? refuse('unknown')).id,
    isFree: async (tx, { number, role, amountCents }) =>
      mayGiveAlone(tx, (await findRecommendation(tx, { number })) ?? refuse('unknown'), role, amountCents),
    do: (tx, { number, ...goodwill }, reason) => settlement.grantGoodwill(tx, number, { ...goodwill, reason }),
  },
  reviveReward: {
    object: 'reward',
    find: rewardId,
    isFree: async (tx, { number }) => {
      const { recommendationId, role, amountCents } = (await findReward(tx, { number })) ?? refuse('unknown');
      return mayGiveAlone(tx, await getRecommendation(tx, { id: recommendationId }), role, amountCents);
    },
    do: (tx, { number }, reason) => settlement.reviveReward(tx, number, reason),
  },
  // A8: the cancellation that was reported is not followed, and what it held goes on.
  keepOrder: {
    object: 'order',
    find: async (tx, { number }) => ((await findOrder(tx, { number })) ?? refuse('unknown')).id,
    do: (tx, { number }, reason) => settlement.keepOrder(tx, number, reason || undefined),
  },
  // M36: what its owner has stopped is right, or it goes; both end a stop.
  freeBankAccount: {
    object: ownerOf,
    find: findOwner,
    do: (tx, given, reason) => settlement.freeBankAccount(tx, given, reason),
  },
  dropBankAccount: {
    object: ownerOf,
    find: findOwner,
    do: (tx, given, reason) => settlement.dropBankAccount(tx, given, reason),
  },
  // K11: what the lock held can be collected and paid again.
  unlockAccount: {
    object: 'account',
    find: findOwner,
    do: (tx, { hash }, reason) => letRecommenderGo(tx, hash, reason),
  },
  // F4: what a case held goes on.
  releaseCase: {
    object: 'case',
    find: findCaseId,
    isFree: async (tx, { id }) => mayFreeNow(tx, freedByRelease((await lockCase(tx, id)).rewards)),
    do: async (tx, seen, reason) => {
      const locked = await lockCase(tx, seen.id);
      await releaseCase(tx, locked, seen, { reason, by: operatorOf(tx).operatorId });
    },
  },
  // F7: after a lock other rewards of the person go on, too.
  reopenCase: {
    object: 'case',
    find: findCaseId,
    isFree: async (tx, { id }) => (await lockCase(tx, id)).found.status !== 'locked',
    do: (tx, { id }, reason) => reopen(tx, id, reason),
  },
  // Where another recommender loses the contract; else the release of the order takes the other person.
  assignClaim: {
    object: ({ orderNumber }) => (orderNumber === null ? 'claim' : 'order'),
    find: async (tx, { claim, orderNumber }) =>
      orderNumber === null
        ? ((await findClaim(tx, claim)) ?? refuse('unknown')).id
        : (await settlement.livingOf(tx, orderNumber)).id,
    claim: ({ claim }) => claim,
    isFree: async (tx, given) => !(await takesFromOther(tx, given)),
    do: (tx, given, reason, isAlone = false) => assignClaimed(tx, given, { reason, isAlone }),
  },
  grantClaim: {
    object: 'recommendation',
    find: async (tx, given) => (await targetOfClaim(tx, given)).id,
    claim: ({ claim }) => claim,
    isFree: async (tx, given) => mayGiveAlone(tx, await targetOfClaim(tx, given), 'recommender', given.amountCents),
    do: (tx, given, reason) => grantClaimed(tx, given, reason),
  },
  // Terms, and mails whose button is about money or a password.
  publishContent: {
    object: 'content',
    find: draftIdOf,
    do: (tx, given) => carryOutPublication(tx, given, true),
  },
  // A client that writes what pages say, or reads what is not public.
  letCmsClientIn: {
    object: 'mandant',
    find: async ({ mandant }) => mandant.id,
    do: letIn,
  },
  endCmsApp: {
    object: 'mandant',
    find: async ({ mandant }) => mandant.id,
    do: endApp,
  },
  // A system that reports orders.
  letApiKeyIn: {
    object: 'mandant',
    find: async ({ mandant }) => mandant.id,
    do: letKeyIn,
  },
  // Whoever may sign people in of agencies, and as what.
  changeSso: {
    object: 'mandant',
    find: async ({ mandant }) => mandant.id,
    do: changeSso,
  },
  // Whoever collects a voucher has its code at once; what is money is paid by a run of two.
  publishPremium: {
    object: 'content',
    find: premiumDraftId,
    isFree: isOfOnePerson,
    do: (tx, given, _reason, isAlone = false) => carryOutPremium(tx, given, !isAlone),
  },
  // Whoever belongs to the one may release the orders of the other afterwards.
  mergeAgencies: {
    object: 'agency',
    find: async (tx, { from }) => ((await findAgencyByOwnNumber(tx.db, from)) ?? refuse('unknown')).id,
    do: mergeAgencies,
  },
  // Where agencies pay to; the rest of what stands on their invoices is one person's.
  changeSeller: {
    object: 'mandant',
    find: async ({ mandant }) => mandant.id,
    isFree: isPaidAsBefore,
    do: replaceSeller,
  },
  changeDebtor: {
    object: 'mandant',
    find: async ({ mandant }) => mandant.id,
    do: async (tx, debtor, reason) => {
      const before = await changeDebtor(tx, debtor);
      const change = { from: before ? masked(before) : null, to: masked(debtor), reason };
      await recordEvent(tx, { object: 'mandant', id: tx.mandant.id, event: 'debtor', ...change });
    },
  },
};
