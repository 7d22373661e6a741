/** SQL of the desk's rewards, for the report role. `mandantId` is the path's; each statement says so. */
import type { PostingKind } from '@weitersagen/contract/ledger/ledger';
import type { OrderStatus } from '@weitersagen/contract/order/status';
import type { PayoutStatus } from '@weitersagen/contract/payout/status';
import type { PremiumKind } from '@weitersagen/contract/premium/kind';
import type { RecommendationStatus } from '@weitersagen/contract/recommendation/status';
import type { RewardQuery } from '@weitersagen/contract/reward/desk';
import { checks, type HoldKind, type RunState, stops } from '@weitersagen/contract/reward/rules';
import type { RewardRole } from '@weitersagen/contract/reward/schemas';
import type { RewardStatus } from '@weitersagen/contract/reward/status';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { type Page, readPage } from '#platform/database/paging.ts';
import {
  and,
  column,
  fullName,
  isChosen,
  isOneOf,
  type PeopleQuery,
  recommendationsOf,
  sinceDay,
  untilDay,
} from '../list/column.ts';
import { type Entered, enteredOf } from '../list/entered.ts';
import { narrowedTo } from '../list/narrowed.ts';
import { search } from '../list/part.ts';
import { endsSo, searchPeople, type Whose } from '../list/people.ts';
import { isCancelReported } from '../order/sql.ts';
import { beganToBeHeld, narrowedColumns } from './narrowed.ts';

/** As json gives it. */
interface DatedHold {
  kind: HoldKind;
  since: string;
  until: string | null;
  reason: string | null;
}

export interface RewardListRow extends Entered {
  number: string;
  recommendationNumber: string;
  orderNumber: string | null;
  role: RewardRole;
  name: string;
  status: RewardStatus;
  amountCents: number;
  isGoodwill: boolean;
  attempt: number;
  createdAt: Date;
  readyAt: Date | null;
  collectUntil: string | null;
  collectedAt: Date | null;
  paidAt: Date | null;
  isCancelNoted: boolean;
  accountLocked: boolean;
  cancellationReported: boolean;
  /** Rows that nobody has lifted. */
  openHolds: readonly DatedHold[];
  payoutId: number | null;
  kind: PremiumKind | null;
  run: RunState;
}

const rewardColumns = {
  createdAt: column(sql`w.created_at`, 'timestamptz'),
  status: column(sql`w.status`, 'text'),
  number: column(sql`w.number`, 'text'),
};

const rewardFields = sql`w.number, n.number as "recommendationNumber", (select o.number from orders o where o.mandant_id = w.mandant_id and o.id = w.order_id) as "orderNumber",
  w.role, ${fullName(sql`coalesce(a.first_name, c.first_name)`, sql`coalesce(a.last_name, c.last_name)`)} as name,
  w.status, w.amount_cents as "amountCents", w.goodwill as "isGoodwill", w.attempt, w.created_at as "createdAt", w.ready_at as "readyAt", w.collect_until as "collectUntil",
  w.collected_at as "collectedAt", w.paid_at as "paidAt",
  a.status is not distinct from 'locked' as "accountLocked",
  exists (select from orders o where o.mandant_id = w.mandant_id and o.id = w.order_id and ${isCancelReported}) as "cancellationReported",
  (select coalesce(json_agg(json_build_object('kind', h.kind, 'since', h.since, 'until', h.until, 'reason', h.reason) order by h.id), '[]')
    from reward_hold h where h.mandant_id = w.mandant_id and h.reward_id = w.id and h.lifted_at is null) as "openHolds",
  w.cancel_noted_at is not null as "isCancelNoted", w.premium_kind as kind, p.id as "payoutId", coalesce(p.status, 'none') as run, ${enteredOf(sql`came`)}`;
const rewardJoins = sql`join recommendation n on n.mandant_id = w.mandant_id and n.id = w.recommendation_id
  left join account a on a.mandant_id = w.mandant_id and a.id = w.account_id
  left join recipient c on c.mandant_id = w.mandant_id and c.id = w.recipient_id
  left join orders ordered on ordered.mandant_id = w.mandant_id and ordered.id = w.order_id
  left join recipient came on came.mandant_id = ordered.mandant_id and came.id = ordered.recipient_id
  left join payout_item i on i.mandant_id = w.mandant_id and i.subject_kind = 'reward' and i.subject_id = w.id and i.attempt = w.attempt and not i.discarded
  left join payout_run p on p.mandant_id = i.mandant_id and p.id = i.run_id`;

/** A mandant by its number, or by the column of a statement about several. */
type MandantId = number | RawBuilder<unknown>;

/** Money that was collected and whose attempt is in no run. */
const isInNoRun = sql`not exists (
  select 1 from payout_item i where i.mandant_id = w.mandant_id and i.subject_kind = 'reward' and i.subject_id = w.id and i.attempt = w.attempt and not i.discarded)`;
export const isUnpaid = sql`w.status = 'collected' and w.premium_kind = 'money' and ${isInNoRun}`;
/** Held by the lock of its account (K10), or by a cancellation that was reported (A8). One look each: many accounts are locked. */
const isHeldBack = (
  mandantId: MandantId,
) => sql`(coalesce((select a.status = 'locked' from account a where a.mandant_id = ${mandantId} and a.id = w.account_id), false)
  or coalesce((select ${isCancelReported} from orders o where o.mandant_id = ${mandantId} and o.id = w.order_id), false))`;

/**
 * A row that nobody has lifted, of one of these kinds where they are named. Looked up for each reward and not by `exists`, for
 * which all that were ever held would be read at once: a hold that ended by itself stays as it was.
 */
const isHeldBy = (now: Date, ...kinds: HoldKind[]) => sql`coalesce((
  select true from reward_hold h where h.mandant_id = w.mandant_id and h.reward_id = w.id and h.lifted_at is null and (h.until is null or h.until > ${now})
    ${kinds.length > 0 ? sql`and h.kind in (${sql.join(kinds)})` : sql``} limit 1), false)`;

/** What a run takes of what is unpaid; what it does not take is stopped, or held. */
export const isFree = (mandantId: MandantId, now: Date) => sql`not ${isHeldBy(now)} and not ${isHeldBack(mandantId)}`;
export const isStopped = (now: Date) => isHeldBy(now, ...stops);

/** Looked for among the holds that somebody has to lift, which are few, and not among all rewards that wait. */
const hasOpenHold = (mandantId: MandantId, kinds: readonly HoldKind[]) => sql`w.id = any(array(
  select k.reward_id from reward_hold k where k.mandant_id = ${mandantId} and k.lifted_at is null and k.until is null and k.kind in (${sql.join([...kinds])})))`;

/** The ready-made views of the list (`obstacleToPayout` of the contract); the start page counts the same rows. */
export const rewardViews = (mandantId: MandantId, now: Date) =>
  ({
    stopped: sql`${hasOpenHold(mandantId, stops)}
      and ((w.status = 'collected' and ${isStopped(now)}) or (w.status in ('open', 'ready') and ${isHeldBy(now, 'bank')}))`,
    held: sql`${isUnpaid} and not ${isStopped(now)} and not (${isFree(mandantId, now)})`,
    payable: sql`${isUnpaid} and ${isFree(mandantId, now)}`,
    // Somebody has to look before it may be paid; what is not collected is in no run anyway.
    checked: sql`${hasOpenHold(mandantId, checks)}
      and ${isInNoRun} and (w.status = 'collected' and w.premium_kind = 'money' and ${isHeldBy(now, ...checks)} and not ${isStopped(now)}
        or w.status in ('open', 'ready') and ${isHeldBy(now, 'review')} and not ${isHeldBy(now, 'bank')})`,
    // The transfer of the attempt before this one came back (P9).
    returned: sql`w.status = 'ready' and w.attempt > 1 and exists (
      select 1 from payout_item i where i.mandant_id = w.mandant_id and i.subject_kind = 'reward' and i.subject_id = w.id and i.attempt = w.attempt - 1 and not i.discarded)`,
    cancelNoted: sql`w.cancel_noted_at is not null and w.status = 'collected'`,
    // What reports call owed: ready, or collected and in no run; and what runs hold that nobody has confirmed.
    provided: sql`w.status in ('ready', 'collected') and (w.status = 'ready' or w.premium_kind = 'money') and ${isInNoRun}`,
    // From the open runs, which are few.
    inRun: sql`w.id = any(array(
      select i.subject_id from payout_item i where i.mandant_id = ${mandantId} and i.subject_kind = 'reward' and not i.discarded
        and i.run_id = any(array(select r.id from payout_run r where r.mandant_id = ${mandantId} and r.status in ('draft', 'exported')))))`,
  }) as const;

const whose = (mandantId: number): Whose => ({
  ofAccounts: (ids) => [sql`select id from reward where mandant_id = ${mandantId} and account_id = any(${ids})`],
  ofRecipients: (ids) => [sql`select id from reward where mandant_id = ${mandantId} and recipient_id = any(${ids})`],
  account: sql`select true from account p where p.mandant_id = ${mandantId} and p.id = w.account_id`,
  recipient: sql`select true from recipient p where p.mandant_id = ${mandantId} and p.id = w.recipient_id`,
});

export async function pageRewards(
  db: Db,
  mandantId: number,
  { filter, orderBy, agencyNumber, chosen, tails = [], people: known, ...page }: PeopleQuery<typeof RewardQuery>,
  now: Date,
): Promise<Page<RewardListRow>> {
  const { status, view, from, to, isWaiting, text } = filter;
  const views = rewardViews(mandantId, now);
  const own = sql`select id from reward where mandant_id = ${mandantId} and`;
  const within = and([
    sql`w.mandant_id = ${mandantId}`,
    isChosen(sql`w.number`, chosen),
    status && sql`w.status = ${status}`,
    agencyNumber ? sql`w.agency_number = ${agencyNumber}` : null,
    ...narrowedTo(mandantId, page, narrowedColumns(mandantId)),
    // With a reason the days are those on which it began.
    ...(page.reason
      ? [beganToBeHeld(mandantId, page.reason, filter)]
      : [sinceDay(sql`w.created_at`, from), untilDay(sql`w.created_at`, to)]),
    view && views[view],
    isWaiting ? sql`(${views.stopped} or ${views.cancelNoted})` : null,
  ]);
  const people = text && (await searchPeople(db, mandantId, { text, tails: [], people: known }, whose(mandantId)));
  const { where, isMany } = await search(
    db,
    { table: sql`reward`, alias: sql`w`, mandantId, within, isUncounted: page.isUncounted },
    text &&
      people && {
        others: [
          sql`${own} number = ${text}`,
          sql`${own} ${isOneOf(sql`recommendation_id`, recommendationsOf(mandantId, text))}`,
          // Where it went to, not all of whoever has that IBAN now.
          sql`select id from reward where ${endsSo(mandantId, tails)}`,
          ...people.others,
        ],
        named: people.named,
      },
  );
  return readPage(
    db,
    {
      table: sql`reward`,
      alias: sql`w`,
      joins: rewardJoins,
      where,
      select: rewardFields,
      column: rewardColumns[orderBy ?? 'createdAt'],
      isMany,
    },
    page,
  );
}

export async function listRewardRows(
  db: Db,
  mandantId: number,
  by: { number: string } | { orderId: number } | { recommendationNumber: string },
): Promise<RewardListRow[]> {
  const { rows } = await sql<RewardListRow>`select ${rewardFields} from reward w ${rewardJoins}
    where w.mandant_id = ${mandantId} and ${which(by)} order by w.id`.execute(db);
  return rows;
}

function which(by: { number: string } | { orderId: number } | { recommendationNumber: string }): RawBuilder<unknown> {
  if ('number' in by) return sql`w.number = ${by.number}`;
  return 'orderId' in by ? sql`w.order_id = ${by.orderId}` : sql`n.number = ${by.recommendationNumber}`;
}

interface RewardDetailRow {
  id: number;
  attempt: number;
  recommenderHash: string | null;
  product: string;
  premium: string | null;
  holderSealed: string | null;
  ibanSealed: string | null;
  recommendationStatus: RecommendationStatus;
  orderStatus: OrderStatus | null;
}

export async function findRewardDetail(
  db: Db,
  mandantId: number,
  number: string,
): Promise<RewardDetailRow | undefined> {
  const { rows } = await sql<RewardDetailRow>`
    select w.id, w.attempt, a.hash as "recommenderHash", p.name as product,
      (select m.name from premium m where m.mandant_id = w.mandant_id and m.id = w.premium_id) as premium,
      w.holder_sealed as "holderSealed", w.iban_sealed as "ibanSealed", n.status as "recommendationStatus", o.status as "orderStatus"
    from reward w join recommendation n on n.mandant_id = w.mandant_id and n.id = w.recommendation_id
      join product p on p.mandant_id = w.mandant_id and p.id = w.product_id
      left join orders o on o.mandant_id = w.mandant_id and o.id = w.order_id
      left join account a on a.mandant_id = w.mandant_id and a.id = w.account_id
    where w.mandant_id = ${mandantId} and w.number = ${number}`.execute(db);
  return rows[0];
}

export interface PostingRow {
  kind: PostingKind;
  attempt: number;
  debit: string;
  credit: string;
  amountCents: number;
  bookedAt: Date;
}

/** In the order in which they were booked: nothing else tells two of one moment apart but the attempt. */
export async function listPostings(db: Db, mandantId: number, rewardId: number): Promise<PostingRow[]> {
  const { rows } = await sql<PostingRow>`
    select kind, attempt, debit, credit, amount_cents as "amountCents", booked_at as "bookedAt"
    from posting where mandant_id = ${mandantId} and subject_kind = 'reward' and subject_id = ${rewardId} order by booked_at, attempt, kind`.execute(
    db,
  );
  return rows;
}

interface AttemptRow {
  attempt: number;
  payoutId: number;
  payoutStatus: PayoutStatus;
  endToEndId: string;
  amountCents: number;
}

export async function listAttempts(db: Db, mandantId: number, rewardId: number): Promise<AttemptRow[]> {
  const { rows } = await sql<AttemptRow>`
    select i.attempt, i.run_id as "payoutId", r.status as "payoutStatus", i.end_to_end_id as "endToEndId", i.amount_cents as "amountCents"
    from payout_item i join payout_run r on r.mandant_id = i.mandant_id and r.id = i.run_id
    where i.mandant_id = ${mandantId} and i.subject_kind = 'reward' and i.subject_id = ${rewardId} order by i.attempt, i.run_id`.execute(
    db,
  );
  return rows;
}

interface HoldRow {
  hold: HoldKind;
  attempt: number;
  since: Date;
  until: Date | null;
  reason: string | null;
  liftedAt: Date | null;
  liftedBy: string | null;
}

/** Everything that held a reward, the first one first. */
export async function listHolds(db: Db, mandantId: number, rewardId: number): Promise<HoldRow[]> {
  const { rows } = await sql<HoldRow>`
    select h.kind as hold, h.attempt, h.since, h.until, h.reason, h.lifted_at as "liftedAt", o.email as "liftedBy"
    from reward_hold h left join operator o on h.lifted_by_kind = 'operator' and o.id::text = h.lifted_by
    where h.mandant_id = ${mandantId} and h.reward_id = ${rewardId} order by h.id`.execute(db);
  return rows;
}
