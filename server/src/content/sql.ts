import type { Db } from '#platform/database/db.ts';

export const listEntries = (db: Db) =>
  db.selectFrom('language_entry').select(['language', 'key', 'value']).orderBy('language').orderBy('key').execute();

export const putEntries = (db: Db, entries: readonly { language: string; key: string; value: string }[]) =>
  db
    .insertInto('language_entry')
    .values([...entries])
    .onConflict((conflict) =>
      conflict.columns(['mandant_id', 'language', 'key']).doUpdateSet((row) => ({ value: row.ref('excluded.value') })),
    )
    .execute();
