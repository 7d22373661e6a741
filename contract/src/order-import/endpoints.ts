/** Files of order reports by the client's system, with the API key of the mandant. */

import * as z from 'zod/mini';
import { endpoint } from '../basics/endpoint.ts';
import { OrderReport } from '../order/schemas.ts';
import { FailedRowsQuery, ImportResult, PartnerImport } from './partner.ts';
import { ById, ImportAccepted, ImportQuery } from './schemas.ts';

export const importOrders = endpoint({
  method: 'POST',
  path: '/partner/auftrag/import',
  summary: 'Reports orders by CSV; above 5,000 rows 202 with the id of an import that goes on in the background',
  access: ['apiKey'],
  scope: 'writeOrders',
  refusals: ['input.too-large'],
  query: ImportQuery,
  consumes: 'text/csv',
  columns: OrderReport,
  reply: z.union([ImportAccepted, ImportResult]),
  mayTakeLonger: ImportAccepted,
});

export const showPartnerImport = endpoint({
  method: 'GET',
  path: '/partner/auftrag/import/:id',
  summary: 'How far an import is, and which rows failed, a page at a time; `Fehler` counts them all',
  access: ['apiKey'],
  scope: 'writeOrders',
  refusals: ['unknown'],
  params: ById,
  query: FailedRowsQuery,
  reply: PartnerImport,
});
