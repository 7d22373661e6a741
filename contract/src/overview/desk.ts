/** What waits for a person today, one line a kind, the ones that wait for nobody left out; and how things go. */

import * as z from 'zod/mini';
import { day, moment } from '../basics/day.ts';
import { byClerk } from '../basics/desk.ts';
import { endpoint } from '../basics/endpoint.ts';
import { labels } from '../basics/label.ts';
import { cents } from '../basics/money.ts';
import { optional, type Value, wire } from '../basics/wire.ts';
import { measure } from '../figure/measures.ts';
import { BankCheck } from '../payout/desk.ts';

/** In the order in which a day goes; beside each the filter of the list that shows them. */
export const waitingKind = labels({
  approvalOpen: 'AntragOffen', // approvals: Status:Offen, the one who looks may decide
  approvalElsewhere: 'AntragWartetAufAndere', // approvals: Status:Offen, somebody else has to
  fewDeciders: 'WenigeEntscheider', // operators
  securitySeries: 'Sicherheitsserie', // security events: Ansicht:Serien, of the last three days; told to admins
  operatorSeries: 'BetreiberSerie', // security events: Ansicht:BetreiberSerien, likewise
  portalSecretMissing: 'AutologinSecretFehlt', // security events: Ansicht:Einstellung; told to admins
  agencyInReview: 'AgenturInPruefung', // agencies: Ansicht:WartetAufPruefung
  cancelReported: 'StornoGemeldet', // orders: Ansicht:StornoGemeldet
  claimLate: 'NachbuchungUeberfaellig', // claims: Ansicht:Ueberfaellig
  claimOpen: 'NachbuchungOffen', // claims: Wartet:ja, those that are not late
  caseOpen: 'FallOffen', // cases: Ansicht:Unentschieden, with what they hold
  orderUnconfirmed: 'AuftragUnbestaetigt', // orders: Status:Eingegangen
  orderReleasable: 'AuftragFreigebbar', // orders: Ansicht:Freigebbar
  rewardStopped: 'PraemieGestoppt', // rewards: Ansicht:Gestoppt
  rewardHeld: 'PraemieGesperrt', // rewards: Ansicht:Gesperrt
  rewardReturned: 'Ruecklaeufer', // rewards: Ansicht:Ruecklaeufer
  rewardPayable: 'PraemieAuszahlbar', // rewards: Ansicht:Auszahlbar
  bankDiffers: 'BankAbweichung', // the last comparison of the runs with the account Bank
  debtorMissing: 'AuszahlungskontoFehlt',
  payoutDraft: 'LaufEntwurf', // payout runs: Status:Entwurf
  payoutExported: 'LaufZurBestaetigung', // payout runs: Status:Exportiert
  importFailed: 'ImportMitFehlern', // imports: Ansicht:MitFehlern, of the last seven days, dry runs aside
  importRunning: 'ImportLaeuft', // imports: Status:Laeuft
  providerWaiting: 'AnbieterWartet', // loads: Status:Wartet
  providerFailed: 'AnbieterFehlgeschlagen', // the provider could not be had for three times or more
  mailCeiling: 'MailGrenze', // mails: Status:Wartet, those that UnbestaetigteMailsJeStunde keeps back
  mailFailed: 'MailFehlgeschlagen', // mails: Status:Fehlgeschlagen
  jobFailed: 'JobFehlgeschlagen',
});

export type WaitingKind = Value<typeof waitingKind>;

/** Nobody counts further: 1,000 is "1,000 and more". */
export const waitingMax = 1000;

export const Waiting = wire({
  kind: ['Art', waitingKind],
  count: ['Anzahl', z.int()],
  /** Sum of what can be paid now, of the runs, and of what cases hold; null where there is more than is counted. */
  sumCents: ['SummeCent', optional(cents)],
});

/** Views of lists that are counted beside what waits for a person: rewards, cases and mails. */
export const countedView = labels({
  rewardChecked: 'PraemiePruefung',
  rewardCancelNoted: 'PraemieStornoVorgemerkt',
  caseUnassigned: 'FallOhneBearbeiter',
  caseAsked: 'FallBeantragt',
  mailWaiting: 'MailWartet',
  mailBounced: 'MailUnzustellbar',
});
export type CountedView = Value<typeof countedView>;

const OldestWaiting = wire({
  kind: ['Art', waitingKind],
  /** Of those that were counted: at least so long it waits. */
  since: ['Seit', moment],
});

/** So many days are shown, and compared with as many before them. */
export const periodDays = 30;

export const FigureSum = wire({
  measure: ['Kennzahl', measure],
  count: ['Anzahl', z.int()],
  /** Below zero where more was taken back than collected. */
  cents: ['Cent', z.int()],
  countBefore: ['AnzahlVorher', z.int()],
  centsBefore: ['CentVorher', z.int()],
});
export type FigureSum = Value<typeof FigureSum>;

export const FigureDay = wire({
  day: ['Tag', day],
  recommended: ['Empfohlen', z.int()],
  accepted: ['Angenommen', z.int()],
  confirmed: ['Bestaetigt', z.int()],
  paid: ['Ausgezahlt', z.int()],
  paidCents: ['AusgezahltCent', z.int()],
});
export type FigureDay = Value<typeof FigureDay>;

/** How things go: the last thirty days with today, and the thirty before; true at the moment of the answer. */
export const Figures = wire({
  from: ['Von', day],
  until: ['Bis', day],
  sums: ['Summen', z.array(FigureSum)],
  days: ['Tage', z.array(FigureDay)],
  /** From order to payment; null where nothing was paid. */
  medianDays: ['TageBisAuszahlung', optional(z.int())],
  medianDaysBefore: ['TageBisAuszahlungVorher', optional(z.int())],
  /** What is ready or collected and not paid yet. */
  owedCents: ['GeschuldetCent', z.int()],
});
export type Figures = Value<typeof Figures>;

export const Overview = wire({
  waiting: ['Wartet', z.array(Waiting)],
  /** Of those, the kinds of which the one who looks may do none. */
  notOwn: ['NichtSelbst', z.array(waitingKind)],
  oldest: ['Aelteste', z.array(OldestWaiting)],
  /** Of the views of lists those that do not wait, counted to `waitingMax`. */
  views: ['Ansichten', z.array(wire({ view: ['Ansicht', countedView], count: ['Anzahl', z.int()] }))],
  bank: ['Bankabgleich', optional(BankCheck)],
  figures: ['Kennzahlen', Figures],
});

export const showOverview = endpoint({
  ...byClerk,
  method: 'GET',
  path: '/admin/uebersicht',
  summary: 'What waits for a person today, and how the last thirty days went',
  refusals: ['access.denied'],
  reply: Overview,
  mayLag: true,
});

/** A company at a glance, its things counted to `waitingMax` of a kind. */
const Company = wire({
  slug: ['Mandant', z.string()],
  name: ['Name', z.string()],
  /** Orders, claims, cases, approvals, rewards and runs that wait for a person. */
  waiting: ['Wartet', z.int()],
  /** Something has more than anybody counts. */
  isMany: ['UndMehr', z.boolean()],
  oldestSince: ['AeltestesSeit', optional(moment)],
  owedCents: ['GeschuldetCent', z.int()],
  /** What a run would take now; the sum is null where there is more than is counted. */
  readyCount: ['AuszahlbarAnzahl', z.int()],
  readyCents: ['AuszahlbarCent', optional(cents)],
  /** Where the run that comes next stands; null where there is none. */
  run: ['NaechsterLauf', optional(labels({ draft: 'Entwurf', exported: 'Exportiert' }))],
  runCents: ['LaufCent', optional(cents)],
});
export type Company = Value<typeof Company>;

export const listCompanies = endpoint({
  ...byClerk,
  method: 'GET',
  path: '/admin/uebersicht/mandanten',
  summary: 'Every mandant of the operator at a glance, the one with most to do first',
  refusals: ['access.denied'],
  reply: wire({
    companies: ['Mandanten', z.array(Company)],
    /** Databases that did not answer: their mandants are not in the list. */
    missing: ['ZellenFehlen', z.array(z.string())],
  }),
  anyMandant: true,
});
