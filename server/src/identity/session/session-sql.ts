/** Sessions of the users of a mandant: rows of table `session`, of each kind apart. */
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import type { LastingSessionTable, Session } from '../user-kind.ts';

/** As the table names them. */
type Kind = 'recommender' | 'agency';

/** A living session to be joined with its user, so that one short statement finds both; `sessionOf` reads the row. */
export const livingSession = (db: Db, kind: Kind, id: string, now: Date) =>
  db
    .selectFrom('session')
    .select([
      'session.id as sessionId',
      'session.subject_id as userId',
      'session.auth_at as authAt',
      'session.remembered',
      'session.support_operator_id as supportOperatorId',
      'session.support_operator_session as supportOperatorSession',
      'session.support_may_write as supportMayWrite',
    ])
    .where('session.id', '=', id)
    .where('session.kind', '=', kind)
    .where('session.ends_at', '>', now);

interface SessionRow {
  sessionId: string;
  authAt: Date;
  remembered: boolean;
  supportOperatorId: number | null;
  supportOperatorSession: string | null;
  supportMayWrite: boolean;
}

export const sessionOf = (row: SessionRow): Session => ({
  id: row.sessionId,
  authAt: row.authAt,
  remembered: row.remembered,
  support:
    row.supportOperatorId === null
      ? undefined
      : {
          operatorId: row.supportOperatorId,
          // A session of support that names none is nobody's any more.
          operatorSession: row.supportOperatorSession ?? '',
          mayWrite: row.supportMayWrite,
        },
});

export const mandantSessions = (kind: Kind): LastingSessionTable => ({
  insert: (db, userId, { id, authAt, remembered, support }, { browser, endsAt, hintSealed }) =>
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
        provider_hint_sealed: hintSealed,
      })
      .execute(),
  list: async (db, userId, now) => {
    const rows = await db
      .selectFrom('session')
      .select(['id', 'browser', 'auth_at as authAt', 'seen_at as seenAt', 'support_operator_id as supportOperatorId'])
      .where('kind', '=', kind)
      .where('subject_id', '=', userId)
      .$if(now !== undefined, (query) => query.where('ends_at', '>', now as Date))
      .orderBy('auth_at', 'desc')
      .orderBy('id')
      .execute();
    return rows.map(({ supportOperatorId, browser, ...row }) => ({
      ...row,
      // The browser of an operator is none of theirs.
      browser: supportOperatorId === null ? (browser ?? '') : 'Support',
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

/** Who has some that are over, for a question of `whoHas`. */
export const overSessionRow = (now: Date) =>
  sql`select true from session s where s.mandant_id = m.id and s.ends_at < ${now}`;
