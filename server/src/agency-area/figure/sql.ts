/** What an agency did and has (migration 0151), read from the roll-up with what is not summed up yet. */
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/context.ts';
import type { Db } from '#platform/database/db.ts';
import type { Who } from '../who.ts';

/** By whose rows: of the whole agency, or of one who works there. */
const rowsOf = ({ agencyNumber, employee }: Who): RawBuilder<unknown> =>
  employee === null
    ? sql`agency_number = ${agencyNumber} and form in ('change', 'whole')`
    : sql`agency_number = ${agencyNumber} and employee_number = ${employee} and form in ('change', 'kept')`;

/** How many rows of a table the agency has, in one state or in all. */
export async function countIn(
  db: Db,
  who: Who,
  { table, status }: { table: string; status: string | null },
): Promise<number> {
  const isIt = status === null ? sql`measure like ${`${table} is %`}` : sql`measure = ${`${table} is ${status}`}`;
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(count), 0)::bigint as count from agency_figure where ${rowsOf(who)} and ${isIt}`.execute(db);
  return Math.max(0, rows[0]?.count ?? 0);
}

export interface MonthRow {
  /** `2026-03`. */
  month: string;
  measure: string;
  count: number;
  cents: number;
}

/** Of every month there ever was. */
export async function listMonths(db: Db, who: Who): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    select to_char(month, 'YYYY-MM') as month, measure, sum(count)::bigint as count, sum(cents)::bigint as cents
    from agency_figure where ${rowsOf(who)} and measure not like '% is %' group by 1, 2`.execute(db);
  return rows;
}

/** Sums up the next changes; gives how many they were. */
export async function sumUpChanges({ db, mandant }: Tx, max: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(${mandant.id}, hashtext('agency_figure'))`.execute(db);
  const { rows } = await sql<{ count: number }>`
    with moved as (
      delete from agency_figure where ctid = any(array(select ctid from agency_figure where form = 'change' order by agency_number limit ${max}))
      returning agency_number, employee_number, month, measure, is_gone, count, cents),
    summed as (
      insert into agency_figure as kept (form, agency_number, employee_number, month, measure, is_gone, part, count, cents)
      select 'kept', agency_number, employee_number, month, measure, is_gone, 0, sum(count), sum(cents) from moved group by 2, 3, 4, 5, 6
      union all
      select 'whole', agency_number, '', month, measure, is_gone, 0, sum(count), sum(cents) from moved group by 2, 4, 5, 6
      on conflict (mandant_id, form, agency_number, employee_number, measure, month, is_gone, part)
        do update set count = kept.count + excluded.count, cents = kept.cents + excluded.cents)
    select count(*)::int as count from moved`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The tables that the figures are counted from. */
export const sources = ['invitation', 'account', 'recommendation', 'recipient', 'orders', 'reward'] as const;

export async function makeAnew(db: Db, source: string): Promise<number> {
  const { rows } = await sql<{ wrong: number }>`select make_agency_figures_anew(${source}) as wrong`.execute(db);
  return rows[0]?.wrong ?? 0;
}

/** Who has changes that nobody has summed up, for a question of `whoHas`. */
export const changeRow = () => sql`select true from agency_figure f where f.mandant_id = m.id and f.form = 'change'`;
