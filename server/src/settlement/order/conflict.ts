/**
 * One contract, two recommenders: it goes to the recipient who confirmed first, or stays where it was reported
 * first, as the mandant says (AuftragKonflikt); the other order is kept as rejected, "Mehrfachauftrag". Where nobody has
 * confirmed, or the rewards are provided already, the first report stays. Both orders tell which two came into question.
 */
import { germanMoment } from '@weitersagen/contract/basics/day';
import { rejections } from '@weitersagen/contract/order/rules';
import type { OrderReport } from '@weitersagen/contract/order/schemas';
import type { Order } from '#order/order.ts';
import type { Mandant, Tx } from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';
import { findRecipient, type Recipient } from '#recipient/recipient.ts';
import { lockRecommendation, type Recommendation } from '#recommendation/recommendation.ts';
import { type Claim, findOwner, keepRejected, makeOrder, type Owner } from './claim.ts';
import { type Around, giveUpLocked, lockAround } from './decision.ts';
import * as sql from './sql.ts';

/** Whether a report names another number than the one the order hangs on; naming the link of its family does not. */
export async function claimsAnother(
  tx: Tx,
  living: Order,
  { recommendationNumber, recipientNumber }: OrderReport,
): Promise<boolean> {
  if (recipientNumber !== null) {
    const recipient = living.recipientId === null ? undefined : await findRecipient(tx, { id: living.recipientId });
    return recipient?.number !== recipientNumber;
  }
  if (recommendationNumber === null) return false;
  const own = await sql.findLink(tx.db, { id: living.recommendationId });
  const root = own && own.rootId !== own.id ? await sql.findLink(tx.db, { id: own.rootId }) : own;
  return recommendationNumber !== own?.number && recommendationNumber !== root?.number;
}

/** The order of the claim: living where it wins, rejected where it loses or belongs nowhere; it loses once. */
export async function settleConflict(tx: Tx, living: Order, claim: Claim, orders: readonly Order[]): Promise<Order> {
  await lockRoots(tx, living, claim);
  const owner = await findOwner(tx, claim);
  const around = await lockAround(tx, living);
  const wins = owner.place.to !== 'nowhere' && goesOver(tx.mandant, owner, around);
  tx.log.info({ order: living.number, wins }, 'contract claimed twice');
  const lost = wins ? undefined : await findLost(tx, claim, orders);
  if (lost) return lost;
  const [held, claimed] = [
    candidateOf(around.recommendation, around.recipient),
    candidateOf(owner.recommendation, owner.person),
  ];
  if (wins) {
    const reason = `${claimed}, ${held}`;
    await noteConflict(tx, await giveUpLocked(tx, around, rejections.duplicate), 'conflictMoved', reason);
    return noteConflict(tx, (await makeOrder(tx, claim, owner)).order, 'conflictMoved', reason);
  }
  const reason = `${held}, ${claimed}`;
  const rejection = owner.place.to === 'nowhere' ? owner.place.rejection : rejections.duplicate;
  await noteConflict(tx, around.order, 'conflictKept', reason);
  return noteConflict(tx, await keepRejected(tx, claim, owner, rejection), 'conflictKept', reason);
}

/** The number of a recommendation, and when its recipient confirmed. */
const candidateOf = (
  { number }: Pick<Recommendation, 'number'>,
  person: Pick<Recipient, 'confirmedAt'> | undefined,
): string => `${number} (${person?.confirmedAt ? germanMoment(person.confirmedAt) : '–'})`;

async function noteConflict(
  tx: Tx,
  order: Order,
  event: 'conflictKept' | 'conflictMoved',
  reason: string,
): Promise<Order> {
  const { id, status } = order;
  await recordEvent(tx, { object: 'order', id, event, from: status, to: status, reason });
  return order;
}

const goesOver = ({ config }: Mandant, owner: Owner, around: Around): boolean =>
  config.orderConflict === 'confirmedFirst' && confirmedFirst(owner, around);

function confirmedFirst({ person }: Owner, { order, recipient }: Around): boolean {
  const isOpen = order.status === 'received' || order.status === 'confirmed';
  const [claimed, held] = [person?.confirmedAt ?? null, recipient?.confirmedAt ?? null];
  return isOpen && claimed !== null && (held === null || claimed < held);
}

/** Two families are locked the older one first, whoever asks. */
export async function lockRoots(tx: Tx, living: Order, { rootId }: Claim): Promise<void> {
  const held = (await sql.findLink(tx.db, { id: living.recommendationId }))?.rootId ?? rootId;
  for (const id of [...new Set([held, rootId])].toSorted((a, b) => a - b)) await lockRecommendation(tx, { id });
}

/** The order under which this claim has lost before. */
async function findLost(tx: Tx, { source, rootId }: Claim, orders: readonly Order[]): Promise<Order | undefined> {
  for (const order of orders.filter((one) => one.source === source && one.status === 'rejected')) {
    if ((await sql.findLink(tx.db, { id: order.recommendationId }))?.rootId === rootId) return order;
  }
  return undefined;
}
