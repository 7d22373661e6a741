import type { Db } from '#platform/database/db.ts';
import type { RoutePath } from './site.ts';

export const listRoutes = (db: Db) =>
  db.selectFrom('route').select(['name', 'path', 'additional']).orderBy('position').orderBy('name').execute();

export const listLanguages = (db: Db) =>
  db
    .selectFrom('language')
    .select(['code as language', 'name', 'is_default as isDefault'])
    .orderBy('position')
    .orderBy('code')
    .execute();

export const listWordedLanguages = async (db: Db): Promise<string[]> => {
  const rows = await db.selectFrom('language_entry').select('language').distinct().execute();
  return rows.map((row) => row.language);
};

/** Pages that have a path keep it; the order is the one of the contract. */
export const addRoutes = (db: Db, routes: readonly RoutePath[]) =>
  db
    .insertInto('route')
    .values(routes.map((route, position) => ({ ...route, position })))
    .onConflict((conflict) =>
      conflict
        .columns(['mandant_id', 'name'])
        .doUpdateSet((row) => ({ position: row.ref('excluded.position'), additional: row.ref('excluded.additional') })),
    )
    .execute();

export const markPath = (db: Db, name: string, path: string) =>
  db.updateTable('route').set({ path }).where('name', '=', name).execute();

export async function putLanguages(
  db: Db,
  languages: readonly { code: string; name: string; is_default: boolean }[],
): Promise<void> {
  await db.updateTable('language').set({ is_default: false }).where('is_default', '=', true).execute();
  await db
    .insertInto('language')
    .values(languages.map((language, position) => ({ ...language, position })))
    .onConflict((conflict) =>
      conflict.columns(['mandant_id', 'code']).doUpdateSet((row) => ({
        name: row.ref('excluded.name'),
        is_default: row.ref('excluded.is_default'),
        position: row.ref('excluded.position'),
      })),
    )
    .execute();
}

export const putEntries = (db: Db, entries: readonly { language: string; key: string; value: string }[]) =>
  db
    .insertInto('language_entry')
    .values([...entries])
    .onConflict((conflict) =>
      conflict.columns(['mandant_id', 'language', 'key']).doUpdateSet((row) => ({ value: row.ref('excluded.value') })),
    )
    .execute();
