/** Recommenders at the desk: list, one person, what may be done to an account, and what helps somebody back in. */

import * as z from 'zod/mini';
import { customerNumberResult, newsletterStatus } from '../account/own-schemas.ts';
import { accountStatus } from '../account/status.ts';
import { ofAgency } from '../agency/desk/narrowed.ts';
import { Asked, OpenApproval } from '../approval/schemas.ts';
import { ticked } from '../basics/agreement.ts';
import { moment } from '../basics/day.ts';
import { byClerk, listFile, moveRefusals, Reason, Remark } from '../basics/desk.ts';
import { email } from '../basics/email.ts';
import { endpoint } from '../basics/endpoint.ts';
import { labels } from '../basics/label.ts';
import { fileQuery, listQuery, pageOf } from '../basics/list.ts';
import { cents } from '../basics/money.ts';
import { name } from '../basics/name/name.ts';
import { hash32 } from '../basics/number.ts';
import { text } from '../basics/text.ts';
import { extend, optional, wire } from '../basics/wire.ts';
import { Event } from '../event/schemas.ts';
import { RecommendationRow } from '../recommendation/desk.ts';
import { holds, RewardRow } from '../reward/desk.ts';
import type { RecommenderHold } from './rules.ts';

export const ByAccount = wire({ hash: ['hash', hash32] });

/** Support looks at an account (P-04); it changes something only where that is asked for. */
export const OpenSupport = wire({ reason: ['Grund', text(1, 500)], mayWrite: ['DarfSchreiben', ticked] });

export const SupportLink = wire({ address: ['Url', z.string()] });

export const AccountState = wire({ hash: ['Empfehlerhash', hash32], status: ['Status', accountStatus] });

export const RecommenderRow = wire({
  hash: ['Empfehlerhash', hash32],
  /** Empty once the person is deleted. */
  name: ['Name', z.string()],
  email: ['Email', optional(z.string())],
  status: ['Status', accountStatus],
  createdAt: ['ErstelltAm', moment],
  lastLoginAt: ['LetzteAnmeldungAm', optional(moment)],
  recommendations: ['AnzahlEmpfehlungen', z.int()],
  waitingCents: ['WartetCent', cents],
  readyCents: ['BereitgestelltCent', cents],
  receivedCents: ['AusgezahltCent', cents],
});

/** Why money of a person does not go on. */
const accountHold = labels({ ...holds, customerNumber: 'KundennummerFehlt' } satisfies Record<RecommenderHold, string>);

export const RecommenderDetail = extend(RecommenderRow, {
  /** The parts of the name; null once the person is deleted. */
  firstName: ['Vorname', optional(z.string())],
  lastName: ['Nachname', optional(z.string())],
  /** Of what waits: promised, but not ready yet. A deletion loses it, and what is ready. */
  openCents: ['VorgemerktCent', cents],
  language: ['Sprache', z.string()],
  hasPassword: ['PasswortGesetzt', z.boolean()],
  /** Where somebody is signed in now, support included. */
  sessions: ['Sitzungen', z.int()],
  newsletter: ['Newsletter', newsletterStatus],
  customerNumber: ['Kundennummer', optional(z.string())],
  customerNumberResult: ['KundennummerErgebnis', customerNumberResult],
  /** The account for later pickups, where the mandant keeps one. */
  maskedIban: ['IbanMaskiert', optional(z.string())],
  /** The person said that it is not theirs (M36): nothing is collected with it until it is decided. */
  isBankStopped: ['BankverbindungGestoppt', z.boolean()],
  holds: ['Sperren', z.array(accountHold)],
  /** False where the client's portal signs people in: then no mail about a password goes out. */
  mailsPassword: ['PasswortmailMoeglich', z.boolean()],
  /** Its address gets no mails, because they came back (rules 1.8). */
  mailsReturn: ['MailsKommenZurueck', z.boolean()],
  /** What about the person waits for another one at the desk. */
  approvals: ['Antraege', z.array(OpenApproval)],
  /** The newest; the lists have all. */
  latestRecommendations: ['Empfehlungen', z.array(RecommendationRow)],
  latestRewards: ['Praemierungen', z.array(RewardRow)],
  events: ['Verlauf', z.array(Event)],
});

/** What the person asked the desk to change; what stays is sent as it is. */
export const ChangeAccount = wire({
  firstName: ['Vorname', name],
  lastName: ['Nachname', name],
  email: ['Email', email],
  reason: ['Grund', text(1, 500)],
});

const columns = { createdAt: 'ErstelltAm', status: 'Status' } as const;

export const RecommenderQuery = extend(listQuery(columns, accountStatus), ofAgency);

export const RecommenderFileQuery = extend(fileQuery(columns, accountStatus), ofAgency);

export const RecommenderPage = pageOf(RecommenderRow);

export const listRecommenders = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/empfehler',
  summary: 'Recommenders, paged by key',
  refusals: ['access.denied'],
  body: RecommenderQuery,
  reply: RecommenderPage,
  mayLag: true,
});

export const showRecommenderDetail = endpoint({
  ...byClerk,
  method: 'GET',
  path: '/admin/empfehler/:hash',
  summary: 'One recommender with the sums, the newest recommendations and rewards, and what happened to the account',
  refusals: ['access.denied', 'unknown'],
  params: ByAccount,
  reply: RecommenderDetail,
});

const moveAccount = (path: string, summary: string) =>
  endpoint({
    ...byClerk,
    method: 'PUT',
    path: `/admin/empfehler/:hash/${path}`,
    summary,
    refusals: moveRefusals,
    params: ByAccount,
    body: Reason,
    reply: AccountState,
  });

export const lockAccount = moveAccount('sperren', 'Locks a recommender: links end, rewards wait');

/** The reason goes with the person, like all that was written about them: of it nothing is kept. */
export const eraseAccount = moveAccount(
  'loeschen',
  'Deletes a recommender on request: what waits is lost, what was collected is still paid; the reason is not kept',
);

/** Another person agrees. */
const askForAccount = (path: string, summary: string) =>
  endpoint({
    ...byClerk,
    method: 'PUT',
    path: `/admin/empfehler/:hash/${path}`,
    summary,
    refusals: [...moveRefusals, 'approval.waits'],
    params: ByAccount,
    body: Reason,
    reply: z.union([AccountState, Asked]),
    mayWait: true,
  });

export const unlockAccount = askForAccount(
  'entsperren',
  'Unlocks a recommender, once another person agrees: rewards can be collected and paid again',
);

export const freeAccountBank = askForAccount(
  'bankdaten/freigeben',
  'The stopped bank account is right: it may be used again, and what it stopped goes on',
);

export const dropAccountBank = askForAccount(
  'bankdaten/loeschen',
  'The stopped bank account is not the person’s: it is deleted, and what was not collected goes on',
);

export const endAccountSessions = moveAccount('abmelden', 'Signs a recommender out everywhere');

/** R-46, N8. An address that has an account already answers 409, with the field. */
export const changeAccount = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/empfehler/:hash/aendern',
  summary:
    'Changes name and e-mail address of a recommender; with the old address its sessions, links and newsletter end, and both addresses are told',
  refusals: [...moveRefusals, 'account.email-not-allowed', 'recipient.same-email'],
  params: ByAccount,
  body: ChangeAccount,
  reply: AccountState,
});

export const openSupport = endpoint({
  ...byClerk,
  method: 'POST',
  path: '/admin/empfehler/:hash/adminlogin',
  summary: 'A link into the account of somebody, good once and for 15 minutes; kept with its reason (P-04)',
  refusals: moveRefusals,
  params: ByAccount,
  body: OpenSupport,
  reply: SupportLink,
});

export const mailAccountPassword = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/empfehler/:hash/passwortmail',
  summary: 'Mails a link for the password: the welcome mail again where there is none yet',
  refusals: moveRefusals,
  params: ByAccount,
  body: Remark,
  reply: AccountState,
});

export const downloadRecommenders = listFile(
  '/admin/empfehler/csv',
  'The list of recommenders as CSV',
  RecommenderFileQuery,
);
