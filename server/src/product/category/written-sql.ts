/** Rows of categories as the desk writes them: held while somebody decides, begun, taken off, put in another order. */
import type { CategoryEntry } from '@weitersagen/contract/product/entry';
import { sql } from 'kysely';
import type { Tx } from '#platform/context.ts';
import type { Db } from '#platform/database/db.ts';
import { categoryColumns, selected } from '../columns.ts';

export interface StandingCategory extends CategoryEntry {
  active: boolean;
  /** Never was public. */
  isDrafted: boolean;
}

const standing = ({ db }: Tx) =>
  db
    .selectFrom('category')
    .select(selected('category', { ...categoryColumns, active: 'active', isDrafted: 'drafted' }) as never[])
    .orderBy('position')
    .orderBy('id')
    .$castTo<StandingCategory>();

/** However each stands, in the order of the catalogue. */
export const listStandingCategories = (tx: Tx): Promise<StandingCategory[]> => standing(tx).execute();

export const findStandingCategory = (tx: Tx, id: number): Promise<StandingCategory | undefined> =>
  standing(tx).where('id', '=', id).executeTakeFirst();

/** Held until the transaction ends. */
export const lockCategories = (tx: Tx, ids: readonly number[]): Promise<StandingCategory[]> =>
  standing(tx)
    .clearOrderBy()
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

export const nextCategoryId = async (db: Db): Promise<number> =>
  (
    await db
      .selectFrom('category')
      .select(({ fn }) => sql<number>`coalesce(${fn.max('id')}, 0) + 1`.as('next'))
      .executeTakeFirstOrThrow()
  ).next;

type Begun = Pick<CategoryEntry, 'id' | 'slug' | 'title' | 'breadcrumb' | 'source' | 'category' | 'position'>;

export const insertDrafted = (db: Db, begun: Begun, translations: CategoryEntry['translations']) =>
  db
    .insertInto('category')
    .values({ ...begun, translations: JSON.stringify(translations), drafted: true, active: false })
    .execute();

type Named = Partial<Pick<CategoryEntry, 'title' | 'breadcrumb' | 'translations'>>;

/** What the tree shows of one that never was public. */
export const markDraftedCategory = async (db: Db, id: number, { translations, ...named }: Named): Promise<void> => {
  const values = { ...named, ...(translations && { translations: JSON.stringify(translations) }) };
  if (Object.keys(values).length > 0)
    await db.updateTable('category').set(values).where('id', '=', id).where('drafted', '=', true).execute();
};

export const markPlaced = (
  db: Db,
  id: number,
  { breadcrumb, translations }: Pick<CategoryEntry, 'breadcrumb' | 'translations'>,
) =>
  db
    .updateTable('category')
    .set({ breadcrumb, translations: JSON.stringify(translations) })
    .where('id', '=', id)
    .execute();

/** False where it was public once. */
export const deleteDrafted = async (db: Db, id: number): Promise<boolean> =>
  (await db.deleteFrom('category').where('id', '=', id).where('drafted', '=', true).returning('id').execute()).length >
  0;

export const markActive = (db: Db, id: number, active: boolean) =>
  db.updateTable('category').set({ active }).where('id', '=', id).execute();

/** In one statement: each one that stands somewhere else now. */
export const setOrder = (db: Db, ids: readonly number[]): Promise<unknown> =>
  sql`
    update category set position = o.place - 1
    from (select id, place from unnest(${[...ids]}::int[]) with ordinality as listed (id, place) order by id) o
    where category.id = o.id and category.position <> o.place - 1`.execute(db);
