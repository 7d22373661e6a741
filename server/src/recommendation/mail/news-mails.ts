/** The mails that tell the recommender what became of a recommendation: accepted (M06), expired (M07), not considered (M12). */
import { type Shares, shares } from '@weitersagen/contract/reward/shares';
import { getAccount } from '#account/account.ts';
import { today } from '#platform/clock.ts';
import type { Tx } from '#platform/context.ts';
import { queueMail } from '#platform/mail/queue.ts';
import type { Template } from '#platform/mail/template.ts';
import { getProduct, productNameIn } from '#product/product.ts';
import type { Recommendation } from '../sql.ts';
import { type AcceptedMail, acceptedMail, type EndedMail, type ExpiredMail } from './mails.ts';

type RecommenderMail = AcceptedMail & ExpiredMail & EndedMail;

/** What the two were promised when the recommendation was made (rules 4.1). */
export const promisedTo = (
  { mandant }: Pick<Tx, 'mandant'>,
  { premiumCents, recommenderShare }: Pick<Recommendation, 'premiumCents' | 'recommenderShare'>,
): Shares =>
  shares({ valueCents: premiumCents, recommenderShare, recipientCapCents: mandant.config.recipientCapCents });

/** Queues a mail to the recommender; there is none to a deleted account. M06 that a stranger causes counts while nobody has confirmed the account. */
export async function queueRecommenderMail(
  tx: Tx,
  template: Template<RecommenderMail>,
  recommendation: Recommendation,
  ended: Partial<Pick<EndedMail, 'why' | 'amountCents'>> = {},
): Promise<void> {
  const { id, email, firstName, language, status } = await getAccount(tx, recommendation.accountId);
  if (!email) return;
  const product = productNameIn(await getProduct(tx, recommendation.productId), language);
  const { number, productId } = recommendation;
  const amountCents = promisedTo(tx, recommendation).recommenderCents || null;
  await queueMail(tx, template, {
    to: email,
    language,
    object: 'account',
    objectId: id,
    about: number,
    parameters: { product, productId, number, firstName, amountCents, on: today(tx.now), ...ended },
    unconfirmed: tx.actor.kind === 'anyone' && status === 'created' && template === acceptedMail,
  });
}
