/** SQL of the desk's categories, for the report role. `mandantId` is the path's; each statement says so. */
import type { DeskCategoryRow } from '@weitersagen/contract/product/category-desk';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { draftColumns, draftsOf } from '../draft/sql.ts';

const shownMax = 1000;

const rows = (mandantId: number, where: RawBuilder<unknown>): RawBuilder<DeskCategoryRow> => sql<DeskCategoryRow>`
  select c.id, c.slug, c.title, c.breadcrumb, c.source, c.category,
    (select count(*)::int from product p where p.mandant_id = c.mandant_id and p.category_id = c.id and p.active and not p.drafted)
      as products,
    case when c.drafted then 'draft' when not c.active then 'off' when d.data is not null then 'changed' else 'published' end as state,
    ${draftColumns}
  from category c ${draftsOf('category', sql`c.mandant_id`, sql`c.id`)}
  where c.mandant_id = ${mandantId} and ${where} order by c.position, c.id limit ${shownMax}`;

/** In the order of the catalogue. */
export const listCategoryRows = async (db: Db, mandantId: number): Promise<DeskCategoryRow[]> =>
  (await rows(mandantId, sql`true`).execute(db)).rows;

export const findCategoryRow = async (db: Db, mandantId: number, id: number): Promise<DeskCategoryRow | undefined> =>
  (await rows(mandantId, sql`c.id = ${id}`).execute(db)).rows[0];
