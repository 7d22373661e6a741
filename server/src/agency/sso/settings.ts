/** Which provider a mandant trusts, and how its claims are read (C-47): one row, changed by two persons at the desk. */
import { readDepartments, readRoles } from '@weitersagen/contract/agency/sso-rules';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Tx } from '#platform/context.ts';
import { noteSetting } from '#platform/security/setting.ts';
import { placeIn } from '#platform/vault.ts';
import { findSsoRow, putSsoRow, type SsoRow } from './sso-sql.ts';

/** The client at the provider, and which claim says what. */
export interface SsoClient {
  issuer: string;
  clientId: string;
  /** None for a public client. */
  secret: string | null;
  departmentClaim: string;
  roleClaim: string;
  emailClaim: string;
  givenNameClaim: string;
  familyNameClaim: string;
  employeeNumberClaim: string | null;
  departments: string;
  roles: string;
}

export interface Sso extends SsoClient {
  isOn: boolean;
  /** As the provider named them when it was looked at last; null of one that was never reached. */
  authorizeUrl: string | null;
  endSessionUrl: string | null;
  generation: number;
  changedAt: Date;
}

/** What is asked for at the desk. */
export interface SsoWish extends Omit<Sso, 'generation' | 'changedAt'> {
  /** Which settings there were; null of none. */
  formerGeneration: number | null;
}

type Part = Pick<Tx, 'db' | 'mandant' | 'system'>;
const placeOf = (at: Pick<Tx, 'mandant'>) => placeIn(at, 'agency_sso.secret');

export async function findSso(part: Part): Promise<Sso | undefined> {
  const row = await findSsoRow(part.db);
  return row && opened(part, row);
}

/** Of a mandant whose people of agencies can sign in so now. */
export async function getSso(part: Part): Promise<Sso & { authorizeUrl: string }> {
  const found = await findSso(part);
  return found?.isOn && found.authorizeUrl !== null
    ? { ...found, authorizeUrl: found.authorizeUrl }
    : refuse('module.off');
}

const opened = ({ mandant, system }: Part, { secretSealed, ...row }: SsoRow): Sso => ({
  ...row,
  secret: secretSealed === null ? null : system.vault.open(secretSealed, placeOf({ mandant })),
});

/** Gives what there was; refuses where that is no longer what was asked about. */
export async function putSso(tx: Tx, { formerGeneration, secret, ...wish }: SsoWish): Promise<Sso | undefined> {
  const before = await findSso(tx);
  if ((before?.generation ?? null) !== formerGeneration) refuse('state.not-allowed');
  await putSsoRow(tx.db, {
    ...wish,
    secretSealed: secret === null ? null : tx.system.vault.seal(secret, placeOf(tx)),
    generation: (formerGeneration ?? 0) + 1,
    changedAt: tx.now,
  });
  noteSetting(tx, 'EinmalAnmeldung');
  return before;
}

/** What a person reads of it in the log; a secret is only said to be there. */
export const ssoText = (
  sso: Pick<SsoWish, 'isOn' | 'issuer' | 'clientId' | 'secret' | 'departments' | 'roles'>,
): string =>
  [
    sso.isOn ? 'eingeschaltet' : 'ausgeschaltet',
    sso.issuer,
    sso.clientId,
    ...(sso.secret === null ? [] : ['mit Client-Secret']),
    `${readDepartments(sso.departments)?.size ?? 0} Abteilungen`,
    `${readRoles(sso.roles)?.size ?? 0} Rollen`,
  ].join(', ');
