/**
 * What may happen to a recommendation (rules 3.2, E1 to E21), and when its link is over.
 *
 * A recommendation is one potential contract and has at most one recipient; who comes later through the same link gets
 * a follow-up of its own (E2). Making one (E1, E2, E21) and opening the link (E3) move nothing, nor does a recipient
 * who has not confirmed yet (E4).
 */

import { type Moves, may } from '../basics/moves.ts';
import { isSameMailbox } from './mailbox.ts';
import type { RecommendationStatus } from './status.ts';

export const recommendationMoves = {
  accept: { from: ['open'], to: 'ok' }, // E5
  expire: { from: ['open'], to: 'expired' }, // E6
  loseRecipient: { from: ['open'], to: 'expired' }, // E7, R10
  release: { from: ['ok'], to: 'released' }, // E8
  loseOrder: { from: ['open', 'ok'], to: 'cancelled' }, // E9
  lapse: { from: ['ok'], to: 'expired' }, // E10
  pay: { from: ['released'], to: 'paid' }, // E11
  endUnpaid: { from: ['released'], to: 'expired' }, // E12
  loseReleasedOrder: { from: ['released'], to: 'cancelled' }, // E13
  clawBack: { from: ['released', 'paid'], to: 'cancelled' }, // E14
  cancel: { from: ['open', 'ok'], to: 'cancelled' }, // E15
  loseRecommender: { from: ['open'], to: 'cancelled' }, // E16
  reviveReward: { from: ['expired', 'cancelled', 'paid'], to: 'released' }, // E17 by P12
  grant: { from: ['expired', 'cancelled'], to: 'released' }, // E17 by P13
  reopen: { from: ['expired'], to: 'open' }, // E19, recipient not confirmed
  reopenAccepted: { from: ['expired'], to: 'ok' }, // E19, recipient confirmed
  returnReward: { from: ['paid'], to: 'released' }, // E20
  forgetRecipient: { from: ['ok'], to: 'cancelled' }, // R10
} as const satisfies Moves<RecommendationStatus>;
export type RecommendationEvent = keyof typeof recommendationMoves;

export const mayRecommendation = (event: RecommendationEvent, { status }: { status: RecommendationStatus }): boolean =>
  may(recommendationMoves, event, status);

/** What makes a link over for newcomers; every other end only makes a follow-up (rules 3.2). */
interface LinkState {
  validUntil: string;
  /** Cancelled by hand (E15). */
  locked: boolean;
  /** The account of the recommender is locked or deleted. */
  recommenderGone: boolean;
}

export const isLinkOver = ({ validUntil, locked, recommenderGone }: LinkState, today: string): boolean =>
  today > validUntil || locked || recommenderGone;

/**
 * Nobody recommends to the own mailbox, and nobody comes or orders through the own link, unless the mandant allows it
 * (V-04, R1). A deleted recommender has no address.
 */
export const mayRecommendTo = (
  recipientEmail: string,
  recommenderEmail: string | null,
  { allowsSelfRecommendation }: { allowsSelfRecommendation: boolean },
): boolean => allowsSelfRecommendation || recommenderEmail === null || !isSameMailbox(recipientEmail, recommenderEmail);

/** "Muster" → "M." */
export const initial = (lastName: string): string => (lastName === '' ? '' : `${[...lastName][0]?.toUpperCase()}.`);
