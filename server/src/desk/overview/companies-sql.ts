/**
 * Some mandants at a glance: one statement for all of a cell, of small looks by an index, none further than `waitingMax`. Report
 * role; every part names the mandant of its row.
 */
import { waitingMax } from '@weitersagen/contract/overview/desk';
import { type RawBuilder, sql } from 'kysely';
import { owedCents } from '#figure/figure.ts';
import type { Db } from '#platform/database/db.ts';
import { isUndecided } from '../case/sql.ts';
import { isOpenClaim } from '../claim/sql.ts';
import { isCancelReported, isReleasable } from '../order/sql.ts';
import { rewardViews } from '../reward/sql.ts';

interface CompanyRow {
  id: number;
  waiting: number;
  isMany: boolean;
  oldestSince: Date | null;
  owedCents: number;
  readyCount: number;
  readyCents: number;
  run: 'draft' | 'exported' | null;
  runCents: number | null;
}

const whose = sql`m.id`;

export async function listCompanyRows(
  db: Db,
  ids: readonly number[],
  { now, today }: { now: Date; today: string },
): Promise<CompanyRow[]> {
  const views = rewardViews(whose, now);
  const parts: RawBuilder<unknown>[] = [
    sql`o.cancel_reported_at from orders o where o.mandant_id = ${whose} and ${isCancelReported}`,
    sql`o.created_at from orders o where o.mandant_id = ${whose} and o.status = 'received'`,
    sql`o.releasable_on::timestamp at time zone 'Europe/Berlin' from orders o where o.mandant_id = ${whose} and ${isReleasable(today)}`,
    sql`c.filed_at from claim c where c.mandant_id = ${whose} and ${isOpenClaim}`,
    sql`c.opened_at from cases c where c.mandant_id = ${whose} and ${isUndecided}`,
    sql`a.asked_at from approval a where a.mandant_id = ${whose} and a.status = 'open' and a.ends_at > ${now}`,
    sql`w.changed_at from reward w where w.mandant_id = ${whose} and ${views.stopped}`,
    sql`w.ready_at from reward w where w.mandant_id = ${whose} and ${views.returned}`,
    sql`r.created_at from payout_run r where r.mandant_id = ${whose} and r.status = 'draft'`,
    sql`r.exported_at from payout_run r where r.mandant_id = ${whose} and r.status = 'exported'`,
  ].map(
    (part) =>
      sql`select count(*) as count, min(since) as since from (select ${part} limit ${waitingMax}) as counted(since)`,
  );
  const { rows } = await sql<CompanyRow>`
    select m.id, (waits.waiting + sign(ready.count))::int as waiting, waits.most >= ${waitingMax} or ready.count >= ${waitingMax} as "isMany",
      least(waits.since, ready.since) as "oldestSince", ${owedCents(whose)} as "owedCents",
      ready.count::int as "readyCount", ready.cents::bigint as "readyCents", run.status as run, run.cents::bigint as "runCents"
    from unnest(${[...ids]}::int[]) as m (id)
      cross join lateral (
        select sum(count) as waiting, max(count) as most, min(since) as since from (${sql.join(parts, sql` union all `)}) as part) as waits
      cross join lateral (
        select count(*) as count, coalesce(sum(cents), 0) as cents, min(since) as since from (
          select w.amount_cents, w.collected_at from reward w where w.mandant_id = ${whose} and ${views.payable} limit ${waitingMax}) as counted(cents, since)) as ready
      left join lateral (
        select r.status, (select coalesce(sum(i.amount_cents), 0) from payout_item i where i.mandant_id = r.mandant_id and i.run_id = r.id) as cents
        from payout_run r where r.mandant_id = ${whose} and r.status in ('draft', 'exported') order by r.id limit 1) as run on true`.execute(
    db,
  );
  return rows;
}
