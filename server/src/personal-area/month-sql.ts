/** What was received in the months of a year, and what is on its way. */
import type { OpenHold } from '@weitersagen/contract/reward/rules';
import type { RewardStatus } from '@weitersagen/contract/reward/status';
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { type HoldRow, toHolds } from '#reward/reward.ts';

/** As the index on it is written. */
const receivedAt = sql`(case w.status when 'paidOut' then w.paid_at else w.collected_at end)`;
const isReceived = sql`(w.status = 'paidOut' or (w.status = 'collected' and w.premium_kind = 'voucher'))`;
const startOf = (year: number) => sql`${`${year}-01-01 00:00`}::timestamp at time zone 'Europe/Berlin'`;

export async function listMonths(db: Db, accountId: number, year: number): Promise<{ month: number; cents: number }[]> {
  const { rows } = await sql<{ month: number; cents: number }>`
    select extract(month from ${receivedAt} at time zone 'Europe/Berlin')::int as month, sum(w.amount_cents)::bigint as cents
    from reward w
    where w.account_id = ${accountId} and ${isReceived}
      and ${receivedAt} >= ${startOf(year)} and ${receivedAt} < ${startOf(year + 1)}
    group by 1`.execute(db);
  return rows;
}

export async function findFirstReceived(db: Db, accountId: number): Promise<Date | null> {
  const { rows } = await sql<{ at: Date }>`
    select ${receivedAt} as at from reward w where w.account_id = ${accountId} and ${isReceived}
    order by ${receivedAt} limit 1`.execute(db);
  return rows[0]?.at ?? null;
}

export interface ExpectedRow {
  status: RewardStatus;
  amountCents: number;
  collectedAt: Date | null;
  releasableOn: string | null;
  holds: readonly OpenHold[];
}

/** Own rewards that are promised or ready, and money that is collected. */
export async function listExpected(db: Db, accountId: number): Promise<ExpectedRow[]> {
  const { rows } = await sql<Omit<ExpectedRow, 'holds'> & { holds: HoldRow[] }>`
    select w.status, w.amount_cents as "amountCents", w.collected_at as "collectedAt", o.releasable_on as "releasableOn",
      (select coalesce(json_agg(json_build_object('kind', h.kind, 'since', h.since, 'until', h.until) order by h.id), '[]')
        from reward_hold h where h.reward_id = w.id and h.lifted_at is null) as holds
    from reward w left join orders o on o.id = w.order_id
    where w.account_id = ${accountId} and w.status in ('open', 'ready', 'collected')
      and (w.status <> 'collected' or w.premium_kind = 'money')`.execute(db);
  return rows.map(({ holds, ...row }) => ({ ...row, holds: toHolds(holds) }));
}
