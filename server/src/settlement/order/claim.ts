/**
 * Finds whose order it is and makes the order there (rules 3.4, A1, R-33): gathers the facts under the locks of the
 * family, lets `owner.ts` decide, and does it: follow-up, shell, take-over, late revival, or a rejected order.
 */

import { euro } from '@weitersagen/contract/basics/money';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Problem } from '@weitersagen/contract/basics/wire';
import { reasonOf } from '@weitersagen/contract/event/reasons';
import type { OrderReport } from '@weitersagen/contract/order/schemas';
import { isLinkOver } from '@weitersagen/contract/recommendation/rules';
import { type Account, accountIsGone, getAccount } from '#account/account.ts';
import { insertOrder, listOrdersOf, type Order } from '#order/order.ts';
import type { Tx } from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';
import { findProductByExternalId, getProduct, type Product, productNameIn } from '#product/product.ts';
import {
  addShell,
  findRecipient,
  lockRecipient,
  moveToFollowUp,
  orderReceivedMail,
  queueRecipientMail,
  type Recipient,
} from '#recipient/recipient.ts';
import {
  acceptedMail,
  lockRecommendation,
  makeFollowUp,
  moveRecommendation,
  queueRecommenderMail,
  type Recommendation,
} from '#recommendation/recommendation.ts';
import { cancelOpenRewards, openRewards, type Reward } from '#reward/reward.ts';
import { isLetIn, type Place, placeOrder } from './owner.ts';
import * as sql from './sql.ts';

/** A contract as it is reported: everything A1 needs. */
export interface Claim {
  /** Null for one made in the portal: its own number stands for it. */
  externalNumber: string | null;
  source: string;
  orderedOn: string;
  productExternalId: string | null;
  email: string | null;
  /** The person, where the report names one. */
  recipientId: number | null;
  rootId: number;
  /** Of the agent who serves the person. */
  agencyNumber?: string | null;
  /** What a rejected order hangs on where no person is found. */
  linkId: number;
}

/** Where a claim belongs; the family root, the recommendation and the person are locked. */
export interface Owner {
  root: Recommendation;
  /** The number of the person, the root without one. */
  recommendation: Recommendation;
  person: Recipient | undefined;
  recommender: Account;
  place: Place;
}

const unknownNumber = (field: string, value: string): Problem => ({ field, code: 'number-unknown', values: { value } });

/** The link and the person a report names, nothing locked yet; a field error for a number that is not known here. */
export async function readClaim(tx: Tx, source: string, report: OrderReport & { orderedOn: string }): Promise<Claim> {
  const { recommendationNumber, recipientNumber, externalNumber, orderedOn, productExternalId, email } = report;
  const link = recommendationNumber === null ? undefined : await sql.findLink(tx.db, { number: recommendationNumber });
  const person = recipientNumber === null ? undefined : await findRecipient(tx, { number: recipientNumber });
  const own = person && (await sql.findLink(tx.db, { id: person.recommendationId }));
  const problems: Problem[] = [];
  if (recommendationNumber !== null && !link) problems.push(unknownNumber('Empfehlungsnummer', recommendationNumber));
  if (recipientNumber !== null && (!own || (link && own.rootId !== link.rootId)))
    problems.push(unknownNumber('Empfaengernummer', recipientNumber));
  const named = own ?? link;
  if (problems.length > 0 || !named) refuse('input.invalid', { problems });
  return {
    externalNumber,
    source,
    orderedOn,
    productExternalId,
    email,
    recipientId: person?.id ?? null,
    rootId: named.rootId,
    linkId: named.id,
  };
}

/** Locks the family of a claim and decides where its order goes. */
export async function findOwner(tx: Tx, claim: Claim): Promise<Owner> {
  const root = await lockRecommendation(tx, { id: claim.rootId });
  const key = await findPerson(tx, claim);
  const recommendation =
    key && key.recommendationId !== root.id ? await lockRecommendation(tx, { id: key.recommendationId }) : root;
  const person = key && (await lockRecipient(tx, { id: key.id }));
  const recommender = await getAccount(tx, root.accountId);
  const known = person && (await factsOf(tx, claim, recommendation, person));
  const place = placeOrder(known, await linkFacts(tx, claim, root, recommender));
  return { root, recommendation, person, recommender, place };
}

/** By number, by e-mail, or the only one who has not ordered; with no e-mail and no such person nobody could confirm. */
async function findPerson(
  tx: Tx,
  { recipientId, rootId, email }: Claim,
): Promise<{ id: number; recommendationId: number } | undefined> {
  if (recipientId !== null) return findRecipient(tx, { id: recipientId });
  if (email !== null) return sql.findPersonByEmail(tx.db, rootId, email);
  const [only, another] = await sql.listPersonsWithoutOrder(tx.db, rootId);
  if (!only || another) refuse('input.invalid', { problems: [{ field: 'Email', code: 'email-needed' }] });
  return only;
}

async function factsOf(tx: Tx, { orderedOn }: Claim, recommendation: Recommendation, person: Recipient) {
  const orders = await listOrdersOf(tx, [recommendation.id]);
  return {
    status: recommendation.status,
    isDeleted: person.status === 'deleted',
    hasLivingOrder: orders.some(({ status }) => status !== 'rejected' && status !== 'cancelled'),
    hadOrder: orders.some(({ status }) => status === 'cancelled'),
    isLocked: recommendation.lockedAt !== null,
    isInTime: orderedOn <= recommendation.validUntil,
  };
}

async function linkFacts(tx: Tx, { email, orderedOn }: Claim, root: Recommendation, recommender: Account) {
  const state = {
    validUntil: root.validUntil,
    locked: root.lockedAt !== null,
    recommenderGone: accountIsGone(recommender),
  };
  return {
    isOver: isLinkOver(state, orderedOn),
    isLate: orderedOn > root.validUntil,
    rootStatus: root.status,
    isFree: await isFree(tx, root),
    letsIn: email === null || isLetIn(email, recommender.email, tx.mandant.config),
  };
}

/** Nobody ever came through the link: no person, and no order that counted. */
async function isFree(tx: Tx, root: Recommendation): Promise<boolean> {
  if (await findRecipient(tx, { recommendationId: root.id })) return false;
  return root.status === 'open' || (await listOrdersOf(tx, [root.id])).every(({ status }) => status === 'rejected');
}

/**
 * A1: makes the order where it belongs, with its rewards; a claim that belongs nowhere is kept as a rejected order. Gives until
 * when the mail about it waits, too.
 */
export async function makeOrder(
  tx: Tx,
  claim: Claim,
  owner: Owner,
): Promise<{ order: Order; waitsUntil: Date | null }> {
  const { place } = owner;
  if (place.to === 'nowhere') return { order: await keepRejected(tx, claim, owner, place.rejection), waitsUntil: null };
  const product = await productOf(tx, claim, owner.recommendation);
  const { recommendation, recipient, isShell } = await makeRoom(tx, claim, owner, product.name);
  const order = await insertOrder(tx, {
    ...claim,
    recommendationId: recommendation.id,
    recipientId: recipient.id,
    productId: product.id,
  });
  const rewards = await openShares(tx, order, { ...owner, recommendation }, recipient);
  if (product.id !== recommendation.productId) await noteOtherProduct(tx, order, { recommendation, product, rewards });
  const waitsUntil = isShell
    ? null
    : await queueRecipientMail(tx, orderReceivedMail, recipient, {
        order,
        product: productNameIn(product, recipient.language),
      });
  return { order, waitsUntil };
}

/** P1; of a recommender who is gone the share is forfeited at once (E16). */
async function openShares(
  tx: Tx,
  order: Order,
  { recommendation, recommender }: Owner,
  { id: recipientId }: Recipient,
): Promise<readonly Reward[]> {
  const rewards = await openRewards(tx, { order, recommendation, recipientId });
  if (recommender.status === 'deleted') {
    const forfeited = rewards.filter(({ role }) => role === 'recommender');
    await cancelOpenRewards(tx, forfeited, { reason: reasonOf('accountGone'), mail: false });
  }
  return rewards;
}

/** Why the amounts are others than what was promised: both products with the whole value of their premium. */
async function noteOtherProduct(
  tx: Tx,
  { id, status }: Order,
  made: { recommendation: Recommendation; product: Product; rewards: readonly Reward[] },
): Promise<void> {
  const { productId, premiumCents } = made.recommendation;
  const recommended = await getProduct(tx, productId);
  const cents = made.rewards.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const reason = `${recommended.name}: ${euro(premiumCents)} → ${made.product.name}: ${euro(cents)}`;
  await recordEvent(tx, { object: 'order', id, event: 'otherProduct', from: status, to: status, reason });
}

/** A claim that comes to nothing, on the number it named or the person had. */
export async function keepRejected(
  tx: Tx,
  claim: Claim,
  { recommendation, person }: Owner,
  rejection: string,
): Promise<Order> {
  const recommendationId = person ? recommendation.id : claim.linkId;
  return insertOrder(tx, {
    ...claim,
    recommendationId,
    recipientId: person?.id ?? null,
    productId: (await productOf(tx, claim, recommendation)).id,
    rejection,
  });
}

/** The number and the person the order hangs on, made or revived as the place says. */
async function makeRoom(
  tx: Tx,
  claim: Claim,
  { root, recommendation, person, place }: Owner,
  product: string,
): Promise<{ recommendation: Recommendation; recipient: Recipient; isShell: boolean }> {
  const shellOn = async (on: Recommendation) => {
    const { email, externalNumber, orderedOn } = claim;
    if (email === null || externalNumber === null)
      throw new Error('a shell is of an order that was reported with an e-mail');
    return {
      recommendation: on,
      recipient: await addShell(tx, on, email, tx.mandant.config.defaultLanguage, {
        externalNumber,
        orderedOn,
        product,
      }),
      isShell: true,
    };
  };
  const late = (one: Recommendation, event: 'reopen' | 'reopenAccepted') => moveRecommendation(tx, one, event);
  switch (place.to) {
    case 'root':
      return shellOn(root);
    case 'lateRoot':
      return shellOn(await late(root, 'reopen'));
    case 'followUp':
      return shellOn(await makeFollowUp(tx, root));
  }
  if (!person) throw new Error('an order of nobody');
  const isConfirmed = person.status === 'confirmed';
  switch (place.to) {
    case 'late':
      return {
        recommendation: await late(recommendation, isConfirmed ? 'reopenAccepted' : 'reopen'),
        recipient: person,
        isShell: false,
      };
    case 'takeOver':
      return { recommendation: await takeOver(tx, root, person), recipient: person, isShell: false };
    default:
      return { recommendation, recipient: person, isShell: false };
  }
}

/** The person ordered again after the end of the first number: a follow-up with the same agreement, Ok at once with it. */
async function takeOver(tx: Tx, root: Recommendation, person: Recipient): Promise<Recommendation> {
  const followUp = await makeFollowUp(tx, root);
  await moveToFollowUp(tx, person, followUp);
  if (person.status !== 'confirmed') return followUp;
  const accepted = await moveRecommendation(tx, followUp, 'accept');
  await queueRecommenderMail(tx, acceptedMail, accepted);
  return accepted;
}

/** What was really ordered; a product that the catalogue does not have changes nothing (rules 4.1). */
async function productOf(tx: Tx, { productExternalId }: Claim, { productId }: Recommendation): Promise<Product> {
  const ordered = productExternalId === null ? undefined : await findProductByExternalId(tx, productExternalId);
  return ordered ?? getProduct(tx, productId);
}
