/**
 * What an operator may do for or about a recommender now, and why not: the contract's table (rules 3.1) in the words of
 * the desk. The server enforces the same.
 */

import { mayAccount } from '@weitersagen/contract/account/rules';
import type { ApprovalKind } from '@weitersagen/contract/approval/status';
import type { Value } from '@weitersagen/contract/basics/wire';
import type { RecommenderDetail } from '@weitersagen/contract/recommender/desk';

export type Detail = Value<typeof RecommenderDetail>;

export const decisions = [
  'support',
  'mail',
  'change',
  'signOut',
  'freeBank',
  'dropBank',
  'lock',
  'unlock',
  'delete',
] as const;
export type Decision = (typeof decisions)[number];

/** Those that end something. */
export const dangerous: readonly Decision[] = ['dropBank', 'lock', 'delete'];

/** How a decision is called in the address, and on the wire. */
export const questions = {
  support: 'adminlogin',
  mail: 'passwortmail',
  change: 'aendern',
  signOut: 'abmelden',
  freeBank: 'bankdaten-freigeben',
  dropBank: 'bankdaten-loeschen',
  lock: 'sperren',
  unlock: 'entsperren',
  delete: 'loeschen',
} as const satisfies Record<Decision, string>;

export const askedBy = (question: string | null): Decision | undefined =>
  decisions.find((decision) => questions[decision] === question);

/** Why a decision is not open; each has a sentence of its own. */
export type Obstacle = 'asked' | 'deleted' | 'locked' | 'created' | 'nowhere' | 'portal';
type Judged = Pick<Detail, 'status' | 'sessions' | 'mailsPassword'> & Partial<Pick<Detail, 'approvals'>>;

/** What waits for another person once it was asked for. */
const askedAs: Readonly<Partial<Record<Decision, ApprovalKind>>> = {
  unlock: 'unlockAccount',
  freeBank: 'freeBankAccount',
  dropBank: 'dropBankAccount',
};

/** Shown only where there is one to decide about; then both are open. */
const ofBank: readonly Decision[] = ['freeBank', 'dropBank'];
const isOfBank = (decision: Decision): decision is 'freeBank' | 'dropBank' => ofBank.includes(decision);

/** Nothing where the decision may be made. */
export function obstacleTo(decision: Decision, judged: Judged): Obstacle | undefined {
  const kind = askedAs[decision];
  if (kind && judged.approvals?.some((one) => one.kind === kind)) return 'asked';
  if (isOfBank(decision)) return undefined;
  if (!mayAccount(decision === 'mail' ? 'mailPassword' : decision, judged)) return stateOf(judged);
  if (decision === 'mail' && !judged.mailsPassword) return 'portal';
  return decision === 'signOut' && judged.sessions === 0 ? 'nowhere' : undefined;
}

/** An active account may do everything but be unlocked, which is not shown then. */
const stateOf = ({ status }: Pick<Detail, 'status'>): Obstacle | undefined =>
  status === 'active' ? undefined : status;

/** Of lock and unlock the one that fits, and a stopped bank account where there is one. */
export const shownFor = ({ status, isBankStopped }: Pick<Detail, 'status' | 'isBankStopped'>): readonly Decision[] =>
  decisions
    .filter((decision) => decision !== (status === 'locked' ? 'lock' : 'unlock'))
    .filter((decision) => isBankStopped || !isOfBank(decision));
