/** Rewards at the desk: the list, one with its payments and books, and what an operator decides about it. */

import * as z from 'zod/mini';
import { ofAgency } from '../agency/desk/narrowed.ts';
import { Asked, OpenApproval } from '../approval/schemas.ts';
import { day, moment } from '../basics/day.ts';
import { byClerk, listFile, listRefusals, moveRefusals, Reason } from '../basics/desk.ts';
import { endpoint } from '../basics/endpoint.ts';
import { integer } from '../basics/integer.ts';
import { labels } from '../basics/label.ts';
import { chosenFileQuery, listQuery, pageOf } from '../basics/list.ts';
import { cents } from '../basics/money.ts';
import { hash32, orderNumber, recommendationNumber, rewardNumber } from '../basics/number.ts';
import { text } from '../basics/text.ts';
import { extend, optional, wire } from '../basics/wire.ts';
import { Event } from '../event/schemas.ts';
import { orderStatus } from '../order/status.ts';
import { payoutStatus } from '../payout/status.ts';
import { premiumKind } from '../premium/kind.ts';
import { ByNumber as ByRecommendationNumber } from '../recommendation/by-number.ts';
import { entered } from '../recommendation/fields.ts';
import { recommendationStatus } from '../recommendation/status.ts';
import { ofReport } from '../report/narrowed.ts';
import { goodwillCents } from './goodwill.ts';
import type { Hold } from './rules.ts';
import { rewardRole } from './schemas.ts';
import { rewardStatus } from './status.ts';

/** Where the current attempt of a reward stands in a run that is not discarded (rules 3.11). */
export const runState = labels({ none: 'Keiner', draft: 'Entwurf', exported: 'Exportiert', confirmed: 'Bestaetigt' });

export const holds = {
  accountLocked: 'EmpfehlerGesperrt',
  cancellationReported: 'StornoGemeldet',
  stopped: 'Gestoppt',
  bank: 'Bank',
  newIban: 'NeueIban',
  addressChanged: 'AdresseGeaendert',
  sameIban: 'GleicheIban',
  review: 'Pruefung',
} as const satisfies Record<Hold, string>;

/** Why a reward is in no run, or cannot be collected. */
export const hold = labels(holds);

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
  /** Why it is in no run, or cannot be collected, now. */
  holds: ['Sperren', z.array(hold)],
  /** The last of the days that keep it out of runs. */
  payableAt: ['AuszahlbarAb', optional(moment)],
  stoppedAt: ['GestopptAm', optional(moment)],
  stopReason: ['StoppGrund', optional(z.string())],
  isCancelNoted: ['StornoVorgemerkt', z.boolean()],
  payoutId: ['LaufId', optional(z.int())],
  /** Kind of the chosen premium and state of the run of this attempt: with the status they say what may be done. */
  kind: ['Art', optional(premiumKind)],
  run: ['LaufStatus', runState],
  ...entered,
});

/** What a person or a rule keeps out of runs, what goes into the next one, what the bank sent back, what is owed and where it is. */
export const rewardView = labels({
  stopped: 'Gestoppt',
  held: 'Gesperrt',
  checked: 'Pruefung',
  payable: 'Auszahlbar',
  returned: 'Ruecklaeufer',
  cancelNoted: 'StornoVorgemerkt',
  provided: 'Geschuldet',
  inRun: 'ImLauf',
});

const rewardColumns = { createdAt: 'ErstelltAm', status: 'Status', number: 'Id' } as const;

const narrowed = { ...ofAgency, ...ofReport } as const;

export const RewardQuery = extend(listQuery(rewardColumns, rewardStatus, rewardView), narrowed);

export const RewardFileQuery = extend(chosenFileQuery(rewardColumns, rewardStatus, rewardView), narrowed);

export const RewardPage = pageOf(RewardRow);

export const ReturnReward = wire({
  reason: ['Grund', text(1, 500)],
  /** The transfer that came back: a late notice about an earlier one must not free money that is at the bank again. */
  endToEndId: ['EndToEndId', optional(text(1, 35))],
  /** By which the bank names the return, where there is one. */
  bankReference: ['Bankreferenz', optional(text(1, 35))],
});

export const ByRewardNumber = wire({ number: ['id', rewardNumber] });

/** One attempt to pay a reward in a run. */
const Attempt = wire({
  attempt: ['Versuch', z.int()],
  payoutId: ['LaufId', z.int()],
  payoutStatus: ['LaufStatus', payoutStatus],
  endToEndId: ['EndToEndId', z.string()],
  amountCents: ['BetragCent', cents],
});

/** What has held a reward, from when, until when or until whose decision. */
const HoldEntry = wire({
  hold: ['Art', hold],
  attempt: ['Versuch', z.int()],
  since: ['Seit', moment],
  /** Null where it waits for a decision. */
  until: ['Bis', optional(moment)],
  reason: ['Grund', optional(z.string())],
  liftedAt: ['AufgehobenAm', optional(moment)],
  /** The operator; null for anybody else, and where it ended with its attempt. */
  liftedBy: ['AufgehobenVon', optional(z.string())],
});

const Posting = wire({
  label: ['Art', z.string()],
  /** Its kind in code, by which a reader of another language finds its words. */
  kind: ['ArtName', z.string()],
  attempt: ['Versuch', z.int()],
  debit: ['Soll', z.string()],
  credit: ['Haben', z.string()],
  amountCents: ['BetragCent', cents],
  amount: ['Betrag', z.string()],
  bookedAt: ['GebuchtAm', moment],
});

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
  /** What about it waits for another person. */
  approvals: ['Antraege', z.array(OpenApproval)],
  /** Everything that held it, in whichever attempt. */
  holdHistory: ['SperrenVerlauf', z.array(HoldEntry)],
  attempts: ['Zahlungen', z.array(Attempt)],
  postings: ['Buchungen', z.array(Posting)],
  events: ['Verlauf', z.array(Event)],
});

export const GrantGoodwill = wire({
  role: ['Rolle', rewardRole],
  amountCents: ['BetragCent', integer(goodwillCents.min, goodwillCents.max)],
  reason: ['Grund', text(1, 500)],
});

export const listAllRewards = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/praemierungen',
  summary: 'Rewards, paged by key',
  refusals: listRefusals,
  body: RewardQuery,
  reply: RewardPage,
  mayLag: true,
});

export const showRewardDetail = endpoint({
  ...byClerk,
  method: 'GET',
  path: '/admin/praemierungen/:id',
  summary: 'One reward with its payments, postings and events',
  refusals: ['access.denied', 'unknown'],
  params: ByRewardNumber,
  reply: RewardDetail,
});

/** The row as it is then, or what waits. */
const rowOrAsked = z.union([RewardRow, Asked]);

const moveReward = (path: string, summary: string) =>
  endpoint({
    ...byClerk,
    method: 'PUT',
    path: `/admin/praemierungen/:id/${path}`,
    summary,
    refusals: moveRefusals,
    params: ByRewardNumber,
    body: Reason,
    reply: RewardRow,
  });

/** A decision that another person may have to agree to. */
const askForReward = <const M extends { idempotent?: true }>(path: string, summary: string, marks: M) =>
  endpoint({
    ...byClerk,
    ...marks,
    method: 'PUT',
    path: `/admin/praemierungen/:id/${path}`,
    summary,
    refusals: [...moveRefusals, 'approval.waits'],
    params: ByRewardNumber,
    body: Reason,
    reply: rowOrAsked,
    mayWait: true,
  });

export const reviveReward = askForReward(
  'kulanz',
  'Goodwill: an expired reward can be collected again; above the limits another person agrees',
  { idempotent: true },
);

export const grantGoodwill = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/empfehlungen/:nr/kulanz',
  summary: 'Grants a person a reward without an order, 1 to 50,000 cents; above the limits another person agrees',
  refusals: [...moveRefusals, 'approval.waits'],
  params: ByRecommendationNumber,
  body: GrantGoodwill,
  reply: rowOrAsked,
  mayWait: true,
  idempotent: true,
});

export const clawBackReward = moveReward('rueckfordern', 'Claims a paid reward back');

export const returnReward = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/praemierungen/:id/ruecklaeufer',
  summary: 'The bank returned the transfer: once another person agrees, the reward can be collected again',
  refusals: [...moveRefusals, 'reward.attempt-over', 'approval.waits'],
  params: ByRewardNumber,
  body: ReturnReward,
  reply: rowOrAsked,
  mayWait: true,
});

export const setBackReward = moveReward('zuruecksetzen', 'Sets a collected reward back after a stop');

export const cancelReward = moveReward('stornieren', 'Cancels one reward');

export const freeReward = askForReward('freigeben', 'Lifts a stop or a hold, once another person agrees', {});

export const downloadRewards = listFile('/admin/praemierungen/csv', 'The list of rewards as CSV', RewardFileQuery);
