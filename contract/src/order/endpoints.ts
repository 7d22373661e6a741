/** The client's interface: orders and what becomes of them, with the API key of the mandant. */
import { endpoint } from '../basics/endpoint.ts';
import { OrderReport, ReportedOrder } from './schemas.ts';

export const reportOrder = endpoint({
  method: 'POST',
  path: '/partner/auftrag',
  summary: 'Reports an order, or what became of it; the same report again gets the same answer',
  access: ['apiKey'],
  scope: 'writeOrders',
  refusals: ['state.not-allowed'],
  body: OrderReport,
  reply: ReportedOrder,
});
