import type { Db } from '#platform/database/db.ts';
import type { RoutePath } from './site.ts';

export const listRoutes = (db: Db) =>
  db.selectFrom('route').select(['name', 'path', 'additional']).orderBy('position').orderBy('name').execute();

export const listLanguages = (db: Db) =>
  db
    .selectFrom('language')
    .select(['code as language', 'name', 'is_default as isDefault', 'removed_at as removedAt'])
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

/** Gives whether it was another one. */
export const markPath = async (db: Db, name: string, path: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('route')
    .set({ path })
    .where('name', '=', name)
    .where('path', '<>', path)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

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
        removed_at: null,
        kept_terms: null,
        kept_terms_version: null,
      })),
    )
    .execute();
}

/** Of a language that was taken away: what it needs to be put back. */
export const findKeptTerms = (db: Db, code: string) =>
  db
    .selectFrom('language')
    .select(['kept_terms as text', 'kept_terms_version as version'])
    .where('code', '=', code)
    .executeTakeFirst();

/** The language moves under a lock of its row, so that two at once end as one. */
export const lockLanguage = (db: Db, code: string) =>
  db
    .selectFrom('language')
    .select(['code as language', 'name', 'is_default as isDefault', 'removed_at as removedAt'])
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();

export const markRemoved = (
  db: Db,
  code: string,
  { at, terms }: { at: Date; terms: { text: string; version: string } | undefined },
) =>
  db
    .updateTable('language')
    .set({ removed_at: at, kept_terms: terms?.text ?? null, kept_terms_version: terms?.version ?? null })
    .where('code', '=', code)
    .execute();

export const markOffered = (db: Db, code: string) =>
  db
    .updateTable('language')
    .set({ removed_at: null, kept_terms: null, kept_terms_version: null })
    .where('code', '=', code)
    .execute();

export const countEntries = async (db: Db): Promise<Map<string, number>> => {
  const rows = await db
    .selectFrom('language_entry')
    .select((row) => ['language', row.fn.countAll<number>().as('count')])
    .groupBy('language')
    .execute();
  return new Map(rows.map(({ language, count }) => [language, Number(count)]));
};

export const listEntries = (db: Db) => db.selectFrom('language_entry').select(['language', 'key', 'value']).execute();

/** Gives those that are new or were otherwise. */
export const putEntries = (
  db: Db,
  entries: readonly { language: string; key: string; value: string }[],
): Promise<{ language: string; key: string }[]> =>
  db
    .insertInto('language_entry')
    .values([...entries])
    .onConflict((conflict) =>
      conflict
        .columns(['mandant_id', 'language', 'key'])
        .doUpdateSet((row) => ({ value: row.ref('excluded.value') }))
        .where('language_entry.value', '<>', (row) => row.ref('excluded.value')),
    )
    .returning(['language', 'key'])
    .execute();

/** Texts of whole pages, of before they were content; they are gone from the table. */
export const takePageEntries = (db: Db) =>
  db.deleteFrom('language_entry').where('key', 'like', 'page.%').returning(['language', 'key', 'value']).execute();
