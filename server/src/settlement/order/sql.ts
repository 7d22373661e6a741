import { sql } from 'kysely';
import type { BatchKey } from '#platform/database/batches.ts';
import type { Db } from '#platform/database/db.ts';

interface LinkKey {
  id: number;
  number: string;
  /** The recommendation itself where it is no follow-up. */
  rootId: number;
}

const links = (db: Db) => db.selectFrom('recommendation').select(['id', 'number', 'root_id as rootId']);

export const findLink = (db: Db, by: { number: string } | { id: number }): Promise<LinkKey | undefined> =>
  ('id' in by ? links(db).where('id', '=', by.id) : links(db).where('number', '=', by.number)).executeTakeFirst();

/** Recipients of a family, the latest first, by e-mail: where somebody ordered twice, the number that counts now. */
export const findPersonByEmail = (db: Db, rootId: number, email: string) =>
  persons(db, rootId).where('recipient.email', '=', email).orderBy('recipient.id', 'desc').limit(1).executeTakeFirst();

/** Recipients of a family who have not ordered: two tell that it is not the only one. */
export const listPersonsWithoutOrder = (db: Db, rootId: number) =>
  persons(db, rootId)
    .where('recommendation.status', 'in', ['open', 'ok', 'expired'])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('orders')
            .select('orders.id')
            .whereRef('orders.recommendation_id', '=', 'recommendation.id')
            .where('orders.status', '<>', 'rejected'),
        ),
      ),
    )
    .orderBy('recipient.id')
    .limit(2)
    .execute();

const persons = (db: Db, rootId: number) =>
  db
    .selectFrom('recipient')
    .innerJoin('recommendation', 'recommendation.id', 'recipient.recommendation_id')
    .select(['recipient.id', 'recommendation.id as recommendationId'])
    .where('recommendation.root_id', '=', rootId)
    .where('recipient.status', '<>', 'deleted');

/** Orders without an obstacle to their release (`obstacleToRelease`) that no hand has touched, by id after the last one. */
export const listReleasable = (
  db: Db,
  {
    day,
    withAgency,
    withoutAgency,
    after,
    max,
  }: BatchKey & { day: string; withAgency: boolean; withoutAgency: boolean },
) =>
  db
    .selectFrom('orders')
    .innerJoin('recipient', 'recipient.id', 'orders.recipient_id')
    .innerJoin('recommendation', 'recommendation.id', 'orders.recommendation_id')
    .select(['orders.id', 'orders.number'])
    .where('orders.status', '=', 'confirmed')
    .where('orders.releasable_on', '<=', day)
    .where('orders.by_hand', '=', false)
    .where('recipient.status', '=', 'confirmed')
    .where('recommendation.status', '=', 'ok')
    .$if(!withAgency, (query) => query.where('orders.agency_number', 'is', null))
    .$if(!withoutAgency, (query) => query.where('orders.agency_number', 'is not', null))
    .where('orders.id', '>', after)
    .orderBy('orders.id')
    .limit(max)
    .execute();

/** Open recommendations whose last day is over and to whom nobody came (E6), locked. */
export const lockUnused = (db: Db, day: string, max: number) =>
  db
    .selectFrom('recommendation')
    .select(['recommendation.id', 'recommendation.status'])
    .where('recommendation.status', '=', 'open')
    .where('recommendation.valid_until', '<', day)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('recipient')
            .select('recipient.id')
            .whereRef('recipient.recommendation_id', '=', 'recommendation.id')
            .where('recipient.status', '<>', 'deleted'),
        ),
      ),
    )
    .orderBy('recommendation.valid_until')
    .orderBy('recommendation.id')
    .limit(max)
    .forUpdate()
    .skipLocked()
    .$narrowType<{ status: 'open' }>()
    .execute();

/** Recommendations confirmed before a moment that never got an order (E10), by id after the last one. */
export const listLapsed = (db: Db, { before, after, max }: BatchKey & { before: Date }) =>
  db
    .selectFrom('recommendation')
    .innerJoin('recipient', 'recipient.recommendation_id', 'recommendation.id')
    .select('recommendation.id')
    .where('recommendation.status', '=', 'ok')
    .where('recipient.confirmed_at', '<', before)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('orders')
            .select('orders.id')
            .whereRef('orders.recommendation_id', '=', 'recommendation.id')
            .where('orders.status', '<>', 'rejected'),
        ),
      ),
    )
    .where('recommendation.id', '>', after)
    .orderBy('recommendation.id')
    .limit(max)
    .execute();

/** Whether a reward of a recommender waits for a customer number, also while a cancellation is in question. */
export const waitsForNumber = async (db: Db, accountId: number): Promise<boolean> =>
  (await db
    .selectFrom('reward')
    .innerJoin('orders', 'orders.id', 'reward.order_id')
    .select('reward.id')
    .where('reward.account_id', '=', accountId)
    .where('reward.status', '=', 'open')
    .where('orders.status', 'in', ['released', 'billed'])
    .limit(1)
    .executeTakeFirst()) !== undefined;

export interface WaitingPage extends BatchKey {
  needsNumber: boolean;
  /** Everybody's without it. */
  accountIds?: readonly number[];
}
export type WaitingReward = Awaited<ReturnType<typeof listWaitingForNumber>>[number];

/**
 * Rewards of recommenders that waited for a customer number when their order was released (P2), by id after the last
 * one; not while a cancellation is in question (A8), because nobody could collect them.
 */
export const listWaitingForNumber = (db: Db, { needsNumber, accountIds, after, max }: WaitingPage) =>
  db
    .selectFrom('reward')
    .innerJoin('orders', 'orders.id', 'reward.order_id')
    .innerJoin('account', 'account.id', 'reward.account_id')
    .leftJoin('customer_number', 'customer_number.number', 'account.customer_number')
    .select(['reward.id', 'reward.order_id as orderId', 'reward.recommendation_id as recommendationId'])
    .where('reward.status', '=', 'open')
    .where('orders.status', 'in', ['released', 'billed'])
    .where('orders.cancel_reported_at', 'is', null)
    .$if(needsNumber, (query) => query.where('customer_number.valid', '=', true))
    .$if(accountIds !== undefined, (query) =>
      query.where(sql<boolean>`reward.account_id = any(${[...(accountIds ?? [])]}::bigint[])`),
    )
    .where('reward.id', '>', after)
    .orderBy('reward.id')
    .limit(max)
    .$narrowType<{ orderId: number }>()
    .execute();

/** Who has any of them, for questions of `whoHas`. */
export const unusedRow = (day: string) => sql`
  select true from recommendation r where r.mandant_id = m.id and r.status = 'open' and r.valid_until < ${day}
    and not exists (
      select from recipient c where c.mandant_id = r.mandant_id and c.recommendation_id = r.id and c.status <> 'deleted')`;

/** `m.low`: so many days an order may take. */
export const lapsedRow = (now: Date) => sql`
  select true from recommendation r join recipient c on c.mandant_id = r.mandant_id and c.recommendation_id = r.id
  where r.mandant_id = m.id and r.status = 'ok' and c.confirmed_at < ${now}::timestamptz - make_interval(hours => 24 * m.low)
    and not exists (
      select from orders o where o.mandant_id = r.mandant_id and o.recommendation_id = r.id and o.status <> 'rejected')`;

export const releasableRow = (day: string) => sql`
  select true from orders o
  where o.mandant_id = m.id and o.status = 'confirmed' and o.releasable_on <= ${day} and not o.by_hand`;

/** `m.low`: 1 where a number of a customer is needed. */
export const waitingForNumberRow = () => sql`
  select true from reward w join orders o on o.mandant_id = w.mandant_id and o.id = w.order_id
  where w.mandant_id = m.id and w.status = 'open' and o.status in ('released', 'billed') and o.cancel_reported_at is null
    and (m.low = 0 or (
      select true from account a join customer_number n on n.mandant_id = a.mandant_id and n.number = a.customer_number
      where a.mandant_id = w.mandant_id and a.id = w.account_id and n.valid limit 1))`;
