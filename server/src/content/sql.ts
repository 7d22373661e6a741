import type { ContentKind } from '@weitersagen/contract/content/content-schemas';
import type { Item } from '@weitersagen/contract/content/read/source';
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

export const listEntries = (db: Db) =>
  db.selectFrom('language_entry').select(['language', 'key', 'value']).orderBy('language').orderBy('key').execute();

/** Mandants whose content has no app yet. */
export const listWithoutApp = async (db: Db): Promise<number[]> => {
  const rows = await db
    .selectFrom('mandant')
    .select('id')
    .where((row) =>
      row.not(row.exists(row.selectFrom('cms_app').select('name').whereRef('cms_app.mandant_id', '=', 'mandant.id'))),
    )
    .execute();
  return rows.map(({ id }) => id);
};

export interface Copy {
  kind: ContentKind;
  items: readonly Item[];
}

export const listCopies = (db: Db, app: string): Promise<Copy[]> =>
  db
    .selectFrom('content_copy')
    .select(['kind', 'items'])
    .where('app', '=', app)
    .$narrowType<{ kind: ContentKind; items: readonly Item[] }>()
    .execute();

/** Gives whether it is another one than before. */
export async function putCopy(db: Db, app: string, { kind, items }: Copy, at: Date): Promise<boolean> {
  const text = JSON.stringify(items);
  const before = await db
    .selectFrom('content_copy')
    .select(sql<boolean>`items = ${text}::jsonb`.as('isSame'))
    .where('app', '=', app)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (before?.isSame) return false;
  await db
    .insertInto('content_copy')
    .values({ app, kind, items: text, seen_at: at })
    .onConflict((conflict) => conflict.columns(['mandant_id', 'app', 'kind']).doUpdateSet({ items: text, seen_at: at }))
    .execute();
  return true;
}

/** Whoever gets the turn asks the CMS; nobody else until `before` is past. */
export async function takeLook(db: Db, app: string, at: Date, before: Date): Promise<boolean> {
  const rows = await db
    .insertInto('content_look')
    .values({ app, looked_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['mandant_id', 'app'])
        .doUpdateSet({ looked_at: at })
        .where('content_look.looked_at', '<', before),
    )
    .returning('app')
    .execute();
  return rows.length > 0;
}
