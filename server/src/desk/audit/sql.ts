/** What an auditor takes along, read in parts by key, each in a transaction of its own; as what the mandant sees of itself. */
import type { ActorKind, EventObject } from '@weitersagen/contract/event/schemas';
import type { AccountName, PostingKind } from '@weitersagen/contract/ledger/ledger';
import type { PayoutStatus } from '@weitersagen/contract/payout/status';
import type { RewardRole } from '@weitersagen/contract/reward/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { fullName } from '../list/column.ts';

/** Days in Berlin, both of them too. */
export interface Days {
  from: string;
  to: string;
}

/** The last row of the part before: its moment as the database writes it, which knows more digits than ours. */
export interface PostingKey {
  at: string;
  subjectId: number;
  kind: string;
  attempt: number;
}

export interface PostingRow {
  key: PostingKey;
  at: Date;
  kind: PostingKind;
  text: string;
  debit: AccountName;
  credit: AccountName;
  amountCents: number;
  attempt: number;
  rewardNumber: string | null;
  role: RewardRole | null;
  person: string | null;
  name: string;
  recommendationNumber: string | null;
  orderNumber: string | null;
  externalNumber: string | null;
  product: string | null;
  runId: number | null;
  endToEndId: string | null;
  voucherId: number | null;
  /** The invoice or statement it is of. */
  documentNumber: string | null;
}

const dayStart = (day: string, plus = 0): RawBuilder<unknown> =>
  sql`(${day}::date + ${sql.lit(plus)})::timestamp at time zone 'Europe/Berlin'`;

export const within = (moment: string, { from, to }: Days): RawBuilder<unknown> =>
  sql`${sql.ref(moment)} >= ${dayStart(from)} and ${sql.ref(moment)} < ${dayStart(to, 1)}`;

export async function listPostings(
  db: Db,
  days: Days,
  after: PostingKey | undefined,
  max: number,
): Promise<PostingRow[]> {
  // The moment alone is what the index is asked for; the rest sorts out who stands at the same one.
  const next = after
    ? sql`and booked_at >= ${after.at}::timestamptz and (booked_at, subject_id, kind, attempt) >
        (${after.at}::timestamptz, ${after.subjectId}::bigint, ${after.kind}::text, ${after.attempt}::int)`
    : sql``;
  const { rows } = await sql<PostingRow>`
    select json_build_object('at', p.booked_at::text, 'subjectId', p.subject_id, 'kind', p.kind, 'attempt', p.attempt) as key,
      p.booked_at as at, p.kind, p.text, p.debit, p.credit, p.amount_cents as "amountCents", p.attempt,
      w.number as "rewardNumber", w.role, coalesce(a.hash, c.number) as person,
      ${fullName(sql`coalesce(a.first_name, c.first_name)`, sql`coalesce(a.last_name, c.last_name)`)} as name,
      n.number as "recommendationNumber", o.number as "orderNumber", o.external_number as "externalNumber",
      d.external_id || ' ' || d.name as product, i.run_id as "runId", i.end_to_end_id as "endToEndId", v.id as "voucherId",
      coalesce(b.number, s.number) as "documentNumber"
    from (
        select * from posting where ${within('booked_at', days)} ${next}
        order by booked_at, subject_id, kind, attempt limit ${max}) p
      left join invoice b on p.subject_kind = 'invoice' and b.id = p.subject_id
      left join agency_statement s on p.subject_kind = 'statement' and s.id = p.subject_id
      left join reward w on p.subject_kind = 'reward' and w.id = p.subject_id
      left join account a on a.id = w.account_id
      left join recipient c on c.id = w.recipient_id
      left join recommendation n on n.id = w.recommendation_id
      left join orders o on o.id = w.order_id
      left join product d on d.id = w.product_id
      left join payout_item i on p.kind in ('payout', 'payout-reversal') and i.subject_kind = p.subject_kind
        and i.subject_id = p.subject_id and i.attempt = p.attempt and not i.discarded
      left join voucher_code v on p.kind in ('voucher', 'voucher-reversal') and v.reward_id = w.id
    order by p.booked_at, p.subject_id, p.kind, p.attempt`.execute(db);
  return rows;
}

/** The first day on which something was booked. */
export async function findFirstDay(db: Db): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select (min(booked_at) at time zone 'Europe/Berlin')::date as day from posting`.execute(db);
  return rows[0]?.day ?? null;
}

interface SideSums {
  debit: AccountName;
  credit: AccountName;
  cents: number;
  count: number;
}

/** What was booked from one account to another on these days, of the postings alone. */
export async function sumPostings(db: Db, days: Days): Promise<SideSums[]> {
  const { rows } = await sql<SideSums>`
    select debit, credit, sum(amount_cents)::bigint as cents, count(*)::int as count
    from posting where ${within('booked_at', days)} group by debit, credit`.execute(db);
  return rows;
}

export interface RunRow {
  id: number;
  status: PayoutStatus;
  createdAt: Date;
  createdBy: string | null;
  exportedAt: Date | null;
  exportedBy: string | null;
  confirmedAt: Date | null;
  confirmedBy: string | null;
  discardedAt: Date | null;
  discardedBy: string | null;
  messageId: string | null;
  count: number;
  cents: number;
  /** Of the bank file, as it stands in the log since the export. */
  hash: string | null;
  hasFile: boolean;
  isExportedWithin: boolean;
}

/** Runs that began before the days were over and had not ended before them. */
export async function listRuns(db: Db, days: Days, after: number, max: number): Promise<RunRow[]> {
  const { rows } = await sql<RunRow>`
    select r.id, r.status, r.created_at as "createdAt", c.email as "createdBy", r.exported_at as "exportedAt", x.email as "exportedBy",
      r.confirmed_at as "confirmedAt", f.email as "confirmedBy", r.discarded_at as "discardedAt", d.email as "discardedBy",
      r.message_id as "messageId", t.count, t.cents, r.file_sealed is not null as "hasFile",
      coalesce(${within('r.exported_at', days)}, false) as "isExportedWithin",
      (select e.reason from event e where e.object = 'payout' and e.object_id = r.id and e.event = 'export' order by e.id limit 1) as hash
    from payout_run r
      left join operator c on c.id = r.created_by left join operator x on x.id = r.exported_by
      left join operator f on f.id = r.confirmed_by left join operator d on d.id = r.discarded_by
      cross join lateral (
        select count(*)::int as count, coalesce(sum(i.amount_cents), 0)::bigint as cents from payout_item i where i.run_id = r.id) t
    where r.id > ${after} and r.created_at < ${dayStart(days.to, 1)}
      and coalesce(r.confirmed_at, r.discarded_at, 'infinity') >= ${dayStart(days.from)}
    order by r.id limit ${max}`.execute(db);
  return rows;
}

export interface TransferRow {
  runId: number;
  subjectId: number;
  attempt: number;
  rewardNumber: string | null;
  amountCents: number;
  endToEndId: string;
  isDiscarded: boolean;
}

export async function listTransfers(
  db: Db,
  runId: number,
  after: { subjectId: number; attempt: number },
  max: number,
): Promise<TransferRow[]> {
  const { rows } = await sql<TransferRow>`
    select i.run_id as "runId", i.subject_id as "subjectId", i.attempt, w.number as "rewardNumber", i.amount_cents as "amountCents",
      i.end_to_end_id as "endToEndId", i.discarded as "isDiscarded"
    from payout_item i left join reward w on i.subject_kind = 'reward' and w.id = i.subject_id
    where i.run_id = ${runId} and (i.subject_id, i.attempt) > (${after.subjectId}::bigint, ${after.attempt}::int)
    order by i.subject_id, i.attempt limit ${max}`.execute(db);
  return rows;
}

export interface LogRow {
  id: number;
  key: string;
  at: Date;
  object: EventObject;
  number: string | null;
  event: string;
  from: string | null;
  to: string;
  actorKind: ActorKind;
  actor: string | null;
  reason: string | null;
  approvalId: number | null;
}

/** What happened to the things the postings are about, and to what decides about them. */
const told: readonly EventObject[] = ['order', 'reward', 'payout', 'approval', 'mandant'];

export async function listLog(
  db: Db,
  days: Days,
  after: { at: string; id: number } | undefined,
  max: number,
): Promise<LogRow[]> {
  const next = after ? sql`and (at, id) > (${after.at}::timestamptz, ${after.id}::bigint)` : sql``;
  const { rows } = await sql<LogRow>`
    select e.id, e.at::text as key, e.at, e.object, e.event, e.from_status as "from", e.to_status as "to", e.actor_kind as "actorKind",
      case when e.actor_kind = 'operator' then (select o.email from operator o where o.id::text = e.actor_id) else e.actor_id end as actor,
      e.reason, e.approval_id as "approvalId",
      case e.object when 'order' then (select o.number from orders o where o.id = e.object_id)
        when 'reward' then (select w.number from reward w where w.id = e.object_id)
        when 'mandant' then null else e.object_id::text end as number
    from (
        select * from event where ${within('at', days)} ${next} and object in (${sql.join([...told])}) order by at, id limit ${max}) e
    order by e.at, e.id`.execute(db);
  return rows;
}

export interface CheckRow {
  day: string;
  checkedAt: Date;
  transferredCents: number;
  returnedCents: number;
  bookedCents: number;
}

/** One of each day. */
export async function listBankChecks(db: Db, { from, to }: Days): Promise<CheckRow[]> {
  const { rows } = await sql<CheckRow>`
    select day, checked_at as "checkedAt", transferred_cents as "transferredCents", returned_cents as "returnedCents",
      booked_cents as "bookedCents"
    from bank_check where day between ${from}::date and ${to}::date order by day`.execute(db);
  return rows;
}
