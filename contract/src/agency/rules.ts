/** What an agency and the people who work there go through (rules 3.8), and what has to be there before it is looked at. */
import { type Moves, may } from '../basics/moves.ts';
import type { AgencyStatus, AgencyUserStatus } from './status.ts';

export const agencyMoves = {
  complete: { from: ['registered'], to: 'inReview' }, // G4
  approve: { from: ['inReview'], to: 'active' }, // G5
  reject: { from: ['inReview', 'registered'], to: 'rejected' }, // G6
  deactivate: { from: ['active'], to: 'inactive' }, // G7
  reactivate: { from: ['inactive'], to: 'active' }, // G8
  merge: { from: ['active', 'inactive', 'inReview'], to: 'merged' },
} as const satisfies Moves<AgencyStatus>;
export type AgencyEvent = keyof typeof agencyMoves;

export const mayAgency = (event: AgencyEvent, { status }: { status: AgencyStatus }): boolean =>
  may(agencyMoves, event, status);

/** Its name stands in mails to strangers: once somebody has looked at it, the desk alone enters another one. */
export const mayRename = ({ status }: { status: AgencyStatus }): boolean =>
  status === 'registered' || status === 'inReview';

export const agencyUserMoves = {
  activate: { from: ['invited'], to: 'active' }, // G3, G11
  remove: { from: ['invited', 'active'], to: 'locked' }, // G10
  lock: { from: ['invited', 'active'], to: 'locked' }, // G6, or by an operator
  unlock: { from: ['locked'], to: 'active' }, // who had a password before
  unlockInvited: { from: ['locked'], to: 'invited' }, // who never came
  delete: { from: ['invited', 'active', 'locked'], to: 'locked' },
} as const satisfies Moves<AgencyUserStatus>;
type AgencyUserEvent = keyof typeof agencyUserMoves;

export const mayAgencyUser = (event: AgencyUserEvent, { status }: { status: AgencyUserStatus }): boolean =>
  may(agencyUserMoves, event, status);

/** Whether a person of an agency may sign in: an owner whatever became of it but a refusal, everybody else while it is active. */
export const maySignIn = (
  { status, roles }: { status: AgencyUserStatus; roles: readonly string[] },
  agency: AgencyStatus | null,
): boolean => {
  if (status !== 'active' || agency === 'rejected' || agency === 'merged') return false;
  return agency === null || agency === 'active' || roles.includes('owner');
};

/** A number of an employee: unique in the agency, as it stands in reports. */
export const employeeNumberPattern = /^[0-9A-Za-z-]{1,10}$/;
