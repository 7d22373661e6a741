/** Sessions of the users of a mandant: rows of table `session`, of each kind apart. */
import type { Db } from '#platform/database/db.ts';
import type { LastingSessionTable, Session } from '../user-kind.ts';

/** As the table names them. */
type Kind = 'recommender' | 'agency';

/** A living session to be joined with its user, so that one short statement finds both; `sessionOf` reads the row. */
export const livingSession = (db: Db, kind: Kind, id: string, now: Date) =>
  db
    .selectFrom('session')
    .select([
      'session.id as session_id',
      'session.subject_id',
      'session.auth_at',
      'session.remembered',
      'session.support_operator_id',
      'session.support_operator_session',
      'session.support_may_write',
    ])
    .where('session.id', '=', id)
    .where('session.kind', '=', kind)
    .where('session.ends_at', '>', now);

interface SessionRow {
  session_id: string;
  auth_at: Date;
  remembered: boolean;
  support_operator_id: number | null;
  support_operator_session: string | null;
  support_may_write: boolean;
}

export const sessionOf = (row: SessionRow): Session => ({
  id: row.session_id,
  authAt: row.auth_at,
  remembered: row.remembered,
  support:
    row.support_operator_id === null
      ? undefined
      : {
          operatorId: row.support_operator_id,
          // A session of support that names none is nobody's any more.
          operatorSession: row.support_operator_session ?? '',
          mayWrite: row.support_may_write,
        },
});

export const mandantSessions = (kind: Kind): LastingSessionTable => ({
  insert: (db, userId, { id, authAt, remembered, support }, { browser, endsAt }) =>
    db
      .insertInto('session')
      .values({
        id,
        kind,
        subject_id: userId,
        browser,
        remembered,
        auth_at: authAt,
        created_at: authAt,
        seen_at: authAt,
        ends_at: endsAt,
        support_operator_id: support?.operatorId ?? null,
        support_operator_session: support?.operatorSession ?? null,
        support_may_write: support?.mayWrite ?? false,
      })
      .execute(),
  list: async (db, userId, now) => {
    const rows = await db
      .selectFrom('session')
      .select(['id', 'browser', 'auth_at', 'seen_at', 'support_operator_id'])
      .where('kind', '=', kind)
      .where('subject_id', '=', userId)
      .$if(now !== undefined, (query) => query.where('ends_at', '>', now as Date))
      .orderBy('auth_at', 'desc')
      .orderBy('id')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      // The browser of an operator is none of theirs.
      browser: row.support_operator_id === null ? (row.browser ?? '') : 'Support',
      authAt: row.auth_at,
      seenAt: row.seen_at,
    }));
  },
  delete: async (db, id, userId) => {
    const { numDeletedRows } = await db
      .deleteFrom('session')
      .where('kind', '=', kind)
      .where('id', '=', id)
      .$if(userId !== undefined, (query) => query.where('subject_id', '=', userId as number))
      .executeTakeFirst();
    return numDeletedRows === 1n;
  },
  deleteAll: (db, userId) =>
    db.deleteFrom('session').where('kind', '=', kind).where('subject_id', '=', userId).execute(),
  find: async (db, id, { userId, now }) => {
    const row = await livingSession(db, kind, id, now).where('session.subject_id', '=', userId).executeTakeFirst();
    return row && sessionOf(row);
  },
  prolong: async (db, id, { seenAt, endsAt }) => {
    const { numUpdatedRows } = await db
      .updateTable('session')
      .set({ seen_at: seenAt, ends_at: endsAt })
      .where('id', '=', id)
      .where('ends_at', '>', seenAt)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },
});

/** Job step: sessions that are over, of whatever kind. */
export async function deleteOldSessions(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('session').where('ends_at', '<', now).executeTakeFirst();
  return Number(numDeletedRows);
}
