/** The brands of the demo trust its provider. */
import { findSso, putSso } from '#agency/agency.ts';
import type { Tx } from '#platform/context.ts';
import { clientIdOf, identityProviderAddress, isDemoIssuer } from './address.ts';
import { agencyOfDepartment, companyRoles, departmentWithAgency } from './people.ts';

const pagesOf = (issuer: string) => ({ authorizeUrl: `${issuer}/auth`, endSessionUrl: `${issuer}/session/end` });

/** Nothing where the port of the program is too high for a provider. */
export async function putDemoSso(tx: Tx, port: number): Promise<void> {
  const issuer = identityProviderAddress(port);
  if (issuer === null || (await findSso(tx))) return;
  await putSso(tx, { ...demoSso(issuer, tx.mandant.slug), formerGeneration: null });
}

/** The port may be another one than last time; what somebody chose at the desk stays. */
export async function followDemoSso(tx: Tx, port: number): Promise<void> {
  const [issuer, sso] = [identityProviderAddress(port), await findSso(tx)];
  if (issuer === null || !sso || !isDemoIssuer(sso.issuer) || sso.issuer === issuer) return;
  await putSso(tx, { ...sso, issuer, ...pagesOf(issuer), formerGeneration: sso.generation });
}

export const demoSso = (issuer: string, slug: string) => ({
  isOn: true,
  issuer,
  clientId: clientIdOf(slug),
  secret: null,
  ...pagesOf(issuer),
  departmentClaim: 'department',
  roleClaim: 'role',
  emailClaim: 'email',
  givenNameClaim: 'given_name',
  familyNameClaim: 'family_name',
  employeeNumberClaim: 'sub',
  departments: `${departmentWithAgency} = ${agencyOfDepartment}`,
  roles: `${companyRoles.owner} = AgenturInhaber\n${companyRoles.employee} = AgenturMitarbeiter`,
});
