/** Operators: sign-in with a second factor, sessions, who works here, and what they look after (design 7.13). */
import * as z from 'zod/mini';
import { newPassword } from '../account/password.ts';
import { moment } from '../basics/day.ts';
import { email } from '../basics/email.ts';
import type { OperatorRole } from '../basics/endpoint.ts';
import { id } from '../basics/integer.ts';
import { labels } from '../basics/label.ts';
import { line, opaque, text } from '../basics/text.ts';
import { optional, type Value, wire } from '../basics/wire.ts';

export const operatorRoles = [
  'BetreiberAdmin',
  'BetreiberSachbearbeitung',
  'BetreiberRedaktion',
] as const satisfies readonly OperatorRole[];
const role = z.enum(operatorRoles);

export const operatorStatus = labels({ invited: 'Eingeladen', active: 'Aktiv', locked: 'Gesperrt' });
export type OperatorStatus = Value<typeof operatorStatus>;

/** Slugs of the mandants an operator may work on; null = all. */
const mandants = optional(z.array(line(2, 40)).check(z.minLength(1), z.maxLength(200)));
const code = z.string().check(z.trim(), z.regex(/^\d{6}$/, { error: 'invalid' }));

export const Login = wire({
  email: ['Email', email],
  password: ['Password', opaque(200)],
  /** Six digits of the second factor; demo mode may do without. */
  code: ['Code', optional(code)],
});

export const SignedIn = wire({
  email: ['Email', z.string()],
  role: ['Rolle', role],
  mandants: ['Mandanten', mandants],
  token: ['Token', z.string()],
});

export const SignedOut = wire({ isSignedOut: ['Abgemeldet', z.boolean()] });

export const Session = wire({
  id: ['Id', z.string()],
  browser: ['Browser', z.string()],
  signedInAt: ['AngemeldetAm', moment],
  seenAt: ['ZuletztAm', moment],
  isThis: ['Diese', z.boolean()],
});
export const BySession = wire({ id: ['id', opaque(60)] });

/** First the password, answered with the second factor; then its code, answered with the session. */
export const AcceptInvitation = wire({
  token: ['Token', opaque(100)],
  password: ['Password', optional(newPassword)],
  code: ['Code', optional(code)],
});
export const SecondFactor = wire({ totpUri: ['TotpUri', z.string()] });
export const InvitationAnswer = z.union([SecondFactor, SignedIn]);

export const Operator = wire({
  id: ['Id', z.int()],
  email: ['Email', z.string()],
  role: ['Rolle', role],
  mandants: ['Mandanten', mandants],
  status: ['Status', operatorStatus],
  hasSecondFactor: ['ZweiterFaktor', z.boolean()],
  createdAt: ['ErstelltAm', moment],
  lastLoginAt: ['LetzterLoginAm', optional(moment)],
});
export const ByOperator = wire({ id: ['id', id] });

export const InviteOperator = wire({
  email: ['Email', email],
  role: ['Rolle', role],
  mandants: ['Mandanten', mandants],
});

/** Only what is given changes. A reset of the second factor sends a new invitation. */
export const ChangeOperator = wire({
  role: ['Rolle', optional(role)],
  isLocked: ['Gesperrt', optional(z.boolean())],
  resetsSecondFactor: ['ZweiterFaktorZuruecksetzen', optional(z.boolean())],
});

export const mailState = labels({
  waiting: 'Wartet',
  sent: 'Versendet',
  failed: 'Fehlgeschlagen',
  dropped: 'Verworfen',
});

export const MailQuery = wire({ to: ['an', optional(email)], template: ['vorlage', optional(line(1, 40))] });

/** What is rendered is there in test and demo mode only, until the person is deleted. */
export const Mail = wire({
  id: ['Id', z.int()],
  template: ['Vorlage', z.string()],
  state: ['Status', mailState],
  tries: ['Versuche', z.int()],
  createdAt: ['ErstelltAm', moment],
  sentAt: ['VersendetAm', optional(moment)],
  to: ['An', optional(z.string())],
  subject: ['Betreff', optional(z.string())],
  text: ['Text', optional(z.string())],
  html: ['Html', optional(z.string())],
  links: ['Links', z.array(z.string())],
});

/** What an event happened to. */
export const eventObject = labels({
  account: 'Empfehler',
  recommendation: 'Empfehlung',
  recipient: 'Empfaenger',
  order: 'Auftrag',
  reward: 'Praemierung',
  payout: 'Auszahlungslauf',
});
export type EventObject = Value<typeof eventObject>;

/** Number of the object, hash of an account, id of a run. */
export const EventQuery = wire({ object: ['objekt', eventObject], number: ['nummer', opaque(40)] });

/** Event and states in the words of the books: `eventWords` makes them. */
export const Event = wire({
  object: ['Objekt', eventObject],
  event: ['Ereignis', z.string()],
  from: ['Von', optional(z.string())],
  to: ['Nach', z.string()],
  actorKind: ['AkteurArt', z.string()],
  actorId: ['Akteur', optional(z.string())],
  at: ['Am', moment],
  reason: ['Grund', optional(z.string())],
});

/** Nightly passes that an operator may start (design 1.8): name in code → name in the path. */
export const job = labels({
  'recommendation.expire': 'empfehlungen-ablauf',
  'person.forget': 'daten-loeschung',
  'order.release': 'auftraege-freigabe',
  'reward.expire': 'praemien-ablauf',
  'person.remind': 'erinnerungen',
  'token.forget': 'einmaltoken-loeschung',
  'click.anonymise': 'klicks-anonymisieren',
});
export type JobName = Value<typeof job>;
export const ByJob = wire({ job: ['job', job] });
export const JobDone = wire({ job: ['Job', job], processed: ['Verarbeitet', z.int()] });

/** The clock of all decisions in test mode; null = the real one. */
export const SetClock = wire({ now: ['Jetzt', z.nullable(moment)] });
export const ClockSet = wire({ now: ['Jetzt', moment] });

export const Reason = wire({ reason: ['Grund', text(1, 500)] });
