/** SQL of reports beside the figures, for the report role. `mandantId` is the path's; each statement says so. */

import type { Days, Unit } from '@weitersagen/contract/report/period';
import { type HitStep, hitKinds } from '@weitersagen/contract/report/steps';
import { type RawBuilder, sql } from 'kysely';
import type { Narrowed } from '#figure/figure.ts';
import type { Db } from '#platform/database/db.ts';
import { fullName } from '../list/column.ts';

interface HitsAsked {
  mandantId: number;
  now: Days;
  before: Days;
  of: Narrowed;
}

export interface ToldHits {
  step: HitStep;
  isBefore: boolean;
  /** Of a point of a line its first day. */
  day: string | null;
  count: number;
}

const kinds = Object.values(hitKinds);
const stepOfKind = sql`case kind when ${sql.lit(hitKinds.visited)} then 'visited' else 'shared' end`;

const narrowedBy = (of: Narrowed): RawBuilder<unknown> => {
  if (of === null) return sql``;
  return 'products' in of ? sql`and product_id = any(${[...of.products]}::int[])` : sql`and channel = ${of.value}`;
};

const hitsOf = (mandantId: number, days: Days) => sql`
  hit_day where mandant_id = ${mandantId} and day between ${days.from} and ${days.until} and kind = any(${kinds}::text[])`;

/** What pages counted before anybody was known, as the figures tell theirs. */
export async function tellHits(db: Db, { mandantId, now, before, of }: HitsAsked, unit: Unit): Promise<ToldHits[]> {
  const { rows } = await sql<ToldHits>`
    with told as materialized (
      select kind, day, count, false as is_before from ${hitsOf(mandantId, now)} ${narrowedBy(of)}
      union all select kind, day, count, true from ${hitsOf(mandantId, before)} ${narrowedBy(of)})
    select ${stepOfKind} as step, is_before as "isBefore", null::date as day, sum(count)::bigint as count from told group by 1, 2
    union all
    select ${stepOfKind}, false, date_trunc(${unit}, day::timestamp)::date, sum(count)::bigint from told where not is_before group by 1, 3`.execute(
    db,
  );
  return rows;
}

/** Of the later days alone, by channel or by product. */
export async function sumHitsByValue(
  db: Db,
  { mandantId, now }: Pick<HitsAsked, 'mandantId' | 'now'>,
  by: 'channel' | 'product',
): Promise<{ value: string; step: HitStep; count: number }[]> {
  const value = by === 'channel' ? sql`channel` : sql`nullif(product_id, 0)::text`;
  const { rows } = await sql<{ value: string; step: HitStep; count: number }>`
    select value, ${stepOfKind} as step, sum(count)::bigint as count
    from (select ${value} as value, kind, count from ${hitsOf(mandantId, now)}) row where value <> '' group by 1, 2`.execute(
    db,
  );
  return rows;
}

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
