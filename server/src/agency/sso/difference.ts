/** What of the settings becomes another, a line each: read by whoever agrees to it, and kept in the log. A secret is never said. */
import { readDepartments, readRoles } from '@weitersagen/contract/agency/sso-rules';
import type { SsoWish } from './settings.ts';

type Settings = Omit<SsoWish, 'formerGeneration' | 'authorizeUrl' | 'endSessionUrl'>;

const names = {
  isOn: 'Eingeschaltet',
  issuer: 'Aussteller',
  clientId: 'ClientId',
  departmentClaim: 'ClaimAbteilung',
  roleClaim: 'ClaimRolle',
  emailClaim: 'ClaimEmail',
  givenNameClaim: 'ClaimVorname',
  familyNameClaim: 'ClaimNachname',
  employeeNumberClaim: 'ClaimMitarbeiternummer',
} as const satisfies Partial<Record<keyof Settings, string>>;

/** So many departments are read one by one; whoever agrees sees every role, and how many departments there are more. */
const departmentsMax = 40;

/** What there was not before is told, too. */
export function ssoDifference(former: Settings | undefined, after: Settings): string[] {
  const before = former ?? nothing;
  const fields = (Object.keys(names) as (keyof typeof names)[])
    .filter((field) => before[field] !== after[field])
    .map((field) => `${names[field]}: ${textOf(before[field])} → ${textOf(after[field])}`);
  const secret = before.secret === after.secret ? [] : [`ClientSecret: ${secretText(before.secret, after.secret)}`];
  const departments = ofLines('Abteilungen', readDepartments(before.departments), readDepartments(after.departments));
  const more = departments.length - departmentsMax;
  return [
    ...fields,
    ...secret,
    ...ofLines('Rollen', readRoles(before.roles), readRoles(after.roles)),
    ...departments.slice(0, departmentsMax),
    ...(more > 0 ? [`… und ${more} weitere Abteilungen`] : []),
  ];
}

const nothing: Settings = {
  isOn: false,
  issuer: '',
  clientId: '',
  secret: null,
  departmentClaim: '',
  roleClaim: '',
  emailClaim: '',
  givenNameClaim: '',
  familyNameClaim: '',
  employeeNumberClaim: null,
  departments: '',
  roles: '',
};

const textOf = (value: string | boolean | null): string =>
  typeof value === 'boolean' ? (value ? 'ja' : 'nein') : value || '–';

const secretText = (before: string | null, after: string | null): string =>
  before === null ? 'neu' : after === null ? 'entfernt' : 'ein anderes';

type Lines = ReadonlyMap<string, string> | undefined;

const words: Readonly<Record<string, string>> = { owner: 'AgenturInhaber', employee: 'AgenturMitarbeiter' };

function ofLines(name: string, before: Lines, after: Lines): string[] {
  const claims = [...new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])];
  const said = (lines: Lines, claim: string) => {
    const value = lines?.get(claim);
    return value === undefined ? '–' : (words[value] ?? value);
  };
  return claims
    .filter((claim) => before?.get(claim) !== after?.get(claim))
    .map((claim) => `${name}, ${claim}: ${said(before, claim)} → ${said(after, claim)}`);
}
