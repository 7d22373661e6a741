import type { Db } from '#platform/database/db.ts';

export async function replaceCodes(db: Db, operatorId: number, hashes: readonly string[], now: Date): Promise<void> {
  await deleteCodes(db, operatorId);
  const rows = hashes.map((hash) => ({ operator_id: operatorId, hash, made_at: now }));
  await db.insertInto('operator_recovery_code').values(rows).execute();
}

export const deleteCodes = (db: Db, operatorId: number) =>
  db.deleteFrom('operator_recovery_code').where('operator_id', '=', operatorId).execute();

/** False where there is none, or it was used before: of two at once the second finds it used. */
export const useCode = async (db: Db, operatorId: number, hashes: readonly string[], now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('operator_recovery_code')
    .set({ used_at: now })
    .where('operator_id', '=', operatorId)
    .where('hash', 'in', hashes)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

export const countCodes = async (db: Db, operatorId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('operator_recovery_code')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('operator_id', '=', operatorId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
};
