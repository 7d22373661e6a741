import { eventCode } from '@weitersagen/contract/event/events';
import type { PremiumKind } from '@weitersagen/contract/premium/kind';
import type { ProductTexts } from '@weitersagen/contract/product/entry';
import { type OpenHold, pickupHolds, type RewardState, type RunState } from '@weitersagen/contract/reward/rules';
import type { RewardRole } from '@weitersagen/contract/reward/schemas';
import type { RecommenderShare } from '@weitersagen/contract/reward/shares';
import type { RewardStatus } from '@weitersagen/contract/reward/status';
import { type RawBuilder, sql } from 'kysely';
import type { EarlierUse } from '#bank-account/bank-account.ts';
import { today } from '#platform/clock.ts';
import type { Tx } from '#platform/context.ts';
import type { BatchKey } from '#platform/database/batches.ts';
import type { Db } from '#platform/database/db.ts';
import { type HoldRow, toHolds } from './hold/sql.ts';

/** A reward with what decides about it: where its attempt stands in a run, who holds it, whose it is. */
export interface Reward extends RewardState {
  id: number;
  number: string;
  recommendationId: number;
  recommendationNumber: string;
  recommenderShare: RecommenderShare;
  /** Null for goodwill without an order (P13). */
  orderId: number | null;
  orderNumber: string | null;
  role: RewardRole;
  accountId: number | null;
  recipientId: number | null;
  productId: number;
  productExternalId: string;
  productName: string;
  productTexts: readonly ProductTexts[];
  status: RewardStatus;
  amountCents: number;
  /** The premium that was promised, with its whole value before the split; null without an order. */
  expectedPremiumId: number | null;
  expectedCents: number | null;
  /** What the agency of the recommender adds to whatever premium is chosen (rules 4.5). */
  planCents: number;
  /** What was chosen at the last pickup; it stays when the reward is ready once more. */
  premiumId: number | null;
  kind: PremiumKind | null;
  isGoodwill: boolean;
  attempt: number;
  createdAt: Date;
  readyAt: Date | null;
  collectUntil: string | null;
  collectedAt: Date | null;
  paidAt: Date | null;
  cancelNotedAt: Date | null;
  cancelReason: string | null;
  holderSealed: string | null;
  ibanSealed: string | null;
  ibanHash: string | null;
  ibanLast4: string | null;
  lastMailAt: Date | null;
  remindedOn: string | null;
  run: RunState;
  runId: number | null;
  /** Rows that nobody has lifted, of this attempt. */
  holds: readonly OpenHold[];
  accountLocked: boolean;
  cancellationReported: boolean;
  orderCancelled: boolean;
  /** The person: null once deleted. */
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  language: string;
}

const fields = sql.raw(`
  w.id, w.number, w.recommendation_id as "recommendationId", n.number as "recommendationNumber",
  n.recommender_share as "recommenderShare", w.order_id as "orderId", o.number as "orderNumber", w.role,
  w.account_id as "accountId", w.recipient_id as "recipientId", w.product_id as "productId",
  p.external_id as "productExternalId", p.name as "productName", p.translations as "productTexts", w.status, w.amount_cents as "amountCents",
  w.expected_premium_id as "expectedPremiumId", w.expected_cents as "expectedCents", w.plan_cents as "planCents", w.premium_id as "premiumId",
  w.premium_kind as kind, w.goodwill as "isGoodwill", w.attempt, w.created_at as "createdAt", w.ready_at as "readyAt",
  w.collect_until as "collectUntil", w.collected_at as "collectedAt", w.paid_at as "paidAt", w.cancel_noted_at as "cancelNotedAt",
  w.cancel_reason as "cancelReason", w.holder_sealed as "holderSealed", w.iban_sealed as "ibanSealed",
  w.iban_hash as "ibanHash", w.iban_last4 as "ibanLast4", w.last_mail_at as "lastMailAt", w.reminded_on as "remindedOn",
  coalesce(r.status, 'none') as run, r.id as "runId",
  (select coalesce(json_agg(json_build_object('kind', h.kind, 'since', h.since, 'until', h.until) order by h.id), '[]')
    from reward_hold h where h.reward_id = w.id and h.lifted_at is null) as holds,
  a.status is not distinct from 'locked' as "accountLocked",
  coalesce(o.cancel_reported_at is not null and o.status in ('released', 'billed'), false) as "cancellationReported",
  o.status is not distinct from 'cancelled' as "orderCancelled",
  coalesce(a.first_name, c.first_name) as "firstName", coalesce(a.last_name, c.last_name) as "lastName",
  coalesce(a.email, c.email) as email, coalesce(a.language, c.language) as language`);

const source = sql.raw(`
  reward w
  join recommendation n on n.id = w.recommendation_id
  join product p on p.id = w.product_id
  left join orders o on o.id = w.order_id
  left join account a on a.id = w.account_id
  left join recipient c on c.id = w.recipient_id
  left join payout_item i on i.subject_kind = 'reward' and i.subject_id = w.id and i.attempt = w.attempt and not i.discarded
  left join payout_run r on r.id = i.run_id`);

export type RewardKey =
  | { id: number }
  | { number: string }
  | { ids: readonly number[] }
  | { orderId: number }
  | { recommendationId: number }
  | { recommendationIds: readonly number[] }
  | { accountId: number }
  | { recipientId: number };
/** Every reward whose attempt is in the run now. */
type LockKey = RewardKey | { runId: number };

function matches(by: LockKey): RawBuilder<boolean> {
  if ('id' in by) return sql`w.id = ${by.id}`;
  if ('number' in by) return sql`w.number = ${by.number}`;
  if ('ids' in by) return sql`w.id = any(${[...by.ids]}::bigint[])`;
  if ('orderId' in by) return sql`w.order_id = ${by.orderId}`;
  if ('recommendationId' in by) return sql`w.recommendation_id = ${by.recommendationId}`;
  if ('recommendationIds' in by) return sql`w.recommendation_id = any(${[...by.recommendationIds]}::bigint[])`;
  if ('accountId' in by) return sql`w.account_id = ${by.accountId}`;
  if ('recipientId' in by) return sql`w.recipient_id = ${by.recipientId}`;
  return sql`(w.id, w.attempt) in (select i.subject_id, i.attempt from payout_item i where i.run_id = ${by.runId} and i.subject_kind = 'reward')`;
}

export async function listRewardsOf({ db }: Tx, by: RewardKey): Promise<Reward[]> {
  const { rows } = await sql<RewardRow>`select ${fields} from ${source} where ${matches(by)} order by w.id`.execute(db);
  return rows.map(toReward);
}

type RewardRow = Omit<Reward, 'holds'> & { holds: readonly HoldRow[] };
const toReward = ({ holds, ...row }: RewardRow): Reward => ({ ...row, holds: toHolds(holds) });

export async function findReward(tx: Tx, by: { number: string } | { id: number }): Promise<Reward | undefined> {
  return (await listRewardsOf(tx, by))[0];
}

/** Locks the rows, the lowest id first, and reads then: what came before the lock is seen, in the other tables, too. */
export async function lockRewards(tx: Tx, by: LockKey): Promise<Reward[]> {
  const { rows } = await sql<{ id: number }>`
    select w.id from reward w where ${matches(by)} order by w.id for update`.execute(tx.db);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  // By the same key where it can be: for a list of ids PostgreSQL plans the seven tables of a reward anew every time.
  const rewards = await listRewardsOf(tx, 'runId' in by ? { ids } : by);
  const locked = new Set(ids);
  return rewards.filter(({ id }) => locked.has(id));
}

/**
 * Money that goes into the next run, locked: `obstacleToPayout` without what other tables know of the account and the order, which is
 * looked at once they are locked.
 */
export async function lockPayable(tx: Tx): Promise<Reward[]> {
  const { rows } = await sql<{ id: number }>`
    select w.id from reward w
    where w.status = 'collected' and w.premium_kind = 'money'
      and not exists (
        select from reward_hold h where h.reward_id = w.id and h.lifted_at is null and (h.until is null or h.until > ${tx.now}))
      and not exists (
        select from payout_item i where i.subject_kind = 'reward' and i.subject_id = w.id and i.attempt = w.attempt and not i.discarded)
    order by w.id for update`.execute(tx.db);
  return rows.length === 0 ? [] : listRewardsOf(tx, { ids: rows.map(({ id }) => id) });
}

/**
 * Own rewards of a person, newest first; `before` is the last one of the page before. The ids of the page come as an array,
 * so that the eight tables of a reward are planned once, whoever asks.
 */
export async function listOwn(
  db: Db,
  {
    accountId,
    status,
    before,
    max,
  }: { accountId: number; status: RewardStatus | null; before: number | null; max: number },
): Promise<Reward[]> {
  const { rows } = await sql<RewardRow>`
    select ${fields} from ${source}
    where w.id = any(array(
      select id from reward
      where account_id = ${accountId} and ${status === null ? sql`true` : sql`status = ${status}`} and ${before === null ? sql`true` : sql`id < ${before}`}
      order by id desc limit ${max}))
    order by w.id desc`.execute(db);
  return rows.map(toReward);
}

/** Of some recommendations: all that E11 and E12 look at. */
export const listRewardStates = ({ db }: Tx, recommendationIds: readonly number[]) =>
  db
    .selectFrom('reward')
    .select(['recommendation_id as recommendationId', 'status', 'premium_kind as kind'])
    .where(sql<boolean>`recommendation_id = any(${[...recommendationIds]}::bigint[])`)
    .$narrowType<{ status: RewardStatus; kind: PremiumKind | null }>()
    .execute();

/** `isOverdue` of the contract: no day passes while somebody has to decide. One row, as `not exists` may join all holds there are. */
const isUndoubted = sql<boolean>`(
  select h.kind from reward_hold h where h.reward_id = reward.id and h.lifted_at is null
    and h.kind in (${sql.join(pickupHolds.map((kind) => sql.lit(kind)))}) limit 1) is null`;

/** Ready rewards whose last day is over, by id after the last one. */
export const listOverdue = ({ db, now }: Tx, { after, max }: BatchKey) =>
  db
    .selectFrom('reward')
    .select(['id', 'recommendation_id as recommendationId'])
    .where('status', '=', 'ready')
    .where('collect_until', '<', today(now))
    .where(isUndoubted)
    .where('id', '>', after)
    .orderBy('id')
    .limit(max)
    .execute();

/** Ready rewards that became so on or before a day and were not reminded on or after it, by id after the last one. */
export async function listRemindable(
  db: Db,
  { days, today, after, max }: BatchKey & { days: number; today: string },
): Promise<number[]> {
  const readyOn = sql`(ready_at at time zone 'Europe/Berlin')::date`;
  const { rows } = await sql<{ id: number }>`
    select id from reward
    where status = 'ready' and collect_until >= ${today}::date and ${readyOn} + ${days}::int <= ${today}::date
      and (reminded_on is null or reminded_on < ${readyOn} + ${days}::int) and id > ${after}
    order by id limit ${max}`.execute(db);
  return rows.map(({ id }) => id);
}

export const listSteps = (db: Db, rewardIds: readonly number[]) =>
  db
    .selectFrom('event')
    .select(['object_id as rewardId', 'event', 'to_status as status', 'at', 'reason'])
    .where('object', '=', 'reward')
    .where(sql<boolean>`object_id = any(${[...rewardIds]}::bigint[])`)
    // A day before them, should the clock have gone back; the years before are not looked into.
    .where(
      sql<boolean>`at >= (select min(w.created_at) - interval '1 day' from reward w where w.id = any(${[...rewardIds]}::bigint[]))`,
    )
    .orderBy('id')
    .$narrowType<{ status: RewardStatus }>()
    .execute();

/** Whether the account of a reward has had another e-mail address since a moment. */
export const hasChangedAddress = async (db: Db, { number, since }: { number: string; since: Date }): Promise<boolean> =>
  (await db
    .selectFrom('reward')
    .innerJoin('event', 'event.object_id', 'reward.account_id')
    .select('event.id')
    .where('reward.number', '=', number)
    .where('event.object', '=', 'account')
    .where('event.event', '=', eventCode('account', 'emailChanged'))
    .where('event.at', '>=', since)
    .limit(1)
    .executeTakeFirst()) !== undefined;

export const findOwnRecommendation = async (db: Db, number: string, accountId: number): Promise<number | undefined> =>
  (
    await db
      .selectFrom('recommendation')
      .select('id')
      .where('number', '=', number)
      .where('account_id', '=', accountId)
      .executeTakeFirst()
  )?.id;

export const findId = async (db: Db, number: string): Promise<number | undefined> =>
  (await db.selectFrom('reward').select('id').where('number', '=', number).executeTakeFirst())?.id;

/**
 * What the person's rewards tell about an IBAN, by its hashes: when it was first given at a pickup nobody stopped,
 * whether one with it is stopped, whether one was paid to it and has not come back, and when another one was given.
 */
export async function findEarlierUse(
  db: Db,
  { accountId, recipientId }: Pick<Reward, 'accountId' | 'recipientId'>,
  ibanHashes: readonly string[],
): Promise<EarlierUse> {
  const isPerson = accountId === null ? sql`recipient_id = ${recipientId}` : sql`account_id = ${accountId}`;
  const { rows } = await sql<EarlierUse>`
    select min(iban_given_at) filter (where is_same and not is_stopped) as "firstGivenAt",
      coalesce(bool_or(is_same and is_stopped), false) as "isStopped",
      coalesce(bool_or(is_same and status = 'paidOut'), false) as "wasPaid",
      min(iban_given_at) filter (where not is_same) as "otherGivenAt"
    from (
      select status, iban_given_at, iban_hash = any(${[...ibanHashes]}::text[]) as is_same, exists (
        select from reward_hold h where h.reward_id = w.id and h.lifted_at is null and h.kind in ('stopped', 'bank')) as is_stopped
      from reward w where iban_hash is not null and ${isPerson}) given`.execute(db);
  return rows[0] as EarlierUse;
}

/** Who has any of them, for questions of `whoHas`. */
export const overdueRow = (day: string) => sql`
  select true from reward w where w.mandant_id = m.id and w.status = 'ready' and w.collect_until < ${day}`;

/** From the first to the last reminder: `m.low` and `m.high` days after it became ready. */
export const remindableRow = (day: string) => sql`
  select true from reward w
  where w.mandant_id = m.id and w.status = 'ready' and w.collect_until >= ${day}::date
    and (w.ready_at at time zone 'Europe/Berlin')::date + m.low <= ${day}::date
    and (w.reminded_on is null or w.reminded_on < (w.ready_at at time zone 'Europe/Berlin')::date + m.high)`;
