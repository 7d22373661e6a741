/** One recommendation, one reward with everything a person needs to decide about it. */
import * as z from 'zod/mini';
import { accountStatus } from '../account/status.ts';
import { moment } from '../basics/day.ts';
import { labels } from '../basics/label.ts';
import { cents } from '../basics/money.ts';
import { hash32, recipientNumber } from '../basics/number.ts';
import { extend, optional, wire } from '../basics/wire.ts';
import { orderStatus } from '../order/status.ts';
import { payoutStatus } from '../payout/schemas.ts';
import { recipientStatus } from '../recipient/schemas.ts';
import { recommendationStatus } from '../recommendation/status.ts';
import { OrderRow, RecommendationRow, RewardRow } from './desk-schemas.ts';
import { Event } from './schemas.ts';

export const RecommendationDetail = extend(RecommendationRow, {
  recommenderEmail: ['EmpfehlerEmail', optional(z.string())],
  recommenderStatus: ['EmpfehlerStatus', accountStatus],
  recipientNumber: ['Empfaengernummer', optional(recipientNumber)],
  recipientEmail: ['EmpfaengerEmail', optional(z.string())],
  recipientStatus: ['EmpfaengerStatus', optional(recipientStatus)],
  premiumCents: ['PraemieCent', cents],
  premium: ['Praemie', z.string()],
  acceptedAt: ['AngenommenAm', optional(moment)],
  orders: ['Auftraege', z.array(OrderRow)],
  rewards: ['Praemierungen', z.array(RewardRow)],
  events: ['Verlauf', z.array(Event)],
});

/** One attempt to pay a reward in a run. */
const Attempt = wire({
  attempt: ['Versuch', z.int()],
  payoutId: ['LaufId', z.int()],
  payoutStatus: ['LaufStatus', payoutStatus],
  endToEndId: ['EndToEndId', z.string()],
  amountCents: ['BetragCent', cents],
});

const Posting = wire({
  label: ['Art', z.string()],
  attempt: ['Versuch', z.int()],
  debit: ['Soll', z.string()],
  credit: ['Haben', z.string()],
  amountCents: ['BetragCent', cents],
  amount: ['Betrag', z.string()],
  bookedAt: ['GebuchtAm', moment],
});

export const holds = {
  accountLocked: 'EmpfehlerGesperrt',
  cancellationReported: 'StornoGemeldet',
  stopped: 'Gestoppt',
  newIban: 'NeueIban',
} as const;
/** Why a reward is in no run, or cannot be collected. */
export const hold = labels(holds);

export const RewardDetail = extend(RewardRow, {
  /** Whose it is, where the recommender gets it. */
  recommenderHash: ['Empfehlerhash', optional(hash32)],
  product: ['Produkt', z.string()],
  premium: ['Praemie', optional(z.string())],
  /** Where the money goes; null before the pickup and once it is not needed any more. */
  holder: ['Kontoinhaber', optional(z.string())],
  maskedIban: ['IbanMaskiert', optional(z.string())],
  recommendationStatus: ['EmpfehlungStatus', recommendationStatus],
  orderStatus: ['AuftragStatus', optional(orderStatus)],
  holds: ['Sperren', z.array(hold)],
  attempts: ['Zahlungen', z.array(Attempt)],
  postings: ['Buchungen', z.array(Posting)],
  events: ['Verlauf', z.array(Event)],
});
