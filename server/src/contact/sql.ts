import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

export const insertCopy = async (
  db: Db,
  copy: { number: string; message_sealed: string; created_at: Date; ends_at: Date },
): Promise<number> => (await db.insertInto('contact_copy').values(copy).returning('id').executeTakeFirstOrThrow()).id;

export const findCopy = (db: Db, id: number, now: Date) =>
  db
    .selectFrom('contact_copy')
    .select(['number', 'message_sealed as messageSealed', 'created_at as createdAt'])
    .where('id', '=', id)
    .where('ends_at', '>', now)
    .executeTakeFirst();

export const deleteOldCopies = async (db: Db, now: Date): Promise<number> =>
  Number((await db.deleteFrom('contact_copy').where('ends_at', '<', now).executeTakeFirst()).numDeletedRows);

/** Who has some that are over, for a question of `whoHas`. */
export const overCopyRow = (now: Date) =>
  sql`select true from contact_copy c where c.mandant_id = m.id and c.ends_at < ${now}`;
