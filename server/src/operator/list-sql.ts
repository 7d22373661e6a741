/** SQL of the desk's lists, for the report role. `mandantId` is the path's; each statement says so. */
import type { Value } from '@weitersagen/contract/basics/wire';
import type { OrderQuery, RecommendationQuery, RewardQuery } from '@weitersagen/contract/operator/desk-schemas';
import type { OrderStatus } from '@weitersagen/contract/order/status';
import type { RecipientStatus } from '@weitersagen/contract/recipient/schemas';
import type { RecommendationStatus } from '@weitersagen/contract/recommendation/schemas';
import type { RewardRole, RewardStatus } from '@weitersagen/contract/reward/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import { type Column, type Page, readPage } from '#platform/paging.ts';

interface People {
  recommender_first: string | null;
  recommender_last: string | null;
  recipient_first: string | null;
  recipient_last: string | null;
}

export interface OrderListRow extends People {
  id: number;
  number: string;
  external_number: string;
  ordered_on: string;
  created_at: Date;
  status: OrderStatus;
  releasable_on: string | null;
  released_at: Date | null;
  rejection: string | null;
  cancel_reported_at: Date | null;
  cancel_reason: string | null;
  product: string;
  premium_cents: number;
  recommendation_number: string;
  recommendation_status: RecommendationStatus;
  recipient_status: RecipientStatus | null;
}

export interface RecommendationListRow extends People {
  number: string;
  root_number: string | null;
  created_at: Date;
  product: string;
  recommender_hash: string;
  status: RecommendationStatus;
  recommender_share: 0 | 50 | 100;
  valid_until: string;
  entries: number;
}

export interface RewardListRow {
  number: string;
  recommendation_number: string;
  order_number: string | null;
  role: RewardRole;
  person_first: string | null;
  person_last: string | null;
  status: RewardStatus;
  amount_cents: number;
  goodwill: boolean;
  attempt: number;
  created_at: Date;
  ready_at: Date | null;
  collect_until: string | null;
  collected_at: Date | null;
  paid_at: Date | null;
  payable_at: Date | null;
  stopped_at: Date | null;
  stop_reason: string | null;
  cancel_noted_at: Date | null;
  payout_id: number | null;
}

const column = (expression: RawBuilder<unknown>, type: Column['type']): Column => ({ expression, type });
const and = (parts: (RawBuilder<unknown> | '' | null)[]): RawBuilder<unknown> =>
  sql.join(
    parts.filter((part) => part !== null && part !== ''),
    sql` and `,
  );
/** `%`, `_` and `\` are letters like any other to a person who searches. */
const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const orderColumns = {
  orderedOn: column(sql`o.ordered_on`, 'date'),
  createdAt: column(sql`o.created_at`, 'timestamptz'),
  status: column(sql`o.status`, 'text'),
  number: column(sql`o.number`, 'text'),
};

const orderFields = sql`o.id, o.number, o.external_number, o.ordered_on, o.created_at, o.status, o.releasable_on, o.released_at, o.rejection, o.cancel_reported_at, o.cancel_reason,
  (select p.name from product p where p.mandant_id = o.mandant_id and p.id = o.product_id) as product,
  n.premium_cents, n.number as recommendation_number, n.status as recommendation_status,
  a.first_name as recommender_first, a.last_name as recommender_last,
  c.first_name as recipient_first, c.last_name as recipient_last, c.status as recipient_status`;

/** The people and the recommendation of an order; joined to the rows of a page only. */
const orderJoins = sql`join recommendation n on n.mandant_id = o.mandant_id and n.id = o.recommendation_id
  join account a on a.mandant_id = n.mandant_id and a.id = n.account_id
  left join recipient c on c.mandant_id = o.mandant_id and c.id = o.recipient_id`;

export function pageOrders(
  db: Db,
  mandantId: number,
  { filter, orderBy, ...page }: Value<typeof OrderQuery>,
): Promise<Page<OrderListRow>> {
  const { status, from, to, isWaiting, text } = filter;
  const where = and([
    sql`o.mandant_id = ${mandantId}`,
    status && sql`o.status = ${status}`,
    from && sql`o.ordered_on >= ${from}::date`,
    to && sql`o.ordered_on <= ${to}::date`,
    isWaiting ? sql`o.cancel_reported_at is not null and o.status in ('released', 'billed')` : null,
    text &&
      sql`o.id in (
      select id from orders where mandant_id = ${mandantId} and external_number ilike ${containing(text)}
      union all select id from orders where mandant_id = ${mandantId} and number = ${text}
      union all select s.id from orders s join recommendation r on r.mandant_id = s.mandant_id and r.id = s.recommendation_id where s.mandant_id = ${mandantId} and r.number = ${text}
      union all select s.id from orders s join recipient r on r.mandant_id = s.mandant_id and r.id = s.recipient_id where s.mandant_id = ${mandantId} and r.email = ${text.toLowerCase()})`,
  ]);
  return readPage(
    db,
    {
      table: sql`orders`,
      alias: sql`o`,
      joins: orderJoins,
      where,
      select: orderFields,
      column: orderColumns[orderBy ?? 'orderedOn'],
    },
    page,
  );
}

export async function findOrderRow(db: Db, mandantId: number, number: string): Promise<OrderListRow | undefined> {
  const { rows } =
    await sql<OrderListRow>`select ${orderFields} from orders o ${orderJoins} where o.mandant_id = ${mandantId} and o.number = ${number}`.execute(
      db,
    );
  return rows[0];
}

const recommendationColumns = {
  createdAt: column(sql`n.created_at`, 'timestamptz'),
  status: column(sql`n.status`, 'text'),
  number: column(sql`n.number`, 'text'),
};

const recommendationFields = sql`n.number, (select r.number from recommendation r where r.mandant_id = n.mandant_id and r.id = n.root_id) as root_number, n.created_at, n.status, n.recommender_share, n.valid_until,
  (select p.name from product p where p.mandant_id = n.mandant_id and p.id = n.product_id) as product,
  a.hash as recommender_hash, a.first_name as recommender_first, a.last_name as recommender_last, c.first_name as recipient_first, c.last_name as recipient_last,
  coalesce((select t.entries from click_total t where t.mandant_id = n.mandant_id and t.recommendation_id = n.id), 0) as entries`;
const recommendationJoins = sql`join account a on a.mandant_id = n.mandant_id and a.id = n.account_id
  left join recipient c on c.mandant_id = n.mandant_id and c.recommendation_id = n.id`;

export function pageRecommendations(
  db: Db,
  mandantId: number,
  { filter, orderBy, ...page }: Value<typeof RecommendationQuery>,
): Promise<Page<RecommendationListRow>> {
  const { status, from, to, text } = filter;
  const where = and([
    sql`n.mandant_id = ${mandantId}`,
    status && sql`n.status = ${status}`,
    from && sql`n.created_at >= (${from}::date)::timestamp at time zone 'Europe/Berlin'`,
    to && sql`n.created_at < (${to}::date + 1)::timestamp at time zone 'Europe/Berlin'`,
    text &&
      sql`n.id in (
      select id from recommendation where mandant_id = ${mandantId} and number = ${text}
      union all select r.id from recommendation r join account e on e.mandant_id = r.mandant_id and e.id = r.account_id where r.mandant_id = ${mandantId} and e.email = ${text.toLowerCase()}
      union all select recommendation_id from recipient where mandant_id = ${mandantId} and email = ${text.toLowerCase()})`,
  ]);
  return readPage(
    db,
    {
      table: sql`recommendation`,
      alias: sql`n`,
      joins: recommendationJoins,
      where,
      select: recommendationFields,
      column: recommendationColumns[orderBy ?? 'createdAt'],
    },
    page,
  );
}

export async function findRecommendationRow(
  db: Db,
  mandantId: number,
  number: string,
): Promise<RecommendationListRow | undefined> {
  const { rows } =
    await sql<RecommendationListRow>`select ${recommendationFields} from recommendation n ${recommendationJoins} where n.mandant_id = ${mandantId} and n.number = ${number}`.execute(
      db,
    );
  return rows[0];
}

const rewardColumns = {
  createdAt: column(sql`w.created_at`, 'timestamptz'),
  status: column(sql`w.status`, 'text'),
  number: column(sql`w.number`, 'text'),
};

const rewardFields = sql`w.number, n.number as recommendation_number, (select o.number from orders o where o.mandant_id = w.mandant_id and o.id = w.order_id) as order_number,
  w.role, coalesce(a.first_name, c.first_name) as person_first, coalesce(a.last_name, c.last_name) as person_last, w.status, w.amount_cents, w.goodwill, w.attempt,
  w.created_at, w.ready_at, w.collect_until, w.collected_at, w.paid_at, w.payable_at, w.stopped_at, w.stop_reason, w.cancel_noted_at,
  (select i.run_id from payout_item i where i.mandant_id = w.mandant_id and i.reward_id = w.id and i.attempt = w.attempt and not i.discarded) as payout_id`;
const rewardJoins = sql`join recommendation n on n.mandant_id = w.mandant_id and n.id = w.recommendation_id
  left join account a on a.mandant_id = w.mandant_id and a.id = w.account_id
  left join recipient c on c.mandant_id = w.mandant_id and c.id = w.recipient_id`;

export function pageRewards(
  db: Db,
  mandantId: number,
  { filter, orderBy, ...page }: Value<typeof RewardQuery>,
): Promise<Page<RewardListRow>> {
  const { status, from, to, isWaiting, text } = filter;
  const where = and([
    sql`w.mandant_id = ${mandantId}`,
    status && sql`w.status = ${status}`,
    from && sql`w.created_at >= (${from}::date)::timestamp at time zone 'Europe/Berlin'`,
    to && sql`w.created_at < (${to}::date + 1)::timestamp at time zone 'Europe/Berlin'`,
    isWaiting ? sql`(w.stopped_at is not null or w.cancel_noted_at is not null)` : null,
    text &&
      sql`w.id in (
      select id from reward where mandant_id = ${mandantId} and number = ${text}
      union all select r.id from reward r join recommendation s on s.mandant_id = r.mandant_id and s.id = r.recommendation_id where r.mandant_id = ${mandantId} and s.number = ${text}
      union all select r.id from reward r join account e on e.mandant_id = r.mandant_id and e.id = r.account_id where r.mandant_id = ${mandantId} and e.email = ${text.toLowerCase()}
      union all select r.id from reward r join recipient e on e.mandant_id = r.mandant_id and e.id = r.recipient_id where r.mandant_id = ${mandantId} and e.email = ${text.toLowerCase()})`,
  ]);
  return readPage(
    db,
    {
      table: sql`reward`,
      alias: sql`w`,
      joins: rewardJoins,
      where,
      select: rewardFields,
      column: rewardColumns[orderBy ?? 'createdAt'],
    },
    page,
  );
}

export async function listRewardRows(
  db: Db,
  mandantId: number,
  by: { number: string } | { orderId: number },
): Promise<RewardListRow[]> {
  const { rows } = await sql<RewardListRow>`select ${rewardFields} from reward w ${rewardJoins}
    where w.mandant_id = ${mandantId} and ${'number' in by ? sql`w.number = ${by.number}` : sql`w.order_id = ${by.orderId}`} order by w.id`.execute(
    db,
  );
  return rows;
}
