/** Who is signed in, as the pages show it. The token stays in the cookie and goes along with the calls by itself. */
import type { AgencyRole } from '../agency/rights.ts';
import type { AgencyStatus } from '../agency/status.ts';
import type { AgencyRight } from '../basics/endpoint.ts';

export interface PagePerson {
  firstName: string;
  lastName: string;
  email: string;
  /** The password was given within the last 15 minutes: bank data may be seen and changed without it (rules 7.3). */
  isFresh: boolean;
  /** An operator looks at the account (P-04), and may perhaps write. */
  support: { mayWrite: boolean } | null;
}

/** Who of an agency is signed in, beside a recommender or alone. */
export interface PageAgencyUser {
  firstName: string;
  lastName: string;
  email: string;
  company: string | null;
  agencyNumber: string | null;
  agencyStatus: AgencyStatus | null;
  employeeNumber: string | null;
  roles: readonly AgencyRole[];
  rights: readonly AgencyRight[];
  /** The password was given within the last 15 minutes. */
  isFresh: boolean;
  /** An operator looks at the area (P-04). */
  support: { mayWrite: boolean } | null;
}
