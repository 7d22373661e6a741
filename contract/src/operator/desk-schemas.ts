/** Rows and commands of the operator's desk: orders, recommendations, rewards, people. */
import * as z from 'zod/mini';
import { accountStatus } from '../account/status.ts';
import { ticked } from '../basics/agreement.ts';
import { day, moment } from '../basics/day.ts';
import { flag, integer } from '../basics/integer.ts';
import { labels } from '../basics/label.ts';
import { fileQuery, listQuery, pageOf } from '../basics/list.ts';
import { cents } from '../basics/money.ts';
import { hash32, orderNumber, recipientNumber, recommendationNumber, rewardNumber } from '../basics/number.ts';
import { text } from '../basics/text.ts';
import { extend, optional, wire } from '../basics/wire.ts';
import { orderStatus } from '../order/status.ts';
import { premiumKind } from '../product/kind.ts';
import { recipientStatus } from '../recipient/schemas.ts';
import { recommenderShare } from '../recommendation/schemas.ts';
import { recommendationStatus } from '../recommendation/status.ts';
import { goodwillCents } from '../reward/rules.ts';
import { rewardRole } from '../reward/schemas.ts';
import { rewardStatus } from '../reward/status.ts';
import { Event } from './schemas.ts';

/** Where the current attempt of a reward stands in a run that is not discarded (3.11). */
export const runState = labels({ none: 'Keiner', draft: 'Entwurf', exported: 'Exportiert', confirmed: 'Bestaetigt' });

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
  /** Kind of the chosen premium and state of the run of this attempt: with the status they say what may be done. */
  kind: ['Art', optional(premiumKind)],
  run: ['LaufStatus', runState],
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

/** What can be released today; what was cancelled by the client after the release and is paid already (A8). */
export const orderView = labels({ releasable: 'Freigebbar', cancelReported: 'StornoGemeldet' });
const orderColumns = {
  orderedOn: 'Auftragsdatum',
  createdAt: 'ErstelltAm',
  status: 'Status',
  number: 'Auftragsnummer',
} as const;
export const OrderQuery = listQuery(orderColumns, orderStatus, orderView);
export const OrderFileQuery = fileQuery(orderColumns, orderStatus, orderView);
export const OrderPage = pageOf(OrderRow);

const recommendationColumns = { createdAt: 'ErstelltAm', status: 'Status', number: 'Empfehlungsnummer' } as const;
export const RecommendationQuery = listQuery(recommendationColumns, recommendationStatus);
export const RecommendationFileQuery = fileQuery(recommendationColumns, recommendationStatus);
export const RecommendationPage = pageOf(RecommendationRow);

/** What a person or a rule keeps out of runs, what goes into the next one, what the bank sent back. */
export const rewardView = labels({
  stopped: 'Gestoppt',
  held: 'Gesperrt',
  payable: 'Auszahlbar',
  returned: 'Ruecklaeufer',
  cancelNoted: 'StornoVorgemerkt',
});
const rewardColumns = { createdAt: 'ErstelltAm', status: 'Status', number: 'Id' } as const;
export const RewardQuery = listQuery(rewardColumns, rewardStatus, rewardView);
export const RewardFileQuery = fileQuery(rewardColumns, rewardStatus, rewardView);
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
  /** Needed where a reward is ready, and given up with it, or collected: that one is paid all the same (R10). */
  waivesReward: ['Verzicht', ticked],
});

export const ReturnReward = wire({
  reason: ['Grund', text(1, 500)],
  /** The transfer that came back: a late notice about an earlier one must not free money that is at the bank again. */
  endToEndId: ['EndToEndId', optional(text(1, 35))],
});

export const ByRewardNumber = wire({ number: ['id', rewardNumber] });
export const ByAccount = wire({ hash: ['hash', hash32] });
/** Support looks at an account (P-04); it changes something only where that is asked for. */
export const OpenSupport = wire({ reason: ['Grund', text(1, 500)], mayWrite: ['DarfSchreiben', ticked] });
export const SupportLink = wire({ address: ['Url', z.string()] });
export const AccountState = wire({ hash: ['Empfehlerhash', hash32], status: ['Status', accountStatus] });
export const RowsQuery = wire({ failedOnly: ['fehler', flag] });
