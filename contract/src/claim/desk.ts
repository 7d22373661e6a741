/** Claims at the desk: the queue, one claim with what may be the contract it is about, and the decisions. */
import * as z from 'zod/mini';
import { Asked, notAnotherRefusals, OpenApproval } from '../approval/schemas.ts';
import { day, moment } from '../basics/day.ts';
import { byClerk, listFile, listRefusals, moveRefusals } from '../basics/desk.ts';
import { email } from '../basics/email.ts';
import { endpoint } from '../basics/endpoint.ts';
import { integer } from '../basics/integer.ts';
import { labels } from '../basics/label.ts';
import { fileQuery, listQuery, pageOf } from '../basics/list.ts';
import { hash32, orderNumber, recommendationNumber } from '../basics/number.ts';
import { text } from '../basics/text.ts';
import { extend, optional, type Value, wire } from '../basics/wire.ts';
import { Event } from '../event/schemas.ts';
import { SentFile } from '../files/schemas.ts';
import { orderStatus } from '../order/status.ts';
import { recommendationStatus } from '../recommendation/status.ts';
import { goodwillCents } from '../reward/goodwill.ts';
import { ByClaim, ByClaimFile, claimNumber } from './schemas.ts';
import { claimOutcome, claimRefusal, claimStatus } from './status.ts';

export const ClaimRow = wire({
  number: ['Nachbuchungsnummer', claimNumber],
  filedAt: ['EingereichtAm', moment],
  status: ['Status', claimStatus],
  recommender: ['Empfehler', z.string()],
  recommendationNumber: ['Empfehlungsnummer', optional(recommendationNumber)],
  externalNumber: ['ExterneAuftragsnummer', optional(z.string())],
  contractOn: ['Abschlussdatum', day],
  fileCount: ['AnzahlDateien', z.int()],
  /** Whole days since it was filed, or appealed; of one that is decided null. */
  ageDays: ['AlterTage', optional(z.int())],
  answerBy: ['AntwortBis', day],
  isLate: ['Ueberfaellig', z.boolean()],
  outcome: ['Ergebnis', optional(claimOutcome)],
  reason: ['Ablehnungsgrund', optional(claimRefusal)],
  decidedAt: ['EntschiedenAm', optional(moment)],
});

/** Why an order may be the one that is claimed. */
export const matchReason = labels({
  sameNumber: 'GleicheAuftragsnummer',
  ownRejected: 'EigeneEmpfehlungAbgelehnt',
  sameRecipient: 'GleicherEmpfaenger',
  typedContact: 'GenannterKontakt',
  sameDay: 'GleicherTag',
  failedRow: 'ImportzeileOhneEmpfehlung',
});
export type MatchReason = Value<typeof matchReason>;

/** Why a proposal cannot be assigned now. */
export const assignObstacle = labels({
  paid: 'Ausgezahlt',
  own: 'SchonZugeordnet',
  ended: 'Storniert',
});

export const Proposal = wire({
  reasons: ['Gruende', z.array(matchReason)],
  externalNumber: ['ExterneAuftragsnummer', z.string()],
  /** Null of a row of a file that came to no order. */
  orderNumber: ['Auftragsnummer', optional(orderNumber)],
  orderStatus: ['Auftragsstatus', optional(orderStatus)],
  orderedOn: ['Auftragsdatum', optional(day)],
  product: ['Produkt', optional(z.string())],
  rejection: ['Abgelehnt', optional(z.string())],
  recommendationNumber: ['Empfehlungsnummer', optional(recommendationNumber)],
  recommender: ['Empfehler', optional(z.string())],
  recipient: ['Empfaenger', optional(z.string())],
  /** Another recommender would lose a reward: two persons decide. */
  takesFromOther: ['NimmtAnderem', z.boolean()],
  obstacle: ['Hindernis', optional(assignObstacle)],
  importId: ['ImportId', optional(z.int())],
  line: ['Zeile', optional(z.int())],
});

export const ClaimDetail = extend(ClaimRow, {
  words: ['Nachricht', optional(z.string())],
  appealWords: ['Widerspruch', optional(z.string())],
  appealedAt: ['WiderspruchAm', optional(moment)],
  files: ['Dateien', z.array(SentFile)],
  recommenderHash: ['Empfehlerhash', hash32],
  recommenderEmail: ['EmpfehlerEmail', optional(z.string())],
  recommendationStatus: ['EmpfehlungStatus', optional(recommendationStatus)],
  /** Why goodwill is not possible now. */
  goodwillObstacle: [
    'KulanzHindernis',
    optional(labels({ running: 'Laeuft', nobody: 'Niemand', unnamed: 'OhneEmpfehlung' })),
  ],
  decidedBy: ['EntschiedenVon', optional(z.string())],
  /** After an appeal another one decides than the first time. */
  isFirstDecider: ['SelbstEntschieden', z.boolean()],
  proposals: ['Vorschlaege', z.array(Proposal)],
  approvals: ['Antraege', z.array(OpenApproval)],
  events: ['Verlauf', z.array(Event)],
});

/** Over their day; not assigned to a day. */
export const claimView = labels({ late: 'Ueberfaellig', open: 'Offen' });

const columns = { filedAt: 'EingereichtAm', answerBy: 'AntwortBis', status: 'Status' } as const;

export const ClaimQuery = listQuery(columns, claimStatus, claimView);
export const ClaimFileQuery = fileQuery(columns, claimStatus, claimView);
export const ClaimPage = pageOf(ClaimRow);

export const AssignClaim = wire({
  /** An order of ours; without it a new one comes about under the number the person named. */
  orderNumber: ['Auftragsnummer', optional(orderNumber)],
  /** One of the person; without it the one of the claim. */
  recommendationNumber: ['Empfehlungsnummer', optional(recommendationNumber)],
  /** Of the contact, where the order does not say it. */
  email: ['Email', optional(email)],
  reason: ['Grund', text(1, 500)],
});

export const GrantClaim = wire({
  recommendationNumber: ['Empfehlungsnummer', optional(recommendationNumber)],
  amountCents: ['BetragCent', integer(goodwillCents.min, goodwillCents.max)],
  reason: ['Grund', text(1, 500)],
});

export const RefuseClaim = wire({
  refusal: ['Ablehnungsgrund', claimRefusal],
  /** Stays with colleagues. */
  reason: ['Grund', optional(text(1, 500))],
});

export const listClaims = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/nachbuchungen',
  summary: 'Claims of recommenders, paged by key',
  refusals: listRefusals,
  body: ClaimQuery,
  reply: ClaimPage,
  mayLag: true,
});

export const showClaim = endpoint({
  ...byClerk,
  method: 'GET',
  path: '/admin/nachbuchungen/:nr',
  summary: 'One claim with its words, files, events and the orders it may be about',
  refusals: ['access.denied', 'unknown'],
  params: ByClaim,
  reply: ClaimDetail,
});

export const downloadClaimFile = endpoint({
  ...byClerk,
  method: 'GET',
  path: '/admin/nachbuchungen/:nr/dateien/:datei',
  summary: 'A file of a claim, as a download',
  refusals: ['access.denied', 'unknown'],
  params: ByClaimFile,
  produces: 'application/octet-stream',
});

const decisionRefusals = [...moveRefusals, 'claim.same-operator', 'approval.waits', ...notAnotherRefusals] as const;

export const assignClaim = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/nachbuchungen/:nr/zuordnen',
  summary: 'The order goes to the recommendation of the person; once another person agrees, where somebody loses it',
  refusals: [...decisionRefusals, 'claim.paid', 'claim.does-not-fit'],
  params: ByClaim,
  body: AssignClaim,
  reply: z.union([ClaimRow, Asked]),
  mayWait: true,
});

export const grantClaim = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/nachbuchungen/:nr/kulanz',
  summary: 'Goodwill for the person, within the budgets or once another person agrees',
  refusals: decisionRefusals,
  params: ByClaim,
  body: GrantClaim,
  reply: z.union([ClaimRow, Asked]),
  mayWait: true,
});

export const refuseClaim = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/nachbuchungen/:nr/ablehnen',
  summary: 'Refuses a claim, or holds on to the refusal after an appeal',
  refusals: [...moveRefusals, 'claim.same-operator'],
  params: ByClaim,
  body: RefuseClaim,
  reply: ClaimRow,
});

export const downloadClaims = listFile('/admin/nachbuchungen/csv', 'The list of claims as CSV', ClaimFileQuery);
