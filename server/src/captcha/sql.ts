import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

interface Used {
  solution: string;
  repeat_key: string | null;
  ends_at: Date;
}

/** Whether it was the first time. */
export const insertUsed = async (db: Db, used: Used): Promise<boolean> => {
  const row = await db
    .insertInto('captcha_solution')
    .values(used)
    .onConflict((conflict) => conflict.doNothing())
    .returning('solution')
    .executeTakeFirst();
  return row !== undefined;
};

export const findUsed = (db: Db, solutions: readonly string[]) =>
  db
    .selectFrom('captcha_solution')
    .select('repeat_key as repeatKey')
    .where('solution', 'in', solutions)
    .executeTakeFirst();

export const deleteOld = async (db: Db, now: Date): Promise<number> =>
  Number((await db.deleteFrom('captcha_solution').where('ends_at', '<', now).executeTakeFirst()).numDeletedRows);

/** Who has some that are over, for a question of `whoHas`. */
export const overSolutionRow = (now: Date) =>
  sql`select true from captcha_solution c where c.mandant_id = m.id and c.ends_at < ${now}`;
