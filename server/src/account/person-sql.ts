/** SQL of who signs in: the account with its password, whose session it is, and tokens that are good once. */
import { sql } from 'kysely';
import { livingSession, sessionOf } from '#identity/identity.ts';
import type { Db } from '#platform/database/db.ts';

const columns = [
  'id',
  'hash',
  'status',
  'salutation',
  'first_name as firstName',
  'last_name as lastName',
  'email',
  'language',
  'roles',
  'agency_number as agencyNumber',
  'password_hash as passwordHash',
  'password_version as passwordVersion',
  'newsletter_at as newsletterAt',
  'newsletter_mail_at as newsletterMailAt',
] as const;

/** Somebody whose data are there; of a deleted account nothing is found. */
export type PersonRow = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

export async function findPerson(db: Db, by: { email: string } | { id: number }) {
  const row = await db
    .selectFrom('account')
    .select(columns)
    .where((eb) => ('email' in by ? eb('email', '=', by.email) : eb('id', '=', by.id)))
    .executeTakeFirst();
  return row && row.email !== null ? { ...row, email: row.email } : undefined;
}

/** False where the account is no longer what was checked: locked, or another password meanwhile. */
export async function markSignedIn(
  db: Db,
  { id, passwordVersion }: Pick<PersonRow, 'id' | 'passwordVersion'>,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ last_login_at: now })
    .where('id', '=', id)
    .where('status', '=', 'active')
    .where('password_version', '=', passwordVersion)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The new version, with which every older token ends; none where another password came first. */
export async function putPassword(
  db: Db,
  { id, passwordVersion }: Pick<PersonRow, 'id' | 'passwordVersion'>,
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<number | undefined> {
  const row = await db
    .updateTable('account')
    .set({ password_hash: passwordHash, password_version: passwordVersion + 1, changed_at: now })
    .where('id', '=', id)
    .where('password_version', '=', passwordVersion)
    .returning('password_version as passwordVersion')
    .executeTakeFirst();
  return row?.passwordVersion;
}

/** False where the account belongs to an agency already. */
export async function putAgency(
  db: Db,
  id: number,
  { agencyNumber, employeeNumber, at }: { agencyNumber: string; employeeNumber: string | null; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ agency_number: agencyNumber, employee_number: employeeNumber, changed_at: at })
    .where('id', '=', id)
    .where('agency_number', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const putLanguage = (db: Db, id: number, { language, now }: { language: string; now: Date }) =>
  db.updateTable('account').set({ language, changed_at: now }).where('id', '=', id).execute();

/** What the client's portal or the desk says; a salutation that is not given stays. False where nothing is new. */
export async function putNames(
  db: Db,
  id: number,
  { firstName, lastName, salutation, at }: { firstName: string; lastName: string; salutation?: string; at: Date },
): Promise<boolean> {
  const said = { first_name: firstName, last_name: lastName, ...(salutation !== undefined && { salutation }) };
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ ...said, changed_at: at })
    .where('id', '=', id)
    .where((eb) =>
      eb.or(Object.entries(said).map(([column, name]) => eb(column as keyof typeof said, 'is distinct from', name))),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A living session with its person, in one short statement. */
export async function findSession(db: Db, id: string, now: Date) {
  const row = await livingSession(db, 'recommender', id, now)
    .innerJoin('account', 'account.id', 'session.subject_id')
    .select([
      'account.hash',
      'account.email',
      'account.first_name as firstName',
      'account.last_name as lastName',
      'account.roles',
      'account.password_version as passwordVersion',
    ])
    .where('account.status', '=', 'active')
    .executeTakeFirst();
  if (!row || row.email === null) return undefined;
  return { session: sessionOf(row), user: { ...row, id: row.userId, email: row.email } };
}

/** False for a token of the client's portal that was used before. */
export async function insertUsedToken(db: Db, token: { jti: string; ends_at: Date }): Promise<boolean> {
  const row = await db
    .insertInto('used_token')
    .values(token)
    .onConflict((conflict) => conflict.doNothing())
    .returning('jti')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteUsedTokens(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('used_token').where('ends_at', '<', now).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Who has some that are over, for a question of `whoHas`. */
export const overTokenRow = (now: Date) =>
  sql`select true from used_token u where u.mandant_id = m.id and u.ends_at < ${now}`;
