/**
 * What a person at the desk decides about a claim (B2 to B4, after an appeal B6 to B8): the order goes to the recommendation
 * of the person, goodwill is granted, or it is refused. Claim first, then what it moves, is locked.
 */

import { refuse } from '@weitersagen/contract/basics/refusals';
import { decisionMove, mayClaim } from '@weitersagen/contract/claim/rules';
import type { ClaimOutcome, ClaimRefusal } from '@weitersagen/contract/claim/status';
import { accountIsGone, getAccount } from '#account/account.ts';
import type { Tx } from '#platform/context.ts';
import { findRecommendation, getRecommendation, type Recommendation } from '#recommendation/recommendation.ts';
import { assignOrder, grantGoodwill } from '#settlement/settlement.ts';
import { endClaim } from './move.ts';
import * as sql from './sql.ts';

export interface Assignment {
  /** Number of the claim. */
  claim: string;
  /** An order of ours; without it a new one comes about under the number the person named. */
  orderNumber: string | null;
  /** One of the person; without it the one of the claim. */
  recommendationNumber: string | null;
  /** Of the contact, where nothing else says who it is. */
  email: string | null;
}

export interface Grant {
  claim: string;
  recommendationNumber: string | null;
  amountCents: number;
}

/** B2, B6; whoever decides alone takes the order from nobody else. */
export async function assignClaimed(
  tx: Tx,
  { claim: number, orderNumber, recommendationNumber, email }: Assignment,
  { reason, isAlone }: { reason: string; isAlone: boolean },
): Promise<void> {
  const claim = await lockForDecision(tx, number, 'assigned');
  const recommendation = await targetOf(tx, claim, recommendationNumber);
  await assignOrder(tx, {
    orderNumber,
    unknown: { externalNumber: claim.externalNumber || null, orderedOn: claim.contractOn },
    recommendation,
    email,
    mayTake: !isAlone,
  });
  await decide(tx, claim, { outcome: 'assigned', reason });
}

/** B3, B7: P13 for the person, with its own mail. */
export async function grantClaimed(
  tx: Tx,
  { claim: number, recommendationNumber, amountCents }: Grant,
  reason: string,
): Promise<void> {
  const claim = await lockForDecision(tx, number, 'goodwill');
  const recommendation = await targetOf(tx, claim, recommendationNumber);
  await grantGoodwill(tx, recommendation.number, { role: 'recommender', amountCents, reason });
  await decide(tx, claim, { outcome: 'goodwill', reason });
}

/** B4, B8; the remark stays with colleagues. */
export async function refuseClaimed(
  tx: Tx,
  number: string,
  { refusal, reason }: { refusal: ClaimRefusal; reason: string | null },
): Promise<void> {
  await decide(tx, await lockForDecision(tx, number, 'refused'), { outcome: 'refused', refusal, reason });
}

/** Two at once end as one: the second sees what the first has decided. */
async function lockForDecision(tx: Tx, number: string, outcome: ClaimOutcome): Promise<sql.Claim> {
  const claim = (await sql.lockClaim(tx.db, number)) ?? refuse('unknown');
  if (!mayClaim(decisionMove(outcome, claim), claim)) refuse('state.not-allowed');
  if (claim.status === 'appealed' && claim.firstDecidedById === deciderOf(tx)) refuse('claim.same-operator');
  return claim;
}

const deciderOf = ({ actor }: Tx): number => (actor.kind === 'operator' ? actor.operatorId : refuse('access.denied'));

const decide = (
  tx: Tx,
  claim: sql.Claim,
  decision: { outcome: ClaimOutcome; refusal?: ClaimRefusal; reason: string | null },
): Promise<void> => endClaim(tx, claim, decisionMove(decision.outcome, claim), { ...decision, by: deciderOf(tx) });

/** The recommendation that something is given to: the one of the claim or another of the same person, who is still there. */
export async function targetOf(
  tx: Tx,
  claim: Pick<sql.Claim, 'accountId' | 'recommendationId'>,
  recommendationNumber: string | null,
): Promise<Recommendation> {
  const found =
    recommendationNumber === null
      ? claim.recommendationId !== null && (await getRecommendation(tx, { id: claim.recommendationId }))
      : await findRecommendation(tx, { number: recommendationNumber });
  if (!found || found.accountId !== claim.accountId)
    refuse('input.invalid', {
      problems: [
        recommendationNumber === null
          ? { field: 'Empfehlungsnummer', code: 'required' }
          : { field: 'Empfehlungsnummer', code: 'number-unknown', values: { value: recommendationNumber } },
      ],
    });
  if (accountIsGone(await getAccount(tx, claim.accountId))) refuse('state.not-allowed');
  return found;
}
