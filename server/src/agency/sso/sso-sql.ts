/** SQL of single sign-on: the settings, and who it is that a provider names. */
import type { AgencyPosition } from '@weitersagen/contract/agency/rights';
import { refuse } from '@weitersagen/contract/basics/refusals';
import { sql } from 'kysely';
import type { Tx } from '#platform/context.ts';
import type { Db } from '#platform/database/db.ts';
import type { Sso } from './settings.ts';

export type SsoRow = Omit<Sso, 'secret'> & { secretSealed: string | null };

const columns = [
  'is_on as isOn',
  'issuer',
  'client_id as clientId',
  'secret_sealed as secretSealed',
  'authorize_url as authorizeUrl',
  'end_session_url as endSessionUrl',
  'department_claim as departmentClaim',
  'role_claim as roleClaim',
  'email_claim as emailClaim',
  'given_name_claim as givenNameClaim',
  'family_name_claim as familyNameClaim',
  'employee_number_claim as employeeNumberClaim',
  'departments',
  'roles',
  'generation',
  'changed_at as changedAt',
] as const;

export const findSsoRow = (db: Db): Promise<SsoRow | undefined> =>
  db.selectFrom('agency_sso').select(columns).executeTakeFirst();

export async function putSsoRow(db: Db, row: SsoRow): Promise<void> {
  const values = {
    is_on: row.isOn,
    issuer: row.issuer,
    client_id: row.clientId,
    secret_sealed: row.secretSealed,
    authorize_url: row.authorizeUrl,
    end_session_url: row.endSessionUrl,
    department_claim: row.departmentClaim,
    role_claim: row.roleClaim,
    email_claim: row.emailClaim,
    given_name_claim: row.givenNameClaim,
    family_name_claim: row.familyNameClaim,
    employee_number_claim: row.employeeNumberClaim,
    departments: row.departments,
    roles: row.roles,
    generation: row.generation,
    changed_at: row.changedAt,
  };
  await db
    .insertInto('agency_sso')
    .values(values)
    .onConflict((conflict) => conflict.column('mandant_id').doUpdateSet(values))
    .execute();
}

/** The provider names its pages otherwise than before. */
export const putPages = (
  db: Db,
  { authorizeUrl, endSessionUrl, generation }: Pick<Sso, 'authorizeUrl' | 'endSessionUrl' | 'generation'>,
) =>
  db
    .updateTable('agency_sso')
    .set({ authorize_url: authorizeUrl, end_session_url: endSessionUrl })
    .where('generation', '=', generation)
    .execute();

/** A provider, and its own name for a person: another provider may call somebody else so. */
interface Named {
  issuer: string;
  subject: string;
}

/** Who is there under the provider's own name for the person. */
export const findBySubject = (db: Db, { issuer, subject }: Named) =>
  db
    .selectFrom('agency_user')
    .select('id')
    .where('sso_issuer', '=', issuer)
    .where('sso_subject', '=', subject)
    .where('removed_at', 'is', null)
    .executeTakeFirst();

/** Whether somebody of this name or address was removed from the agency. */
export async function wasRemoved(
  db: Db,
  agencyId: number,
  { issuer, subject, email }: Named & { email: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('agency_user')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('removed_at', 'is not', null)
    .where((eb) =>
      eb.or([eb.and([eb('sso_issuer', '=', issuer), eb('sso_subject', '=', subject)]), eb('email', '=', email)]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether this provider vouches for the person already. */
export const isVouchedBy = async (db: Db, id: number, issuer: string): Promise<boolean> =>
  (await db
    .selectFrom('agency_user')
    .select('id')
    .where('id', '=', id)
    .where('sso_issuer', '=', issuer)
    .executeTakeFirst()) !== undefined;

/** From now on the provider vouches for the person. */
export const putSubject = (db: Db, id: number, { issuer, subject }: Named, now: Date) =>
  db
    .updateTable('agency_user')
    .set({ sso_issuer: issuer, sso_subject: subject, changed_at: now })
    .where('id', '=', id)
    .execute();

/** The first that nobody has or had there: `S1`. Whoever asks at the same moment waits. */
export async function nextNumber({ db, mandant }: Pick<Tx, 'db' | 'mandant'>, agencyId: number): Promise<string> {
  await sql`select pg_advisory_xact_lock(${mandant.id}, hashtext(${`employee-number ${agencyId}`}))`.execute(db);
  const { rows } = await sql<{ number: string }>`
    select 'S' || n as number from generate_series(1, 100000) n
    where not exists (select from agency_user u where u.agency_id = ${agencyId} and u.employee_number = 'S' || n)
    order by n limit 1`.execute(db);
  return rows[0]?.number ?? refuse('access.denied');
}

export interface Place {
  agencyId: number | null;
  agencyNumber: string | null;
  employeeNumber: string | null;
  positions: readonly AgencyPosition[];
}

export const putPlace = (db: Db, id: number, { agencyId, agencyNumber, employeeNumber, positions }: Place, now: Date) =>
  db
    .updateTable('agency_user')
    .set({
      agency_id: agencyId,
      agency_number: agencyNumber,
      employee_number: employeeNumber,
      roles: [...positions],
      changed_at: now,
    })
    .where('id', '=', id)
    .execute();

/** Which of these numbers of agencies there are. */
export async function listKnownNumbers(db: Db, numbers: readonly string[]): Promise<string[]> {
  if (numbers.length === 0) return [];
  const rows = await db
    .selectFrom('agency')
    .select('agency_number as agencyNumber')
    .where('agency_number', 'in', [...numbers])
    .execute();
  return rows.map(({ agencyNumber }) => agencyNumber);
}
