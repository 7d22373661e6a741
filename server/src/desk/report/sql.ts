/** SQL of reports beside the figures, for the report role. `mandantId` is the path's; each statement says so. */

import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { fullName } from '../list/column.ts';

export interface Named {
  value: string;
  name: string;
}

export const listProductNames = async (db: Db, mandantId: number, ids: readonly number[]): Promise<Named[]> =>
  (
    await sql<Named>`
      select p.id::text as value, p.name from product p where p.mandant_id = ${mandantId} and p.id = any(${[...ids]}::int[])`.execute(
      db,
    )
  ).rows;

export const listCategoryNames = async (db: Db, mandantId: number): Promise<Named[]> =>
  (
    await sql<Named>`
      select c.id::text as value, c.title as name from category c where c.mandant_id = ${mandantId} order by c.id`.execute(
      db,
    )
  ).rows;

export const listProductsIn = async (db: Db, mandantId: number, categoryId: number): Promise<number[]> =>
  (
    await sql<{ id: number }>`
      select p.id from product p where p.mandant_id = ${mandantId} and p.category_id = ${categoryId}`.execute(db)
  ).rows.map(({ id }) => id);

/** In which category each of these products is now. */
export const listCategoriesOf = async (
  db: Db,
  mandantId: number,
  ids: readonly number[],
): Promise<{ id: number; category: string | null }[]> =>
  (
    await sql<{ id: number; category: string | null }>`
      select p.id, p.category_id::text as category from product p where p.mandant_id = ${mandantId} and p.id = any(${[...ids]}::int[])`.execute(
      db,
    )
  ).rows;

export const listAgencyNames = async (db: Db, mandantId: number, numbers: readonly string[]): Promise<Named[]> =>
  (
    await sql<Named>`
      select a.agency_number as value, a.company as name from agency a
      where a.mandant_id = ${mandantId} and a.agency_number = any(${[...numbers]}::text[])`.execute(db)
  ).rows;

interface RankRow {
  hash: string;
  name: string;
  recommendations: number;
  paid: number;
  receivedCents: number;
}

/** By what is kept of each account; whoever was never paid is in no index. */
export const listTopRecommenders = async (db: Db, mandantId: number, max: number): Promise<RankRow[]> =>
  (
    await sql<RankRow>`
      select a.hash, ${fullName(sql`a.first_name`, sql`a.last_name`)} as name, t.paid, t.received_cents as "receivedCents",
        t.open + t.ok + t.released + t.paid + t.expired + t.cancelled as recommendations
      from (
        select * from account_total where mandant_id = ${mandantId} and paid > 0 order by paid desc, account_id limit ${max}) t
        join account a on a.mandant_id = ${mandantId} and a.id = t.account_id
      order by t.paid desc, t.account_id`.execute(db)
  ).rows;
