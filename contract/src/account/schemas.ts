/** Accounts of recommenders on the wire (rules 3.1, 7.2): signing in, the first password, a new one. */
import * as z from 'zod/mini';
import { termsText, ticked } from '../basics/agreement.ts';
import { moment } from '../basics/day.ts';
import { email } from '../basics/email.ts';
import { labels } from '../basics/label.ts';
import { line, opaque } from '../basics/text.ts';
import { optional, ruled, type Value, wire } from '../basics/wire.ts';
import { newPassword } from './password.ts';
import { passwordsDiffer } from './rules.ts';

/** What became of an invitation whose link was open (I4): one that is over is not taken, and a sign-in stands all the same. */
const AnsweredInvitation = wire({
  isAccepted: ['Angenommen', z.boolean()],
  company: ['Agentur', optional(z.string())],
  /** False for whoever belongs to another agency and stays there. */
  isAssigned: ['Zugeordnet', z.boolean()],
});
export type AnsweredInvitation = Value<typeof AnsweredInvitation>;

/** Who is signed in, with the token of the session. */
export const User = wire({
  /** What the person signs in with: the e-mail (§3). */
  username: ['Email', z.string()],
  email: ['Email', z.string()],
  salutation: ['Anrede', optional(z.string())],
  firstName: ['Vorname', z.string()],
  lastName: ['Nachname', z.string()],
  hash: ['Empfehlerhash', z.string()],
  token: ['Token', z.string()],
  hasNewsletter: ['NewsletterOptinGegeben', z.boolean()],
  newsletterMailAt: ['NewsletterOptinVersendetAm', optional(moment)],
  language: ['Language', z.string()],
  roles: ['Rollen', z.array(z.string())],
  agencyNumber: ['Agenturnummer', optional(z.string())],
  /** An operator looks at the account of somebody (P-04). */
  isSupport: ['IstAdminLogin', z.boolean()],
  /** Only of who signed in with the link of an invitation (I4). */
  invitation: ['Einladung', z.optional(AnsweredInvitation)],
});
export type User = Value<typeof User>;

export const Login = wire({
  email: ['Email', email],
  password: ['Password', opaque(200)],
  /** "Angemeldet bleiben": token and session live up to SitzungMaxTage (C-04). */
  remembers: ['AngemeldetBleiben', ticked],
  /** Token of an invitation that is accepted with this account (I4). */
  invitation: ['EinladungToken', optional(opaque(100))],
});

/** A one-time token of an operator, or a signed one of the client's portal. */
export const TokenQuery = wire({ token: ['token', opaque(4000)] });

export const ChangeLanguage = wire({ language: ['Language', line(2, 10)] });
export const ChangedLanguage = wire({ language: ['Language', z.string()] });

/** A new password twice; the second field is named when the two differ. */
const passwordTwice = {
  password: ['Password', newPassword],
  repeatedPassword: ['PasswordWiederholung', opaque(200)],
} as const;

export const SetPassword = ruled(
  wire({
    token: ['Token', opaque(100)],
    ...passwordTwice,
    acceptsTerms: ['AgbAkzeptiert', ticked],
    /** As it was shown; without it the one in force. */
    termsText: ['AgbText', optional(termsText)],
  }),
  passwordsDiffer,
);
export const ChangePassword = ruled(
  wire({ current: ['PasswordAktuell', opaque(200)], ...passwordTwice }),
  passwordsDiffer,
);

const passwordTokenKind = labels({
  registration: 'Registrierung',
  reset: 'PasswortReset',
  invitation: 'Einladung',
});

export const CheckToken = wire({
  token: ['Token', opaque(100)],
  /** What a page shows before anybody has touched it: an invitation is not opened by it (I2). */
  onlyLooks: ['NurAnsehen', ticked],
});
/** Of a token that is not valid nothing but that. */
export const CheckedToken = wire({
  isValid: ['Gueltig', z.boolean()],
  kind: ['Art', z.optional(passwordTokenKind)],
  email: ['Email', z.optional(z.string())],
  firstName: ['Vorname', z.optional(z.nullable(z.string()))],
  lastName: ['Nachname', z.optional(z.nullable(z.string()))],
  validUntil: ['GueltigBis', z.optional(moment)],
  /** Only whoever was invited by an agency has not agreed yet. */
  needsTerms: ['AgbErforderlich', z.optional(z.boolean())],
  /** Who invites. */
  company: ['Agentur', z.optional(z.string())],
  inviter: ['Mitarbeiter', z.optional(z.nullable(z.string()))],
  /** Has an account already and signs in with it; told only to who got the link by a mail to that address. */
  hasAccount: ['KontoVorhanden', z.optional(z.boolean())],
});

/** The rule of §5 for clients that check while somebody types. */
export const PasswordRule = wire({
  minLength: ['MinLaenge', z.int()],
  maxLength: ['MaxLaenge', z.int()],
  pattern: ['RegEx', z.string()],
  text: ['Text', z.string()],
});
