/** What a client's system may read of its orders, with the API key of the mandant: nothing of a person (rules 7.13). */
import * as z from 'zod/mini';
import { day, moment } from '../basics/day.ts';
import { endpoint } from '../basics/endpoint.ts';
import { integer } from '../basics/integer.ts';
import { orderNumber, recommendationNumber } from '../basics/number.ts';
import { line } from '../basics/text.ts';
import { optional, otherwise, type Value, wire } from '../basics/wire.ts';
import { orderStatus } from './status.ts';
import { WhyNot } from './why-not.ts';

export const PartnerOrder = wire({
  number: ['Auftragsnummer', orderNumber, 'Its number in the portal'],
  externalNumber: ['ExterneAuftragsnummer', z.string(), 'Number of the contract in the system of the client'],
  status: ['Status', orderStatus, 'How far it is'],
  reason: ['Grund', optional(WhyNot), 'Why it ended; null while it has not'],
  recommendationNumber: ['Empfehlungsnummer', recommendationNumber, 'The recommendation it hangs on'],
  productExternalId: ['ProduktExterneId', optional(z.string()), 'What was ordered, by the number of the client'],
  orderedOn: ['Auftragsdatum', day, 'The day that was reported'],
  releasableOn: ['FreigebbarAb', optional(day), 'First day on which it can be released; null before it is confirmed'],
  asksToCancel: ['StornoOffen', z.boolean(), 'A cancellation was reported that a person has to decide'],
  changedAt: ['GeaendertAm', moment, 'When something of it changed last'],
});
export type PartnerOrder = Value<typeof PartnerOrder>;

const ByExternalNumber = wire({
  externalNumber: ['externe', line(1, 100), 'Number of the contract in the system of the client, percent-encoded'],
});

const ChangesQuery = wire({
  since: ['seit', otherwise(integer(0, Number.MAX_SAFE_INTEGER), 0), '`Nach` of the last answer; 0 is the beginning'],
  count: ['anzahl', otherwise(integer(1, 500), 100), 'Orders of an answer'],
});

export const OrderChanges = wire({
  rows: ['Content', z.array(PartnerOrder), 'In the order of their changes, each order once and as it is now'],
  hasNext: ['HasNext', z.boolean(), 'There is more behind `Nach` already'],
  after: ['Nach', z.int(), 'To go on from with `seit`; the same as before where nothing has changed'],
});

export const listPartnerOrders = endpoint({
  method: 'GET',
  path: '/partner/auftrag',
  summary: 'Orders that are new or have changed since a cursor; none is left out, whatever happens at the same time',
  access: ['apiKey'],
  scope: 'readOrders',
  query: ChangesQuery,
  reply: OrderChanges,
});

export const showPartnerOrder = endpoint({
  method: 'GET',
  path: '/partner/auftrag/:externe',
  summary: 'The living order of a contract, or the last one that was rejected, by the number of the client',
  access: ['apiKey'],
  scope: 'readOrders',
  refusals: ['unknown'],
  params: ByExternalNumber,
  reply: PartnerOrder,
});
