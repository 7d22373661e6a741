import type { Value } from '@weitersagen/contract/basics/wire';
import type { PayoutQuery } from '@weitersagen/contract/payout/desk';
import type { PayoutStatus } from '@weitersagen/contract/payout/status';
import type { RewardStatus } from '@weitersagen/contract/reward/status';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { type Column, type Page, readPage } from '#platform/database/paging.ts';

interface RunRow {
  id: number;
  status: PayoutStatus;
  createdAt: Date;
  createdById: number;
  createdBy: string;
  exportedAt: Date | null;
  confirmedAt: Date | null;
  confirmedBy: string | null;
  exportedBy: string | null;
  discardedAt: Date | null;
  discardedBy: string | null;
  count: number;
  sumCents: number;
}

const fields = sql.raw(`
  r.id, r.status, r.created_at as "createdAt", r.created_by as "createdById", coalesce(c.email, '') as "createdBy",
  r.exported_at as "exportedAt", r.confirmed_at as "confirmedAt", f.email as "confirmedBy", x.email as "exportedBy",
  r.discarded_at as "discardedAt", d.email as "discardedBy", t.count, t.sum as "sumCents"`);
const joins = sql.raw(`
  left join operator c on c.id = r.created_by
  left join operator f on f.id = r.confirmed_by
  left join operator x on x.id = r.exported_by
  left join operator d on d.id = r.discarded_by
  cross join lateral (
    select count(*)::int as count, coalesce(sum(i.amount_cents), 0)::bigint as sum from payout_item i
    where i.mandant_id = r.mandant_id and i.run_id = r.id) t`);

export async function findRun(db: Db, id: number): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`select ${fields} from payout_run r ${joins} where r.id = ${id}`.execute(db);
  return rows[0];
}

const column = (expression: RawBuilder<unknown>, type: Column['type']): Column => ({ expression, type });
const columns = {
  createdAt: column(sql`r.created_at`, 'timestamptz'),
  status: column(sql`r.status`, 'text'),
  id: column(sql`r.created_at`, 'timestamptz'),
};

export function pageRuns(
  db: Db,
  { filter, orderBy, ...page }: Value<typeof PayoutQuery> & { isUncounted?: boolean },
): Promise<Page<RunRow>> {
  const { status, from, to, isWaiting, text } = filter;
  const conditions = [
    sql`true`,
    ...(status ? [sql`r.status = ${status}`] : []),
    ...(from ? [sql`r.created_at >= (${from}::date)::timestamp at time zone 'Europe/Berlin'`] : []),
    ...(to ? [sql`r.created_at < (${to}::date + 1)::timestamp at time zone 'Europe/Berlin'`] : []),
    ...(isWaiting ? [sql`r.status in ('draft', 'exported')`] : []),
    ...(text ? [sql`r.id::text = ${text}`] : []),
  ];
  return readPage(
    db,
    {
      table: sql`payout_run`,
      alias: sql`r`,
      joins,
      where: sql.join(conditions, sql` and `),
      select: fields,
      column: columns[orderBy ?? 'createdAt'],
    },
    page,
  );
}

export interface ItemRow {
  rewardId: number;
  rewardNumber: string;
  recommendationNumber: string;
  attempt: number;
  endToEndId: string;
  amountCents: number;
  /** Null where the reward has been picked up anew since, or the person's account data are over. */
  holderSealed: string | null;
  ibanSealed: string | null;
  isCancelled: boolean;
  isStopped: boolean;
  status: RewardStatus;
  isReturned: boolean;
}

/** The transfers of a run, the lowest reward first: the order of the file. */
export async function listItems(db: Db, runId: number): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select i.subject_id as "rewardId", w.number as "rewardNumber", n.number as "recommendationNumber", i.attempt,
      i.end_to_end_id as "endToEndId", i.amount_cents as "amountCents",
      case when w.attempt = i.attempt then w.holder_sealed end as "holderSealed",
      case when w.attempt = i.attempt then w.iban_sealed end as "ibanSealed",
      w.attempt = i.attempt and w.cancel_noted_at is not null as "isCancelled",
      w.attempt = i.attempt and w.stopped_at is not null as "isStopped",
      w.status, w.attempt > i.attempt and not i.discarded as "isReturned"
    from payout_item i
    join reward w on i.subject_kind = 'reward' and w.id = i.subject_id
    join recommendation n on n.id = w.recommendation_id
    where i.run_id = ${runId} order by i.subject_id, i.attempt`.execute(db);
  return rows;
}

/** Recommendations that have a reward in the run. */
export async function listRecommendationIds(db: Db, runId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct w.recommendation_id as id from payout_item i join reward w on i.subject_kind = 'reward' and w.id = i.subject_id where i.run_id = ${runId}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
