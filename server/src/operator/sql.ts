/** Operators, their sessions and the links of their invitations lie in global tables: they work for several mandants. */
import type { Db } from '#platform/database/db.ts';

export type OperatorRow = NonNullable<Awaited<ReturnType<typeof findOperator>>>;

export const findOperator = (db: Db, by: { email: string } | { id: number }) =>
  db
    .selectFrom('operator')
    .selectAll()
    .$if('email' in by, (query) => query.where('email', '=', (by as { email: string }).email))
    .$if('id' in by, (query) => query.where('id', '=', (by as { id: number }).id))
    .executeTakeFirst();

export const lockOperator = (db: Db, id: number) =>
  db.selectFrom('operator').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** The lowest id first, so that two who change each other come one after the other. */
export const lockOperators = (db: Db, ids: readonly number[]) =>
  db.selectFrom('operator').selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute();

export const listOperators = (db: Db) => db.selectFrom('operator').selectAll().orderBy('email').execute();

export const insertOperator = (
  db: Db,
  values: { email: string; role: string; mandants: string[] | null; created_at: Date },
) =>
  db
    .insertInto('operator')
    .values({ ...values, status: 'invited' })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();

export const updateOperator = (
  db: Db,
  id: number,
  values: Partial<{
    role: string;
    mandants: string[] | null;
    status: string;
    password_hash: string | null;
    password_version: number;
    totp_sealed: string | null;
    totp_step: number | null;
    last_login_at: Date;
  }>,
) => db.updateTable('operator').set(values).where('id', '=', id).execute();

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

export const insertSession = (
  db: Db,
  values: {
    id: string;
    operator_id: number;
    browser: string | null;
    auth_at: Date;
    created_at: Date;
    seen_at: Date;
    ends_at: Date;
  },
) => db.insertInto('operator_session').values(values).execute();

export const findSession = (db: Db, id: string) =>
  db.selectFrom('operator_session').selectAll().where('id', '=', id).executeTakeFirst();

export const listSessions = (db: Db, operatorId: number, now: Date) =>
  db
    .selectFrom('operator_session')
    .selectAll()
    .where('operator_id', '=', operatorId)
    .where('ends_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute();

/** Living sessions by operator. */
export async function countSessions(db: Db, now: Date): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('operator_session')
    .select(['operator_id', (eb) => eb.fn.countAll<string>().as('count')])
    .where('ends_at', '>', now)
    .groupBy('operator_id')
    .execute();
  return new Map(rows.map(({ operator_id, count }) => [operator_id, Number(count)]));
}

export const deleteSession = async (db: Db, operatorId: number, id: string): Promise<boolean> => {
  const result = await db
    .deleteFrom('operator_session')
    .where('operator_id', '=', operatorId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
};

export const deleteSessions = (db: Db, operatorId: number) =>
  db.deleteFrom('operator_session').where('operator_id', '=', operatorId).execute();

export const insertToken = (
  db: Db,
  values: { hash: string; operator_id: number; purpose: string; created_at: Date; ends_at: Date },
) => db.insertInto('operator_token').values(values).execute();

/** Locked, so that two browsers with one link finish one after the other. */
export const lockToken = (db: Db, hashes: string[], purpose: string, now: Date) =>
  db
    .selectFrom('operator_token')
    .selectAll()
    .where('hash', 'in', hashes)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('ends_at', '>', now)
    .forUpdate()
    .executeTakeFirst();

export const putPending = (db: Db, hash: string, pending_sealed: string) =>
  db.updateTable('operator_token').set({ pending_sealed }).where('hash', '=', hash).execute();

export const endTokens = (db: Db, operatorId: number, purpose: string, now: Date) =>
  db
    .updateTable('operator_token')
    .set({ used_at: now, pending_sealed: null })
    .where('operator_id', '=', operatorId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
