/**
 * A recipient goes: data nobody confirmed (R7), "Das war ich nicht" (R12), a deletion on request (R10). The number
 * stays; the recommendation, its order and its rewards end with the person in the same transaction.
 */

import { refuse } from '@weitersagen/contract/basics/refusals';
import { reasonOf } from '@weitersagen/contract/event/reasons';
import { rejections } from '@weitersagen/contract/order/rules';
import { mayRecommendation } from '@weitersagen/contract/recommendation/rules';
import { forgetWritten } from '#approval/approval.ts';
import { lockOwn, lockPair, type Own, ownNumber } from '#arrival/arrival.ts';
import { forgetPerson } from '#case/case.ts';
import { allowNext } from '#identity/identity.ts';
import { today } from '#platform/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { emptyInBatches, walkRows } from '#platform/database/batches.ts';
import type { Answer } from '#platform/http/answer.ts';
import { pass, whoHas } from '#platform/jobs/pass.ts';
import { clearAgreementAddresses, deletableRow, forgetRecipient, listDeletable } from '#recipient/recipient.ts';
import {
  expiredMail,
  moveRecommendation,
  notConsideredMail,
  queueRecommenderMail,
  type Recommendation,
} from '#recommendation/recommendation.ts';
import { cancelOpenRewards, cancelRewards, forgetCollector, lockRewards } from '#reward/reward.ts';
import { endExpectations, settleRecommendation } from '#settlement/settlement.ts';
import * as sql from './forget-sql.ts';

/** The reason of everything that "Das war ich nicht" ends. */
export const notMe = reasonOf('notMe');

/** R12: whoever got the mail did not give these data. Its page stays open to say that it is done. */
export async function declineRecipient(ctx: Ctx, answer: Answer): Promise<{ isDeleted: boolean }> {
  await ctx.write(async (tx) => loseRecipient(tx, await lockOwn(tx, { number: ownNumber(ctx) }), 'decline', notMe));
  await allowNext(ctx, answer, ['recipientAgreement']);
  return { isDeleted: true };
}

/** R7 by the night: what nobody confirmed in 84 days, each person by itself; gives how many. */
export const deleteUnconfirmed = pass(
  (ctx) =>
    walkRows(
      (key) => ctx.read((tx) => listDeletable(tx, key)),
      ({ id }) => ctx.write((tx) => deleteOverdue(tx, id)),
    ),
  whoHas(({ now }) => deletableRow(today(now))),
);

/** Nothing when the person has confirmed, or is gone, since the list was read. */
async function deleteOverdue(tx: Tx, id: number): Promise<boolean> {
  const own = await lockPair(tx, { id });
  const { status, deleteOn } = own.recipient;
  if (status !== 'unconfirmed' || deleteOn === null || deleteOn >= today(tx.now)) return false;
  await loseRecipient(tx, own, 'forget');
  return true;
}

/** With E7; a recommendation that has ended before stays as it is. */
async function loseRecipient(tx: Tx, own: Own, event: 'forget' | 'decline', reason?: string): Promise<void> {
  await forgetRecipient(tx, own.recipient, event, reason);
  await endUnreleased(tx, own.recommendation, { as: 'loseRecipient', reason });
  await forgetRest(tx, own, await lockRewards(tx, { recipientId: own.recipient.id }));
}

/** Of the person at rewards: bank data, and whatever words operators gave as reasons, here and before. */
async function forgetRest(
  tx: Tx,
  { recommendation, recipient }: Own,
  rewards: readonly { id: number }[],
): Promise<void> {
  await forgetCollector(tx, { recipientId: recipient.id }, recipient.email);
  await forgetPerson(tx, recipient.email, { recommendationId: recommendation.id });
  await forgetWritten(tx, 'reward', rewards);
  await forgetWritten(tx, 'recipient', [recipient]);
  await forgetWritten(tx, 'recommendation', [recommendation]);
}

/**
 * R10 by an operator, on request. A reward that waits for the person or its transfer has to be given up; one that is
 * ready is cancelled then (P10), one that is collected is paid all the same.
 */
export const eraseRecipient = (
  ctx: Ctx,
  number: string,
  { reason, waivesReward }: { reason: string; waivesReward: boolean },
): Promise<{ isDeleted: boolean }> =>
  ctx.write(async (tx) => {
    const own = await lockOwn(tx, { number });
    const { recommendation, recipient } = own;
    await forgetRecipient(tx, recipient, 'erase', reason);
    await endUnreleased(tx, recommendation, { as: 'forgetRecipient', reason });
    const rewards = await lockRewards(tx, { recipientId: recipient.id });
    if (!waivesReward && rewards.some(({ status }) => status === 'ready' || status === 'collected'))
      refuse('state.not-allowed', { problems: [{ field: 'Verzicht', code: 'box-required' }] });
    await cancelOpenRewards(tx, rewards, { reason, mail: false });
    await cancelRewards(
      tx,
      rewards.filter(({ status }) => status === 'ready'),
      { reason, mail: false },
    );
    await settleRecommendation(tx, recommendation.id);
    await forgetRest(tx, own, rewards);
    return { isDeleted: true };
  });

/** The recommendation runs out when nobody had confirmed, and is cancelled when somebody had; one that was released goes on. */
async function endUnreleased(
  tx: Tx,
  recommendation: Recommendation,
  move: { as: 'loseRecipient' | 'forgetRecipient'; reason?: string | undefined },
): Promise<void> {
  const event = recommendation.status === 'ok' ? 'forgetRecipient' : 'loseRecipient';
  if (!mayRecommendation(event, recommendation)) return;
  await moveRecommendation(tx, recommendation, event, move);
  await endExpectations(tx, [recommendation], rejections.erased);
  if (event === 'loseRecipient') return queueRecommenderMail(tx, expiredMail, recommendation);
  // That the data are gone is the contact's to tell.
  await queueRecommenderMail(tx, notConsideredMail, recommendation, { why: 'noContract' });
}

/** Step of the night: addresses of agreements that no reward needs as evidence any more. */
export const forgetAgreementAddresses = pass(
  (ctx) =>
    emptyInBatches((max) =>
      ctx.write(async (tx) => clearAgreementAddresses(tx, await sql.listAgreementsOver(tx.db, max))),
    ),
  whoHas(sql.agreementOverRow),
);
