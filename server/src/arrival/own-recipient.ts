/** The recipient a token or a list stands for, with the recommendation, locked in the one order there is. */
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Ctx, Tx } from '#platform/context.ts';
import { findRecipient, lockRecipient, type Recipient } from '#recipient/recipient.ts';
import { getRecommendation, lockRecommendation, type Recommendation } from '#recommendation/recommendation.ts';

export interface Own {
  recommendation: Recommendation;
  recipient: Recipient;
}

type Key = { number: string } | { id: number };

/** The number of whoever calls with a recipient's token. */
export const ownNumber = ({ actor }: Pick<Ctx, 'actor'>): string =>
  actor.kind === 'recipient' ? actor.number : refuse('token.invalid');

/** Both rows under lock; for somebody whose data were deleted a token is answered 410, a number 404 (R11). */
export async function lockOwn(
  tx: Tx,
  by: Key,
  whenDeleted: 'recommendation.over' | 'unknown' = 'recommendation.over',
): Promise<Own> {
  const own = await lockPair(tx, by);
  return own.recipient.status === 'deleted' ? refuse(whenDeleted) : own;
}

/**
 * Both rows under lock, whatever became of the person. A follow-up may take a recipient over just before the lock is
 * there; then its recommendation is locked, too.
 */
export async function lockPair(tx: Tx, by: Key): Promise<Own> {
  let id = ((await findRecipient(tx, by)) ?? refuse('unknown')).recommendationId;
  for (;;) {
    const recommendation = await lockRecommendation(tx, { id });
    const recipient = (await lockRecipient(tx, by)) ?? refuse('unknown');
    if (recipient.recommendationId === id) return { recommendation, recipient };
    id = recipient.recommendationId;
  }
}

/** The same without a lock, for looking. */
export async function findOwn(tx: Tx, by: Key): Promise<Own> {
  const recipient = (await findRecipient(tx, by)) ?? refuse('unknown');
  if (recipient.status === 'deleted') refuse('recommendation.over');
  return { recipient, recommendation: await getRecommendation(tx, { id: recipient.recommendationId }) };
}
