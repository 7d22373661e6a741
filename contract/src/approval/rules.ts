/**
 * Who may take a decision about money (rules 3.12): the second person stands before the money, and is really another one.
 */
import type { OperatorRole } from '../basics/endpoint.ts';
import { type Moves, may } from '../basics/moves.ts';
import type { EventName } from '../event/events.ts';
import type { EventObject } from '../event/schemas.ts';
import type { ApprovalKind, ApprovalStatus } from './status.ts';

/** An approval ends after so many days. */
export const approvalDays = 14;
/** Whose hands were in something decides nothing about it for so many days. */
export const touchDays = 30;
/** With fewer operators who may decide, one who is away stops the money; the desk and `/ready` say so. */
export const decidersMin = 3;

export const approvalMoves = {
  agree: { from: ['open'], to: 'agreed' },
  decline: { from: ['open'], to: 'declined' },
  withdraw: { from: ['open'], to: 'withdrawn' },
  expire: { from: ['open'], to: 'expired' },
} as const satisfies Moves<ApprovalStatus>;
export type ApprovalEvent = keyof typeof approvalMoves;

export const mayApproval = (event: ApprovalEvent, { status }: { status: ApprovalStatus }): boolean =>
  may(approvalMoves, event, status);

/** An operator as the rule sees one. */
export interface Colleague {
  id: number;
  role: OperatorRole;
  /** Invited, reset, raised or unlocked, and no admin beside the two has agreed to it since. */
  isUnsettled: boolean;
  /** Those with whom such a tie stands, whoever made whom. */
  tiedTo: readonly number[];
}

/** Why somebody is not another person for a decision. */
export type NotAnother = 'role' | 'self' | 'unsettled' | 'tied' | 'touched';

/** Whose hands count as those of a colleague: the own ones, and those of whoever the colleague made or was made by. */
export const handsOf = ({ id, tiedTo }: Pick<Colleague, 'id' | 'tiedTo'>): readonly number[] => [id, ...tiedTo];

/** What an admin alone may agree to. */
const ofAdmins: readonly string[] = [
  'changeDebtor',
  'changeSeller',
  'publishContent',
  'letCmsClientIn',
  'endCmsApp',
  'letApiKeyIn',
  'changeSso',
];

/**
 * Whether somebody counts as another person than those who asked for it or made it, or why not. `touchedBy` are operators
 * who by hand changed what the decision moves, in the last 30 days and without a second person.
 */
export function notAnother(
  colleague: Colleague,
  {
    kind,
    askedBy,
    touchedBy,
  }: { kind: ApprovalKind | 'exportPayout' | 'releaseOrder'; askedBy: readonly number[]; touchedBy: readonly number[] },
): NotAnother | undefined {
  const { id, role, isUnsettled, tiedTo } = colleague;
  const isClerk = role === 'BetreiberAdmin' || role === 'BetreiberSachbearbeitung';
  if (!isClerk || (ofAdmins.includes(kind) && role !== 'BetreiberAdmin')) return 'role';
  if (askedBy.includes(id)) return 'self';
  if (isUnsettled) return 'unsettled';
  if (askedBy.some((asker) => tiedTo.includes(asker))) return 'tied';
  return handsOf(colleague).some((hand) => touchedBy.includes(hand)) ? 'touched' : undefined;
}

/**
 * What an operator does by hand to something whose money is decided about later. Reading, notes, mails sent again, jobs
 * and reports by a client's key are none of it.
 */
export const touches = {
  account: ['emailChanged', 'bankStored', 'bankReplaced', 'bankDeleted', 'lock', 'unlock'],
  recipient: ['giveBankData'],
  recommendation: ['cancel', 'grant', 'reviveReward', 'returnReward', 'clawBack'],
  order: ['report', 'confirm', 'release', 'cancel', 'cancelReleased', 'cancelTurnedDown', 'reassign'],
  // Who an agency is, and where its mails go: whoever agrees to a merge moves who may release its orders.
  agency: ['change', 'approve', 'reactivate'],
  agencyUser: ['emailChanged', 'unlock'],
  reward: ['free', 'setBack', 'return', 'cancel', 'clawBack', 'revive', 'grant'],
} as const satisfies { [O in EventObject]?: readonly EventName<O>[] };
