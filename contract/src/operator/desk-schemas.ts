/** Rows and commands of the operator's desk: orders, recommendations, rewards, people. */
import * as z from 'zod/mini';
import { accountStatus } from '../account/schemas.ts';
import { ticked } from '../basics/agreement.ts';
import { day, moment } from '../basics/day.ts';
import { flag, integer } from '../basics/integer.ts';
import { listQuery, pageOf } from '../basics/list.ts';
import { cents } from '../basics/money.ts';
import { hash32, orderNumber, recipientNumber, recommendationNumber, rewardNumber } from '../basics/number.ts';
import { text } from '../basics/text.ts';
import { extend, optional, wire } from '../basics/wire.ts';
import { orderStatus } from '../order/status.ts';
import { recipientStatus } from '../recipient/schemas.ts';
import { recommendationStatus, recommenderShare } from '../recommendation/schemas.ts';
import { goodwillCents } from '../reward/rules.ts';
import { rewardRole, rewardStatus } from '../reward/schemas.ts';
import { Event } from './schemas.ts';

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
});

export const RewardRow = wire({
  number: ['Id', rewardNumber],
  recommendationNumber: ['Empfehlungsnummer', recommendationNumber],
  orderNumber: ['Auftragsnummer', optional(orderNumber)],
  role: ['Rolle', rewardRole],
  name: ['Name', z.string()],
  status: ['Status', rewardStatus],
  amountCents: ['BetragCent', cents],
  amount: ['Betrag', z.string()],
  isGoodwill: ['Kulanz', z.boolean()],
  attempt: ['Versuch', z.int()],
  createdAt: ['ErstelltAm', moment],
  readyAt: ['BereitgestelltAm', optional(moment)],
  collectUntil: ['AbholbarBis', optional(day)],
  collectedAt: ['AbgeholtAm', optional(moment)],
  paidAt: ['AusgezahltAm', optional(moment)],
  /** An IBAN new for the person keeps it out of runs until then. */
  payableAt: ['AuszahlbarAb', optional(moment)],
  stoppedAt: ['GestopptAm', optional(moment)],
  stopReason: ['StoppGrund', optional(z.string())],
  isCancelNoted: ['StornoVorgemerkt', z.boolean()],
  payoutId: ['LaufId', optional(z.int())],
});

export const OrderDetail = extend(OrderRow, {
  recipientNumber: ['Empfaengernummer', optional(recipientNumber)],
  recipientEmail: ['EmpfaengerEmail', optional(z.string())],
  recipientStatus: ['EmpfaengerStatus', optional(recipientStatus)],
  recommenderHash: ['Empfehlerhash', hash32],
  recommenderEmail: ['EmpfehlerEmail', optional(z.string())],
  recommendationStatus: ['EmpfehlungStatus', recommendationStatus],
  source: ['Quelle', z.string()],
  rewards: ['Praemierungen', z.array(RewardRow)],
  events: ['Verlauf', z.array(Event)],
});

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
});

export const OrderQuery = listQuery(
  { orderedOn: 'Auftragsdatum', createdAt: 'ErstelltAm', status: 'Status', number: 'Auftragsnummer' },
  orderStatus,
);
export const OrderPage = pageOf(OrderRow);
export const RecommendationQuery = listQuery(
  { createdAt: 'ErstelltAm', status: 'Status', number: 'Empfehlungsnummer' },
  recommendationStatus,
);
export const RecommendationPage = pageOf(RecommendationRow);
export const RewardQuery = listQuery({ createdAt: 'ErstelltAm', status: 'Status', number: 'Id' }, rewardStatus);
export const RewardPage = pageOf(RewardRow);

/** Nothing has to be said about a confirmation or a release. */
export const Remark = optional(wire({ reason: ['Grund', optional(text(1, 500))] }));

export const CancelOrder = wire({
  reason: ['Grund', text(1, 500)],
  /** Needed where a reward is paid out already: it is claimed back (E14). */
  clawsBack: ['Rueckfordern', ticked],
});

export const GrantGoodwill = wire({
  role: ['Rolle', rewardRole],
  amountCents: ['BetragCent', integer(goodwillCents.min, goodwillCents.max)],
  reason: ['Grund', text(1, 500)],
});

export const DeleteRecipient = wire({
  reason: ['Grund', text(1, 500)],
  /** The person gives up a reward that waits (R10). */
  waivesReward: ['Verzicht', ticked],
});

export const ByRewardNumber = wire({ number: ['id', rewardNumber] });
export const ByAccount = wire({ hash: ['hash', hash32] });
export const AccountState = wire({ hash: ['Empfehlerhash', hash32], status: ['Status', accountStatus] });
export const RowsQuery = wire({ failedOnly: ['fehler', flag] });
