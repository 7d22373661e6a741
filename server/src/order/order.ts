/**
 * The contract that earns the rewards (rules 3.4): its row, its moves, and what clients reported of it. An order
 * belongs to one recommendation for good; whose it is and what its moves cause elsewhere is decided in `settlement`.
 * A contract has one living order per external number, whoever reports it; a rejected one does not count.
 */
import { refuse } from '@weitersagen/contract/basics/refusals';
import { mayOrder, type OrderEvent, orderMoves } from '@weitersagen/contract/order/rules';
import type { OrderReport, ReportedStatus } from '@weitersagen/contract/order/schemas';
import type { Tx } from '#platform/context.ts';
import { violates } from '#platform/database/db.ts';
import { recordEvent, recordEvents } from '#platform/event.ts';
import { withNewNumber } from '#platform/random.ts';
import type { Order, StoredReport } from './sql.ts';
import * as sql from './sql.ts';

export { moveAgencyOrders } from './agency-sql.ts';
export { numberChanges } from './feed.ts';
export {
  findOrder,
  listByExternalNumber,
  listOrdersOf,
  listReports,
  lockExternalNumber,
  lockLivingOrders,
  markApplied,
  type Order,
  type StoredReport,
} from './sql.ts';

interface NewOrder {
  externalNumber: string | null;
  source: string;
  recommendationId: number;
  recipientId: number | null;
  productId: number;
  orderedOn: string;
  agencyNumber?: string | null;
  employeeNumber?: string | null;
  /** Stored as rejected, for this reason, when the contract cannot be taken (A1). */
  rejection?: string;
}

/** What may be written with a move. */
type OrderChange = Partial<{
  rejection: string;
  confirmedAt: Date;
  releasableOn: string;
  releasedAt: Date;
  releasedBy: string;
  cancelledAt: Date;
  cancelReason: string | null;
}>;

/** Locks the row until the end of the transaction; recommendation and recipient are locked before it. */
export async function lockOrder(tx: Tx, id: number): Promise<Order> {
  return (await sql.lockOrder(tx.db, id)) ?? refuse('unknown');
}

/** A1: received, or stored as rejected. Without an external number the order's own stands for it. */
export async function insertOrder(
  tx: Tx,
  {
    externalNumber,
    source,
    recommendationId,
    recipientId,
    productId,
    orderedOn,
    agencyNumber,
    employeeNumber,
    rejection,
  }: NewOrder,
): Promise<Order> {
  const status = rejection === undefined ? 'received' : 'rejected';
  const row = await withNewNumber('order', (number) =>
    sql.insertOrder(tx.db, {
      number,
      external_number: externalNumber ?? number,
      source,
      recommendation_id: recommendationId,
      recipient_id: recipientId,
      product_id: productId,
      ordered_on: orderedOn,
      status,
      rejection: rejection ?? null,
      agency_number: agencyNumber ?? null,
      employee_number: employeeNumber ?? null,
      by_hand: isByHand(tx, source),
      created_at: tx.now,
      changed_at: tx.now,
    }),
  ).catch((error: unknown) => (violates(error, 'orders_living') ? refuse('state.not-allowed') : Promise.reject(error)));
  await recordEvent(tx, { object: 'order', id: row.id, event: 'report', from: null, to: status, reason: rejection });
  return row;
}

/** Moves an order whose row is locked, with its event. */
export async function moveOrder(
  tx: Tx,
  order: Order,
  event: OrderEvent,
  { reason, change = {} }: { reason?: string | undefined; change?: OrderChange },
): Promise<Order> {
  if (!mayOrder(event, order)) refuse('state.not-allowed');
  const { to } = orderMoves[event];
  const { rejection, confirmedAt, releasableOn, releasedAt, releasedBy, cancelledAt, cancelReason } = change;
  const values = {
    rejection,
    confirmed_at: confirmedAt,
    releasable_on: releasableOn,
    released_at: releasedAt,
    released_by: releasedBy,
    cancelled_at: cancelledAt,
    cancel_reason: cancelReason,
  };
  const row = await sql.updateOrder(tx.db, order.id, { ...given(values), status: to, changed_at: tx.now });
  await recordEvent(tx, { object: 'order', id: order.id, event, from: order.status, to, reason });
  return row;
}

/** A10 for many at once: one statement each for rows and events. They are locked. */
export async function rejectWithRecommendations(tx: Tx, orders: readonly Order[], rejection: string): Promise<void> {
  if (orders.length === 0) return;
  if (!orders.every((order) => mayOrder('drop', order))) refuse('state.not-allowed');
  const { to } = orderMoves.drop;
  const ids = orders.map(({ id }) => id);
  await sql.updateOrders(tx.db, ids, { rejection, status: to, changed_at: tx.now });
  await recordEvents(
    tx,
    orders.map(({ id, status }) => ({ object: 'order', id, event: 'drop', from: status, to, reason: rejection })),
  );
}

/** A9 for many at once; those that are not released any more stay as they are. Gives the ones that were billed. */
export async function billOrders(tx: Tx, ids: readonly number[]): Promise<readonly Order[]> {
  const orders = (await sql.lockOrders(tx.db, ids)).filter((order) => mayOrder('bill', order));
  if (orders.length === 0) return [];
  const { to } = orderMoves.bill;
  await sql.updateOrders(
    tx.db,
    orders.map(({ id }) => id),
    { status: to, changed_at: tx.now },
  );
  await recordEvents(
    tx,
    orders.map(({ id, status }) => ({ object: 'order', id, event: 'bill', from: status, to })),
  );
  return orders;
}

/** A8: the client cancelled what somebody has been paid for. The order stays until a person has decided. */
export async function noteCancellation(tx: Tx, order: Order, reason?: string): Promise<Order> {
  if (order.cancelReportedAt) return order;
  const row = await sql.updateOrder(tx.db, order.id, {
    cancel_reported_at: tx.now,
    cancel_reason: reason,
    changed_at: tx.now,
  });
  await recordEvent(tx, {
    object: 'order',
    id: order.id,
    event: 'cancelReported',
    from: order.status,
    to: order.status,
    reason,
  });
  return row;
}

/** The person decided that the order stands: its rewards are held no longer. */
export async function turnDownCancellation(tx: Tx, order: Order, reason?: string): Promise<Order> {
  const row = await sql.updateOrder(tx.db, order.id, {
    cancel_reported_at: null,
    cancel_reason: null,
    changed_at: tx.now,
  });
  await recordEvent(tx, {
    object: 'order',
    id: order.id,
    event: 'cancelTurnedDown',
    from: order.status,
    to: order.status,
    reason,
  });
  return row;
}

/** Whether a report says what this one said. */
export const saysTheSame = ({ system: { vault } }: Tx, { contentHash }: StoredReport, report: OrderReport): boolean =>
  vault.hashes(contentOf(report), purpose).includes(contentHash);

/** Keeps a report with its answer; without an order it waits for one. */
export async function insertReport(
  tx: Tx,
  source: string,
  report: OrderReport,
  answer: { order: Order | null; status: ReportedStatus },
): Promise<void> {
  await sql.insertReport(tx.db, {
    source,
    external_number: report.externalNumber,
    event: report.event,
    content_hash: tx.system.vault.hash(contentOf(report), purpose),
    answer: answer.status,
    reason: report.reason,
    order_id: answer.order?.id ?? null,
    applied_at: answer.order ? tx.now : null,
    created_at: tx.now,
  });
}

const purpose = 'order-report';

/** Everything a report says, in one order: the e-mail is in it, so the hash of it is a keyed one. */
const contentOf = ({
  recommendationNumber,
  recipientNumber,
  productExternalId,
  orderedOn,
  reason,
  email,
}: OrderReport): string =>
  JSON.stringify([recommendationNumber, recipientNumber, productExternalId, orderedOn, reason, email]);

/** Source of a file that an operator brings. */
const fileSource = 'import';

export const isFile = (source: string): boolean => source === fileSource;

const isByHand = ({ actor }: Tx, source: string): boolean => actor.kind === 'operator' || isFile(source);

/**
 * Whose word an order stands on now: an operator’s, whose hand has to be looked at by another person before the release, or
 * the client’s own, reported by its key.
 */
export async function noteHand(tx: Tx, order: Order, source: string): Promise<Order> {
  const byHand = isByHand(tx, source);
  return order.byHand === byHand ? order : sql.updateOrder(tx.db, order.id, { by_hand: byHand });
}

const given = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
