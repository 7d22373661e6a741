/** Recommendations at the desk: the list, one with its chain, its end by hand. */

import * as z from 'zod/mini';
import { accountStatus } from '../account/status.ts';
import { ofAgency } from '../agency/desk/narrowed.ts';
import { OpenApproval } from '../approval/schemas.ts';
import { day, moment } from '../basics/day.ts';
import { byClerk, listFile, listRefusals, moveRefusals, Reason } from '../basics/desk.ts';
import { endpoint } from '../basics/endpoint.ts';
import { chosenFileQuery, listQuery, pageOf } from '../basics/list.ts';
import { cents } from '../basics/money.ts';
import { hash32, recipientNumber, recommendationNumber } from '../basics/number.ts';
import { extend, optional, wire } from '../basics/wire.ts';
import { Event } from '../event/schemas.ts';
import { OrderRow } from '../order/desk.ts';
import { Quote } from '../product/quote.ts';
import { recipientStatus } from '../recipient/schemas.ts';
import { ofReport } from '../report/narrowed.ts';
import { RewardRow } from '../reward/desk.ts';
import { ByNumber } from './by-number.ts';
import { entered, recommenderShare } from './fields.ts';
import { recommendationStatus } from './status.ts';

export const RecommendationRow = wire({
  number: ['Empfehlungsnummer', recommendationNumber],
  rootNumber: ['StammEmpfehlungsnummer', optional(recommendationNumber)],
  createdAt: ['ErstelltAm', moment],
  product: ['Produkt', z.string()],
  recommender: ['Empfehler', z.string()],
  recommenderHash: ['Empfehlerhash', hash32],
  recipient: ['Empfaenger', z.string()],
  status: ['Status', recommendationStatus],
  share: ['AnteilEmpfehler', recommenderShare],
  validUntil: ['GueltigBis', day],
  entries: ['AnzahlEinspruenge', z.int()],
  ...entered,
  /** As the recommender typed it (G-04). */
  company: ['Firma', optional(z.string())],
  /** As whoever came names it. */
  recipientCompany: ['EmpfaengerFirma', optional(z.string())],
});

const recommendationColumns = { createdAt: 'ErstelltAm', status: 'Status', number: 'Empfehlungsnummer' } as const;

const narrowed = { ...ofAgency, ...ofReport } as const;

export const RecommendationQuery = extend(listQuery(recommendationColumns, recommendationStatus), narrowed);

export const RecommendationFileQuery = extend(chosenFileQuery(recommendationColumns, recommendationStatus), narrowed);

export const RecommendationPage = pageOf(RecommendationRow);

export const RecommendationDetail = extend(RecommendationRow, {
  /** The campaign that brought the recommender. */
  campaign: ['Kampagnenkanal', optional(z.string())],
  recommenderEmail: ['EmpfehlerEmail', optional(z.string())],
  recommenderStatus: ['EmpfehlerStatus', accountStatus],
  recipientNumber: ['Empfaengernummer', optional(recipientNumber)],
  recipientEmail: ['EmpfaengerEmail', optional(z.string())],
  recipientStatus: ['EmpfaengerStatus', optional(recipientStatus)],
  /** The recipient said that the stored bank account is not theirs (M36). */
  isBankStopped: ['BankverbindungGestoppt', z.boolean()],
  premiumCents: ['PraemieCent', cents],
  premium: ['Praemie', z.string()],
  /** What was chosen and what it was said to cost; null where nothing was said. */
  quote: ['Angebot', optional(Quote)],
  acceptedAt: ['AngenommenAm', optional(moment)],
  /** Made while the captcha service could not be asked, and let through (CaptchaAusfall). */
  isCaptchaMissing: ['OhneCaptcha', z.boolean()],
  /** What about it or its recipient waits for another person. */
  approvals: ['Antraege', z.array(OpenApproval)],
  orders: ['Auftraege', z.array(OrderRow)],
  rewards: ['Praemierungen', z.array(RewardRow)],
  events: ['Verlauf', z.array(Event)],
});

export const listRecommendations = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/empfehlungen',
  summary: 'Recommendations, paged by key',
  refusals: listRefusals,
  body: RecommendationQuery,
  reply: RecommendationPage,
  mayLag: true,
});

export const showRecommendationDetail = endpoint({
  ...byClerk,
  method: 'GET',
  path: '/admin/empfehlungen/:nr',
  summary: 'One recommendation with its people, orders, rewards and events',
  refusals: ['access.denied', 'unknown'],
  params: ByNumber,
  reply: RecommendationDetail,
});

export const cancelRecommendation = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/empfehlungen/:nr/stornieren',
  summary: 'Cancels a recommendation and ends its link',
  refusals: moveRefusals,
  params: ByNumber,
  body: Reason,
  reply: RecommendationRow,
});

export const downloadRecommendations = listFile(
  '/admin/empfehlungen/csv',
  'The list of recommendations as CSV',
  RecommendationFileQuery,
);
