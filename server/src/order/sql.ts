import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import type { OrderEventTable, OrdersTable } from '#platform/database/tables.ts';

export type OrderRow = Selectable<OrdersTable>;
export type ReportRow = Selectable<OrderEventTable>;

/** Reports of one external number queue up: the first of two waits nowhere, the second sees what the first did. */
export const lockExternalNumber = (db: Db, mandantId: number, externalNumber: string) =>
  sql`select pg_advisory_xact_lock(${mandantId}, hashtext(${externalNumber}))`.execute(db);

export const listByExternalNumber = (db: Db, externalNumber: string) =>
  db.selectFrom('orders').selectAll().where('external_number', '=', externalNumber).orderBy('id').execute();

export const findOrder = (db: Db, by: { number: string } | { id: number }) =>
  db
    .selectFrom('orders')
    .selectAll()
    .$if('number' in by, (query) => query.where('number', '=', (by as { number: string }).number))
    .$if('id' in by, (query) => query.where('id', '=', (by as { id: number }).id))
    .executeTakeFirst();

export const lockOrder = (db: Db, id: number) =>
  db.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Orders of some recommendations that count, neither rejected nor cancelled, locked. */
export const lockLivingOrders = (db: Db, recommendationIds: readonly number[]) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where(sql<boolean>`recommendation_id = any(${[...recommendationIds]}::bigint[])`)
    .where('status', 'not in', ['rejected', 'cancelled'])
    .orderBy('id')
    .forUpdate()
    .execute();

export const listOrdersOf = (db: Db, recommendationIds: readonly number[]) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('recommendation_id', 'in', [...recommendationIds])
    .orderBy('id')
    .execute();

export const insertOrder = (db: Db, values: Insertable<OrdersTable>) =>
  db.insertInto('orders').values(values).returningAll().executeTakeFirstOrThrow();

export const updateOrder = (db: Db, id: number, values: Updateable<OrdersTable>) =>
  db.updateTable('orders').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

export const updateOrders = (db: Db, ids: readonly number[], values: Updateable<OrdersTable>) =>
  db
    .updateTable('orders')
    .set(values)
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .execute();

/** Everything reported under an external number, oldest first. */
export const listReports = (db: Db, externalNumber: string) =>
  db.selectFrom('order_event').selectAll().where('external_number', '=', externalNumber).orderBy('id').execute();

export const insertReport = (db: Db, values: Insertable<OrderEventTable>) =>
  db.insertInto('order_event').values(values).execute();

export const markApplied = (db: Db, ids: readonly number[], orderId: number, at: Date) =>
  db
    .updateTable('order_event')
    .set({ order_id: orderId, applied_at: at })
    .where('id', 'in', [...ids])
    .execute();
