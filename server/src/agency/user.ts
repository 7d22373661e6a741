/** The answer of every sign-in and refresh (rules 7.8): who it is, what that person may, with the token of the session. */
import { rightsOf } from '@weitersagen/contract/agency/rights';
import type { AgencyUser } from '@weitersagen/contract/agency/schemas';
import { keepInBrowser, type SessionToken } from '#identity/identity.ts';
import type { Answer } from '#platform/http/answer.ts';
import { salutationText } from './salutation.ts';
import { agencyKind, rolesNow } from './user-kind.ts';
import type { AgencyUserRow } from './user-sql.ts';

const toAgencyUser = (user: AgencyUserRow, { token }: Pick<SessionToken, 'token'>, isSupport = false): AgencyUser => {
  const roles = rolesNow(user);
  return {
    email: user.email,
    salutation: salutationText(user.salutation),
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    token,
    roles,
    rights: rightsOf(roles),
    agencyNumber: user.agencyNumber,
    company: user.company,
    agencyStatus: user.agencyStatus,
    employeeNumber: user.employeeNumber,
    language: user.language,
    isSupport,
  };
};

export function letIn(answer: Answer, user: AgencyUserRow, session: SessionToken, isSupport = false): AgencyUser {
  keepInBrowser(agencyKind, answer, session);
  return toAgencyUser(user, session, isSupport);
}
