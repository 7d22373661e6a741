/** Operators: sign-in with a second factor, sessions, who works here, and what they look after (rules 7.13). */

import * as z from 'zod/mini';
import { newPassword } from '../account/password.ts';
import { day, moment } from '../basics/day.ts';
import { email } from '../basics/email.ts';
import type { OperatorRole } from '../basics/endpoint.ts';
import { id } from '../basics/integer.ts';
import { labels } from '../basics/label.ts';
import { wholeName } from '../basics/name/whole-name.ts';
import { line, opaque, text } from '../basics/text.ts';
import { extend, optional, wire } from '../basics/wire.ts';

export const operatorRoles = [
  'BetreiberAdmin',
  'BetreiberSachbearbeitung',
  'BetreiberRedaktion',
] as const satisfies readonly OperatorRole[];
const role = z.enum(operatorRoles);

export const operatorStatus = labels({ invited: 'Eingeladen', active: 'Aktiv', locked: 'Gesperrt' });

/** What colleagues call somebody; without one the address is shown. */
const called = optional(wholeName);
/** Slugs of the mandants an operator may work on; null = all. */
const mandants = optional(z.array(line(2, 40)).check(z.minLength(1), z.maxLength(200)));
const code = z.string().check(z.trim(), z.regex(/^\d{6}$/, { error: 'invalid' }));
/** Or a recovery code, with what parts it or without. */
const codeOrRecovery = z.string().check(
  z.overwrite((value) => value.replace(/[\s-]/g, '')),
  z.regex(/^(?:\d{6}|\d{12})$/, { error: 'invalid' }),
);

export const Login = wire({
  email: ['Email', email],
  password: ['Password', opaque(200)],
  /** Six digits of the second factor, or a recovery code; demo mode may do without. */
  code: ['Code', optional(codeOrRecovery)],
});

export const SignInLinkAsked = wire({ email: ['Email', email] });

export const LoginByLink = wire({
  token: ['Token', opaque(100)],
  /** As beside a password. */
  code: ['Code', optional(codeOrRecovery)],
});

export const SignedIn = wire({
  email: ['Email', z.string()],
  role: ['Rolle', role],
  mandants: ['Mandanten', mandants],
  /** Null for a page of our own: there it is in a cookie that no script can read. */
  token: ['Token', optional(z.string())],
});

/** Who is signed in, and what the desk has to know of this installation. */
export const WhoAmI = wire({
  id: ['Id', z.int()],
  email: ['Email', z.string()],
  name: ['Name', optional(z.string())],
  /** Who works on the same mandants, now or once, and has a name: answers name people by their address. */
  colleagues: ['Kollegen', z.array(wire({ email: ['Email', z.string()], name: ['Name', z.string()] }))],
  role: ['Rolle', role],
  /** Whether a sign-in asks for the second factor, and a run for a second person; off in demo mode only. */
  asksSecondFactor: ['ZweiterFaktor', z.boolean()],
  asksSecondPerson: ['VierAugen', z.boolean()],
  isDemo: ['Demo', z.boolean()],
  /** How many recovery codes are left; null where no second factor is asked for. */
  recoveryCodesLeft: ['WiederherstellungscodesUebrig', optional(z.int())],
  /** Those this operator may work on; the desk calls each under its own path. */
  mandants: [
    'Mandanten',
    z.array(
      wire({
        slug: ['MandantId', z.string()],
        name: ['Name', z.string()],
        address: ['MandantUrl', z.string()],
        isSandbox: ['Sandbox', z.boolean()],
      }),
    ),
  ],
  /** Closed ones that this operator would work on, and the fields that cannot be read. */
  closedMandants: [
    'MandantenGeschlossen',
    z.array(
      wire({ slug: ['Mandant', z.string()], name: ['Name', z.string()], fields: ['Felder', z.array(z.string())] }),
    ),
  ],
  /** Databases that do not answer, with the mandants in them that this operator would work on. */
  missingCells: [
    'ZellenFehlen',
    z.array(wire({ name: ['Zelle', z.string()], mandants: ['Mandanten', z.array(z.string())] })),
  ],
  signedInAt: ['AngemeldetAm', moment],
  endsAt: ['EndetAm', moment],
  /** The server's clock and day: what is "today" on the desk. */
  now: ['Jetzt', moment],
  today: ['Heute', day],
});

/** First the password, answered with the second factor; then its code, answered with the session. */
export const AcceptInvitation = wire({
  token: ['Token', opaque(100)],
  password: ['Password', optional(newPassword)],
  code: ['Code', optional(code)],
});
const SecondFactor = wire({ totpUri: ['TotpUri', z.string()] });
const recoveryCodes = z.array(z.string());
/** Shown this once. */
export const RecoveryCodes = wire({ recoveryCodes: ['Wiederherstellungscodes', recoveryCodes] });
const Accepted = extend(SignedIn, { recoveryCodes: ['Wiederherstellungscodes', recoveryCodes] });
export const InvitationAnswer = z.union([SecondFactor, Accepted]);

/** Whoever wants new ones shows once more who it is: by the second factor, or by the password in a demo without one. */
export const RenewRecoveryCodes = wire({
  code: ['Code', optional(text(1, 20))],
  password: ['Passwort', optional(opaque(200))],
});

export const Operator = wire({
  id: ['Id', z.int()],
  email: ['Email', z.string()],
  name: ['Name', optional(z.string())],
  role: ['Rolle', role],
  mandants: ['Mandanten', mandants],
  status: ['Status', operatorStatus],
  hasSecondFactor: ['ZweiterFaktor', z.boolean()],
  createdAt: ['ErstelltAm', moment],
  lastLoginAt: ['LetzterLoginAm', optional(moment)],
  /** How many browsers are signed in. */
  sessions: ['Sitzungen', z.int()],
  /** Invited, reset, raised or unlocked, and no admin beside the two has agreed since: decides nothing about money. */
  isUnsettled: ['OhneZustimmung', z.boolean()],
});
export const ByOperator = wire({ id: ['id', id] });

/** The own name; null: the address is shown again. */
export const OwnName = wire({ name: ['Name', called] });

export const InviteOperator = wire({
  email: ['Email', email],
  name: ['Name', called],
  role: ['Rolle', role],
  mandants: ['Mandanten', mandants],
});

/** Only what is given changes. A reset of the second factor sends a new invitation to the operator's own address. */
export const ChangeOperator = wire({
  role: ['Rolle', optional(role)],
  isLocked: ['Gesperrt', optional(z.boolean())],
  resetsSecondFactor: ['ZweiterFaktorZuruecksetzen', optional(z.boolean())],
  endsSessions: ['SitzungenBeenden', optional(z.boolean())],
  reason: ['Grund', optional(text(1, 500))],
});

/** The clock of all decisions in test mode; null = the real one. */
export const SetClock = wire({ now: ['Jetzt', z.nullable(moment)] });
export const ClockSet = wire({ now: ['Jetzt', moment] });
