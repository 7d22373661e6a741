/** SQL of the desk's providers, for the report role. `mandantId` is the path's; each statement says so. */
import type { DifferenceListQuery, LoadDetail, LoadListQuery, LoadRow } from '@weitersagen/contract/provider/desk';
import type { DifferenceKind, LoadFailure, Oddity } from '@weitersagen/contract/provider/status';
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { type Listed, type Page, readPage } from '#platform/database/paging.ts';
import type { Fault } from '#provider/provider.ts';
import { and, column, type ListQuery, sinceDay, untilDay } from '../list/column.ts';
import { findRow } from '../list/row.ts';

/** Of what was left out what is wrong by its code; whoever shows it says it in a language. */
interface LoadDetailRow extends Omit<LoadDetail, 'faults'> {
  faults: Fault[];
}

const loadFields = sql`l.id, l.provider, l.kind, l.status, l.stated_at as "statedAt", l.started_at as "startedAt", l.started_by as "startedBy",
  l.ended_at as "endedAt", l.decided_by as "decidedBy", l.lines_read as read, l.lines_failed as failed, l.lines_added as added,
  l.lines_changed as changed, l.lines_gone as gone, l.lines_odd as odd, l.failure`;

const loadList: Listed = { table: sql`provider_load`, alias: sql`l`, joins: sql``, select: loadFields };

export function pageLoads(
  db: Db,
  mandantId: number,
  { filter, orderBy: _only, ...page }: ListQuery<typeof LoadListQuery>,
): Promise<Page<LoadRow>> {
  const { status, from, to, text } = filter;
  const where = and([
    sql`l.mandant_id = ${mandantId}`,
    status && sql`l.status = ${status}`,
    sinceDay(sql`l.started_at`, from),
    untilDay(sql`l.started_at`, to),
    text && sql`l.id::text = ${text}`,
  ]);
  return readPage(db, { ...loadList, where, column: column(sql`l.started_at`, 'timestamptz') }, page);
}

export const findLoad = (db: Db, mandantId: number, id: number): Promise<LoadDetailRow | undefined> =>
  findRow(
    db,
    {
      ...loadList,
      select: sql`${loadFields}, l.lines_written as written, l.obstacles, l.faults, l.is_cleared as "isCleared"`,
    },
    mandantId,
    sql`l.id = ${id}`,
  );

interface DifferenceRow {
  id: number;
  externalId: string;
  name: string;
  kind: DifferenceKind;
  oddity: Oddity | null;
  product: Readonly<Record<string, unknown>> | null;
  before: Readonly<Record<string, unknown>> | null;
}

const differenceList: Listed = {
  table: sql`provider_row`,
  alias: sql`r`,
  joins: sql``,
  select: sql`r.id, r.external_id as "externalId", coalesce(r.name, r.external_id) as name, r.difference as kind, r.oddity, r.product, r.before`,
};

/** Of one kind, or those that are odd: without a filter what somebody has to look at. */
export function pageDifferences(
  db: Db,
  { mandantId, loadId }: { mandantId: number; loadId: number },
  { filter, orderBy: _only, ...page }: ListQuery<typeof DifferenceListQuery>,
): Promise<Page<DifferenceRow>> {
  const { status: kind, view, text } = filter;
  const where = and([
    sql`r.mandant_id = ${mandantId}`,
    sql`r.load_id = ${loadId}`,
    kind ? sql`r.difference = ${sql.lit(kind)}` : sql`r.oddity is not null`,
    view && sql`r.oddity = ${view}`,
    text && sql`r.external_id = ${text.trim()}`,
  ]);
  return readPage(db, { ...differenceList, where, column: column(sql`r.external_id`, 'text') }, page);
}

export interface ProviderRow {
  products: number | null;
  takenAt: Date | null;
  triedAt: Date | null;
  nextAt: Date | null;
  failures: number | null;
  failure: LoadFailure | null;
  leaseUntil: Date | null;
  askedAt: Date | null;
  confirmedOn: string | null;
  waitingId: number | null;
  hasKey: boolean;
}

/** What is known of the provider a mandant has chosen. */
export const findProvider = async (db: Db, mandantId: number, provider: string): Promise<ProviderRow | undefined> => {
  const { rows } = await sql<ProviderRow>`
    select s.products, s.taken_at as "takenAt", s.tried_at as "triedAt", s.next_at as "nextAt", s.failures, s.failure,
      case when s.worker is not null then s.lease_until end as "leaseUntil", s.asked_at as "askedAt", o.confirmed_on as "confirmedOn",
      (select l.id from provider_load l where l.mandant_id = c.mandant_id and l.provider = ${provider} and l.status = 'waiting'
        order by l.id desc limit 1) as "waitingId",
      c.provider_sealed is not null as "hasKey"
    from mandant_config c
    left join provider_state s on s.mandant_id = c.mandant_id and s.provider = ${provider}
    left join product_provider o on o.mandant_id = c.mandant_id and o.provider = ${provider}
    where c.mandant_id = ${mandantId}`.execute(db);
  return rows[0];
};
