import { sql } from 'kysely';
import type { Kind } from './kind.ts';
import { column, employeeName, isOf } from './rows.ts';

export interface RecommenderRow {
  id: number;
  hash: string;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  registeredAt: Date;
  lastRecommendationAt: Date | null;
  open: number;
  ok: number;
  released: number;
  paid: number;
  expired: number;
  cancelled: number;
  employeeNumber: string | null;
  employee: string | null;
}

const a = sql`a`;

/** The sums are those that the database keeps of an account with every change. */
export const recommenders: Kind = {
  name: 'empfehler',
  table: sql`account`,
  counted: 'account',
  alias: a,
  select: (
    who,
  ) => sql`a.id, a.hash, a.first_name as "firstName", a.last_name as "lastName", a.email, a.created_at as "registeredAt",
    (select r.created_at from recommendation r where r.account_id = a.id order by r.id desc limit 1) as "lastRecommendationAt",
    coalesce(t.open, 0) as open, coalesce(t.ok, 0) as ok, coalesce(t.released, 0) as released, coalesce(t.paid, 0) as paid,
    coalesce(t.expired, 0) as expired, coalesce(t.cancelled, 0) as cancelled,
    a.employee_number as "employeeNumber", ${employeeName(a, who)} as employee`,
  joins: sql`left join account_total t on t.account_id = a.id`,
  columns: {
    registeredAt: column(sql`a.created_at`, 'timestamptz'),
    // Row-level security lets `case` use an index, and not `coalesce`.
    lastName: column(sql`(case when a.last_name is null then '' else a.last_name end)`, 'text'),
  },
  chosenBy: sql`a.hash`,
  known: (place, text) => [
    sql`select a.id from account a where a.mandant_id = ${place.mandantId} and ${isOf(a, place)} and a.hash = ${text}`,
  ],
  ofAccounts: (_place, ids) => sql`select unnest(${ids}) as id`,
  account: (tell) => sql`select ${tell(a)}`,
};
