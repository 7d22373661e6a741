/** SQL of people who work for agencies: who signs in, whose session it is, who works where. */
import type { AgencyPosition } from '@weitersagen/contract/agency/rights';
import type { AgencyStatus, AgencyUserStatus } from '@weitersagen/contract/agency/status';
import { sql } from 'kysely';
import { livingSession, sessionOf } from '#identity/identity.ts';
import type { Db } from '#platform/database/db.ts';

const columns = [
  'agency_user.id',
  'agency_user.agency_id as agencyId',
  'agency_user.agency_number as agencyNumber',
  'agency_user.employee_number as employeeNumber',
  'agency_user.roles as positions',
  'agency_user.status',
  'agency_user.email',
  'agency_user.email_confirmed_at as emailConfirmedAt',
  'agency_user.salutation',
  'agency_user.first_name as firstName',
  'agency_user.last_name as lastName',
  'agency_user.phone',
  'agency_user.language',
  'agency_user.password_hash as passwordHash',
  'agency_user.password_version as passwordVersion',
  'agency_user.last_login_at as lastLoginAt',
  'agency_user.removed_at as removedAt',
  'agency.status as agencyStatus',
  'agency.company',
] as const;

interface Kept {
  positions: AgencyPosition[];
  status: AgencyUserStatus;
  agencyStatus: AgencyStatus | null;
}

const users = (db: Db) =>
  db
    .selectFrom('agency_user')
    .leftJoin('agency', 'agency.id', 'agency_user.agency_id')
    .select(columns)
    .$narrowType<Kept>();

export type AgencyUserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;

/** Whoever has left signs in no more, and the address is free for somebody else. */
export const findUser = (db: Db, by: { email: string } | { id: number }) =>
  users(db)
    .where((eb) => ('email' in by ? eb('agency_user.email', '=', by.email) : eb('agency_user.id', '=', by.id)))
    .where('agency_user.removed_at', 'is', null)
    .executeTakeFirst();

/** Locks the person, not the agency. */
export const lockUser = (db: Db, id: number) =>
  users(db).where('agency_user.id', '=', id).forUpdate('agency_user').executeTakeFirst();

export const listUsers = (db: Db, agencyId: number) =>
  users(db).where('agency_user.agency_id', '=', agencyId).orderBy('agency_user.id').execute();

/** Who hears of what belongs to an agency: its owners, and the employee under the number. */
export const listConcerned = (db: Db, agencyNumber: string, employeeNumber: string | null) =>
  users(db)
    .where('agency_user.agency_id', '=', (eb) =>
      eb.selectFrom('agency').select('id').where('agency_number', '=', agencyNumber),
    )
    .where('agency_user.status', '=', 'active')
    .where('agency_user.removed_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb(eb.val('owner'), '=', eb.fn.any('agency_user.roles')),
        ...(employeeNumber === null ? [] : [eb('agency_user.employee_number', '=', employeeNumber)]),
      ]),
    )
    .orderBy('agency_user.id')
    .execute();

/** Owners who sign in. */
export const listOwners = (db: Db, agencyNumber: string) => listConcerned(db, agencyNumber, null);

export const findByNumber = (db: Db, agencyId: number, employeeNumber: string) =>
  users(db)
    .where('agency_user.agency_id', '=', agencyId)
    .where('agency_user.employee_number', '=', employeeNumber)
    .executeTakeFirst();

/** False where the person is no longer what was checked: removed, or another password meanwhile. */
export async function markSignedIn(
  db: Db,
  { id, passwordVersion }: Pick<AgencyUserRow, 'id' | 'passwordVersion'>,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('agency_user')
    .set({ last_login_at: now })
    .where('id', '=', id)
    .where('status', '=', 'active')
    .where('password_version', '=', passwordVersion)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A living session with its person and agency, in one short statement. */
export async function findSession(db: Db, id: string, now: Date) {
  const row = await livingSession(db, 'agency', id, now)
    .innerJoin('agency_user', 'agency_user.id', 'session.subject_id')
    .leftJoin('agency', 'agency.id', 'agency_user.agency_id')
    .select(columns)
    .where('agency_user.status', '=', 'active')
    .where('agency_user.removed_at', 'is', null)
    .$narrowType<Kept>()
    .executeTakeFirst();
  return row && { session: sessionOf(row), user: row };
}

interface NewUser {
  agencyId: number | null;
  agencyNumber: string | null;
  employeeNumber: string | null;
  positions: readonly AgencyPosition[];
  status: AgencyUserStatus;
  email: string;
  salutation: string | null;
  firstName: string | null;
  lastName: string | null;
  phone?: string | null;
  language: string;
  /** By whom the company vouches for the person, and its name there. */
  vouched?: { issuer: string; subject: string };
}

export async function insertUser(db: Db, user: NewUser, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('agency_user')
    .values({
      agency_id: user.agencyId,
      agency_number: user.agencyNumber,
      employee_number: user.employeeNumber,
      roles: [...user.positions],
      status: user.status,
      email: user.email,
      salutation: user.salutation,
      first_name: user.firstName,
      last_name: user.lastName,
      phone: user.phone ?? null,
      language: user.language,
      sso_issuer: user.vouched?.issuer ?? null,
      sso_subject: user.vouched?.subject ?? null,
      created_at: now,
      changed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const confirmEmail = (db: Db, id: number, now: Date) =>
  db.updateTable('agency_user').set({ email_confirmed_at: now, changed_at: now }).where('id', '=', id).execute();

export const markUser = (db: Db, id: number, status: AgencyUserStatus, now: Date) =>
  db.updateTable('agency_user').set({ status, changed_at: now }).where('id', '=', id).execute();

/**
 * Locked for good: the name stays with what was done, the address is free, and no password opens anything. What a provider
 * calls the person stays, so that nobody comes back by it.
 */
export const markRemoved = (db: Db, id: number, now: Date) =>
  db
    .updateTable('agency_user')
    .set({ status: 'locked', removed_at: now, changed_at: now, password_hash: null })
    .where('id', '=', id)
    .execute();

/** The new version, with which every older token ends; none where another password came first. */
export async function putPassword(
  db: Db,
  { id, passwordVersion }: Pick<AgencyUserRow, 'id' | 'passwordVersion'>,
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<number | undefined> {
  const row = await db
    .updateTable('agency_user')
    .set({ password_hash: passwordHash, password_version: passwordVersion + 1, changed_at: now })
    .where('id', '=', id)
    .where('password_version', '=', passwordVersion)
    .returning('password_version as passwordVersion')
    .executeTakeFirst();
  return row?.passwordVersion;
}

/** Signs in by the company. */
export const hasSubject = async (db: Db, id: number): Promise<boolean> =>
  (await db
    .selectFrom('agency_user')
    .select('id')
    .where('id', '=', id)
    .where('sso_subject', 'is not', null)
    .executeTakeFirst()) !== undefined;

/** Whether the agency has an owner beside this one who could sign in. */
export const hasOtherOwner = async (
  db: Db,
  { id, agencyId }: Pick<AgencyUserRow, 'id' | 'agencyId'>,
): Promise<boolean> =>
  (await db
    .selectFrom('agency_user')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('id', '<>', id)
    .where('removed_at', 'is', null)
    .where('status', '=', 'active')
    .where(sql<boolean>`'owner' = any(roles)`)
    .executeTakeFirst()) !== undefined;

export const putEmail = (db: Db, id: number, email: string, now: Date) =>
  db.updateTable('agency_user').set({ email, changed_at: now }).where('id', '=', id).execute();

/** What names the person goes; the row and its number stay for reports. */
export const clearUser = (db: Db, id: number, now: Date) =>
  db
    .updateTable('agency_user')
    .set({
      email: '',
      salutation: null,
      first_name: null,
      last_name: null,
      phone: null,
      email_confirmed_at: null,
      last_login_at: null,
      password_hash: null,
      sso_issuer: null,
      sso_subject: null,
      status: 'locked',
      removed_at: sql`coalesce(removed_at, ${now})`,
      changed_at: now,
    })
    .where('id', '=', id)
    .execute();

interface PersonChange {
  salutation: string | null;
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  language: string;
}

export const putPerson = (db: Db, id: number, { firstName, lastName, ...rest }: PersonChange, now: Date) =>
  db
    .updateTable('agency_user')
    .set({ ...rest, first_name: firstName, last_name: lastName, changed_at: now })
    .where('id', '=', id)
    .execute();
