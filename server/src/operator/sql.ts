/** Operators, their sessions and the links of their invitations and sign-ins lie in global tables: they work for several mandants. */
import { idleMinutes } from '@weitersagen/contract/operator/idle';
import { sql } from 'kysely';
import type { Session, SessionTable } from '#identity/identity.ts';
import type { Db } from '#platform/database/db.ts';

const columns = [
  'id',
  'email',
  'name',
  'language',
  'role',
  'mandants',
  'status',
  'password_hash as passwordHash',
  'password_version as passwordVersion',
  'totp_sealed as totpSealed',
  'totp_step as totpStep',
  'created_at as createdAt',
  'last_login_at as lastLoginAt',
] as const;

const operators = (db: Db) => db.selectFrom('operator').select(columns);

export type OperatorRow = NonNullable<Awaited<ReturnType<typeof findOperator>>>;

export const findOperator = (db: Db, by: { email: string } | { id: number }) =>
  operators(db)
    .$if('email' in by, (query) => query.where('email', '=', (by as { email: string }).email))
    .$if('id' in by, (query) => query.where('id', '=', (by as { id: number }).id))
    .executeTakeFirst();

/** Stands for an address that is nobody's, where the work must not tell whose it is. */
export const findAnyOperator = (db: Db) => operators(db).orderBy('id').limit(1).executeTakeFirst();

export const lockOperator = (db: Db, id: number) => operators(db).where('id', '=', id).forUpdate().executeTakeFirst();

/** The lowest id first, so that two who change each other come one after the other. */
export const lockOperators = (db: Db, ids: readonly number[]) =>
  operators(db).where('id', 'in', ids).orderBy('id').forUpdate().execute();

export const listOperators = (db: Db) => operators(db).orderBy('email').execute();

export const insertOperator = (
  db: Db,
  values: { email: string; name?: string | null; role: string; mandants: string[] | null; created_at: Date },
) =>
  db
    .insertInto('operator')
    .values({ ...values, status: 'invited' })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(columns)
    .executeTakeFirst();

export const updateOperator = (
  db: Db,
  id: number,
  change: Partial<{
    name: string | null;
    role: string;
    status: string;
    passwordHash: string | null;
    passwordVersion: number;
    totpSealed: string | null;
    totpStep: number | null;
    lastLoginAt: Date;
  }>,
) =>
  db
    .updateTable('operator')
    .set({
      name: change.name,
      role: change.role,
      status: change.status,
      password_hash: change.passwordHash,
      password_version: change.passwordVersion,
      totp_sealed: change.totpSealed,
      totp_step: change.totpStep,
      last_login_at: change.lastLoginAt,
    })
    .where('id', '=', id)
    .execute();

/** Uses the step of a code up; false when a code of this or a later step was used before. */
export const markTotpStep = async (db: Db, id: number, step: number): Promise<boolean> => {
  const result = await db
    .updateTable('operator')
    .set({ totp_step: step })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('totp_step', 'is', null), eb('totp_step', '<', step)]))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
};

export const operatorSessions: SessionTable = {
  insert: (db, userId, { id, authAt }, { browser, endsAt }) =>
    db
      .insertInto('operator_session')
      .values({
        id,
        operator_id: userId,
        browser,
        auth_at: authAt,
        created_at: authAt,
        seen_at: authAt,
        ends_at: endsAt,
      })
      .execute(),
  list: async (db, userId, now) => {
    const rows = await db
      .selectFrom('operator_session')
      .select(['id', 'browser', 'auth_at as authAt', 'seen_at as seenAt'])
      .where('operator_id', '=', userId)
      .$if(now !== undefined, (query) => query.where('ends_at', '>', now as Date))
      .orderBy('auth_at', 'desc')
      .orderBy('id')
      .execute();
    return rows.map((row) => ({ ...row, browser: row.browser ?? '' }));
  },
  delete: async (db, id, userId) => {
    const { numDeletedRows } = await db
      .deleteFrom('operator_session')
      .where('id', '=', id)
      .$if(userId !== undefined, (query) => query.where('operator_id', '=', userId as number))
      .executeTakeFirst();
    return numDeletedRows === 1n;
  },
  deleteAll: (db, userId) => db.deleteFrom('operator_session').where('operator_id', '=', userId).execute(),
};

/** The owner of a session. */
export type SessionOperator = Pick<OperatorRow, 'id' | 'email' | 'role' | 'mandants' | 'passwordVersion'>;

export interface FoundOperator {
  session: Session;
  user: SessionOperator;
}

const minutesBefore = (now: Date, minutes: number): Date => new Date(now.getTime() - minutes * 60_000);

/** A living session that is in use, with its operator; that it is used is noted once a minute. */
export async function useSession(db: Db, id: string, now: Date): Promise<FoundOperator | undefined> {
  const found = await findSession(db, id, now, minutesBefore(now, idleMinutes));
  if (found)
    await db
      .updateTable('operator_session')
      .set({ seen_at: now })
      .where('id', '=', id)
      .where('seen_at', '<', minutesBefore(now, 1))
      .execute();
  return found;
}

/** A living session with its operator, in one statement; used since a moment, where one is given. */
export async function findSession(db: Db, id: string, now: Date, usedSince?: Date): Promise<FoundOperator | undefined> {
  const row = await db
    .selectFrom('operator_session')
    .innerJoin('operator', 'operator.id', 'operator_session.operator_id')
    .select([
      'operator.id',
      'operator.email',
      'operator.role',
      'operator.mandants',
      'operator.password_version as passwordVersion',
      'operator_session.auth_at as authAt',
    ])
    .where('operator_session.id', '=', id)
    .where('operator_session.ends_at', '>', now)
    .$if(usedSince !== undefined, (query) => query.where('operator_session.seen_at', '>', usedSince as Date))
    .where('operator.status', '=', 'active')
    .executeTakeFirst();
  if (!row) return undefined;
  const { authAt, ...user } = row;
  return { session: { id, authAt, remembered: false, support: undefined }, user };
}

export const findSessionEnd = async (db: Db, id: string): Promise<Date | undefined> =>
  (await db.selectFrom('operator_session').select('ends_at as endsAt').where('id', '=', id).executeTakeFirst())?.endsAt;

/** Living sessions by operator. */
export async function countSessions(db: Db, now: Date): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('operator_session')
    .select(['operator_id as operatorId', (eb) => eb.fn.countAll<string>().as('count')])
    .where('ends_at', '>', now)
    .groupBy('operator_id')
    .execute();
  return new Map(rows.map(({ operatorId, count }) => [operatorId, Number(count)]));
}

/** Job step: sessions, and links of invitations and sign-ins, whose time is over, used or not. */
export async function deleteOld(db: Db, now: Date): Promise<number> {
  const sessions = await db.deleteFrom('operator_session').where('ends_at', '<', now).executeTakeFirst();
  const links = await db.deleteFrom('operator_token').where('ends_at', '<', now).executeTakeFirst();
  return Number(sessions.numDeletedRows + links.numDeletedRows);
}

export const insertToken = (
  db: Db,
  values: { hash: string; operator_id: number; purpose: string; created_at: Date; ends_at: Date },
) => db.insertInto('operator_token').values(values).execute();

/** Whether the operator got such a link since a moment. */
export const hasTokenSince = async (db: Db, operatorId: number, purpose: string, since: Date): Promise<boolean> => {
  const row = await db
    .selectFrom('operator_token')
    .select('hash')
    .where('operator_id', '=', operatorId)
    .where('purpose', '=', purpose)
    .where('created_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** Locked, so that two browsers with one link finish one after the other. */
export const lockToken = (db: Db, hashes: string[], purpose: string, now: Date) =>
  db
    .selectFrom('operator_token')
    .select(['hash', 'operator_id as operatorId', 'pending_sealed as pendingSealed'])
    .where('hash', 'in', hashes)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('ends_at', '>', now)
    .forUpdate()
    .executeTakeFirst();

export const putPending = (db: Db, hash: string, pendingSealed: string) =>
  db.updateTable('operator_token').set({ pending_sealed: pendingSealed }).where('hash', '=', hash).execute();

export const endTokens = (db: Db, operatorId: number, purpose: string, now: Date) =>
  db
    .updateTable('operator_token')
    .set({ used_at: now, pending_sealed: null })
    .where('operator_id', '=', operatorId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();

interface OperatorName {
  id: number;
  email: string;
}

export const listNames = (db: Db): Promise<OperatorName[]> =>
  db.selectFrom('operator').select(['id', 'email']).execute();

/** What people are called, whoever they are. */
export async function listNamed(db: Db): Promise<{ email: string; name: string; mandants: string[] | null }[]> {
  const rows = await db
    .selectFrom('operator')
    .select(['email', 'name', 'mandants'])
    .where('name', 'is not', null)
    .orderBy('email')
    .execute();
  return rows.map(({ name, ...row }) => ({ ...row, name: name ?? row.email }));
}

/** Into a cell: locked there and without a password, so that nobody comes in by such a row. */
export const putNames = (db: Db, names: readonly OperatorName[]) =>
  sql`insert into operator (id, email, role, status, created_at) overriding system value
    select id, email, 'BetreiberRedaktion', 'locked', now() from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as n (id bigint, email text)
    on conflict do nothing`.execute(db);
