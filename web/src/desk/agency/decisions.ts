/** What an operator may decide about an agency and its people now, and why not: the contract's tables (rules 3.8). The server enforces the same. */
import type { AgencyDetail, AgencyPerson } from '@weitersagen/contract/agency/desk/schemas';
import { mayAgency, maySignIn } from '@weitersagen/contract/agency/rules';
import type { Value } from '@weitersagen/contract/basics/wire';

export type Detail = Value<typeof AgencyDetail>;
export type Person = Value<typeof AgencyPerson>;

const decisions = ['approve', 'reject', 'change', 'bank', 'reactivate', 'deactivate'] as const;
export type Decision = (typeof decisions)[number];

/** How a decision is called in the address, and on the wire. */
export const questions = {
  approve: 'freischalten',
  reject: 'ablehnen',
  change: 'aendern',
  bank: 'bankdaten',
  reactivate: 'reaktivieren',
  deactivate: 'deaktivieren',
} as const satisfies Record<Decision, string>;

export const askedBy = (question: string | null): Decision | undefined =>
  decisions.find((decision) => questions[decision] === question);

export type Obstacle = 'merged' | 'unfinished' | 'noBank';

/** Those that have anything to do with the state it is in, in the order of the day. */
export const shownFor = (detail: Pick<Detail, 'status'>): readonly Decision[] =>
  decisions.filter((decision) =>
    decision === 'change' || decision === 'bank'
      ? true
      : mayAgency(decision, detail) || (decision === 'approve' && detail.status === 'registered'),
  );

export function obstacleTo(
  decision: Decision,
  { status, maskedIban }: Pick<Detail, 'status' | 'maskedIban'>,
): Obstacle | undefined {
  if (decision === 'change') return status === 'merged' ? 'merged' : undefined;
  if (decision === 'bank') return maskedIban === null ? 'noBank' : undefined;
  return decision === 'approve' && status === 'registered' ? 'unfinished' : undefined;
}

const personDecisions = ['support', 'mail', 'change', 'signOut', 'lock', 'unlock', 'remove', 'delete'] as const;
export type PersonDecision = (typeof personDecisions)[number];

export const personQuestions = {
  support: 'adminlogin',
  mail: 'linkmail',
  change: 'aendern',
  signOut: 'abmelden',
  lock: 'sperren',
  unlock: 'entsperren',
  remove: 'entfernen',
  delete: 'loeschen',
} as const satisfies Record<PersonDecision, string>;

export const personAskedBy = (question: string | null): PersonDecision | undefined =>
  personDecisions.find((decision) => personQuestions[decision] === question);

type PersonObstacle = 'gone' | 'deleted' | 'notIn' | 'locked' | 'nowhere' | 'owner' | 'refused' | 'company';

/** Of lock and unlock the one that fits. */
export const personShownFor = ({ status, removedAt }: Person): readonly PersonDecision[] =>
  personDecisions.filter((decision) => decision !== (status === 'locked' && removedAt === null ? 'lock' : 'unlock'));

/** An office that takes part, or is looked at, has somebody who answers for it. */
const needsOwner = ({ status }: Pick<Detail, 'status'>): boolean => status === 'active' || status === 'inReview';

const isOnlyOwner = (person: Person, { persons }: Pick<Detail, 'persons'>): boolean =>
  person.positions.includes('owner') &&
  !persons.some(
    (other) =>
      other.id !== person.id &&
      other.positions.includes('owner') &&
      other.removedAt === null &&
      other.status === 'active',
  );

export function personObstacleTo(
  decision: PersonDecision,
  person: Person,
  agency: Pick<Detail, 'status' | 'persons'>,
): PersonObstacle | undefined {
  if (person.email === '') return 'deleted';
  const isHeldByOwner = isOnlyOwner(person, agency);
  if (decision === 'delete') return isHeldByOwner && needsOwner(agency) ? 'owner' : undefined;
  if (person.removedAt !== null) return 'gone';
  if (decision === 'remove') return isHeldByOwner ? 'owner' : undefined;
  if (decision === 'unlock') return agency.status === 'rejected' ? 'refused' : undefined;
  if (decision === 'change' || decision === 'lock') return undefined;
  if (decision === 'signOut') return person.sessions === 0 ? 'nowhere' : undefined;
  if (person.status === 'locked') return 'locked';
  // Whoever never came gets the first link once more.
  if (decision === 'mail' && person.status === 'invited') return undefined;
  if (decision === 'mail' && person.isOfCompany) return 'company';
  return maySignIn({ status: person.status, roles: person.positions }, agency.status) ? undefined : 'notIn';
}
