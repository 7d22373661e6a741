/** Orders at the desk: the list, one order with all that belongs to it, and one call per event of its state machine. */

import * as z from 'zod/mini';
import { accountStatus } from '../account/status.ts';
import { ofAgency } from '../agency/desk/narrowed.ts';
import { Asked, notAnotherRefusals, OpenApproval } from '../approval/schemas.ts';
import { ticked } from '../basics/agreement.ts';
import { day, moment } from '../basics/day.ts';
import { byClerk, listFile, listRefusals, moveRefusals, Reason, Remark } from '../basics/desk.ts';
import { type Definition, endpoint } from '../basics/endpoint.ts';
import { labels } from '../basics/label.ts';
import { chosenFileQuery, listQuery, pageOf } from '../basics/list.ts';
import { cents } from '../basics/money.ts';
import { hash32, orderNumber, recipientNumber, recommendationNumber } from '../basics/number.ts';
import { text } from '../basics/text.ts';
import { extend, optional, wire } from '../basics/wire.ts';
import { Event } from '../event/schemas.ts';
import { recipientStatus } from '../recipient/schemas.ts';
import { entered } from '../recommendation/fields.ts';
import { recommendationStatus } from '../recommendation/status.ts';
import { ofReport } from '../report/narrowed.ts';
import { RewardRow } from '../reward/desk.ts';
import { ByOrderNumber } from './schemas.ts';
import { orderStatus } from './status.ts';

export const OrderRow = wire({
  number: ['Auftragsnummer', orderNumber],
  externalNumber: ['ExterneAuftragsnummer', z.string()],
  orderedOn: ['Auftragsdatum', day],
  createdAt: ['ErstelltAm', moment],
  product: ['Produkt', z.string()],
  recommender: ['Empfehler', z.string()],
  recipient: ['Empfaenger', z.string()],
  status: ['Status', orderStatus],
  isReleasable: ['Freigebbar', z.boolean()],
  releasableOn: ['FreigebbarAb', optional(day)],
  releasedAt: ['FreigegebenAm', optional(moment)],
  premiumCents: ['PraemieCent', cents],
  premium: ['Praemie', z.string()],
  recommendationNumber: ['Empfehlungsnummer', recommendationNumber],
  rejection: ['Ablehnungsgrund', optional(z.string())],
  /** The client cancelled what is paid already; a person decides (A8). */
  cancelReportedAt: ['StornoGemeldetAm', optional(moment)],
  cancelReason: ['StornoGrund', optional(z.string())],
  /** Of reasons that nobody typed. */
  rejectionName: ['AblehnungsgrundName', optional(z.string())],
  cancelReasonName: ['StornoGrundName', optional(z.string())],
  ...entered,
});

export const OrderDetail = extend(OrderRow, {
  recipientNumber: ['Empfaengernummer', optional(recipientNumber)],
  recipientEmail: ['EmpfaengerEmail', optional(z.string())],
  recipientStatus: ['EmpfaengerStatus', optional(recipientStatus)],
  recommenderHash: ['Empfehlerhash', hash32],
  recommenderEmail: ['EmpfehlerEmail', optional(z.string())],
  recommenderStatus: ['EmpfehlerStatus', accountStatus],
  /** The recommender's reward stays open at the release (P2). */
  lacksCustomerNumber: ['KundennummerFehlt', z.boolean()],
  /** Where it is received: FreigebbarAb, if it is confirmed today. */
  releasableIfConfirmed: ['BestaetigtFreigebbarAb', optional(day)],
  /** AutoFreigabe: the night releases it as soon as it may (A5). */
  isReleasedByNight: ['FreigabeVonSelbst', z.boolean()],
  recommendationStatus: ['EmpfehlungStatus', recommendationStatus],
  source: ['Quelle', z.string()],
  /** What about it waits for another person. */
  approvals: ['Antraege', z.array(OpenApproval)],
  rewards: ['Praemierungen', z.array(RewardRow)],
  events: ['Verlauf', z.array(Event)],
});

/** What can be released today; what was cancelled by the client after the release and is paid already (A8). */
export const orderView = labels({ releasable: 'Freigebbar', cancelReported: 'StornoGemeldet' });

const orderColumns = {
  orderedOn: 'Auftragsdatum',
  createdAt: 'ErstelltAm',
  status: 'Status',
  number: 'Auftragsnummer',
} as const;

const narrowed = { ...ofAgency, ...ofReport } as const;

export const OrderQuery = extend(listQuery(orderColumns, orderStatus, orderView), narrowed);

export const OrderFileQuery = extend(chosenFileQuery(orderColumns, orderStatus, orderView), narrowed);

export const OrderPage = pageOf(OrderRow);

export const CancelOrder = wire({
  reason: ['Grund', text(1, 500)],
  /** Needed where a reward is paid out already: it is claimed back (E14). */
  clawsBack: ['Rueckfordern', ticked],
});

export const listOrders = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/auftraege',
  summary: 'Orders, paged by key',
  refusals: listRefusals,
  body: OrderQuery,
  reply: OrderPage,
  mayLag: true,
});

export const showOrder = endpoint({
  ...byClerk,
  method: 'GET',
  path: '/admin/auftraege/:nr',
  summary: 'One order with its people, rewards and events',
  refusals: ['access.denied', 'unknown'],
  params: ByOrderNumber,
  reply: OrderDetail,
});

const moveOrder = <const B extends NonNullable<Definition['body']>>(path: string, summary: string, body: B) =>
  endpoint({
    ...byClerk,
    method: 'PUT',
    path: `/admin/auftraege/:nr/${path}`,
    summary,
    refusals: moveRefusals,
    params: ByOrderNumber,
    body,
    reply: OrderRow,
  });

export const confirmOrder = moveOrder('bestaetigen', 'Confirms an order for the client', Remark);

export const rejectOrder = moveOrder('ablehnen', 'Rejects an order', Reason);

export const cancelOrder = moveOrder(
  'stornieren',
  'Cancels an order; a paid reward is claimed back if said so',
  CancelOrder,
);

export const releaseOrder = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/auftraege/:nr/freigeben',
  summary:
    'Releases an order after the claim period, by another person than the one who entered it; or lets one stand whose cancellation was reported, once another person agrees',
  refusals: [
    ...moveRefusals,
    'order.claim-period',
    'order.not-releasable',
    'order.recipient-unconfirmed',
    'order.recommendation-over',
    'approval.waits',
    ...notAnotherRefusals,
  ],
  params: ByOrderNumber,
  body: Remark,
  reply: z.union([OrderRow, Asked]),
  mayWait: true,
});

export const downloadOrders = listFile('/admin/auftraege/csv', 'The list of orders as CSV', OrderFileQuery);
