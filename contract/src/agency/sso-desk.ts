/** Single sign-on at the desk (C-47): the provider of a mandant, how its claims are read, and a test that names the step. */
import * as z from 'zod/mini';
import { Asked, OpenApproval } from '../approval/schemas.ts';
import { ticked } from '../basics/agreement.ts';
import { moment } from '../basics/day.ts';
import { byAdmin, byClerk } from '../basics/desk.ts';
import { endpoint } from '../basics/endpoint.ts';
import { labels } from '../basics/label.ts';
import type { RefusalName } from '../basics/refusals.ts';
import { line, opaque, text } from '../basics/text.ts';
import { optional, otherwise, type Value, wire } from '../basics/wire.ts';
import { isIssuer, readDepartments, readRoles } from './sso-rules.ts';

const lines = (max: number, reads: (text: string) => unknown, error: string) =>
  otherwise(text(0, max).check(z.refine((value: string) => reads(value) !== undefined, { error })), '');

const settingFields = {
  isOn: ['Eingeschaltet', ticked],
  issuer: ['Aussteller', line(1, 500).check(z.refine(isIssuer, { error: 'sso-issuer' }))],
  clientId: ['ClientId', line(1, 200)],
  departmentClaim: ['ClaimAbteilung', otherwise(line(1, 100), 'department')],
  roleClaim: ['ClaimRolle', otherwise(line(1, 100), 'role')],
  emailClaim: ['ClaimEmail', otherwise(line(1, 100), 'email')],
  givenNameClaim: ['ClaimVorname', otherwise(line(1, 100), 'given_name')],
  familyNameClaim: ['ClaimNachname', otherwise(line(1, 100), 'family_name')],
  employeeNumberClaim: ['ClaimMitarbeiternummer', optional(line(1, 100))],
  departments: [
    'Abteilungen',
    lines(200_000, readDepartments, 'sso-departments'),
    'A line each: `{what the claim says} = {Agenturnummer}`',
  ],
  roles: [
    'Rollen',
    lines(20_000, readRoles, 'sso-roles'),
    'A line each: `{what the claim says} = AgenturInhaber` or `AgenturMitarbeiter`',
  ],
} as const;

const secretFields = {
  /** Left out, the one that is there stays, as long as the provider is at the same place. */
  secret: ['ClientSecret', optional(opaque(500))],
  /** The client is a public one from now on. */
  dropsSecret: ['SecretEntfernen', ticked],
} as const;

export const SsoSettings = wire({
  ...settingFields,
  hasSecret: ['SecretVorhanden', z.boolean()],
  changedAt: ['GeaendertAm', moment],
});
export type SsoSettings = Value<typeof SsoSettings>;

const SsoChange = wire({
  at: ['Am', moment],
  by: ['Von', optional(z.string())],
  before: ['Vorher', optional(z.string())],
  after: ['Nachher', z.string()],
  reason: ['Grund', optional(z.string())],
});

export const ShownSso = wire({
  /** Null where there was never any. */
  settings: ['Einstellungen', optional(SsoSettings)],
  /** What has to be allowed at the provider. */
  redirectUri: ['RueckkehrAdresse', z.string()],
  signedOutUri: ['AbmeldungAdresse', z.string()],
  /** Departments that name an agency which is not there. */
  unknownAgencies: ['UnbekannteAgenturen', z.array(z.string())],
  changes: ['Verlauf', z.array(SsoChange)],
  approvals: ['Antraege', z.array(OpenApproval)],
});
export type ShownSso = Value<typeof ShownSso>;

/** Who asks shows once more that it is him: by the second factor, or by the password in a demo without one. */
export const ChangeSso = wire({
  ...settingFields,
  ...secretFields,
  reason: ['Grund', text(1, 500)],
  code: ['Code', optional(text(1, 20))],
  password: ['Passwort', optional(opaque(200))],
});
export const TrySso = wire({ ...settingFields, ...secretFields });

/** In the order in which they are tried; what follows on one that failed is not. */
const ssoStep = labels({
  address: 'Adresse',
  metadata: 'Metadaten',
  endpoints: 'Endpunkte',
  keys: 'Schluessel',
  authorize: 'Anmeldeseite',
  token: 'Tausch',
  claims: 'Zuordnung',
});
export type SsoStep = Value<typeof ssoStep>;
const ssoOutcome = labels({ good: 'Gut', bad: 'Fehler', untried: 'NichtGeprueft' });
/** Why a step failed; `Angabe` has what it is about. */
const ssoFailure = labels({
  refused: 'NichtErlaubt',
  unreachable: 'NichtErreichbar',
  timeout: 'KeineAntwort',
  tooLarge: 'ZuGross',
  status: 'Status',
  unreadable: 'Unlesbar',
  otherIssuer: 'AndererAussteller',
  missing: 'Fehlt',
  notHttps: 'OhneHttps',
  noPkce: 'OhnePkce',
  noKey: 'KeinSchluessel',
  turnedDown: 'Abgelehnt',
  client: 'ClientUnbekannt',
  noDepartment: 'KeineAbteilung',
  noRole: 'KeineRolle',
  unknownAgency: 'AgenturUnbekannt',
});
export type SsoFailure = Value<typeof ssoFailure>;

export const TriedSso = wire({
  steps: [
    'Schritte',
    z.array(
      wire({
        step: ['Schritt', ssoStep],
        outcome: ['Ergebnis', ssoOutcome],
        failure: ['Fehler', optional(ssoFailure)],
        detail: ['Angabe', optional(z.string())],
      }),
    ),
  ],
});
export type TriedSso = Value<typeof TriedSso>;

export const showSso = endpoint({
  ...byClerk,
  method: 'GET',
  path: '/admin/sso',
  summary: 'The provider by which people of agencies sign in, how its claims are read, and what was changed; no secret',
  refusals: ['access.denied'],
  reply: ShownSso,
});

export const changeSso = endpoint({
  ...byAdmin,
  method: 'PUT',
  path: '/admin/sso',
  summary: 'Changes provider and claims, once another admin agrees; one that is switched on has to answer',
  refusals: [
    'access.denied',
    'approval.waits',
    'state.not-allowed',
    'limit.reached',
  ] as const satisfies readonly RefusalName[],
  body: ChangeSso,
  reply: z.union([Asked, ShownSso]),
  mayWait: true,
});

export const trySso = endpoint({
  ...byAdmin,
  method: 'PUT',
  path: '/admin/sso/pruefen',
  summary: 'Walks the steps of a sign-in with these settings as far as it goes without a person, and says which fails',
  refusals: ['access.denied', 'limit.reached'],
  reads: true,
  body: TrySso,
  reply: TriedSso,
});
