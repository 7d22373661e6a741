import type { OrderEventName, ReportedStatus } from '@weitersagen/contract/order/schemas';
import type { OrderStatus } from '@weitersagen/contract/order/status';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Tx } from '#platform/context.ts';
import type { Db } from '#platform/database/db.ts';
import type { OrderEventTable, OrdersTable } from '#platform/database/tables.ts';

export interface Order {
  id: number;
  number: string;
  externalNumber: string;
  /** Name of the API key that reported it, `import` for an operator's file, `portal` for an agent product. */
  source: string;
  recommendationId: number;
  recipientId: number | null;
  productId: number;
  orderedOn: string;
  status: OrderStatus;
  rejection: string | null;
  confirmedAt: Date | null;
  releasableOn: string | null;
  agencyNumber: string | null;
  employeeNumber: string | null;
  /** An operator entered, imported or changed it, and the client has not reported it by its key since. */
  byHand: boolean;
  /** The client cancelled what is paid already; a person decides (A8). */
  cancelReportedAt: Date | null;
  cancelReason: string | null;
  /** When it was rejected or cancelled. */
  endedAt: Date | null;
}

const endedAt = sql<Date | null>`coalesce(cancelled_at, case when status = 'rejected' then changed_at end)`;

const columns = [
  'id',
  'number',
  'external_number as externalNumber',
  'source',
  'recommendation_id as recommendationId',
  'recipient_id as recipientId',
  'product_id as productId',
  'ordered_on as orderedOn',
  'status',
  'rejection',
  'confirmed_at as confirmedAt',
  'releasable_on as releasableOn',
  'agency_number as agencyNumber',
  'employee_number as employeeNumber',
  'by_hand as byHand',
  'cancel_reported_at as cancelReportedAt',
  'cancel_reason as cancelReason',
  endedAt.as('endedAt'),
] as const;

const orders = (db: Db) => db.selectFrom('orders').select(columns).$narrowType<{ status: OrderStatus }>();

/**
 * Reports of one external number queue up until the end of the transaction: the first of two waits nowhere, the second sees
 * what the first did.
 */
export const lockExternalNumber = ({ db, mandant }: Tx, externalNumber: string) =>
  sql`select pg_advisory_xact_lock(${mandant.id}, hashtext(${externalNumber}))`.execute(db);

/** All orders of an external number, oldest first: at most one of them is living, every one but a rejected one. */
export const listByExternalNumber = ({ db }: Tx, externalNumber: string) =>
  orders(db).where('external_number', '=', externalNumber).orderBy('id').execute();

export const findOrder = ({ db }: Tx, by: { number: string } | { id: number }) =>
  orders(db)
    .$if('number' in by, (query) => query.where('number', '=', (by as { number: string }).number))
    .$if('id' in by, (query) => query.where('id', '=', (by as { id: number }).id))
    .executeTakeFirst();

export const lockOrder = (db: Db, id: number) => orders(db).where('id', '=', id).forUpdate().executeTakeFirst();

export const lockOrders = (db: Db, ids: readonly number[]) =>
  orders(db)
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .orderBy('id')
    .forUpdate()
    .execute();

/** Orders of some recommendations that count, neither rejected nor cancelled, locked: one of each, or none. */
export const lockLivingOrders = ({ db }: Tx, recommendationIds: readonly number[]) =>
  orders(db)
    .where(sql<boolean>`recommendation_id = any(${[...recommendationIds]}::bigint[])`)
    .where('status', 'not in', ['rejected', 'cancelled'])
    .orderBy('id')
    .forUpdate()
    .execute();

/** Every order of these recommendations, oldest first, rejected and cancelled ones too. */
export const listOrdersOf = ({ db }: Tx, recommendationIds: readonly number[]) =>
  orders(db)
    .where('recommendation_id', 'in', [...recommendationIds])
    .orderBy('id')
    .execute();

/** Nothing where the number is taken. */
export const insertOrder = (db: Db, values: Insertable<OrdersTable>): Promise<Order | undefined> =>
  db
    .insertInto('orders')
    .values(values)
    .onConflict((conflict) => conflict.columns(['mandant_id', 'number']).doNothing())
    .returning(columns)
    .$narrowType<{ status: OrderStatus }>()
    .executeTakeFirst();

export const updateOrder = (db: Db, id: number, values: Updateable<OrdersTable>): Promise<Order> =>
  db
    .updateTable('orders')
    .set(values)
    .where('id', '=', id)
    .returning(columns)
    .$narrowType<{ status: OrderStatus }>()
    .executeTakeFirstOrThrow();

export const updateOrders = (db: Db, ids: readonly number[], values: Updateable<OrdersTable>) =>
  db
    .updateTable('orders')
    .set(values)
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .execute();

export interface StoredReport {
  id: number;
  source: string;
  event: OrderEventName;
  reason: string | null;
  orderId: number | null;
  /** What it was answered; `noted` has no order number. */
  answer: ReportedStatus;
  /** It came before its order and waits for it. */
  isWaiting: boolean;
  contentHash: string;
}

/** What was reported under an external number, by any source, oldest first. */
export const listReports = ({ db }: Tx, externalNumber: string): Promise<StoredReport[]> =>
  db
    .selectFrom('order_event')
    .select(['id', 'source', 'event', 'reason', 'order_id as orderId', 'answer', 'content_hash as contentHash'])
    .select(sql<boolean>`applied_at is null`.as('isWaiting'))
    .where('external_number', '=', externalNumber)
    .orderBy('id')
    .$narrowType<{ event: OrderEventName; answer: ReportedStatus }>()
    .execute();

export const insertReport = (db: Db, values: Insertable<OrderEventTable>) =>
  db.insertInto('order_event').values(values).execute();

export const markApplied = ({ db, now }: Tx, reports: readonly StoredReport[], { id }: Order) =>
  db
    .updateTable('order_event')
    .set({ order_id: id, applied_at: now })
    .where(
      'id',
      'in',
      reports.map((report) => report.id),
    )
    .execute();
