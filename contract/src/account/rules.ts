/**
 * What an account goes through (rules 3.1) and what a password has to be (§5, V-06).
 *
 * Form and server apply the same rule; the list of the most common passwords stays on the server.
 */
import { type Moves, may } from '../basics/moves.ts';
import type { Problem } from '../basics/wire.ts';
import type { CustomerNumberResult, NewsletterStatus } from './own-schemas.ts';
import type { AccountStatus } from './status.ts';

export const accountMoves = {
  activate: { from: ['created'], to: 'active' }, // K5, K6
  lock: { from: ['active'], to: 'locked' }, // K10
  unlock: { from: ['locked'], to: 'active' }, // K11
  delete: { from: ['created', 'active'], to: 'deleted' }, // K12
  forget: { from: ['created'], to: 'deleted' }, // K13, K14
} as const satisfies Moves<AccountStatus>;
export type AccountEvent = keyof typeof accountMoves;

/**
 * What the desk does for an account that stays in its state; a mail for the password goes to who never set one, too. Of a
 * locked one the address is mended before it is let go, because that mails what waits (K11).
 */
const accountStays = {
  change: ['created', 'active', 'locked'],
  support: ['active'],
  signOut: ['active'],
  mailPassword: ['created', 'active'],
} as const satisfies Readonly<Record<string, readonly AccountStatus[]>>;
export type AccountStay = keyof typeof accountStays;

export function mayAccount(event: AccountEvent | AccountStay, { status }: { status: AccountStatus }): boolean {
  if (event in accountMoves) return may(accountMoves, event as AccountEvent, status);
  return (accountStays[event as AccountStay] as readonly AccountStatus[]).includes(status);
}

/** §4: given reads opted in, else a mail that was sent reads pending, else opted out. */
export const newsletterStatus = ({
  hasNewsletter,
  newsletterMailAt,
}: {
  hasNewsletter: boolean;
  newsletterMailAt: Date | string | null;
}): NewsletterStatus => (hasNewsletter ? 'optedIn' : newsletterMailAt === null ? 'optedOut' : 'pending');

/** What a customer number is worth (C-14): `isValid` is what the client's list says, nothing where it does not name it. */
export function customerNumberWorth(number: string | null, isValid: boolean | null | undefined): CustomerNumberResult {
  if (number === null) return 'missing';
  if (isValid === null || isValid === undefined) return 'unchecked';
  return isValid ? 'valid' : 'invalid';
}

export const passwordMin = 8;
export const passwordMax = 128;
/** As `account/passwortvalidator` delivers it. */
export const passwordPattern = `^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9]).{${passwordMin},${passwordMax}}$`;
const pattern = new RegExp(passwordPattern, 'u');

/** What the password must not contain: e-mail, names and brand, and each part of them, from four characters on. */
export type Known = readonly (string | null | undefined)[];

/** The problem of a new password, a key of `texts.problems`; undefined when it is good. */
export function passwordProblem(password: string, known: Known = []): 'password-rule' | 'password-weak' | undefined {
  if (!password.isWellFormed() || !pattern.test(password)) return 'password-rule';
  const plain = password.toLowerCase();
  const isContained = known
    .flatMap((text) => (text ? [text, ...text.split(/[@\s._+-]+/)] : []))
    .some((text) => text.length >= 4 && plain.includes(text.toLowerCase()));
  return isContained ? 'password-weak' : undefined;
}

/** Two fields of a new password have to be the same (V-06); one that is empty has its own problem. */
export const passwordsDiffer = ({
  Password: one,
  PasswordWiederholung: other,
}: {
  readonly Password?: unknown;
  readonly PasswordWiederholung?: unknown;
}): readonly Problem[] =>
  typeof one !== 'string' || typeof other !== 'string' || other === '' || one === other
    ? []
    : [{ field: 'PasswordWiederholung', code: 'password-mismatch' }];
