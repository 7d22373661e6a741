/**
 * What reports ask of the figures: sums of some days beside those of others, by one dimension at a time. Every statement reads rows of
 * days or weeks alone, whose number does not grow with what happened; what nobody has summed up yet is counted with them. Report role.
 */
import type { DayMeasure, Measure, StateMeasure } from '@weitersagen/contract/figure/measures';
import { type Days, type Unit, weeksIn } from '@weitersagen/contract/report/period';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

/** What a part is one of (migration 0160), by the column a change has it in. */
export type PartDimension = 'channel' | 'campaign' | 'agency' | 'kind' | 'cohort' | 'reason';

/** Some products, one value of a dimension, or all there is. */
export type Narrowed = { products: readonly number[] } | { dimension: PartDimension; value: string } | null;

export interface Asked<M extends Measure = DayMeasure> {
  mandantId: number;
  now: Days;
  before: Days;
  measures: readonly M[];
  of: Narrowed;
}

type Sql = RawBuilder<unknown>;

const columnOf = (dimension: PartDimension): Sql =>
  dimension === 'cohort' ? sql`cohort::text` : sql`${sql.ref(dimension)}`;

/** Rows of `figure_span` and `figure_wait` that are about it. */
const narrowedSpans = (of: Narrowed): Sql => {
  if (of === null) return sql`dimension = 'all' and value = ''`;
  return 'products' in of
    ? sql`dimension = 'product' and value = any(${of.products.map(String)}::text[])`
    : sql`dimension = ${of.dimension} and value = ${of.value}`;
};

/** What nobody has summed up yet. */
const changesOf = ({ mandantId, measures, of }: Pick<Asked<Measure>, 'mandantId' | 'measures' | 'of'>): Sql => {
  const within = sql`figure where mandant_id = ${mandantId} and form = 'change' and measure = any(${[...measures]}::text[])`;
  if (of === null) return within;
  return 'products' in of
    ? sql`${within} and product_id = any(${[...of.products]}::int[])`
    : sql`${within} and ${columnOf(of.dimension)} = ${of.value}`;
};

/** The measures of a row of `figure_span`, each as a row of its own. */
const cents: readonly DayMeasure[] = ['collected', 'paid', 'returned'];
const sumsOf = (measures: readonly DayMeasure[]): Sql =>
  sql.join(
    measures.flatMap((one) => [
      sql`sum(${sql.ref(one)}) as ${sql.ref(one)}`,
      ...(cents.includes(one) ? [sql`sum(${sql.ref(`${one}_cents`)}) as ${sql.ref(`${one}_cents`)}`] : []),
    ]),
  );
const eachOf = (measures: readonly DayMeasure[]): Sql =>
  sql`(values ${sql.join(
    measures.map(
      (one) => sql`(${sql.lit(one)}, ${sql.ref(one)}, ${cents.includes(one) ? sql.ref(`${one}_cents`) : sql`0`})`,
    ),
  )}) as each (measure, count, cents)`;

const isBetween = (column: Sql, { from, until }: Days): Sql => sql`${column} between ${from}::date and ${until}::date`;

export interface Told {
  measure: DayMeasure;
  isBefore: boolean;
  /** Of a point of a line its first day; else the sum of the span. */
  day: string | null;
  count: number;
  cents: number;
}

/** The sums of both spans, and the points of the later one. */
export async function tellFigures(db: Db, { now, before, ...asked }: Asked, unit: Unit): Promise<Told[]> {
  const { mandantId, measures, of } = asked;
  if (measures.length === 0) return [];
  const days = sql.ref('begins_on');
  const spans = (span: Days, isBefore: boolean): Sql => sql`
    select ${sql.lit(isBefore)} as is_before, date_trunc(${sql.lit(unit)}, begins_on::timestamp)::date as point, ${sumsOf(measures)}
    from figure_span where mandant_id = ${mandantId} and unit = 'day' and ${narrowedSpans(of)} and ${isBetween(days, span)} group by 1, 2`;
  const changes = (span: Days, isBefore: boolean): Sql => sql`
    select ${sql.lit(isBefore)}, date_trunc(${sql.lit(unit)}, day::timestamp)::date, measure, count, cents
    from ${changesOf(asked)} and ${isBetween(sql.ref('day'), span)}`;
  const { rows } = await sql<Told>`
    with told as materialized (
      select is_before, point, each.* from (${spans(now, false)} union all ${spans(before, true)}) span cross join lateral ${eachOf(measures)}
      union all ${changes(now, false)} union all ${changes(before, true)})
    select measure, is_before as "isBefore", null::date as day, sum(count)::bigint as count, sum(cents)::bigint as cents
    from told group by 1, 2
    union all
    select measure, false, point, sum(count)::bigint, sum(cents)::bigint from told where not is_before group by 1, 3`.execute(
    db,
  );
  return rows;
}

export interface Waited {
  measure: 'ordered' | 'paid';
  isBefore: boolean;
  /** Days; -1 where it is not known since when. */
  waited: number;
  count: number;
}

const waits = ['ordered', 'paid'] as const;

/** How many waited how long, in each of both spans. */
export async function tellWaits(db: Db, { now, before, mandantId, of }: Omit<Asked, 'measures'>): Promise<Waited[]> {
  const rowsOf = (days: readonly string[]): Sql => {
    const within = sql`mandant_id = ${mandantId} and day = any(${[...days]}::date[]) and measure = any(${[...waits]}::text[])`;
    if (of === null) return sql`figure where form = 'day' and product_id = 0 and ${within}`;
    return 'products' in of
      ? sql`figure where form = 'kept' and product_id = any(${[...of.products]}::int[]) and ${within}`
      : sql`figure_part where dimension = ${of.dimension} and value = ${of.value} and ${within}`;
  };
  const span = (asked: Days, isBefore: boolean): Sql => {
    const { weeks, days } = weeksIn(asked);
    const whole = weeks
      ? sql`select measure, waited, count from figure_wait where mandant_id = ${mandantId} and ${narrowedSpans(of)} and ${isBetween(sql.ref('week'), weeks)} union all`
      : sql``;
    return sql`
      select measure, waited, count, ${sql.lit(isBefore)} as is_before from (
        ${whole} select measure, waited, count from ${rowsOf(days)}
        union all select measure, waited, count from ${changesOf({ mandantId, measures: waits, of })} and ${isBetween(sql.ref('day'), asked)}) row`;
  };
  const { rows } = await sql<Waited>`
    select measure, is_before as "isBefore", waited, sum(count)::bigint as count
    from (${span(now, false)} union all ${span(before, true)}) told group by 1, 2, 3`.execute(db);
  return rows;
}

export interface ValueSum {
  value: string;
  measure: DayMeasure;
  isBefore: boolean;
  count: number;
  cents: number;
}

/** Every value of a dimension that anything happened to; of products by their ids. */
export async function sumByValue(
  db: Db,
  { mandantId, now, before, measures }: Omit<Asked, 'of'>,
  by: Exclude<PartDimension, 'cohort'> | 'product',
): Promise<ValueSum[]> {
  const mine = sql`mandant_id = ${mandantId} and dimension = ${by}`;
  const named = by === 'product' ? sql`nullif(product_id, 0)::text` : sql`nullif(${columnOf(by)}, '')`;
  const spans = (asked: Days, isBefore: boolean): Sql => {
    const { weeks, days } = weeksIn(asked);
    const whole = weeks
      ? sql`select * from figure_span where ${mine} and unit = 'week' and ${isBetween(sql.ref('begins_on'), weeks)} union all`
      : sql``;
    return sql`
      select value, ${sql.lit(isBefore)} as is_before, ${sumsOf(measures)}
      from (${whole} select * from figure_span where ${mine} and unit = 'day' and begins_on = any(${days}::date[])) row group by 1`;
  };
  const changes = (asked: Days, isBefore: boolean): Sql => sql`
    select ${named}, ${sql.lit(isBefore)}, measure, count, cents
    from ${changesOf({ mandantId, measures, of: null })} and ${isBetween(sql.ref('day'), asked)} and ${named} is not null`;
  const { rows } = await sql<ValueSum>`
    select value, measure, is_before as "isBefore", sum(count)::bigint as count, sum(cents)::bigint as cents
    from (
      select value, is_before, each.* from (${spans(now, false)} union all ${spans(before, true)}) span cross join lateral ${eachOf(measures)}
      union all ${changes(now, false)} union all ${changes(before, true)}) told
    group by 1, 2, 3 having sum(count) <> 0 or sum(cents) <> 0`.execute(db);
  return rows;
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
  { mandantId, weeks, measures }: { mandantId: number; weeks: readonly string[]; measures: readonly DayMeasure[] },
  soonDays: number,
): Promise<CohortSum[]> {
  const { rows } = await sql<CohortSum>`
    select week, measure, sum(count)::bigint as count, coalesce(sum(count) filter (where waited <= ${soonDays}), 0)::bigint as soon
    from (
      select value as week, measure, waited, count from figure_part
      where mandant_id = ${mandantId} and dimension = 'cohort' and value = any(${[...weeks]}::text[]) and measure = any(${[...measures]}::text[])
      union all select cohort::text, measure, waited, count from ${changesOf({ mandantId, measures, of: null })} and cohort = any(${[...weeks]}::date[])) row
    group by 1, 2`.execute(db);
  return rows;
}

/** What there is of measures that are states, now or at the end of a day: all days until then together. */
export async function sumOfStates(
  db: Db,
  { mandantId, measures, of, until }: Pick<Asked<StateMeasure>, 'mandantId' | 'measures' | 'of'> & { until?: string },
): Promise<{ measure: StateMeasure; count: number; cents: number }[]> {
  const within = sql`mandant_id = ${mandantId} and measure in (${sql.join(measures.map((one) => sql.lit(one)))}) ${until ? sql`and day <= ${until}` : sql``}`;
  const rowsOf = (): Sql => {
    if (of === null) return sql`figure where form in ('change', 'day') and ${within}`;
    return 'products' in of
      ? sql`figure where form in ('change', 'kept') and product_id = any(${[...of.products]}::int[]) and ${within}`
      : sql`(
        select measure, count, cents from figure_part where dimension = ${of.dimension} and value = ${of.value} and ${within}
        union all select measure, count, cents from ${changesOf({ mandantId, measures, of })}) row`;
  };
  const { rows } = await sql<{ measure: StateMeasure; count: number; cents: number }>`
    select measure, sum(count)::bigint as count, sum(cents)::bigint as cents from ${rowsOf()} group by 1`.execute(db);
  return rows;
}
