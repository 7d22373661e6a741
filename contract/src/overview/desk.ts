/** What waits for a person today: one line a kind, the ones that wait for nobody left out. */

import * as z from 'zod/mini';
import { byClerk } from '../basics/desk.ts';
import { endpoint } from '../basics/endpoint.ts';
import { labels } from '../basics/label.ts';
import { cents } from '../basics/money.ts';
import { optional, type Value, wire } from '../basics/wire.ts';
import { BankCheck } from '../payout/desk.ts';

/** In the order in which a day goes; beside each the filter of the list that shows them. */
export const waitingKind = labels({
  approvalOpen: 'AntragOffen', // approvals: Status:Offen, the one who looks may decide
  approvalElsewhere: 'AntragWartetAufAndere', // approvals: Status:Offen, somebody else has to
  fewDeciders: 'WenigeEntscheider', // operators
  securitySeries: 'Sicherheitsserie', // security events: Ansicht:Serien, of the last three days; told to admins
  operatorSeries: 'BetreiberSerie', // security events: Ansicht:BetreiberSerien, likewise
  portalSecretMissing: 'AutologinSecretFehlt', // security events: Ansicht:Einstellung; told to admins
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

export const Overview = wire({
  waiting: ['Wartet', z.array(Waiting)],
  bank: ['Bankabgleich', optional(BankCheck)],
});

export const showOverview = endpoint({
  ...byClerk,
  method: 'GET',
  path: '/admin/uebersicht',
  summary: 'What waits for a person today',
  refusals: ['access.denied'],
  reply: Overview,
  mayLag: true,
});
