/**
 * An order goes to another recommendation, because a person has decided so (A11, rules 3.13). An order belongs to one
 * recommendation for good: the one that had it loses it as rejected, with all that hung on it, and the other one gets its
 * own, of the same contract. Of a contract nobody reported a new order comes about, by hand.
 */
import { refuse } from '@weitersagen/contract/basics/refusals';
import { findOrder, listByExternalNumber, lockExternalNumber, type Order } from '#order/order.ts';
import type { Tx } from '#platform/context.ts';
import { getProduct } from '#product/product.ts';
import { findRecipient } from '#recipient/recipient.ts';
import { getRecommendation, type Recommendation } from '#recommendation/recommendation.ts';
import { type Claim, findOwner, makeOrder } from './claim.ts';
import { lockRoots } from './conflict.ts';
import { confirmLocked, lockAround, takeAwayLocked } from './decision.ts';
import * as sql from './sql.ts';

interface OrderAssignment {
  /** An order of ours. */
  orderNumber: string | null;
  /** Without one: what the person says of the contract. */
  unknown: { externalNumber: string | null; orderedOn: string };
  recommendation: Recommendation;
  /** Of the contact, where nothing else says who it is. */
  email: string | null;
  /** Whether another recommender may lose it; looked at under its lock, because a report may have come since it was asked. */
  mayTake: boolean;
}

/** What a hand at the desk brings has this source. */
const deskSource = 'desk';

/** Whether the contract counts for another recommender now, who would lose it. */
export const isOfAnother = async (
  tx: Tx,
  { status, recommendationId }: Order,
  { accountId }: { accountId: number },
): Promise<boolean> =>
  status !== 'rejected' &&
  status !== 'cancelled' &&
  (await getRecommendation(tx, { id: recommendationId })).accountId !== accountId;

/** The order of a contract that counts now, whichever of its orders is named; a rejected one where none does. */
export async function livingOf(tx: Tx, orderNumber: string): Promise<Order> {
  const named = (await findOrder(tx, { number: orderNumber })) ?? refuse('unknown');
  const all = await listByExternalNumber(tx, named.externalNumber);
  return all.find(({ status }) => status !== 'rejected') ?? named;
}

export async function assignOrder(
  tx: Tx,
  { orderNumber, unknown, recommendation, email, mayTake }: OrderAssignment,
): Promise<Order> {
  const from = orderNumber === null ? undefined : await lockContract(tx, orderNumber);
  if (!from) await refuseKnown(tx, unknown.externalNumber);
  if (from?.status === 'cancelled') refuse('state.not-allowed');
  if (from && !mayTake && (await isOfAnother(tx, from, recommendation))) refuse('state.not-allowed');
  const claim = await claimOf(tx, from, { unknown, recommendation, email });
  const living = from && from.status !== 'rejected' ? from : undefined;
  if (living) await refuseOwn(tx, living, claim);
  if (living) await lockRoots(tx, living, claim);
  const owner = await findOwner(tx, claim);
  const { place } = owner;
  if (place.to === 'nowhere') refuse('claim.does-not-fit', { values: { reason: place.rejection } });
  const wasConfirmed = living !== undefined && living.status !== 'received';
  if (living) await takeAwayLocked(tx, await lockAround(tx, living));
  const { order } = await makeOrder(tx, claim, owner);
  // From today its claim period counts, as far as it is not over.
  return wasConfirmed ? confirmLocked(tx, await lockAround(tx, order), undefined) : order;
}

/** Reports and decisions about one contract come one after the other. */
async function lockContract(tx: Tx, orderNumber: string): Promise<Order> {
  const named = (await findOrder(tx, { number: orderNumber })) ?? refuse('unknown');
  await lockExternalNumber(tx, named.externalNumber);
  return livingOf(tx, orderNumber);
}

/** What is there is assigned as it is, not made a second time. */
async function refuseKnown(tx: Tx, externalNumber: string | null): Promise<void> {
  if (externalNumber === null) refuse('input.invalid', { problems: [{ field: 'Auftragsnummer', code: 'required' }] });
  await lockExternalNumber(tx, externalNumber);
  if ((await listByExternalNumber(tx, externalNumber)).length > 0) refuse('state.not-allowed');
}

async function claimOf(
  tx: Tx,
  from: Order | undefined,
  { unknown, recommendation, email }: Pick<OrderAssignment, 'unknown' | 'recommendation' | 'email'>,
): Promise<Claim> {
  const link = (await sql.findLink(tx.db, { id: recommendation.id })) ?? refuse('unknown');
  const own = await findRecipient(tx, { recommendationId: link.id });
  const recipientId = own && own.status !== 'deleted' ? own.id : null;
  const base = { recipientId, rootId: link.rootId, linkId: link.id };
  if (!from) return { ...base, ...unknown, source: deskSource, productExternalId: null, email };
  const known = from.recipientId === null ? undefined : await findRecipient(tx, { id: from.recipientId });
  const { externalId } = await getProduct(tx, from.productId);
  return {
    ...base,
    externalNumber: from.externalNumber,
    source: from.source,
    orderedOn: from.orderedOn,
    productExternalId: externalId,
    email: email ?? known?.email ?? null,
  };
}

/** An order of the same family is there already. */
async function refuseOwn(tx: Tx, living: Order, { rootId }: Claim): Promise<void> {
  const own = await sql.findLink(tx.db, { id: living.recommendationId });
  if (own?.rootId === rootId) refuse('state.not-allowed');
}
