/** What a client's system may know of a recommendation (rules 7.13): how far it is; no name, no address and no link. */
import * as z from 'zod/mini';
import { day, moment } from '../../basics/day.ts';
import { endpoint } from '../../basics/endpoint.ts';
import { recommendationNumber } from '../../basics/number.ts';
import { optional, type Value, wire } from '../../basics/wire.ts';
import { PartnerOrder } from '../../order/partner.ts';
import { recommendationStatus } from '../status.ts';

export const PartnerRecommendation = wire({
  number: ['Empfehlungsnummer', recommendationNumber, 'Twelve digits, as in its link'],
  status: ['Status', recommendationStatus, 'How far it is'],
  productExternalId: ['ProduktExterneId', optional(z.string()), 'What was recommended'],
  createdAt: ['ErstelltAm', moment, 'When it was made'],
  validUntil: ['GueltigBis', day, 'Last day on which somebody may come or order through its link'],
  isOver: ['Abgelaufen', z.boolean(), 'Its link is over for newcomers'],
  isAccepted: ['Angenommen', z.boolean(), 'Somebody came through it and confirmed'],
  orders: ['Auftraege', z.array(PartnerOrder), 'Oldest first'],
});
export type PartnerRecommendation = Value<typeof PartnerRecommendation>;

export const showPartnerRecommendation = endpoint({
  method: 'GET',
  path: '/partner/empfehlung/:nr',
  summary: 'How far a recommendation is, and its orders',
  access: ['apiKey'],
  scope: 'readRecommendations',
  refusals: ['unknown'],
  params: wire({ number: ['nr', recommendationNumber, 'Its twelve digits'] }),
  reply: PartnerRecommendation,
});
