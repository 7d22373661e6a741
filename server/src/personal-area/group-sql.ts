/**
 * In which group of the list a recommendation stands, and the ids of a page by group. Each state is a stretch of its own of
 * one index, so that a page of somebody with ten thousand reads no more than one of somebody with ten.
 */
import type { RecommendationGroup } from '@weitersagen/contract/personal-area/schemas';
import type { RecommendationStatus } from '@weitersagen/contract/recommendation/status';
import { pickupHolds } from '@weitersagen/contract/reward/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

export const groups = ['toDo', 'underWay', 'done'] as const satisfies readonly RecommendationGroup[];

/** In which states a recommendation of a group can be; only of a released one the own reward decides. */
const statusesOf = {
  toDo: ['released'],
  underWay: ['open', 'ok', 'released'],
  done: ['released', 'paid', 'expired', 'cancelled'],
} as const satisfies Record<RecommendationGroup, readonly RecommendationStatus[]>;

export interface Needs {
  /** KundennummerPflicht: without a number the reward does not become ready. */
  needsCustomerNumber: boolean;
}

export interface PageIds {
  accountId: number;
  max: number;
  /** Number of the own recommendation before the page; behind one that is not the person's there is nothing. */
  after: string | null;
  /** Null: newest first, whatever their group. Otherwise groups, and in the first of them what is older than that id. */
  groups: readonly RecommendationGroup[] | null;
  beforeId: number | null;
}

/** Of the recommendation `n`, its own reward `w` and the account `a`. */
export const groupCase = ({ needsCustomerNumber }: Needs): RawBuilder<RecommendationGroup> => sql`case
  when n.status in ('paid', 'expired', 'cancelled') then 'done'
  when n.status <> 'released' or w.id is null then 'underWay'
  when w.status in ('paidOut', 'expired', 'cancelled') or (w.status = 'collected' and w.premium_kind = 'voucher') then 'done'
  when a.status <> 'locked'
    and (w.status = 'ready' or (w.status = 'open' and ${needsCustomerNumber} and a.customer_number is null))
    and not exists (select from reward_hold h
      where h.reward_id = w.id and h.lifted_at is null and h.kind = any(${[...pickupHolds]}::text[]))
    and not exists (select from orders held
      where held.id = w.order_id and held.cancel_reported_at is not null and held.status in ('released', 'billed')) then 'toDo'
  else 'underWay' end`;

const withReward = sql`recommendation n join account a on a.id = n.account_id
  left join lateral (
    select * from reward where recommendation_id = n.id and account_id = n.account_id order by id desc limit 1) w on true`;

export function pageIds(page: PageIds & Needs): RawBuilder<{ id: number }> {
  const { accountId, after, max } = page;
  if (page.groups) return idsByGroup({ ...page, groups: page.groups });
  const before =
    after === null
      ? sql``
      : sql`and id < coalesce((select id from recommendation where number = ${after} and account_id = ${accountId}), 0)`;
  return sql`select id from recommendation where account_id = ${accountId} ${before} order by id desc limit ${max}`;
}

function idsByGroup(page: PageIds & Needs & { groups: readonly RecommendationGroup[] }): RawBuilder<{ id: number }> {
  const { accountId, max, beforeId } = page;
  const parts = page.groups.flatMap((group, place) => {
    const before = place === 0 && beforeId !== null ? sql`and n.id < ${beforeId}` : sql``;
    return statusesOf[group].map((status) => {
      const isReleased = status === 'released';
      return sql`(select n.id, ${sql.lit(place)} as place from ${isReleased ? withReward : sql`recommendation n`}
        where n.account_id = ${accountId} and n.status = ${sql.lit(status)} ${before}
          ${isReleased ? sql`and ${groupCase(page)} = ${sql.lit(group)}` : sql``}
        order by n.id desc limit ${max})`;
    });
  });
  return sql`select id from (${sql.join(parts, sql` union all `)}) grouped order by place, id desc limit ${max}`;
}

/** Where an own recommendation stands; null of a foreign one. */
export async function findPlace(
  db: Db,
  { accountId, number, ...needs }: Needs & { accountId: number; number: string },
): Promise<{ id: number; group: RecommendationGroup } | null> {
  const { rows } = await sql<{ id: number; group: RecommendationGroup }>`
    select n.id, ${groupCase(needs)} as "group" from ${withReward}
    where n.number = ${number} and n.account_id = ${accountId}`.execute(db);
  return rows[0] ?? null;
}
