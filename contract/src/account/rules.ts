/**
 * What an account goes through (design 3.1) and what a password has to be (§5, V-06).
 *
 * Form and server apply the same rule; the list of the most common passwords stays on the server.
 */
import { type Moves, may } from '../basics/moves.ts';
import type { AccountStatus } from './schemas.ts';

export const accountMoves = {
  activate: { from: ['created'], to: 'active' }, // K5, K6
  lock: { from: ['active'], to: 'locked' }, // K10
  unlock: { from: ['locked'], to: 'active' }, // K11
  delete: { from: ['created', 'active'], to: 'deleted' }, // K12
  forget: { from: ['created'], to: 'deleted' }, // K13, K14
} as const satisfies Moves<AccountStatus>;
export type AccountEvent = keyof typeof accountMoves;

export const mayAccount = (event: AccountEvent, { status }: { status: AccountStatus }): boolean =>
  may(accountMoves, event, status);

/** As `account/passwortvalidator` delivers it. */
export const passwordPattern = '^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9]).{8,128}$';
const pattern = new RegExp(passwordPattern, 'u');

/** What the password must not contain: e-mail, names and brand, each from four characters on. */
export type Known = readonly (string | null | undefined)[];

/** The problem of a new password, a key of `texts.problems`; undefined when it is good. */
export function passwordProblem(password: string, known: Known = []): 'password-rule' | 'password-weak' | undefined {
  if (!password.isWellFormed() || !pattern.test(password)) return 'password-rule';
  const plain = password.toLowerCase();
  const isContained = known
    .flatMap((text) => (text ? [text, ...text.split(/[@\s]+/)] : []))
    .some((text) => text.length >= 4 && plain.includes(text.toLowerCase()));
  return isContained ? 'password-weak' : undefined;
}
