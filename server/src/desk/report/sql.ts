/** SQL of reports beside the figures, for the report role. `mandantId` is the path's; each statement says so. */

import type { Days } from '@weitersagen/contract/report/period';
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { and, fullName, sinceDay, untilDay } from '../list/column.ts';
import type { Typed } from './compose.ts';

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

/** Why the last orders of some days were rejected that somebody typed a reason for: of `max` rejected ones in each span. */
export async function listTypedReasons(
  db: Db,
  { mandantId, now, before }: { mandantId: number; now: Days; before: Days },
  max: number,
): Promise<Typed[]> {
  const last = ({ from, until }: Days) => sql`
    select o.rejection as reason from orders o
    where ${and([sql`o.mandant_id = ${mandantId} and o.status = 'rejected'`, sinceDay(sql`o.created_at`, from), untilDay(sql`o.created_at`, until)])}
    order by o.created_at desc limit ${max}`;
  const { rows } = await sql<Typed>`
    select reason, is_before as "isBefore", count(*)::int as count
    from (select *, false as is_before from (${last(now)}) later union all select *, true from (${last(before)}) earlier) rejected
    where reason is not null and told_reason(reason) = '' group by 1, 2`.execute(db);
  return rows;
}

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
