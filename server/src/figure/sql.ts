import type { Measure } from '@weitersagen/contract/figure/measures';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/context.ts';
import type { Db } from '#platform/database/db.ts';

export interface FigureRow {
  day: string;
  measure: Measure;
  /** Of what was paid: days since its order, -1 where there is none; else 0. */
  waited: number;
  count: number;
  cents: number;
}

interface Asked {
  mandantId: number;
  /** Both days are asked for. */
  from: string;
  until: string;
  measures: readonly Measure[];
}

/** The sums of each day, whatever the product; what nobody has summed up yet is counted with them. */
export async function listFigures(db: Db, { mandantId, from, until, measures }: Asked): Promise<FigureRow[]> {
  const { rows } = await sql<FigureRow>`
    select day, measure, waited, sum(count)::bigint as count, sum(cents)::bigint as cents from figure
    where mandant_id = ${mandantId} and form in ('change', 'day') and day between ${from} and ${until}
      and measure = any(${[...measures]}::text[])
    group by day, measure, waited order by day, measure, waited`.execute(db);
  return rows;
}

/** What is ready or collected and not paid yet: all that every day changed of it. */
export const owedCents = (whose: number | RawBuilder<unknown>) => sql<number>`(
  select coalesce(sum(f.cents), 0)::bigint from figure f where f.mandant_id = ${whose} and f.form in ('change', 'day') and f.measure = 'owed')`;

/** Sums up the next changes; gives how many they were. Whoever counts anew waits, and whoever writes a change does not. */
export async function sumUpChanges({ db, mandant }: Tx, max: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(${mandant.id}, hashtext('figure'))`.execute(db);
  const { rows } = await sql<{ count: number }>`
    with moved as (
      delete from figure where ctid = any(array(select ctid from figure where form = 'change' order by day, measure limit ${max}))
      returning day, measure, product_id, waited, is_gone, count, cents),
    summed as (
      insert into figure as kept (form, day, measure, product_id, waited, is_gone, part, count, cents)
      select 'kept', day, measure, product_id, waited, is_gone, 0, sum(count), sum(cents) from moved group by 2, 3, 4, 5, 6
      union all
      select 'day', day, measure, 0, waited, is_gone, 0, sum(count), sum(cents) from moved group by 2, 3, 5, 6
      on conflict (mandant_id, form, day, measure, product_id, waited, is_gone, part)
        do update set count = kept.count + excluded.count, cents = kept.cents + excluded.cents)
    select count(*)::int as count from moved`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function makeAnew(db: Db, table: string, measures: readonly Measure[]): Promise<number> {
  const { rows } = await sql<{ wrong: number }>`
    select make_figures_anew(${table}, ${[...measures]}::text[]) as wrong`.execute(db);
  return rows[0]?.wrong ?? 0;
}

/** What is read of many days at once, anew from what it is a sum of. */
export async function makeSpansAnew(db: Db): Promise<number> {
  const { rows } = await sql<{ wrong: number }>`select make_spans_anew() as wrong`.execute(db);
  return rows[0]?.wrong ?? 0;
}

/** Who has changes that nobody has summed up, for a question of `whoHas`. */
export const changeRow = () => sql`select true from figure f where f.mandant_id = m.id and f.form = 'change'`;
