import type { OrderStatus } from '@weitersagen/contract/order/status';
import type { Db } from '#platform/database/db.ts';

export interface OrderRow {
  id: number;
  number: string;
  externalNumber: string;
  status: OrderStatus;
  rejection: string | null;
  recommendationNumber: string;
  productExternalId: string | null;
  orderedOn: string;
  releasableOn: string | null;
  cancelReportedAt: Date | null;
  changedAt: Date;
  changeNo: number | null;
}

const orders = (db: Db) =>
  db
    .selectFrom('orders')
    .innerJoin('recommendation', 'recommendation.id', 'orders.recommendation_id')
    .leftJoin('product', 'product.id', 'orders.product_id')
    .select([
      'orders.id',
      'orders.number',
      'orders.external_number as externalNumber',
      'orders.status',
      'orders.rejection',
      'recommendation.number as recommendationNumber',
      'product.external_id as productExternalId',
      'orders.ordered_on as orderedOn',
      'orders.releasable_on as releasableOn',
      'orders.cancel_reported_at as cancelReportedAt',
      'orders.changed_at as changedAt',
      'orders.change_no as changeNo',
    ])
    .$narrowType<{ status: OrderStatus }>();

/** Oldest first; at most one of them is not rejected. */
export const listOfContract = (db: Db, externalNumber: string): Promise<OrderRow[]> =>
  orders(db).where('orders.external_number', '=', externalNumber).orderBy('orders.id').execute();

export const listOfRecommendation = (db: Db, recommendationId: number): Promise<OrderRow[]> =>
  orders(db).where('orders.recommendation_id', '=', recommendationId).orderBy('orders.id').execute();

export const listChanges = (db: Db, since: number, limit: number): Promise<OrderRow[]> =>
  orders(db).where('orders.change_no', '>', since).orderBy('orders.change_no').limit(limit).execute();
