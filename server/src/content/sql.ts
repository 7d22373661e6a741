import type { Db } from '#platform/database/db.ts';

export const listEntries = (db: Db) =>
  db.selectFrom('language_entry').select(['language', 'key', 'value']).orderBy('language').orderBy('key').execute();
