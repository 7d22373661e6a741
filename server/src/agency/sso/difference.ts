/** What of the settings becomes another, a line each: read by whoever agrees to it, and kept in the log. A secret is never said. */
import { agencyRole } from '@weitersagen/contract/agency/rights';
import { readDepartments, readRoles } from '@weitersagen/contract/agency/sso-rules';
import { encode } from '@weitersagen/contract/basics/wire';
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

/** What there was not before is told, too, and nothing is cut: behind many lines nobody hides the one that lets somebody in. */
export function ssoDifference(former: Settings | undefined, after: Settings): string[] {
  const before = former ?? nothing;
  const fields = (Object.keys(names) as (keyof typeof names)[])
    .filter((field) => before[field] !== after[field])
    .map((field) => `${names[field]}: ${textOf(before[field])} → ${textOf(after[field])}`);
  const secret = before.secret === after.secret ? [] : [`ClientSecret: ${secretText(before.secret, after.secret)}`];
  return [
    ...fields,
    ...secret,
    ...ofLines('Rollen', rolesIn(before), rolesIn(after)),
    ...ofLines('Abteilungen', readDepartments(before.departments), readDepartments(after.departments)),
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

/** By their names on the wire. */
const rolesIn = ({ roles }: Settings): Lines =>
  new Map([...(readRoles(roles) ?? [])].map(([claim, role]) => [claim, String(encode(agencyRole, role))]));

function ofLines(name: string, before: Lines, after: Lines): string[] {
  const claims = [...new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])];
  const said = (lines: Lines, claim: string): string => lines?.get(claim) ?? '–';
  return claims
    .filter((claim) => before?.get(claim) !== after?.get(claim))
    .map((claim) => `${name}, ${claim}: ${said(before, claim)} → ${said(after, claim)}`);
}
