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

const linesMax = 40;

export function ssoDifference(before: Settings | undefined, after: Settings): string[] {
  if (before === undefined) return [];
  const fields = (Object.keys(names) as (keyof typeof names)[])
    .filter((field) => before[field] !== after[field])
    .map((field) => `${names[field]}: ${textOf(before[field])} → ${textOf(after[field])}`);
  const secret = before.secret === after.secret ? [] : [`ClientSecret: ${secretText(before.secret, after.secret)}`];
  const lines = [
    ...fields,
    ...secret,
    ...ofLines('Abteilungen', readDepartments(before.departments), readDepartments(after.departments)),
    ...ofLines('Rollen', readRoles(before.roles), readRoles(after.roles)),
  ];
  const more = lines.length - linesMax;
  return more > 0 ? [...lines.slice(0, linesMax), `… und ${more} weitere`] : lines;
}

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
