/** What the claims of a provider say of a person, by the settings of the mandant (C-47). Nothing of it is taken as it came. */
import type { AgencyPosition } from '@weitersagen/contract/agency/rights';
import { employeeNumberPattern } from '@weitersagen/contract/agency/rules';
import { readDepartments, readRoles } from '@weitersagen/contract/agency/sso-rules';
import { email } from '@weitersagen/contract/basics/email';
import { line } from '@weitersagen/contract/basics/text';
import { decode } from '@weitersagen/contract/basics/wire';
import type { SsoClient } from './settings.ts';
import { said } from './spelling.ts';

export type ClaimsOfProvider = Readonly<Record<string, unknown>>;

export interface SsoIdentity {
  /** The provider, as it names itself in what it signs. */
  issuer: string;
  /** As the provider names the person, always the same. */
  subject: string;
  email: string | null;
  /** The provider says that the address is the person's. */
  isEmailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  /** Of the agency of the department; null where the settings know none. */
  agencyNumber: string | null;
  employeeNumber: string | null;
  positions: readonly AgencyPosition[];
}

export function readIdentity(claims: ClaimsOfProvider, client: SsoClient): SsoIdentity {
  const departments = readDepartments(client.departments) ?? new Map<string, string>();
  const roles = readRoles(client.roles) ?? new Map<string, AgencyPosition>();
  const agencies = new Set(textsOf(claims[client.departmentClaim]).flatMap((one) => departments.get(one) ?? []));
  const positions = new Set(textsOf(claims[client.roleClaim]).flatMap((one) => roles.get(one) ?? []));
  const number = client.employeeNumberClaim === null ? '' : String(claims[client.employeeNumberClaim] ?? '').trim();
  const address = read(email, claims[client.emailClaim]);
  return {
    issuer: String(claims.iss),
    subject: String(claims.sub),
    email: address,
    // Whoever may write another claim vouches for nothing by it: what is verified is the address of `email`.
    isEmailVerified:
      said(claims, 'email_verified') === true && address !== null && read(email, claims.email) === address,
    firstName: read(name, claims[client.givenNameClaim]),
    lastName: read(name, claims[client.familyNameClaim]),
    // Whoever is in two agencies is in none that we could choose.
    agencyNumber: agencies.size === 1 ? ([...agencies][0] ?? null) : null,
    employeeNumber: employeeNumberPattern.test(number) ? number : null,
    positions: (['owner', 'employee'] as const).filter((one) => positions.has(one)),
  };
}

/** What a person may be called by a provider: so long at most, and nothing that cannot be seen (OpenID Connect, section 2). */
export const isSubject = (subject: string): boolean => /^[^\p{C}]{1,255}$/u.test(subject);

/** Which of the claims that have to be there a provider did not send. */
export const lacking = (claims: ClaimsOfProvider, { departmentClaim, roleClaim, emailClaim }: SsoClient): boolean =>
  [departmentClaim, roleClaim, emailClaim].some((one) => claims[one] === undefined);

const name = line(1, 100);

/** A value or several; numbers are written as people would. */
const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one) =>
    typeof one === 'string' || typeof one === 'number' ? [String(one).trim()] : [],
  );

function read(schema: Parameters<typeof decode>[0], value: unknown): string | null {
  const read = decode(schema, value);
  return read.ok && typeof read.value === 'string' ? read.value : null;
}
