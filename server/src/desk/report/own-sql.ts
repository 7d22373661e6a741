/** SQL of what an operator keeps of reports. Every row is of the one who asks. */
import type { SavedView } from '@weitersagen/contract/report/desk';
import type { Db } from '#platform/database/db.ts';

export const listViews = (db: Db, operatorId: number): Promise<SavedView[]> =>
  db
    .selectFrom('report_view')
    .select(['id', 'name', 'query'])
    .where('operator_id', '=', operatorId)
    .orderBy('name')
    .execute();

export const putView = (db: Db, operatorId: number, { name, query, at }: { name: string; query: string; at: Date }) =>
  db
    .insertInto('report_view')
    .values({ operator_id: operatorId, name, query, saved_at: at })
    .onConflict((conflict) =>
      conflict.columns(['mandant_id', 'operator_id', 'name']).doUpdateSet({ query, saved_at: at }),
    )
    .execute();

/** False where there is none of that number, or it is somebody else's. */
export async function deleteView(db: Db, operatorId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('report_view')
    .where('operator_id', '=', operatorId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0;
}

export const isMailed = async (db: Db, operatorId: number): Promise<boolean> =>
  (await db.selectFrom('report_mail').select('told_on').where('operator_id', '=', operatorId).executeTakeFirst()) !==
  undefined;

/** Whoever asks in the middle of a week hears of it when it is over. */
export const putMailed = (db: Db, operatorId: number, monday: string) =>
  db
    .insertInto('report_mail')
    .values({ operator_id: operatorId, told_on: monday })
    .onConflict((conflict) => conflict.columns(['mandant_id', 'operator_id']).doNothing())
    .execute();

export const deleteMailed = (db: Db, operatorId: number) =>
  db.deleteFrom('report_mail').where('operator_id', '=', operatorId).execute();

/** Those who have not heard of the week before this Monday, at most so many; nobody else tells them meanwhile. */
export const lockUntold = async (db: Db, monday: string, max: number): Promise<number[]> =>
  (
    await db
      .selectFrom('report_mail')
      .select('operator_id as operatorId')
      .where('told_on', '<', monday)
      .orderBy('told_on')
      .limit(max)
      .forUpdate()
      .execute()
  ).map(({ operatorId }) => operatorId);

export const markTold = (db: Db, ids: readonly number[], monday: string) =>
  db
    .updateTable('report_mail')
    .set({ told_on: monday })
    .where('operator_id', 'in', [...ids])
    .execute();
