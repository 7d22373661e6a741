import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

/** The last number that was given, locked: whoever gives the next ones waits for the end of this transaction. */
export const lockFeed = async (db: Db): Promise<number> => {
  const { last } = await db
    .insertInto('order_feed')
    .values({ last: 0 })
    .onConflict((conflict) =>
      conflict.column('mandant_id').doUpdateSet((row) => ({ last: row.ref('order_feed.last') })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return Number(last);
};

/** Numbers some that have none, by the time of their change; one that is being changed gets its number afterwards. */
export const numberChanges = async (db: Db, last: number, max: number): Promise<number> => {
  const { rows } = await sql`
    with due as (select id, changed_at from orders where change_no is null order by id limit ${max} for update skip locked),
      numbered as (select id, ${last}::bigint + row_number() over (order by changed_at, id) as no from due)
    update orders set change_no = numbered.no from numbered where orders.id = numbered.id returning orders.id`.execute(
    db,
  );
  return rows.length;
};

export const keepLast = (db: Db, last: number) => db.updateTable('order_feed').set({ last }).execute();
