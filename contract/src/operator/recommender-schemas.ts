/** Recommenders at the desk: who takes part, what a person has altogether, and what keeps money back (design 3.1, 7.13). */
import * as z from 'zod/mini';
import { customerNumberResult, newsletterStatus } from '../account/own-schemas.ts';
import { accountStatus } from '../account/status.ts';
import { moment } from '../basics/day.ts';
import { email } from '../basics/email.ts';
import { labels } from '../basics/label.ts';
import { fileQuery, listQuery, pageOf } from '../basics/list.ts';
import { cents } from '../basics/money.ts';
import { hash32 } from '../basics/number.ts';
import { name, text } from '../basics/text.ts';
import { extend, optional, wire } from '../basics/wire.ts';
import { RecommendationRow, RewardRow } from './desk-schemas.ts';
import { holds } from './detail-schemas.ts';
import { Event } from './schemas.ts';

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
const accountHold = labels({ ...holds, customerNumber: 'KundennummerFehlt' });

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
  holds: ['Sperren', z.array(accountHold)],
  /** False where the client's portal signs people in: then no mail about a password goes out. */
  mailsPassword: ['PasswortmailMoeglich', z.boolean()],
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
export const RecommenderQuery = listQuery(columns, accountStatus);
export const RecommenderFileQuery = fileQuery(columns, accountStatus);
export const RecommenderPage = pageOf(RecommenderRow);
