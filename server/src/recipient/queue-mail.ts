/** Mails to a recipient whose data are still there, and what tells both sides that there is no reward (M12). */

import { today } from '#platform/clock.ts';
import type { Tx } from '#platform/context.ts';
import { queueInTurn } from '#platform/mail/queue.ts';
import type { Template } from '#platform/mail/template.ts';
import { getProduct, productNameIn } from '#product/product.ts';
import {
  type EndedMail,
  type EndReason,
  getRecommendation,
  notConsideredMail,
  promisedTo,
  queueRecommenderMail,
  type Recommendation,
} from '#recommendation/recommendation.ts';
import { confirmDetailsMail, orderReceivedMail, type RecipientMail } from './mails.ts';
import type { Recipient } from './sql.ts';

/** Asked for in a form that anybody may have sent, and not yet said by the token of a mail. */
export const asksToAdvertise = ({ wantsAdvertising, advertisingAt, email }: Recipient): boolean =>
  wantsAdvertising && advertisingAt === null && email !== null;

type AnyRecipientMail = RecipientMail & EndedMail;

/**
 * Queues a mail to somebody whose data are still there. M05 counts among the mails nobody has confirmed, and M08 where somebody
 * caused it who only came through the link (R3, R4). Gives until when it waits.
 */
export async function queueRecipientMail(
  tx: Tx,
  template: Template<AnyRecipientMail>,
  recipient: Recipient,
  more: Partial<AnyRecipientMail> = {},
): Promise<Date | null> {
  const { id, number, firstName, email, language, deleteOn, channel, source } = recipient;
  if (!email) return null;
  const product = more.product ?? (await productNameOf(tx, recipient));
  const { waitsUntil } = await queueInTurn(tx, template, {
    to: email,
    language,
    object: 'recipient',
    objectId: id,
    parameters: {
      ...more,
      number,
      firstName,
      deleteOn,
      product,
      asksToAdvertise: asksToAdvertise(recipient),
      ...(channel !== null && { channel }),
      ...(source !== null && { source }),
    },
    unconfirmed: template === confirmDetailsMail || (tx.actor.kind === 'anyone' && template === orderReceivedMail),
  });
  return waitsUntil;
}

async function productNameOf(tx: Tx, { recommendationId, language }: Recipient): Promise<string> {
  const { productId } = await getRecommendation(tx, { id: recommendationId });
  return productNameIn(await getProduct(tx, productId), language);
}

interface End {
  recommendation: Recommendation;
  recipient: Recipient | undefined;
}

/** M12 to both; each hears why, and of the own reward alone. */
export async function queueEndMails(tx: Tx, { recommendation, recipient }: End, why: EndReason): Promise<void> {
  await queueRecommenderMail(tx, notConsideredMail, recommendation, { why });
  await queueRecipientEndMail(tx, recipient, { why, amountCents: promisedTo(tx, recommendation).recipientCents });
}

/** M12; a recipient who never confirmed knows nothing of a reward. */
export async function queueRecipientEndMail(
  tx: Tx,
  recipient: Recipient | undefined,
  { why, amountCents }: { why: EndReason; amountCents: number },
): Promise<void> {
  if (recipient?.status !== 'confirmed') return;
  await queueRecipientMail(tx, notConsideredMail, recipient, {
    why: why === 'endedByYou' ? 'ended' : why,
    amountCents,
    on: today(tx.now),
    isRecipient: true,
  });
}
