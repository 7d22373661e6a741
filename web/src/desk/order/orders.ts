/** The list of orders: what it can be narrowed and sorted by. */
import { orderView } from '@weitersagen/contract/operator/desk-schemas';
import { orderStatus } from '@weitersagen/contract/order/status';
import type { ListKind } from '../list/list-query.ts';

export const orderList: ListKind = {
  status: orderStatus,
  views: orderView,
  columns: { orderedOn: 'Auftragsdatum', createdAt: 'ErstelltAm', status: 'Status', number: 'Auftragsnummer' },
};
