/**
 * What reports ask of the figures: sums of some days beside those of others, by one dimension at a time. Every statement reads rows of
 * days alone, whose number does not grow with what happened; what nobody has summed up yet is counted with them. Report role.
 */
import type { Measure } from '@weitersagen/contract/figure/measures';
import type { Days, Unit } from '@weitersagen/contract/report/period';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

/** What a part is one of (migration 0160), by the column a change has it in. */
export type PartDimension = 'channel' | 'campaign' | 'agency' | 'kind' | 'cohort' | 'reason';

/** Some products, one value of a dimension, or all there is. */
export type Narrowed = { products: readonly number[] } | { dimension: PartDimension; value: string } | null;

export interface Asked {
  mandantId: number;
  now: Days;
  before: Days;
  measures: readonly Measure[];
  of: Narrowed;
}

type Sql = RawBuilder<unknown>;

/** The rows of some days, as `day, measure, waited, count, cents`. */
function rowsOf({ mandantId, measures, of }: Pick<Asked, 'mandantId' | 'measures' | 'of'>, days: Days | null): Sql {
  const within = sql`mandant_id = ${mandantId} and measure = any(${[...measures]}::text[])
    ${days ? sql`and day between ${days.from} and ${days.until}` : sql``}`;
  const columns = sql`day, measure, waited, count, cents`;
  if (of === null) return sql`select ${columns} from figure where form in ('change', 'day') and ${within}`;
  if ('products' in of)
    return sql`select ${columns} from figure
      where form in ('change', 'kept') and ${within} and product_id = any(${[...of.products]}::int[])`;
  return sql`
    select ${columns} from figure_part where dimension = ${of.dimension} and value = ${of.value} and ${within}
    union all select ${columns} from figure where form = 'change' and ${within} and ${columnOf(of.dimension)} = ${of.value}`;
}

const columnOf = (dimension: PartDimension): Sql =>
  dimension === 'cohort' ? sql`cohort::text` : sql`${sql.ref(dimension)}`;

export interface Told {
  measure: Measure;
  isBefore: boolean;
  /** Of a point of a line its first day. */
  day: string | null;
  /** Of what waited the days, else null. */
  waited: number | null;
  count: number;
  cents: number;
}

/** The sums of both spans, the points of the later one, and how long what waits has waited in each. */
export async function tellFigures(db: Db, { now, before, ...asked }: Asked, unit: Unit): Promise<Told[]> {
  const { rows } = await sql<Told>`
    with told as materialized (
      select *, false as is_before from (${rowsOf(asked, now)}) later
      union all select *, true from (${rowsOf(asked, before)}) earlier)
    select measure, is_before as "isBefore", null::date as day, null::int as waited, sum(count)::bigint as count, sum(cents)::bigint as cents
    from told group by 1, 2
    union all
    select measure, false, date_trunc(${unit}, day::timestamp)::date, null, sum(count)::bigint, sum(cents)::bigint
    from told where not is_before group by 1, 3
    union all
    select measure, is_before, null, waited, sum(count)::bigint, 0
    from told where measure in ('ordered', 'paid') group by 1, 2, 4`.execute(db);
  return rows;
}

export interface ValueSum {
  value: string;
  measure: Measure;
  isBefore: boolean;
  count: number;
  cents: number;
}

/** Every value of a dimension that anything happened to; of products by their ids. */
export async function sumByValue(
  db: Db,
  { mandantId, now, before, measures }: Omit<Asked, 'of'>,
  by: PartDimension | 'product',
): Promise<ValueSum[]> {
  const rows = (days: Days): Sql => {
    const within = sql`mandant_id = ${mandantId} and measure = any(${[...measures]}::text[]) and day between ${days.from} and ${days.until}`;
    if (by === 'product')
      return sql`select product_id::text as value, measure, count, cents from figure where form in ('change', 'kept') and ${within} and product_id <> 0`;
    return sql`
      select value, measure, count, cents from figure_part where dimension = ${by} and ${within}
      union all select ${columnOf(by)}, measure, count, cents from figure where form = 'change' and ${within} and ${columnOf(by)} <> ''`;
  };
  const { rows: sums } = await sql<ValueSum>`
    select value, measure, is_before as "isBefore", sum(count)::bigint as count, sum(cents)::bigint as cents
    from (select *, false as is_before from (${rows(now)}) later union all select *, true from (${rows(before)}) earlier) told
    group by 1, 2, 3`.execute(db);
  return sums;
}

export interface CohortSum {
  week: string;
  measure: Measure;
  count: number;
  /** Of orders those that came within so many days. */
  soon: number;
}

/** What has become of the recommendations of some weeks, whose Mondays are given. */
export async function sumByCohort(
  db: Db,
  { mandantId, weeks, measures }: { mandantId: number; weeks: readonly string[]; measures: readonly Measure[] },
  soonDays: number,
): Promise<CohortSum[]> {
  const within = sql`mandant_id = ${mandantId} and measure = any(${[...measures]}::text[])`;
  const { rows } = await sql<CohortSum>`
    select week, measure, sum(count)::bigint as count, coalesce(sum(count) filter (where waited <= ${soonDays}), 0)::bigint as soon
    from (
      select value as week, measure, waited, count from figure_part where dimension = 'cohort' and value = any(${[...weeks]}::text[]) and ${within}
      union all select cohort::text, measure, waited, count from figure where form = 'change' and cohort = any(${[...weeks]}::date[]) and ${within}) row
    group by 1, 2`.execute(db);
  return rows;
}

/** What there is now of measures that are states: all days together. */
export async function sumOfStates(
  db: Db,
  asked: Pick<Asked, 'mandantId' | 'measures' | 'of'>,
): Promise<{ measure: Measure; count: number; cents: number }[]> {
  const { rows } = await sql<{ measure: Measure; count: number; cents: number }>`
    select measure, sum(count)::bigint as count, sum(cents)::bigint as cents from (${rowsOf(asked, null)}) row group by 1`.execute(
    db,
  );
  return rows;
}
