/** What is kept of every person, and the same counted from the rows: the two are always equal (migrations 0008 and 0011). */
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

const sums = sql.raw(
  `account_id, open, ok, released, paid, expired, cancelled, open_cents, ready_cents, collected_cents, received_cents, received_count`,
);

const isReceived = sql.raw(`status = 'own paidOut' or (status = 'own collected' and kind = 'voucher')`);

type Sums = Readonly<Record<string, number>>;

/** Of whom nothing is left, or only what no sum counts, there is nothing to compare. */
const isSomething = ({ account_id: _whose, ...sums }: Sums): boolean => Object.values(sums).some((sum) => sum !== 0);

export const keptTotals = async (db: Db): Promise<Sums[]> =>
  (await sql<Sums>`select ${sums} from account_total order by account_id`.execute(db)).rows.filter(isSomething);

export const countedTotals = async (db: Db): Promise<Sums[]> =>
  (
    await sql<Sums>`
      select account_id,
        count(*) filter (where status = 'open')::int as open, count(*) filter (where status = 'ok')::int as ok,
        count(*) filter (where status = 'released')::int as released, count(*) filter (where status = 'paid')::int as paid,
        count(*) filter (where status = 'expired')::int as expired, count(*) filter (where status = 'cancelled')::int as cancelled,
        coalesce(sum(cents) filter (where status = 'own open'), 0)::bigint as open_cents,
        coalesce(sum(cents) filter (where status = 'own ready'), 0)::bigint as ready_cents,
        coalesce(sum(cents) filter (where status = 'own collected' and kind = 'money'), 0)::bigint as collected_cents,
        coalesce(sum(cents) filter (where ${isReceived}), 0)::bigint as received_cents,
        count(*) filter (where ${isReceived})::int as received_count
      from (
        select account_id, status, null as kind, 0::bigint as cents from recommendation
        union all
        select account_id, 'own ' || status, premium_kind, amount_cents from reward where account_id is not null) thing
      group by account_id order by account_id`.execute(db)
  ).rows.filter(isSomething);
