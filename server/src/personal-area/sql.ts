import type { CustomerNumberResult } from '@weitersagen/contract/account/own-schemas';
import { customerNumberWorth } from '@weitersagen/contract/account/rules';
import type { AccountStatus } from '@weitersagen/contract/account/status';
import { happened } from '@weitersagen/contract/event/words';
import type { OrderStatus } from '@weitersagen/contract/order/status';
import type { RecommendationGroup } from '@weitersagen/contract/personal-area/schemas';
import type { PremiumKind } from '@weitersagen/contract/premium/kind';
import type { Quote } from '@weitersagen/contract/product/quote';
import type { RecipientStatus } from '@weitersagen/contract/recipient/schemas';
import type { RecommendationStatus } from '@weitersagen/contract/recommendation/status';
import type { OpenHold, RunState } from '@weitersagen/contract/reward/rules';
import type { RecommenderShare } from '@weitersagen/contract/reward/shares';
import type { RewardStatus } from '@weitersagen/contract/reward/status';
import { sql } from 'kysely';
import type { Tx } from '#platform/context.ts';
import type { Db } from '#platform/database/db.ts';
import { nameIn } from '#product/product.ts';
import { type HoldRow, toHolds } from '#reward/reward.ts';
import { groupCase, type Needs, type PageIds, pageIds } from './group-sql.ts';

/** The own reward of a recommendation; of several the last. */
export interface OwnReward {
  number: string;
  attempt: number;
  status: RewardStatus;
  kind: PremiumKind | null;
  amountCents: number;
  collectUntil: string | null;
  collectedAt: Date | null;
  paidAt: Date | null;
  /** Rows that nobody has lifted. */
  holds: readonly OpenHold[];
  run: RunState;
}

/** A recommendation with everything its place in the personal area depends on. */
export interface OwnRow {
  id: number;
  number: string;
  hash: string;
  shortCode: string;
  rootNumber: string | null;
  status: RecommendationStatus;
  group: RecommendationGroup;
  createdAt: Date;
  acceptedAt: Date | null;
  validUntil: string;
  company: string | null;
  share: RecommenderShare;
  premiumCents: number;
  productId: number;
  product: string;
  category: string | null;
  quote: Quote | null;
  entries: number;
  accountStatus: AccountStatus;
  customerNumber: CustomerNumberResult;
  recipientStatus: RecipientStatus | null;
  recipientFirstName: string | null;
  recipientLastName: string | null;
  /** The last day on which data nobody confirmed are kept. */
  recipientDeleteOn: string | null;
  /** Of the order that counts, else of the last one that did. */
  orderStatus: OrderStatus | null;
  /** What was really ordered. */
  orderedProduct: string | null;
  releasableOn: string | null;
  isAgencyOrder: boolean;
  /** The client reported a cancellation that nobody has decided yet (A8). */
  isInDoubt: boolean;
  reward: OwnReward | null;
}

/** The row as it is read: the reward's fields beside the others, all null where there is none. */
type Flat = Omit<OwnRow, 'reward' | 'customerNumber'> & {
  customerNumber: string | null;
  isNumberValid: boolean | null;
} & { [K in keyof OwnReward as `reward${Capitalize<K>}`]: OwnReward[K] | null };

/**
 * Newest first; everything is joined to the rows of the page only. An array of their ids is planned once for every person
 * and page: for a limit that is not known before, PostgreSQL would plan these tables anew each time.
 * `locale` is that of the names of products.
 */
export async function listOwnRecommendations(
  db: Db,
  { locale, ...page }: PageIds & Needs & { locale: string },
): Promise<OwnRow[]> {
  const { rows } = await sql<Flat>`
    select n.id, n.number, n.hash, n.short_code as "shortCode", root.number as "rootNumber", n.status, ${groupCase(page)} as "group", n.created_at as "createdAt",
      n.accepted_at as "acceptedAt", n.valid_until as "validUntil", n.company, n.recommender_share as share, n.premium_cents as "premiumCents",
      n.product_id as "productId", ${nameIn('p', locale)} as product, k.category, n.quote, coalesce(t.entries, 0) as entries, a.status as "accountStatus",
      a.customer_number as "customerNumber", l.valid as "isNumberValid",
      c.status as "recipientStatus", c.first_name as "recipientFirstName", c.last_name as "recipientLastName", c.delete_on as "recipientDeleteOn",
      o.status as "orderStatus", case when ordered.id is not null then ${nameIn('ordered', locale)} end as "orderedProduct", o.releasable_on as "releasableOn", o.agency_number is not null as "isAgencyOrder",
      o.cancel_reported_at is not null and o.status in ('released', 'billed') as "isInDoubt",
      w.number as "rewardNumber", w.attempt as "rewardAttempt", w.status as "rewardStatus", w.premium_kind as "rewardKind", w.amount_cents as "rewardAmountCents",
      w.collect_until as "rewardCollectUntil", w.collected_at as "rewardCollectedAt", w.paid_at as "rewardPaidAt",
      (select coalesce(json_agg(json_build_object('kind', h.kind, 'since', h.since, 'until', h.until) order by h.id), '[]')
        from reward_hold h where h.reward_id = w.id and h.lifted_at is null) as "rewardHolds", coalesce(u.status, 'none') as "rewardRun"
    from recommendation n
      join account a on a.id = n.account_id
      join product p on p.id = n.product_id
      left join category k on k.id = p.category_id
      left join recommendation root on root.id = n.root_id and root.id <> n.id
      left join click_total t on t.recommendation_id = n.id
      left join recipient c on c.recommendation_id = n.id
      left join customer_number l on l.number = a.customer_number
      left join lateral (
        select * from orders where recommendation_id = n.id order by status in ('rejected', 'cancelled'), id desc limit 1) o on true
      left join product ordered on ordered.id = o.product_id
      left join lateral (
        select * from reward where recommendation_id = n.id and account_id = n.account_id order by id desc limit 1) w on true
      left join payout_item i on i.subject_kind = 'reward' and i.subject_id = w.id and i.attempt = w.attempt and not i.discarded
      left join payout_run u on u.id = i.run_id
    where n.id = any(array(${pageIds(page)}))
    order by n.id desc`.execute(db);
  return rows.map(toOwnRow);
}

const toOwnRow = ({
  rewardNumber: number,
  rewardAttempt,
  rewardStatus,
  rewardKind,
  rewardAmountCents,
  rewardCollectUntil,
  rewardCollectedAt,
  rewardPaidAt,
  rewardHolds,
  rewardRun,
  customerNumber,
  isNumberValid,
  ...row
}: Flat): OwnRow => ({
  ...row,
  customerNumber: customerNumberWorth(customerNumber, isNumberValid),
  reward:
    number === null
      ? null
      : {
          number,
          attempt: rewardAttempt as number,
          status: rewardStatus as RewardStatus,
          kind: rewardKind,
          amountCents: rewardAmountCents as number,
          collectUntil: rewardCollectUntil,
          collectedAt: rewardCollectedAt,
          paidAt: rewardPaidAt,
          holds: toHolds(rewardHolds as unknown as HoldRow[]),
          run: rewardRun as RunState,
        },
});

export interface EventRow {
  recommendationId: number;
  /** Object and name: `reward.payOut`. */
  event: string;
  /** As the log keeps it. */
  code: string;
  from: string | null;
  to: string;
  at: Date;
  reason: string | null;
  isByOperator: boolean;
}

/** What happened to these recommendations, to their orders and to the own rewards, the oldest first. */
export async function listEvents(db: Db, accountId: number, recommendationIds: readonly number[]): Promise<EventRow[]> {
  const { rows } = await sql<Omit<EventRow, 'event'> & { object: 'recommendation' | 'order' | 'reward' }>`
    with page as (select unnest(${[...recommendationIds]}::bigint[]) as id),
    thing as (
      select 'recommendation' as object, id, id as recommendation_id from page
      union all select 'order', o.id, o.recommendation_id from page join orders o on o.recommendation_id = page.id
      union all select 'reward', w.id, w.recommendation_id from page join reward w on w.recommendation_id = page.id and w.account_id = ${accountId})
    select thing.recommendation_id as "recommendationId", thing.object, e.event as code, e.from_status as "from", e.to_status as "to", e.at, e.reason, e.actor_kind = 'operator' as "isByOperator"
    from thing join event e on e.object = thing.object and e.object_id = thing.id
    -- A day before them, should the clock have gone back; the years before are not looked into.
    where e.at >= (select min(r.created_at) - interval '1 day' from recommendation r where r.id = any(${[...recommendationIds]}::bigint[]))
    order by e.id`.execute(db);
  return rows.map(({ object, ...row }) => ({ ...row, event: `${object}.${happened({ object, ...row })}` }));
}

export const findTotals = (db: Db, accountId: number) =>
  db
    .selectFrom('account_total')
    .select(['open', 'ok', 'released', 'paid', 'expired', 'cancelled'])
    .select(['open_cents as openCents', 'collected_cents as collectedCents', 'ready_cents as readyCents'])
    .select(['received_cents as receivedCents', 'received_count as receivedCount'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();

interface ReceivedRow {
  receivedAt: Date;
  kind: PremiumKind;
  recommendationNumber: string;
  product: string;
  amountCents: number;
}

/** Own rewards that were paid, or handed over as vouchers, in a year of Berlin and are so still, the oldest first. */
export async function listReceived({ db, locale }: Tx, accountId: number, year: number): Promise<ReceivedRow[]> {
  const from = (start: number) => sql`${`${start}-01-01 00:00`}::timestamp at time zone 'Europe/Berlin'`;
  // As the index on it is written.
  const at = sql`(case w.status when 'paidOut' then w.paid_at else w.collected_at end)`;
  const { rows } = await sql<ReceivedRow>`
    select ${at} as "receivedAt", w.premium_kind as kind,
      n.number as "recommendationNumber", ${nameIn('p', locale)} as product, w.amount_cents as "amountCents"
    from reward w join recommendation n on n.id = w.recommendation_id join product p on p.id = w.product_id
    where w.account_id = ${accountId} and (w.status = 'paidOut' or (w.status = 'collected' and w.premium_kind = 'voucher'))
      and ${at} >= ${from(year)} and ${at} < ${from(year + 1)}
    order by ${at}, w.id`.execute(db);
  return rows;
}

/** Whether so many own recommendations had their order released since then, and still have it. */
export async function hasReleased(
  db: Db,
  accountId: number,
  { since, count }: { since: Date; count: number },
): Promise<boolean> {
  const { rows } = await sql`
    select from recommendation n
    where n.account_id = ${accountId} and n.status in ('released', 'paid')
      and exists (select from orders o where o.recommendation_id = n.id and o.released_at >= ${since})
    order by n.id desc limit ${count}`.execute(db);
  return rows.length === count;
}
